/// A set of timers for a run loop. The timers run on a `LaunchClock`.
///
/// The loop waits for input no longer than `untilNext`, handles the input, and then fires the due timers. In this
/// example, `showTimeout()`, `waitForInput(atMost:)` and `redraw()` are functions of the app. `tree` is the app's
/// accessibility tree, and `mark` is the position that `AccessibilityPublisher.receive(_:)` has returned:
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
/// Add timers on the thread that calls `fire()`. Their functions are called on the same thread. When the last reference
/// to a `LaunchTimers` is gone, its remaining timers are removed. Each screen can therefore have its own
/// `LaunchTimers`.
public final class LaunchTimers {
    private let clock: LaunchClock
    private let owner: Int
    private var actions: [LaunchTimer: () -> Void] = [:]

    /// Creates an empty set of timers on a clock.
    public init(_ clock: LaunchClock) {
        self.clock = clock
        owner = clock.makeOwner()
    }

    deinit { cancelAll() }

    /// Adds a timer that calls a function once, after a delay.
    ///
    /// The function is called by `fire()`.
    ///
    /// - Parameters:
    ///   - delay: the delay on the clock; a timer with a delay of zero or less is due immediately.
    ///   - action: the function to call.
    /// - Returns: a reference for `cancel(_:)`.
    @discardableResult
    public func after(_ delay: Duration, _ action: @escaping () -> Void) -> LaunchTimer {
        let timer = LaunchTimer(number: clock.addTimer(after: delay, owner: owner))
        actions[timer] = action
        return timer
    }

    /// Removes a timer. The call has no effect if the timer has already fired or has already been removed.
    public func cancel(_ timer: LaunchTimer) {
        guard actions.removeValue(forKey: timer) != nil else { return }
        clock.cancelTimer(timer.number)
    }

    /// Removes all timers of this `LaunchTimers` that have not fired.
    public func cancelAll() {
        for timer in actions.keys { clock.cancelTimer(timer.number) }
        actions = [:]
    }

    /// The longest time that the loop may wait for input; nil if the loop may wait without a limit.
    ///
    /// The timers of all `LaunchTimers` on the same clock count. On a continuous clock, the value is the time until the
    /// next timer is due, or nil if there is no timer. On a virtual clock, it is zero if a timer can fire now, and
    /// otherwise nil. To advance the clock, a test sends a message to the terminal, which ends the loop's wait.
    public var untilNext: Duration? { clock.untilNextTimer }

    /// Calls the functions of all due timers, in the order of their deadlines.
    ///
    /// Timers of different `LaunchTimers` on the same clock also fire in this order. The call therefore ends early if
    /// the next due timer belongs to another `LaunchTimers`. In each turn of the loop, call `fire()` on all of them;
    /// `untilNext` is zero while a due timer is left.
    ///
    /// On a continuous clock, a timer that is added during the call fires in a later call. On a virtual clock, a timer
    /// that is added with a positive delay fires in the same call if its deadline is not later than the time to which
    /// the test advances the clock.
    ///
    /// While a timer's function runs, `now` of a virtual clock is the timer's deadline.
    public func fire() {
        clock.fireTimers(of: owner) { number in actions.removeValue(forKey: LaunchTimer(number: number))?() }
    }
}

/// A reference to a timer; pass it to `LaunchTimers.cancel(_:)` to remove the timer.
public struct LaunchTimer: Hashable, Sendable {
    let number: Int
}
