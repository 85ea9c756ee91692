import LunchDriver
import LunchElements
import LunchProcess
import LunchWire

/// The reason why something that was waited for has not come.
enum Standstill: Hashable, Sendable {
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
        var activity = -1
        var pause = Duration.milliseconds(20)
        while true {
            let answer = wait(pause) { state -> Outcome<Answer>? in
                if let answer = body(state) { return .answer(answer) }
                return state.status.map { .ended($0) }
            }
            switch answer {
            case .answer(let answer): return .success(answer)
            case .ended(let status): return .failure(Standing(.ended(status)))
            case nil: break
            }
            let verdict = judgeRest()
            if let answer = look(body) { return .success(answer) }
            if case .rests(let settling) = verdict, settling.trust == .exact || takesTimers {
                return .failure(Standing(.rests))
            }
            let now = ContinuousClock.now
            let written = look { $0.written + $0.frames }
            if written != activity { (activity, due) = (written, now + limit) }
            if now >= due || now >= end {
                let isUnread = process?.flushInput() == true
                return .failure(Standing(isUnread ? .readsNothing : .isLate(limit)))
            }
            pause = min(pause * 2, .milliseconds(100))
        }
    }

    /// A standstill as an error.
    struct Standing: Error {
        let standstill: Standstill
        init(_ standstill: Standstill) { self.standstill = standstill }
    }

    private enum Outcome<Answer: Sendable>: Sendable {
        case answer(Answer)
        case ended(LunchProcess.ExitStatus)
    }

    /// Waits until the app rests: it waits for input or has ended, and has shown all that it was about to show.
    ///
    /// If the system does not tell, it rests once it has written nothing for a while.
    func rest(_ limit: Duration = .seconds(2)) {
        let end = ContinuousClock.now + limit
        var backoff = Backoff()
        var (written, since) = (-1, ContinuousClock.now)
        while ContinuousClock.now < end, look({ $0.status == nil }) {
            let verdict = judgeRest()
            if case .rests = verdict { return }
            let now = ContinuousClock.now
            let current = look { $0.written }
            if current != written { (written, since) = (current, now) }
            let isUnknown = verdict == nil || verdict == .isUnknown
            if isUnknown, since + subject.limits.stillness <= now { return }
            var pause = backoff.next()
            if case .sleeps(let until) = verdict { pause = max(pause, until - now) }
            _ = wait(pause) { $0.status != nil || $0.written != current ? true : nil }
        }
    }
}

extension Standstill {
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
