import LunchElements
import LunchProcess

/// The words of apps that do not run, and of what is left of them.
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
            An app ends with its test, and another test sees nothing of it. Launch it in each test, or in setUp or init().
            """
        case .endedUnasked(let status, let owner): Self.endedUnasked(failure.app, status, of: owner)
        case .unanswered(let reason):
            """
            \(reason.headline)
            All the same the test was told that an element is not there, or cannot be clicked, and nobody could look.
            """
        case .left(let remnants): ProcessText.left(failure.app, remnants)
        }
    }

    private static func ended(_ name: String, _ status: ExitStatus) -> String {
        "\(name) is not running any more: it \(status).\(status.advice)"
    }

    private static func endedUnasked(_ name: String, _ status: ExitStatus, of owner: (any LaunchOwner)?) -> String {
        let end = ended(name, status)
        guard let known = status.asTestsSayIt else { return end }
        let asked = "try app.waitForExit()"
        let expectation = owner?.expectation(of: asked, toBe: known) ?? "#expect(\(asked) == \(known))"
        return """
            \(end)
            The test did not expect that. If it is to end so, say it in the test: \(expectation).
            """
    }
}

extension ExitStatus {
    /// The possible cause of an end that is not the app's own doing, on a line of its own; empty if it is.
    var advice: String {
        guard case .unguarded = self else { return "" }
        return "\nThe app did nothing wrong. Does something kill processes by name, or is the machine short of memory?"
    }

    /// The status as a test would write it; nil if nobody knows how the program ended.
    fileprivate var asTestsSayIt: String? {
        switch self {
        case .exited(let code): ".exitCode(\(code))"
        case .signalled(let number): ".signal(\(number))"
        case .unguarded, .unended: nil
        }
    }
}

extension TestApplications {
    /// The reason why a `TUIApplication` that was not launched is none of these.
    fileprivate var words: String {
        if candidates.count > 1 {
            return """
                This TUIApplication was not launched itself, and the test has launched \(candidates.count) apps that it could mean:
                \(Self.lines(candidates))
                Use the app that launch() returned, or the one that launch() was called on.
                """
        }
        if !dropped.isEmpty {
            return """
                The app has not been launched. The test did launch this, and nothing referred to it any more, so it has ended:
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
