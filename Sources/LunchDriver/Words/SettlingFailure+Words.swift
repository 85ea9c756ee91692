import LunchCommands
import LunchElements
import LunchProcess
import LunchWire

/// The words of apps that do not settle, so that their screens are unknown.
extension SettlingFailure {
    func words(_ failure: TUIFailure) -> String {
        switch self {
        case .unsettled(let reasons, let modes, let standstill, let time, let isKnown):
            Self.unsettled(failure.app, reasons, modes, standstill, time, isKnown)
        case .neverRested(let standstill, let output, let time, let isKnown):
            standstill.shortage.map { ShortageText.blindness(failure.app, $0) } ?? """
                \(failure.app) never rested within \(DurationText.words(time)).\(isKnown ? Self.notAgain : "")\
                \(standstill.words)
                It has written \(output.bytes) bytes in \(DurationText.words(output.time)). Lunch reads a screen only while the \
                program rests. To wait for a certain screen: try app.waitForFrame { … }\(Self.advice(standstill))
                """
        case .notListening:
            """
            \(failure.app) can't receive messages now: its terminal echoes input, or passes on whole lines only.
            The app is not in raw mode (cfmakeraw(3)). Has it handed its terminal to another program?
            """
        }
    }

    /// The way to leave out a program that another one has started and that does not rest, as a line after another.
    private static func advice(_ standstill: Standstill) -> String {
        let rest = standstill.processes.dropFirst()
        guard let first = standstill.processes.first, first.activity != .runs,
            let helper = rest.first(where: { $0.activity == .runs })
        else { return "" }
        let name = ShownText.quoted(helper.name)
        return """

            If the screen does not depend on process \(helper.identifier) (\(helper.name.visible)), leave it out: configuration.ignoredPrograms = [\(name)].
            """
    }

    /// The reason why Lunch did not wait for the app, as a line after another.
    private static let notAgain = "\nLunch did not wait again: nothing has been sent to the app since."

    private static func unsettled(
        _ name: String, _ reasons: [UnsettledReason], _ modes: InputModes?, _ standstill: Standstill, _ time: Duration?,
        _ isKnown: Bool
    ) -> String {
        let limit =
            time.map { "did not settle within \(DurationText.words($0))" } ?? "waits for input, and will not settle"
        let text =
            "\(name) \(limit): \(UnsettledReason.words(reasons)).\(isKnown ? notAgain : "")\(standstill.words)"
        if standstill.isForced { return text }
        if time == nil, let advice = UnsettledReason.adviceOnSize(reasons, standstill) { return "\(text)\n\(advice)" }
        if case .success(let threads)? = standstill.threads, !threads.isEmpty {
            let isRunning = standstill.processes.first?.activity == .runs
            return text + "\nIs this an endless loop\(isRunning ? "" : ", or a wait that never ends")?"
        }
        if modes?.contains(.canonical) == true {
            return text + "\nIts terminal passes on whole lines only: the app is not in raw mode (cfmakeraw(3))."
        }
        if reasons.contains(where: \.isUnhandled) {
            return text + """

                An app acknowledges input with publish(_:drawing:through:) after each read and each new size, even if nothing \
                changed, and with the mark of the last receive(_:). Is the app stuck, or does it publish an old mark?
                """
        }
        if reasons.contains(where: { if case .arrears = $0 { true } else { false } }) {
            return text + "\n\(ClockFailure.advice)"
        }
        return text
            + "\nThe app reports this itself, with AccessibilityTree.busy or with work that it has begun and not ended."
    }
}

extension UnsettledReason {
    /// All reasons in one sentence.
    static func words(_ reasons: [UnsettledReason]) -> String { reasons.map(\.words).joined(separator: "; ") }

    /// The likely reason why an app that rests has drawn for another size than the terminal's; nil if it didn't settle for other reasons.
    static func adviceOnSize(_ reasons: [UnsettledReason], _ standstill: Standstill) -> String? {
        guard reasons.allSatisfy({ if case .drawn = $0 { true } else { false } }) else { return nil }
        if standstill.hearsOfSize == false {
            return """
                It does not handle SIGWINCH, the signal of a new size: an app must catch it, ask for the size, draw and publish.
                """
        }
        return """
            An app must draw for the size of its terminal, and publish that size with its tree. Does it limit the size, or keep \
            the size that it started with?
            """
    }

    private var words: String {
        switch self {
        case .unacknowledged(1, 1): "it has not acknowledged the byte that was sent to it"
        case .unacknowledged(let count, let sent): "it has not acknowledged \(count) of the \(sent) bytes sent to it"
        case .perhapsLost:
            "the terminal may have dropped it, and an app that takes no messages can't learn that"
        case .drawn(let size, let terminal): "it has drawn for \(size), and the terminal is \(terminal)"
        case .busy(let names): "it is busy: \(names.map(\.visible).joined(separator: ", "))"
        case .arrears(let arrears): ClockFailure.reason(arrears)
        case .unread(let size): "its last message, of \(max(1, size >> 10)) KiB, is still being read"
        case .timers(let count): "\(count) of its timers \(count == 1 ? "is" : "are") due later"
        }
    }
}
