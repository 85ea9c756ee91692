import LunchCommands
import LunchWire

/// The last inputs of an app, and the time that the app took over them.
struct InputHistory: Sendable {
    /// The number of inputs that are remembered.
    private static let limit = 4

    /// One input, or the same several times in a row.
    struct Input {
        fileprivate var value: InputValue
        /// True if it was sent without echo.
        fileprivate var isSecret: Bool
        fileprivate(set) var count = 1

        fileprivate var action: TUICommand.Action { isSecret ? value.secret : value.open }

        /// The input as it reads in the test.
        var text: String { action.inputWords(at: value.cell) }

        /// The hint that may show later that it went to a secure field; nil once that is known.
        fileprivate var hint: SecretHint? { isSecret ? nil : value.hint }
    }

    private(set) var inputs: [Input] = []
    /// True if there were more than are remembered.
    private(set) var isCut = false
    private var last: ContinuousClock.Instant?

    /// The input that is just being sent; whether it may be shown is unknown before.
    private var pending: (value: InputValue, bytes: [UInt8], isSecret: Bool, isContinued: Bool)?

    /// The time after the last input at which the app had settled; nil if it has not since.
    private(set) var settledAfter: Duration?

    /// Input that must not be shown.
    struct Hidden: Sendable, Equatable {
        let bytes: [UInt8]
        /// True if the input before was hidden as well.
        let continues: Bool
    }

    /// The hidden input that has not been taken to the secrets of its test.
    private var hidden: [Hidden] = []
    /// The bytes of the last input, which may turn out to be hidden, and whether it and the one before were.
    private var latest: [UInt8] = []
    private var isHidden = false
    private var wasHidden = false

    /// Takes the input that was hidden since the last time.
    mutating func takeHidden() -> [Hidden] {
        defer { hidden = [] }
        return hidden
    }

    /// True if there is any.
    var hasHidden: Bool { !hidden.isEmpty }

    /// True if the app has thrown away what it had not read of the inputs, as it switched echo off.
    private(set) var wasFlushed = false

    /// An input as listeners receive it.
    struct Sent: Sendable {
        fileprivate var input: Input
        /// The cell at which the mouse was used; nil if it was not.
        var cell: CellPoint? { input.value.cell }
        /// The input, without its secret parts.
        var action: TUICommand.Action { input.action }
        fileprivate var mayTurnOutSecret: Bool
        /// When it was sent; of a text that is sent part by part, when the first part was.
        let time: ContinuousClock.Instant

        /// The bytes that were sent, including secret ones; empty if the input was not a person's.
        var bytes: [UInt8] = []

        /// True if any of it is secret.
        var isSecret = false

        fileprivate mutating func hide() {
            input.isSecret = true
            isSecret = true
            mayTurnOutSecret = false
        }
    }

    /// True if a listener hears of input.
    var isHeard = false

    /// The inputs that have not been delivered yet.
    private var sent: [Sent] = []

    /// When the last input was sent, if the app has not settled since.
    var unsettledSince: ContinuousClock.Instant? { settledAfter == nil ? last : nil }

    /// Notes something that is not a secret.
    mutating func note(_ action: TUICommand.Action) {
        begin(InputValue(action), isSecret: false)
        finish(isHidden: false)
    }

    /// Notes an input that is about to be sent; it is not to be read before `finish(isHidden:)`.
    ///
    /// - Parameter isContinued: true if the value is that of the input before with something more.
    mutating func begin(_ value: InputValue, _ bytes: [UInt8] = [], isSecret: Bool, isContinued: Bool = false) {
        pending = (value, isHeard ? bytes : [], isSecret, isContinued)
        (latest, wasHidden, isHidden) = (bytes, isHidden, false)
        last = .now
        settledAfter = nil
        wasFlushed = false
        hasTurnedOutSecret = false
    }

    /// Notes how the input that was begun must be read, once it was sent.
    mutating func finish(isHidden: Bool) {
        guard let (value, bytes, wasSecret, isContinued) = pending else { return }
        pending = nil
        let isSecret = wasSecret || isHidden
        if isSecret { hide() }
        let input = Input(value: value, isSecret: isSecret)
        if isHeard {
            let before = isContinued ? sent.popLast() : nil
            sent.append(
                Sent(
                    input: input, mayTurnOutSecret: input.hint != nil, time: before?.time ?? last ?? .now,
                    bytes: (before?.bytes ?? []) + bytes, isSecret: isSecret || before?.isSecret == true))
        }
        if isContinued, let last = inputs.indices.last {
            inputs[last].count -= 1
            if inputs[last].count == 0 { inputs.removeLast() }
        }
        if let last = inputs.indices.last, inputs[last].isSame(as: input) {
            inputs[last].count += 1
            inputs[last].value.hint = input.hint
        } else {
            inputs.append(input)
        }
        if inputs.count > Self.limit {
            inputs.removeFirst()
            isCut = true
        }
    }

    /// The hint that the last input may have gone to a secure field; nil if nothing can show it.
    var hint: SecretHint? {
        guard let pending else { return inputs.last?.hint }
        return pending.isSecret ? nil : pending.value.hint
    }

    /// True if the last input has turned out to have gone to a secure field in part.
    private(set) var hasTurnedOutSecret = false

    /// Notes that the last input has gone to a secure field in part.
    mutating func noteSecret() {
        hasTurnedOutSecret = true
        if pending == nil { hide() }
        guard pending == nil else {
            pending?.isSecret = true
            return
        }
        guard let last = inputs.indices.last else { return }
        inputs[last].isSecret = true
        if let last = sent.indices.last { sent[last].hide() }
    }

    private mutating func hide() {
        if !isHidden { hidden.append(Hidden(bytes: latest, continues: wasHidden)) }
        isHidden = true
    }

    /// Notes that the app has thrown away what it had not read, as it switched echo off.
    mutating func noteFlush() { wasFlushed = last != nil }

    mutating func noteSettled() {
        if let last, settledAfter == nil { settledAfter = .now - last }
    }

    /// The inputs from before the app settled last that have not been delivered yet, once: their secrets are known.
    ///
    /// - Parameter step: when the current step began. What is sent in a step may be sent in parts.
    mutating func takeSettled(before step: ContinuousClock.Instant) -> [Sent] {
        let settled = sent.prefix { $0.time < step }
        sent.removeFirst(settled.count)
        return Array(settled)
    }

    /// The inputs up to the end of a step that have not been delivered yet, once, except those that may turn out to be secret.
    ///
    /// - Parameter isOver: true if the program has ended, so that it will never be known.
    mutating func takeSent(isOver: Bool) -> [Sent] {
        if isOver {
            for index in sent.indices where sent[index].mayTurnOutSecret { sent[index].hide() }
        }
        let last = isOver ? nil : sent.last.flatMap { $0.mayTurnOutSecret ? $0 : nil }
        defer { sent = last.map { [$0] } ?? [] }
        return last == nil ? sent : sent.dropLast()
    }
}

extension InputHistory.Input {
    /// Returns true if it is the same as another, in the same place.
    fileprivate func isSame(as other: Self) -> Bool { action == other.action && value.cell == other.value.cell }
}
