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

    /// How long after the last input the app had settled; nil where it has not since.
    private(set) var settledAfter: Duration?

    /// An input as it is told to who hears of it.
    struct Sent: Sendable {
        var text: String
        fileprivate var secret: String
        fileprivate var mayTurnOutSecret: Bool
        let time: ContinuousClock.Instant
    }

    /// Whether somebody hears of what is sent.
    var isHeard = false

    /// What was sent and nobody has been told of yet.
    private var sent: [Sent] = []

    /// When the last input was sent, if the app has not settled since.
    var unsettledSince: ContinuousClock.Instant? { settledAfter == nil ? last : nil }

    mutating func note(_ input: String) { note(InputWords(input), isSecret: false) }

    /// - Parameter isContinued: whether the words are those of the input before with something more.
    mutating func note(_ words: InputWords, isSecret: Bool, isContinued: Bool = false) {
        let input = Input(
            text: isSecret ? words.secret : words.open, secret: words.secret, hint: isSecret ? nil : words.hint)
        if isHeard {
            if isContinued, !sent.isEmpty { sent.removeLast() }
            sent.append(
                Sent(text: input.text, secret: input.secret, mayTurnOutSecret: input.hint != nil, time: .now))
        }
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
        if let last = sent.indices.last { sent[last].text = sent[last].secret }
    }

    mutating func noteSettled() {
        if let last, settledAfter == nil { settledAfter = .now - last }
    }

    /// What was sent and nobody has been told of yet, once.
    ///
    /// - Parameter isSettled: whether the app has settled since, so that all is known of what is secret.
    mutating func takeSent(isSettled: Bool) -> [Sent] {
        guard !isSettled, let last = sent.last, last.mayTurnOutSecret else {
            defer { sent = [] }
            return sent
        }
        defer { sent = [last] }
        return sent.dropLast()
    }
}
