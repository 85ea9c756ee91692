import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Counts the launches of a test process, and tells them at its end where its environment asks for that.
enum LaunchSummary {
    /// The variable of the tester's environment that asks for the summary.
    static let variable = "LUNCH_SUMMARY"

    private struct Launches {
        var count = 0
        var time = Duration.zero
    }

    private static let launches = Lock(Launches())

    /// Registers what is told at the end, once.
    private static let isWanted: Bool = {
        guard ProcessInfo.processInfo.environment[variable] == "1" else { return false }
        ProcessEnd.run { LaunchSummary.tell() }
        return true
    }()

    /// Notes a launch, whatever came of it.
    static func add(_ duration: Duration) {
        guard isWanted else { return }
        launches.withLock {
            $0.count += 1
            $0.time += duration
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
