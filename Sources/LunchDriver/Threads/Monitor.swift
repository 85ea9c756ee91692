import Dispatch
package import LunchProcess
@_spi(Lunch) import LunchWire
import Synchronization

/// A value that threads change and wait for: a lock whose waiters are woken by every change.
///
/// A waiter blocks its own thread only. What it waits for happens on threads that are not blocked by waits, so any
/// number of waiters on any number of cores makes progress; or on its own thread, where it can do the work itself.
package final class Monitor<State: ~Copyable & Sendable>: Sendable {
    private struct Guarded: ~Copyable {
        var state: State
        var waiters: [Waiter] = []
        var work: (any WorkWhileWaiting)?
        var test: Int?
    }

    private let guarded: Lock<Guarded>

    package init(_ state: consuming sending State) {
        guarded = Lock(Guarded(state: state))
    }

    /// Sets the work that a thread does while it waits, nil for none, and the number of the test that it belongs to.
    package func setWork(_ work: (any WorkWhileWaiting)?, of test: Int? = nil) {
        guarded.withLock { ($0.work, $0.test) = (work, test) }
    }

    /// Looks at the value.
    package func read<Result>(_ body: (borrowing State) -> Result) -> Result {
        guarded.withLock { body($0.state) }
    }

    /// Changes state that has no waiters.
    package func mutate<Result>(_ body: (inout State) -> Result) -> Result {
        guarded.withLock { body(&$0.state) }
    }

    /// Changes the value, and wakes all that wait if the body reports that they may have waited for this.
    package func update(_ body: (inout State) -> Bool) {
        var waiters: [Waiter] = []
        guarded.withLock { guarded in
            if body(&guarded.state) { swap(&waiters, &guarded.waiters) }
        }
        // The woken threads read the value at once, so the lock must be free.
        for waiter in waiters { waiter.wake() }
    }

    /// Waits until a look at the value gives an answer; nil if the deadline passes first.
    ///
    /// The body is called once at the beginning and again after every change, never on an interval.
    package func wait<Result>(until deadline: ContinuousClock.Instant, _ body: (borrowing State) -> Result?) -> Result?
    {
        take(until: deadline) { body($0) }
    }

    /// Waits as `wait` does for an answer with which something is taken from the value without waiters.
    package func take<Result>(until deadline: ContinuousClock.Instant, _ body: (inout State) -> Result?) -> Result? {
        // One look is all that is left, and a wait that is over at once would still last as long as the system's timers
        // may be late.
        if deadline <= .now { return guarded.withLock { body(&$0.state) } }
        while true {
            var waiter: Waiter?
            let answer: Result? = guarded.withLock { guarded in
                if let answer = body(&guarded.state) { return answer }
                let own = Waiter(work: guarded.work, test: guarded.test)
                guarded.waiters.append(own)
                waiter = own
                return nil
            }
            if let answer { return answer }
            guard let waiter else { continue }
            if !waiter.wait(until: deadline) {
                return guarded.withLock { guarded in
                    guarded.waiters.removeAll { $0 === waiter }
                    return body(&guarded.state)
                }
            }
        }
    }
}

/// A thread that waits for one change.
private final class Waiter: Sendable {
    private let isAwake = Atomic(false)
    private let semaphore = DispatchSemaphore(value: 0)
    private let work: (any WorkWhileWaiting)?
    private let test: Int?

    init(work: (any WorkWhileWaiting)?, test: Int?) { (self.work, self.test) = (work, test) }

    func wake() {
        isAwake.store(true, ordering: .sequentiallyConsistent)
        semaphore.signal()
        work?.interruptWork()
    }

    /// Returns when it has been woken, or false when the deadline has passed.
    func wait(until deadline: ContinuousClock.Instant) -> Bool {
        // The change that is waited for is made by another process, mostly on another processor.
        if let test { DeferredWork.shared.doShort(of: test) }
        let isWorking = work?.work(until: deadline) { !isAwake.load(ordering: .sequentiallyConsistent) } ?? false
        if isWorking, isAwake.load(ordering: .sequentiallyConsistent) { return true }
        if isWorking, deadline <= .now { return false }
        return semaphore.wait(timeout: DispatchTime(deadline)) == .success
    }
}

extension DispatchTime {
    /// The moment as far from now as the instant is.
    fileprivate init(_ instant: ContinuousClock.Instant) {
        let left = instant - .now
        let nanoseconds = left.components.seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let whole = nanoseconds.overflow ? Int64.max / 2 : nanoseconds.partialValue
        let total = max(0, min(whole, Int64.max / 2)) + left.components.attoseconds / 1_000_000_000
        self = .now() + .nanoseconds(Int(clamping: max(0, total)))
    }
}
