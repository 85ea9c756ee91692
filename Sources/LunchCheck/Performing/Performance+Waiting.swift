import LunchDriver
import LunchElements
import LunchProcess
import LunchWire

extension Performance {
    /// Waits until a condition holds; returns why it does not if the app turns out to rest without it, or its time is over.
    ///
    /// The time counts from the last thing that the app did, and is three times as long in all.
    ///
    /// - Parameters:
    ///   - limit: the time; nil for the time for which an app may do nothing.
    ///   - takesTimers: whether an app counts as resting whose timers may continue later.
    func until(
        _ limit: Duration? = nil, takesTimers: Bool = false, _ condition: @escaping (Facts) -> Bool
    ) -> Absence? {
        let limit = limit ?? subject.limits.inaction
        let end = ContinuousClock.now + limit * 3
        var due = ContinuousClock.now + limit
        while true {
            let rests = settles(until: min(due, end), orUntil: condition) {
                $0 == .exact || takesTimers && $0 == .bounded
            }
            if record.read({ condition($0.noted) }) { return nil }
            if let status = record.read({ $0.noted.status }) { return .ended(status) }
            if rests { return .rests }
            due = max(due, record.read { $0.rest.lastOutput.map { $0 + limit } } ?? due)
            if .now >= min(due, end) { return process?.flushInput() == true ? .readsNothing : .isLate(limit) }
        }
    }

    /// Waits until the app settles with enough certainty; false if it ends, another condition holds, or the time is over.
    private func settles(
        until deadline: ContinuousClock.Instant, orUntil isOver: @escaping (Facts) -> Bool = { _ in false },
        _ isEnough: (TUISettling.Trust) -> Bool
    ) -> Bool {
        let settler = Settler(PerformanceWatch(self, orUntil: isOver), quietPeriod: subject.limits.stillness)
        let outcome = settler.wait(until: deadline) { frame, moment -> Void? in
            moment == .settled && isEnough(frame.settling.trust) ? () : nil
        }
        if case .answer = outcome { return true }
        return false
    }

    /// Waits until the app rests: it waits for input or has ended, and has shown all that it was about to show.
    ///
    /// If the system does not report it, the app rests once it has written nothing for a while.
    func rest(_ limit: Duration = .seconds(2)) {
        _ = settles(until: .now + limit) { _ in true }
    }

    /// Waits until a frame of the terminal's size acknowledges all that was sent.
    func acknowledgement() -> Absence? {
        let absence = until(nil, \.hasHandledAll)
        // Input that was after has been made up for.
        if absence == nil { record.mutate { $0.noted.base = min($0.noted.base, $0.noted.outstanding) } }
        return absence
    }

    /// Waits until much input is acknowledged, for as long as the app works on it.
    func acknowledgementOfMuch() -> Absence? {
        let beginning = ContinuousClock.now
        let base = record.read { $0.noted.base }
        let limit = subject.limits.work
        var (last, used, since) = (0, processorTime, beginning)
        while true {
            let absence = until { $0.outstanding <= base || beginning.duration(to: .now) > limit }
            guard record.read({ $0.noted.outstanding > base }) else { return nil }
            guard let absence else { return .works(limit) }
            // A debug build may take long over a long text: it continues, or computes, and need not read in the meantime.
            let (mark, now, usedNow) = (record.read { $0.noted.mark }, ContinuousClock.now, processorTime)
            // On a machine that others use it may get next to nothing of a processor that it waits for.
            let works = mark > last || usedNow - used > since.duration(to: now) / 20 || runs
            (last, used, since) = (mark, usedNow, now)
            guard absence.mayGoOn, works else { return absence }
        }
    }
}

extension Absence {
    /// True if an app at such an absence may be at work.
    fileprivate var mayGoOn: Bool {
        switch self {
        case .isLate, .readsNothing: true
        case .rests, .ended, .works, .failed: false
        }
    }
}
