/// The timers of a run loop, on a launch clock.
///
/// The loop waits for input no longer than `untilNext`, and fires what is due once it has handled the input:
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
/// A timer fires on the thread that calls `fire()`, which is the one that adds it. Those that are left are forgotten with
/// the last reference, so that a screen may have timers of its own.
public final class LaunchTimers {
    private let clock: LaunchClock
    private let owner: Int
    private var actions: [LaunchTimer: () -> Void] = [:]

    /// Creates the timers of a loop.
    public init(_ clock: LaunchClock) {
        self.clock = clock
        owner = clock.makeOwner()
    }

    deinit { cancelAll() }

    /// Does something once, as much later as the delay says.
    @discardableResult
    public func after(_ delay: Duration, _ action: @escaping () -> Void) -> LaunchTimer {
        let timer = LaunchTimer(number: clock.addTimer(after: delay, owner: owner))
        actions[timer] = action
        return timer
    }

    /// Forgets what was to be done later; does nothing where it has been done.
    public func cancel(_ timer: LaunchTimer) {
        guard actions.removeValue(forKey: timer) != nil else { return }
        clock.cancelTimer(timer.number)
    }

    /// Forgets all that was to be done later.
    public func cancelAll() {
        for timer in actions.keys { clock.cancelTimer(timer.number) }
        actions = [:]
    }

    /// The time that the loop may wait for input; nil for as long as it likes: no timer runs, or time is virtual.
    public var untilNext: Duration? { clock.untilNextTimer }

    /// Fires the timers that are due, in the order of their deadlines, and those that they add and that are due then.
    ///
    /// If time is virtual, it stands at each timer's own moment while that is fired.
    public func fire() {
        clock.fireTimers(of: owner) { number in actions.removeValue(forKey: LaunchTimer(number: number))?() }
    }
}

/// Names a timer, so that it can be cancelled.
public struct LaunchTimer: Hashable, Sendable {
    let number: Int
}
