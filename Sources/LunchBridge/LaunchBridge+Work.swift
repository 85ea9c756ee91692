import Dispatch
public import Lunch
import LunchWire

extension LaunchBridge {
    /// Announces work that the framework does later; a test waits for it.
    ///
    /// The work ends when `end()` is called on the returned value, or when nothing refers to that value any more. If a
    /// test should see the outcome of the work, call `end()` after the code that draws it:
    ///
    /// ```swift
    /// let work = bridge.begin("saving")
    /// queue.asyncAfter(deadline: .now() + 1) { list.add(row); work.end() }
    /// ```
    public func begin(_ name: String) -> LaunchWork { publisher.begin(name) }

    /// Announces work that ends when the returned function has run; pass that function to the framework, which calls it
    /// later:
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

    /// The clock of the app. Use it for every delay and timer: once an app has read this property, the test assumes
    /// that none of the app's code waits on another clock.
    public var clock: LaunchClock { publisher.clock }

    /// Calls a function after a delay, on the framework's thread; use this instead of the timers of the framework.
    ///
    /// A test does not wait for timers; if the clock is virtual, the test advances it to their deadlines. A bridge that
    /// was created without a closure for the elements does not know the framework's thread: the test fails with a
    /// message about that.
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
