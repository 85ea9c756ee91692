import LunchElements
import LunchProcess

/// The words of apps that do not run, and of processes that they left.
extension LifeFailure {
    func words(_ failure: TUIFailure) -> String {
        switch self {
        case .notLaunched(let applications): applications.words
        case .ended(let status): Self.ended(failure.app, status)
        case .endedByTest:
            "\(failure.app) is not running any more: the test has ended it. Do this before terminate(), or launch it again."
        case .endedWithTest(let test, let place):
            """
            \(failure.app) is not running any more: it has ended with \(test ?? "the test"), which launched it at \
            \(place.pathAndLine).
            An app ends with its test; other tests can't use it. Launch it in each test, or in setUp or init().
            """
        case .endedUnasked(let status, let owner): Self.endedUnasked(failure.app, status, of: owner)
        case .unanswered(let reason):
            """
            \(reason.headline)
            The test asked whether an element exists or can be clicked, and got false although Lunch couldn't look.
            """
        case .left(let remnants): ProcessText.left(failure.app, remnants)
        }
    }

    private static func ended(_ name: String, _ status: ExitStatus) -> String {
        "\(name) is not running any more: it \(status).\(status.advice)"
    }

    private static func endedUnasked(_ name: String, _ status: ExitStatus, of owner: (any LaunchOwner)?) -> String {
        guard let known = status.asTestsSayIt else { return ended(name, status) }
        let asked = "try app.waitForExit()"
        let expectation = owner?.expectation(of: asked, toBe: known) ?? "#expect(\(asked) == \(known))"
        return """
            \(status.unexpectedly(name)).\(status.advice)
            If the test should allow this, add: \(expectation)
            """
    }
}

extension ExitStatus {
    /// The possible cause of an end that the app did not cause, as a separate line; empty if it did.
    var advice: String {
        guard case .unguarded = self else { return "" }
        return "\nThe app did nothing wrong. Does something kill processes by name, or is the machine short of memory?"
    }

    /// The sentence about an end that the test did not expect.
    fileprivate func unexpectedly(_ name: String) -> String {
        if case .exited(let code) = self { return "\(name) exited unexpectedly with status \(code)" }
        return "\(name) ended unexpectedly: it \(self)"
    }

    /// The status as a test would write it; nil if the way in which the program ended is unknown.
    fileprivate var asTestsSayIt: String? {
        switch self {
        case .exited(let code): ".exitCode(\(code))"
        case .signalled(let number): ".signal(\(number))"
        case .unguarded, .unended: nil
        }
    }
}

extension TestApplications {
    /// The reason why a `TUIApplication` that was not launched represents none of these apps.
    fileprivate var words: String {
        if candidates.count > 1 {
            return """
                This TUIApplication was not launched itself, and the test has launched \(candidates.count) apps that it could refer to:
                \(Self.lines(candidates))
                Use the app that launch() returned, or the one that launch() was called on.
                """
        }
        if !dropped.isEmpty {
            return """
                The app has not been launched. The test launched this app, which ended when nothing referred to it any more:
                \(Self.lines(dropped))
                Keep the app that launch() returned in a variable, or give the suite the trait .lunch: its apps live until the
                end of their test.
                """
        }
        guard !others.isEmpty else { return "The app has not been launched: call launch() first." }
        return """
            The app has not been launched: call launch() first. The test has launched other programs:
            \(Self.lines(others))
            """
    }

    private static func lines(_ entries: [Entry]) -> String {
        entries.map { entry in
            let screen = entry.screen.isEmpty ? "" : ", on the screen \(ShownText.quoted(entry.screen))"
            return "  \(entry.name)\(screen)\(entry.place.map { ", launched at \($0.pathAndLine)" } ?? "")"
        }.joined(separator: "\n")
    }
}
