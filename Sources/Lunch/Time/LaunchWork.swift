/// A named piece of work in an app. Until the work ends, a test waits, and virtual time does not pass.
///
/// `AccessibilityPublisher.begin(_:)` returns a value of this type.
public final class LaunchWork: Sendable {
    /// The name of the work in failure messages, for example `saving`.
    public let name: String

    private let clock: LaunchClock?
    private let number: Int

    /// - Parameter clock: the clock that waits for the work; nil if no test does.
    init(_ name: String, clock: LaunchClock?, countsJobs: Bool = false) {
        self.name = name
        self.clock = clock
        number = clock?.begin(name, countsJobs: countsJobs) ?? 0
    }

    deinit { end() }

    /// Ends the work. Call this function only when the app's loop can draw the result, or has drawn it.
    ///
    /// The function may be called on any thread. If a test launched the app, it also calls the function that was passed
    /// as `wake` to the publisher's initializer, if any, so that the loop draws and publishes. A second call has no
    /// effect. The work also ends when the last reference to this object is gone.
    public func end() {
        clock?.change { $0.end(number) }
    }

    func executor(_ run: @escaping WorkExecutor.Runner) -> WorkExecutor? {
        clock.map { WorkExecutor(work: number, clock: $0, run: run) }
    }
}
