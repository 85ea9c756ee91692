/// What was last done to an app, as it reads in the test, and how long the app took over it.
struct InputHistory: Sendable {
    /// How many inputs are remembered.
    private static let limit = 4

    private struct Input {
        var text: String
        /// What is to be read instead once it turns out to have gone to a secure field.
        var secret: String
        var hint: SecretHint?
        var count = 1
    }

    private var inputs: [Input] = []
    private var isCut = false
    private var last: ContinuousClock.Instant?

    /// How long after the last input the app had settled; nil where it has not since.
    private(set) var settledAfter: Duration?

    /// When the last input was sent, if the app has not settled since.
    var unsettledSince: ContinuousClock.Instant? { settledAfter == nil ? last : nil }

    mutating func note(_ input: String) { note(InputWords(input), isSecret: false) }

    /// - Parameter isContinued: whether the words are those of the input before with something more.
    mutating func note(_ words: InputWords, isSecret: Bool, isContinued: Bool = false) {
        let input = Input(
            text: isSecret ? words.secret : words.open, secret: words.secret, hint: isSecret ? nil : words.hint)
        if isContinued, let last = inputs.indices.last {
            inputs[last].count -= 1
            if inputs[last].count == 0 { inputs.removeLast() }
        }
        if let last = inputs.indices.last, inputs[last].text == input.text {
            inputs[last].count += 1
            inputs[last].hint = input.hint
        } else {
            inputs.append(input)
        }
        if inputs.count > Self.limit {
            inputs.removeFirst()
            isCut = true
        }
        last = .now
        settledAfter = nil
        hasTurnedOutSecret = false
    }

    /// What may show that the last input has gone to a secure field; nil: nothing can.
    var hint: SecretHint? { inputs.last?.hint }

    /// Whether the last input has turned out to have gone to a secure field in part.
    private(set) var hasTurnedOutSecret = false

    /// Notes that the last input has gone to a secure field in part.
    mutating func noteSecret() {
        guard let last = inputs.indices.last else { return }
        inputs[last].text = inputs[last].secret
        inputs[last].hint = nil
        hasTurnedOutSecret = true
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
