import LunchProcess
import LunchWire

/// The words of why an app has not settled.
enum UnsettledText {
    static func unsettled(
        _ name: String, reasons: [UnsettledReason], modes: InputModes?, _ standstill: Standstill,
        after timeout: Duration
    ) -> String {
        let text =
            "\(name) did not settle within \(FailureText.words(timeout)): \(list(reasons))." + standstill.account
        if standstill.isForced { return text }
        if modes?.contains(.canonical) == true {
            return text + "\nIts terminal hands on whole lines only: the app is not in raw mode (cfmakeraw(3))."
        }
        if reasons.contains(where: \.isUnhandled) {
            return text + """

                An app acknowledges with publish(_:drawing:through:), after each read and each new size, also where \
                nothing changed, and with the mark of the last receive(_:). Is it stuck, or is the mark an old one?
                """
        }
        if reasons.contains(where: { if case .arrears = $0 { true } else { false } }) {
            return text + "\n\(VirtualTimeText.advice)"
        }
        return text
            + "\nIt says so itself, with AccessibilityTree.busy, or with work that it has begun and not ended."
    }

    /// All reasons in one sentence.
    static func list(_ reasons: [UnsettledReason]) -> String { reasons.map(words).joined(separator: "; ") }

    private static func words(_ reason: UnsettledReason) -> String {
        switch reason {
        case .unacknowledged(let count, let sent): "it has not acknowledged \(count) of the \(sent) bytes sent to it"
        case .drawn(let size, let terminal): "it has drawn for \(size), and the terminal is \(terminal)"
        case .busy(let names): "it is busy: \(names.map(\.visible).joined(separator: ", "))"
        case .arrears(let arrears): VirtualTimeText.reason(arrears)
        case .timers(let count): "\(count) of its timers \(count == 1 ? "is" : "are") due later"
        }
    }
}
