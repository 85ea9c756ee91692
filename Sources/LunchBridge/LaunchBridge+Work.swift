import Dispatch
public import Lunch
import LunchWire

extension LaunchBridge {
    /// Begins work that the framework does by itself, until `end()` of what is returned; a test waits for it.
    ///
    /// Work that ends once something has been drawn is ended behind the drawing:
    ///
    /// ```swift
    /// let work = bridge.begin("saving")
    /// queue.asyncAfter(deadline: .now() + 1) { list.add(row); work.end() }
    /// ```
    public func begin(_ name: String) -> LaunchWork { publisher.begin(name) }

    /// Begins work that ends when the action that is returned has been done, whoever does it later:
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

    /// Does work by its name; a test waits until it is done, and until what came of it has been drawn.
    public func working<Result>(_ name: String, _ body: () async throws -> Result) async rethrows -> Result {
        let work = begin(name)
        defer { work.end() }
        return try await body()
    }

    /// The time of the app, for what in it waits for time; a test that launches the app with a virtual clock moves it.
    public var clock: LaunchClock { publisher.clock }

    /// Does something later, on the thread of the framework; this is what a framework's timers are replaced with.
    ///
    /// It is called on the framework's thread, as the action is. A test waits for no timer; where time is virtual, it lets
    /// the time come. A bridge that was made without elements has no such thread, and the test fails with that.
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
