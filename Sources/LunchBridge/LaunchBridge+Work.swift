import Dispatch
public import Lunch
import LunchWire

extension LaunchBridge {
    /// Begins work of the framework, which lasts until `end()` is called on the result; a test waits for the work.
    ///
    /// If the work ends when its result is drawn, call `end()` after the drawing:
    ///
    /// ```swift
    /// let work = bridge.begin("saving")
    /// queue.asyncAfter(deadline: .now() + 1) { list.add(row); work.end() }
    /// ```
    public func begin(_ name: String) -> LaunchWork { publisher.begin(name) }

    /// Begins work that ends when the returned function has run, on any thread and at any time:
    ///
    /// ```swift
    /// framework.after(0.3, bridge.begin("saving") { label.text = "Saved" })
    /// ```
    @MainActor
    public func begin(
        _ name: String, _ action: @escaping @MainActor @Sendable () -> Void
    ) -> @MainActor @Sendable () -> Void {
        let work = begin(name)
        return {
            action()
            work.end()
        }
    }

    /// Runs a function as named work; a test waits until the function has returned and its result has been drawn.
    public func working<Result>(_ name: String, _ body: () async throws -> Result) async rethrows -> Result {
        let work = begin(name)
        defer { work.end() }
        return try await body()
    }

    /// The clock of the app, for code that waits for time. A test that launches the app with a virtual clock advances
    /// it.
    public var clock: LaunchClock { publisher.clock }

    /// Calls a function after a delay, on the thread of the framework; this replaces the timers of a framework.
    ///
    /// A test does not wait for timers; if the clock is virtual, the test advances it to their deadlines. A bridge that
    /// was made without elements has no such thread: the test fails with a message about that.
    public func after(_ delay: Duration, _ action: @escaping @Sendable () -> Void) {
        guard publisher.isActive else {
            let settle = settle
            let time = DispatchTimeInterval.nanoseconds(delay.nanoseconds())
            return DispatchQueue.global().asyncAfter(deadline: .now() + time) { settle(action) }
        }
        side.after(delay, action)
        wake()
    }
}
