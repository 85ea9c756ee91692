import Dispatch
public import Lunch
import LunchWire

extension LaunchBridge {
    /// Announces named work that the framework will finish later. A test waits until the work ends.
    ///
    /// The work ends when the app calls `end()` on the returned object, or when the last reference to that object is
    /// gone. Call `end()` after the code that draws the result, so that the test sees the result. In this example,
    /// `queue` is the framework's queue, and `list` is a view:
    ///
    /// ```swift
    /// let work = bridge.begin("saving")
    /// queue.asyncAfter(deadline: .now() + 1) { list.add(row); work.end() }
    /// ```
    ///
    /// Do not announce work that waits for the app's `clock` or for `after(_:_:)`. A virtual clock fires no timers
    /// until all announced work has ended.
    ///
    /// - Parameter name: the name of the work in failure messages.
    public func begin(_ name: String) -> LaunchWork { publisher.begin(name) }

    /// Announces named work, and returns a function that performs and ends the work. Pass the returned function to the
    /// framework.
    ///
    /// A test waits until the framework has called the returned function. In this example, `framework.after` is the
    /// framework's function for timers:
    ///
    /// ```swift
    /// framework.after(0.3, bridge.tracking("saving") { label.text = "Saved" })
    /// ```
    ///
    /// - Parameters:
    ///   - name: the name of the work in failure messages.
    ///   - action: a function that performs the work. The returned function calls it, on the main actor.
    /// - Returns: a function that calls `action` and then ends the work.
    @MainActor
    public func tracking(
        _ name: String, _ action: @escaping @MainActor @Sendable () -> Void
    ) -> @MainActor @Sendable () -> Void {
        let work = begin(name)
        return {
            action()
            work.end()
        }
    }

    /// Announces named work in code that is not isolated to the main actor, and returns a function that performs and ends
    /// the work. Pass the returned function to the framework.
    ///
    /// This function does what `tracking(_:_:)` does, for frameworks without actors. The compiler does not check what `action`
    /// captures: have the framework call the returned function on its own thread. In this example, `queue` is the queue of
    /// the framework:
    ///
    /// ```swift
    /// queue.asyncAfter(deadline: .now() + 0.3, execute: bridge.tracking("saving", onAnyThread: { list.save() }))
    /// ```
    ///
    /// - Parameters:
    ///   - name: the name of the work in failure messages.
    ///   - action: a function that performs the work. The returned function calls it, on the thread on which it is called.
    /// - Returns: a function that calls `action` and then ends the work.
    @_disfavoredOverload
    public func tracking(
        _ name: String, onAnyThread action: @escaping () -> Void
    ) -> @Sendable () -> Void {
        let work = begin(name)
        nonisolated(unsafe) let action = action
        return {
            action()
            work.end()
        }
    }

    /// Runs a function as named work. A test waits until the function has returned.
    ///
    /// Show the result inside the function, so that the test sees it. The function must not wait for the app's `clock`
    /// or for `after(_:_:)`: a virtual clock fires no timers until all announced work has ended.
    ///
    /// - Parameters:
    ///   - name: the name of the work in failure messages.
    ///   - body: the function to run.
    /// - Returns: the result of `body`.
    /// - Throws: the error that `body` throws.
    public func working<Result>(_ name: String, _ body: () async throws -> Result) async rethrows -> Result {
        let work = begin(name)
        defer { work.end() }
        return try await body()
    }

    /// The clock of the app. Use it for every delay and timer.
    ///
    /// After the first access to this property, the test assumes that the app waits on no other clock.
    public var clock: LaunchClock { publisher.clock }

    /// Calls `action` after a delay, on the framework's thread. Use this function instead of the framework's timers.
    ///
    /// The framework's thread is the thread on which the bridge's `settle` function calls `done`. Call `after` on the
    /// same thread. A test does not wait for the delay. On a virtual clock, `action` is called when the test has
    /// advanced the clock by the delay.
    ///
    /// The bridge must have been created with the parameter `elements`. Without this parameter, the bridge does not
    /// know the framework's thread. In a test, `action` is then not called, and the test fails with a message that
    /// states the reason.
    ///
    /// - Parameters:
    ///   - delay: the delay on the app's clock.
    ///   - action: the function to call.
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
