/// What was last done to an app, as it reads in the test, and how long the app took over it.
struct InputHistory: Sendable {
    /// How many inputs are remembered.
    private static let limit = 4

    private var inputs: [(text: String, count: Int)] = []
    private var isCut = false
    private var last: ContinuousClock.Instant?

    /// How long after the last input the app had settled; nil where it has not since.
    private(set) var settledAfter: Duration?

    /// When the last input was sent, if the app has not settled since.
    var unsettledSince: ContinuousClock.Instant? { settledAfter == nil ? last : nil }

    mutating func note(_ input: String) {
        if let previous = inputs.last, previous.text == input {
            inputs[inputs.count - 1].count += 1
        } else {
            inputs.append((input, 1))
        }
        if inputs.count > Self.limit {
            inputs.removeFirst()
            isCut = true
        }
        last = .now
        settledAfter = nil
    }

    mutating func noteSettled() {
        if let last, settledAfter == nil { settledAfter = .now - last }
    }

    /// The inputs in one line; nil where there were none.
    var text: String? {
        guard !inputs.isEmpty else { return nil }
        let texts = inputs.map { $0.count == 1 ? $0.text : "\($0.text) \($0.count) times" }
        let time = settledAfter.map { "; settled \(FailureText.fineWords($0)) later" } ?? "; not settled since"
        return "Sent last: \(isCut ? "… " : "")\(texts.joined(separator: ", "))\(time)."
    }
}
