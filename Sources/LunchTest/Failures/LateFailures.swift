import LunchDriver
import LunchTrace
@_spi(Lunch) import LunchWire

/// Failures that come when no test library takes any: after the last line of a case, or at the end of the process.
///
/// They are reported on standard error, and the process ends with a status other than 0, whatever the library's result is.
enum LateFailures {
    private static let count = Lock(0)

    static func add(_ failure: TUIFailure, of test: TUITest? = nil) {
        count.withLock { $0 += 1 }
        FailureReporter.tell(failure, by: test?.name)
        RunLog.shared.failed(test, failure.message, at: failure.place)
    }

    /// Looks at the end of the process after the apps that have not been ended, and at what has come too late.
    static func watch() {
        ProcessEnd.run { LateFailures.finish() }
    }

    private static func finish() {
        FailureReporter.install(owner: { nil }, handler: { failure, _ in add(failure) })
        RunningApplications.end(allBut: [])
        if count.withLock({ $0 }) > 0 { ProcessEnd.leave(1) }
    }
}
