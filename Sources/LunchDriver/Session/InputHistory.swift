/// What was last done to an app, as it reads in the test, and how long the app took over it.
struct InputHistory: Sendable {
    /// How many inputs are remembered.
    private static let limit = 4

    /// One input, or the same several times in a row.
    struct Input {
        var text: String
        /// What is to be read instead once it turns out to have gone to a secure field.
        var secret: String
        var hint: SecretHint?
        var count = 1
    }

    private(set) var inputs: [Input] = []
    /// Whether there were more than are remembered.
    private(set) var isCut = false
    private var last: ContinuousClock.Instant?

    /// The input that is just being sent; whether it may be read nobody knows before.
    private var pending: (words: InputWords, isSecret: Bool, isContinued: Bool)?

    /// How long after the last input the app had settled; nil where it has not since.
    private(set) var settledAfter: Duration?

    /// When the last input was sent, if the app has not settled since.
    var unsettledSince: ContinuousClock.Instant? { settledAfter == nil ? last : nil }

    /// Notes something that is no secret.
    mutating func note(_ input: String) {
        begin(InputWords(input), isSecret: false)
        finish(isHidden: false)
    }

    /// Notes an input that is about to be sent; it is not to be read before `finish(isHidden:)`.
    ///
    /// - Parameter isContinued: whether the words are those of the input before with something more.
    mutating func begin(_ words: InputWords, isSecret: Bool, isContinued: Bool = false) {
        pending = (words, isSecret, isContinued)
        last = .now
        settledAfter = nil
        hasTurnedOutSecret = false
    }

    /// Notes how the input that was begun is to be read, once it was sent.
    mutating func finish(isHidden: Bool) {
        guard let (words, wasSecret, isContinued) = pending else { return }
        pending = nil
        let isSecret = wasSecret || isHidden
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
    }

    /// What may show that the last input has gone to a secure field; nil: nothing can.
    var hint: SecretHint? {
        guard let pending else { return inputs.last?.hint }
        return pending.isSecret ? nil : pending.words.hint
    }

    /// Whether the last input has turned out to have gone to a secure field in part.
    private(set) var hasTurnedOutSecret = false

    /// Notes that the last input has gone to a secure field in part.
    mutating func noteSecret() {
        hasTurnedOutSecret = true
        guard pending == nil else {
            pending?.isSecret = true
            return
        }
        guard let last = inputs.indices.last else { return }
        inputs[last].text = inputs[last].secret
        inputs[last].hint = nil
    }

    mutating func noteSettled() {
        if let last, settledAfter == nil { settledAfter = .now - last }
    }
}
