import Dispatch
import Synchronization

/// A value that threads change and wait for: a lock whose waiters are woken by every change.
///
/// A waiter blocks its own thread only. What it waits for happens on threads that nobody waits on, so any number of
/// waiters on any number of cores makes progress.
final class Monitor<State: ~Copyable & Sendable>: Sendable {
    private struct Guarded: ~Copyable {
        var state: State
        var waiters: [DispatchSemaphore] = []
    }

    private let guarded: Mutex<Guarded>

    init(_ state: consuming sending State) {
        guarded = Mutex(Guarded(state: state))
    }

    /// Looks at the value without changing what anyone waits for.
    func read<Result>(_ body: (inout State) -> Result) -> Result {
        guarded.withLock { body(&$0.state) }
    }

    /// Changes the value, and wakes all that wait for a change.
    func change<Result>(_ body: (inout State) -> Result) -> Result {
        guarded.withLock { guarded in
            let result = body(&guarded.state)
            for waiter in guarded.waiters { waiter.signal() }
            guarded.waiters = []
            return result
        }
    }

    /// Waits until a look at the value gives an answer; nil where the deadline passes first.
    ///
    /// The body is called once at the beginning and again after every change, never on an interval.
    func wait<Result>(until deadline: ContinuousClock.Instant, _ body: (inout State) -> Result?) -> Result? {
        let semaphore = DispatchSemaphore(value: 0)
        while true {
            let answer: Result? = guarded.withLock { guarded in
                if let answer = body(&guarded.state) { return answer }
                guarded.waiters.append(semaphore)
                return nil
            }
            if let answer { return answer }
            if semaphore.wait(timeout: DispatchTime(deadline)) == .timedOut {
                return guarded.withLock { guarded in
                    guarded.waiters.removeAll { $0 === semaphore }
                    return body(&guarded.state)
                }
            }
        }
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
