import LunchElements
import LunchProcess
import LunchWire

/// The words of a launch whose process runs or ran, but that does not show what was asked for.
struct LaunchOutcomeText {
    let name: String
    let screen: String?
    let timeout: Duration

    private var opening: String {
        screen.map { "\(name) did not open on the screen \"\($0)\"" } ?? "\(name) did not open"
    }

    func refused(_ reason: String, _ status: ExitStatus?) -> String {
        "\(opening)\(status.map { " and \($0)" } ?? "").\n\(reason.visibleLines)"
    }

    func ended(_ status: ExitStatus) -> String { "\(opening): it \(status).\(FailureText.advice(on: status))" }

    func otherScreen(_ shown: String) -> String {
        """
        \(opening): it says that it shows \(shown.isEmpty ? "none that has a name" : ShownText.quoted(shown)).
        Is what Launcher(with:).launch() returns the first screen that the app shows?
        """
    }

    func late(_ reasons: [UnsettledReason], hasGreeted: Bool, _ standstill: Standstill) -> String {
        let limit = FailureText.words(timeout)
        let account = standstill.account
        guard reasons.isEmpty else {
            return "\(opening) within \(limit): \(UnsettledText.list(reasons)).\(account)"
        }
        if hasGreeted {
            return """
                \(opening): it called Launcher(with:).launch(), but published no elements within \(limit).\(account)
                What draws the app is to call publish(_:drawing:through:) of its AccessibilityPublisher after each frame.
                """
        }
        guard screen != nil else { return "\(opening): it was never quiet within \(limit).\(account)" }
        let text = "\(opening): it acknowledged nothing within \(limit).\(account)"
        if standstill.isForced { return text }
        guard standstill.mayBeIdle else {
            return text + "\nAn app calls Launcher(with:).launch() before it draws: what does it do before that?"
        }
        return text + """

            Does it use Lunch at all? An app does so by calling Launcher(with:).launch() before it draws. A release build \
            ignores the launch keys, unless it opts in: is this one built for release?
            """
    }
}
