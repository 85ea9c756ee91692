import LunchCommands
import LunchDriver
@_spi(Lunch) import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A listener that counts the launches of a test process, and reports them at its end if its environment requests that.
package enum LaunchSummary {
    /// The variable of the tester's environment that asks for the summary.
    static let variable = "LUNCH_SUMMARY"

    private struct Launches {
        var count = 0
        var time = Duration.zero
    }

    private static let launches = Lock(Launches())

    /// The listener that counts; nil if the environment does not ask for the summary.
    private static let listener: TUIEventListener? = {
        guard ProcessInfo.processInfo.environment[variable] == "1" else { return nil }
        ProcessEnd.run { LaunchSummary.tell() }
        return TUIEvents.addListener { hear($0) }
    }()

    /// Listens to launches from now on, if the environment asks for the summary.
    package static func listen() { _ = listener }

    /// Counts a launch that is over, whatever came of it.
    private static func hear(_ event: TUIEvent) {
        guard let action = event.step?.command?.action, case .launch = action, case .ended(let outcome) = event.kind
        else { return }
        launches.withLock {
            $0.count += 1
            $0.time += outcome.duration
        }
    }

    private static func tell() {
        StandardError.write(launches.withLock { text($0.count, $0.time) })
    }

    static func text(_ count: Int, _ time: Duration) -> String {
        let milliseconds = (time / .milliseconds(1) / Double(max(1, count)) * 10).rounded() / 10
        return "Lunch: \(count) \(count == 1 ? "launch" : "launches"), each \(milliseconds) ms on average.\n"
    }
}
