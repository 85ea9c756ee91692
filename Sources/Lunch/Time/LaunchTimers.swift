/// The timers of a run loop, on a launch clock.
///
/// The loop waits for input at most as long as `untilNext`, and fires the due timers once it has handled the input:
///
/// ```swift
/// let timers = LaunchTimers(publisher.clock)
/// timers.after(.seconds(30)) { showTimeout() }
/// while waitForInput(atMost: timers.untilNext) {
///     …
///     timers.fire()
///     try publisher.publish(tree, drawing: redraw(), through: mark)
/// }
/// ```
///
/// Add timers on the thread that calls `fire()`; they fire on this thread. When nothing refers to a `LaunchTimers` any
/// more, its remaining timers are removed; each screen can therefore have a `LaunchTimers` of its own.
public final class LaunchTimers {
    private let clock: LaunchClock
    private let owner: Int
    private var actions: [LaunchTimer: () -> Void] = [:]

    /// Creates an object without timers, to which timers on a clock can be added.
    public init(_ clock: LaunchClock) {
        self.clock = clock
        owner = clock.makeOwner()
    }

    deinit { cancelAll() }

    /// Adds a timer that calls a function once, after a delay.
    @discardableResult
    public func after(_ delay: Duration, _ action: @escaping () -> Void) -> LaunchTimer {
        let timer = LaunchTimer(number: clock.addTimer(after: delay, owner: owner))
        actions[timer] = action
        return timer
    }

    /// Removes a timer; has no effect if the timer has fired.
    public func cancel(_ timer: LaunchTimer) {
        guard actions.removeValue(forKey: timer) != nil else { return }
        clock.cancelTimer(timer.number)
    }

    /// Removes all timers.
    public func cancelAll() {
        for timer in actions.keys { clock.cancelTimer(timer.number) }
        actions = [:]
    }

    /// The longest time that the loop may wait for input; nil if there is no limit.
    ///
    /// There is no limit if no timer is left. On a virtual clock, the time is zero if a timer is due, and otherwise
    /// nil.
    public var untilNext: Duration? { clock.untilNextTimer }

    /// Fires the due timers in the order of their deadlines.
    ///
    /// The call ends early if the next due timer belongs to another `LaunchTimers`; that one has to fire it first.
    ///
    /// A timer that is added during the call waits for the next call. On a virtual clock it fires in this call if its
    /// deadline is later than the current time, but not later than the time to which the test has advanced the clock.
    /// While a timer fires, `now` of a virtual clock is the timer's deadline.
    public func fire() {
        clock.fireTimers(of: owner) { number in actions.removeValue(forKey: LaunchTimer(number: number))?() }
    }
}

/// A reference to a timer, with which `LaunchTimers.cancel(_:)` removes the timer.
public struct LaunchTimer: Hashable, Sendable {
    let number: Int
}
