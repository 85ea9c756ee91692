/// The terminal's answers to the program, until the host takes them.
struct Answers: Sendable {
    private var bytes: [UInt8] = []
    /// Answers dropped because too many waited.
    private(set) var dropped = 0

    /// Adds an answer; the whole of it is dropped when it no longer fits.
    ///
    /// An answer with a control character that affects a shell is dropped too. None is ever made; this is the second lock.
    mutating func append(_ answer: String) {
        let isSafe = answer.utf8.allSatisfy { ($0 >= 0x20 && $0 < 0x7F) || $0 == Byte.escape || $0 == Byte.bell }
        guard isSafe, bytes.count + answer.utf8.count <= Limits.answers else {
            dropped += 1
            return
        }
        bytes.append(contentsOf: answer.utf8)
    }

    /// The number of bytes that wait.
    var count: Int { bytes.count }

    mutating func take() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }
}
