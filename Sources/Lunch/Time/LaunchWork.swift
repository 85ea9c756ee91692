/// Work of an app. A test waits until the work ends, and virtual time stands still until then.
public final class LaunchWork: Sendable {
    /// The name of the work in failures, for example `saving`.
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

    /// Ends the work; call this function once the app's loop can see the result.
    ///
    /// The function may be called on any thread; a second call has no effect.
    public func end() {
        clock?.change { $0.end(number) }
    }

    func executor(_ run: @escaping WorkExecutor.Runner) -> WorkExecutor? {
        clock.map { WorkExecutor(work: number, clock: $0, run: run) }
    }
}
