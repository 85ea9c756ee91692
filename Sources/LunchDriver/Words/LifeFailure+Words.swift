import LunchProcess

/// The words of apps that do not run, and of what is left of them.
extension LifeFailure {
    func words(_ failure: TUIFailure) -> String {
        switch self {
        case .notLaunched: "The app has not been launched: call launch() first."
        case .ended(let status): Self.ended(failure.app, status)
        case .endedUnasked(let status): Self.endedUnasked(failure.app, status)
        case .unanswered(let reason):
            """
            The test was told that an element is not there, or cannot be clicked, and nobody could look. \(reason.message)
            """
        case .left(let remnants): ProcessText.left(failure.app, remnants)
        }
    }

    private static func ended(_ name: String, _ status: ExitStatus) -> String {
        "\(name) is not running any more: it \(status).\(status.advice)"
    }

    private static func endedUnasked(_ name: String, _ status: ExitStatus) -> String {
        let end = ended(name, status)
        guard let known = status.asTestsSayIt else { return end }
        return """
            \(end)
            Nothing in the test told of that. If it is to end so, let the test say it: \
            #expect(app.exitStatus == \(known)).
            """
    }
}

extension ExitStatus {
    /// What may be behind an end that is not the app's own doing, on a line of its own; empty where it is.
    var advice: String {
        guard case .unguarded = self else { return "" }
        return "\nThe app did nothing wrong. Does something kill processes by name, or is the machine short of memory?"
    }

    /// How a test would write it; nil where nobody knows how the program ended.
    fileprivate var asTestsSayIt: String? {
        switch self {
        case .exited(let code): ".exitCode(\(code))"
        case .signalled(let number): ".signal(\(number))"
        case .unguarded, .unended: nil
        }
    }
}
