import LunchDriver
import LunchElements
import LunchProcess
import LunchWire

/// The reason why something that was waited for has not come.
enum Absence: Hashable, Sendable {
    /// The app waits for input, has read all there was, and has no timer: nothing will come any more.
    case rests
    /// It waits without reading what was sent.
    case readsNothing
    /// The time is over; the app may have timers, or computes.
    case isLate(Duration)
    /// It has ended.
    case ended(LunchProcess.ExitStatus)
}

extension Trial {
    /// Waits until a look gives an answer, the app turns out to rest without it, or its time is over.
    ///
    /// The time counts from the last thing that the app did, and is three times as long in all.
    ///
    /// - Parameter takesTimers: whether an app counts as resting whose timers may go on later.
    func until<Answer: Sendable>(
        _ limit: Duration? = nil, takesTimers: Bool = false, _ body: (borrowing State) -> Answer?
    ) -> Result<Answer, Standing> {
        let limit = limit ?? subject.limits.inaction
        let end = ContinuousClock.now + limit * 3
        var due = ContinuousClock.now + limit
        while true {
            let rests = withoutActuallyEscaping(body) { body in
                settles(until: min(due, end), orUntil: { body($0) != nil }) {
                    $0 == .exact || takesTimers && $0 == .bounded
                }
            }
            if let answer = look(body) { return .success(answer) }
            if let status = look({ $0.status }) { return .failure(Standing(.ended(status))) }
            if rests { return .failure(Standing(.rests)) }
            due = max(due, look { $0.rest.lastOutput.map { $0 + limit } } ?? due)
            if .now >= min(due, end) {
                return .failure(Standing(process?.flushInput() == true ? .readsNothing : .isLate(limit)))
            }
        }
    }

    /// Waits until the app settles with enough certainty; false if it ends, another condition holds, or the time is over.
    private func settles(
        until deadline: ContinuousClock.Instant, orUntil isOver: @escaping (borrowing State) -> Bool = { _ in false },
        _ isEnough: (TUISettling.Trust) -> Bool
    ) -> Bool {
        let settler = Settler(TrialWatch(self, orUntil: isOver), quietPeriod: subject.limits.stillness)
        let outcome = settler.wait(until: deadline) { frame, moment -> Void? in
            moment == .settled && isEnough(frame.settling.trust) ? () : nil
        }
        if case .answer = outcome { return true }
        return false
    }

    /// An absence as an error.
    struct Standing: Error {
        let absence: Absence
        init(_ absence: Absence) { self.absence = absence }
    }

    /// Waits until the app rests: it waits for input or has ended, and has shown all that it was about to show.
    ///
    /// If the system does not tell, it rests once it has written nothing for a while.
    func rest(_ limit: Duration = .seconds(2)) {
        _ = settles(until: .now + limit) { _ in true }
    }
}

extension Absence {
    /// The activity of the app instead, as the end of a sentence about what has not come.
    func words(_ name: String = "the app") -> String {
        switch self {
        case .rests: "\(name) has read everything and waits for more input"
        case .readsNothing: "\(name) does not read what was sent"
        case .isLate(let limit): "\(name) did nothing more within \(limit)"
        case .ended(let status): "\(name) \(status)"
        }
    }
}

extension Result {
    var isFailure: Bool { if case .failure = self { true } else { false } }
}
