/// What the terminal has to say to the program, until the host takes it.
struct Answers: Sendable {
    private var bytes: [UInt8] = []
    /// Answers dropped because too many waited.
    private(set) var dropped = 0

    /// Adds an answer; the whole of it is dropped when it no longer fits.
    mutating func append(_ answer: String) {
        guard bytes.count + answer.utf8.count <= Limits.answers else {
            dropped += 1
            return
        }
        bytes.append(contentsOf: answer.utf8)
    }

    mutating func take() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }
}
