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
/// A timer fires on the thread that calls `fire()`, which must be the thread that adds it. The remaining timers are
/// removed with the last reference to this object, so that a screen may have timers of its own.
public final class LaunchTimers {
    private let clock: LaunchClock
    private let owner: Int
    private var actions: [LaunchTimer: () -> Void] = [:]

    /// Creates the timers of a loop on a clock.
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

    /// The longest time that the loop may wait for input; nil for no limit, if no timer runs or the clock is virtual.
    public var untilNext: Duration? { clock.untilNextTimer }

    /// Fires the timers that are due, in the order of their deadlines, and the due ones among those that they add.
    ///
    /// A virtual clock shows the deadline of each timer while that timer is fired.
    public func fire() {
        clock.fireTimers(of: owner) { number in actions.removeValue(forKey: LaunchTimer(number: number))?() }
    }
}

/// A timer, by which it can be cancelled.
public struct LaunchTimer: Hashable, Sendable {
    let number: Int
}
