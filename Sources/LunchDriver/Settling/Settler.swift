package import LunchElements
import LunchProcess

/// Waits until a program has settled: the only place where that is concluded.
///
/// An app that reports when it has settled is waited for by its reports. For any other program, Lunch asks the system what
/// the threads wait for. If the system does not know either, the program has settled once it has been quiet for a while.
package struct Settler<Program: Settleable>: ~Copyable {
    let program: Program

    /// The time for which a program must be quiet about which the system reports nothing.
    let quietPeriod: Duration

    /// The time without a rest after which a program is looked at as it is; nil if it never is.
    private let restlessLimit: Duration?

    /// The time at which it is looked at as it is.
    private var restlessTime: ContinuousClock.Instant?

    /// The number of looks in a row at which the system reported nothing; one may have met a process that was just ending.
    private var unknownLooks = 0

    /// The number of such looks after which the system is assumed not to report anything, and the time between two of them.
    private static var unknownLimit: (looks: Int, pause: Duration) { (3, .milliseconds(1)) }

    /// The looks of the system that belong together.
    var looking = Looking()

    /// The changes at which the app had last settled by its own word; nil as long as it had not.
    private var settledChanges: Int?

    /// The traffic at the last pause.
    private var pausedTraffic: Int?

    /// The end of the wait.
    private var deadline: Deadline

    /// True once the system has shown that it does not report what the program waits for.
    private var isBlind = false

    /// The time between two looks whether an app that reports when it has settled is at a standstill.
    private static var standstillPeriod: Duration { .milliseconds(50) }

    /// The time between two looks at whether another program runs in the app's place.
    private static var replacementPeriod: Duration { .milliseconds(100) }

    /// The longest time after the deadline for which a message of an app is read on.
    private static var readingAllowance: Duration { .seconds(30) }

    /// The time between two looks at a program that does not rest.
    private static var restlessPeriod: Duration { .milliseconds(50) }

    /// Creates a settler for one wait.
    ///
    /// - Parameter isBeforeKey: true if a key follows: what ticked before holds it up no longer.
    package init(_ program: Program, quietPeriod: Duration, restlessLimit: Duration? = nil, isBeforeKey: Bool = false) {
        looking.isBeforeKey = isBeforeKey
        deadline = Deadline(program.now, from: program.now)
        self.program = program
        self.quietPeriod = quietPeriod
        self.restlessLimit = restlessLimit
    }

    /// The state of a program in which it is looked at.
    package enum Moment: Sendable {
        /// It has settled.
        case settled
        /// All its threads wait, and one continues soon.
        case pauses
        /// It draws without a rest.
        case draws
        /// Nobody can tell whether it rests.
        case isUnknown
    }

    /// The outcome of a wait.
    package enum Outcome<Answer> {
        /// A look has given this answer.
        case answer(Answer)
        /// There is nothing to wait for any more: the program has ended, or nothing that it says is believed.
        case over
        /// The app waits for input, and never settles on its own.
        case standsStill
        /// The deadline has passed.
        case late
    }

    /// Looks at a program whenever it settles or pauses, until a look gives an answer.
    ///
    /// It is looked at once even if the deadline has passed.
    package consuming func wait<Answer>(
        until deadline: ContinuousClock.Instant, _ look: (TUIFrame, Moment) -> Answer?
    ) -> Outcome<Answer> {
        restlessTime = restlessLimit.map { program.now + $0 }
        self.deadline = Deadline(deadline, from: program.now)
        let outcome = run(look)
        looking.end(program)
        return outcome
    }

    private mutating func run<Answer>(_ look: (TUIFrame, Moment) -> Answer?) -> Outcome<Answer> {
        // A wait that was given no time is not given any here: one before it has read on already.
        let allowance = deadline.time > program.now ? Self.readingAllowance : .zero
        while true {
            let outcome = outcome(look)
            let latest = deadline.time + allowance
            // The app has reported in time; the time that the tester needs to read it is not the app's.
            guard case .late = outcome, program.facts.isReading, program.now < latest else { return outcome }
            _ = program.wait(until: latest) { $0.isReading ? nil : true }
        }
    }

    private mutating func outcome<Answer>(_ look: (TUIFrame, Moment) -> Answer?) -> Outcome<Answer> {
        while true {
            let facts = program.facts
            let round: Outcome<Answer>? =
                switch facts.teller {
                case .nobody: .over
                case .app where !facts.isInDoubt: told(look)
                case .system where isBlind: guessed(facts, look)
                case .app, .system: shown(look)
                }
            if let round { return round }
        }
    }

    /// True if the time is over.
    private var isLate: Bool { program.now >= deadline.time }

    /// Waits for news of the program until a time, at most until the deadline: nil if there is none by then.
    ///
    /// - Parameter time: the time; nil for the deadline.
    private mutating func news<News>(
        until time: ContinuousClock.Instant? = nil, _ look: (SettlingFacts) -> News?
    ) -> News? {
        while true {
            let wake = min(time ?? deadline.time, deadline.nextWake(from: program.now))
            if let news = program.wait(until: wake, look) { return news }
            deadline.noteWake(at: program.now, due: wake)
            if isLate || time.map({ program.now >= $0 }) == true { return nil }
        }
    }

    /// Waits for the report of an app; nil if that must be looked at again.
    private mutating func told<Answer>(_ look: (TUIFrame, Moment) -> Answer?) -> Outcome<Answer>? {
        let seen = settledChanges
        // An app that has settled once in this wait has reported that it handles its input.
        let limit = program.now + (seen == nil ? Self.standstillPeriod : Self.replacementPeriod)
        let news = news(until: limit) { facts -> (frame: TUIFrame?, changes: Int)? in
            guard facts.teller == .app, !facts.isInDoubt else { return (nil, facts.changes) }
            guard let frame = facts.settled, facts.changes != seen else { return nil }
            return (frame, facts.changes)
        }
        if let news {
            guard let frame = news.frame, !program.isReplaced() else { return nil }
            settledChanges = news.changes
            return look(frame, .settled).map(Outcome.answer)
        }
        if isLate { return .late }
        if program.isReplaced() || seen != nil { return nil }
        if program.isHeldUp() { return .standsStill }
        return standsForGood() && program.concludeStandstill() ? .standsStill : nil
    }

    /// Waits until a program is quiet about which nothing is known; nil if it must be looked at again.
    private mutating func guessed<Answer>(
        _ facts: SettlingFacts, _ look: (TUIFrame, Moment) -> Answer?
    ) -> Outcome<Answer>? {
        // A program is not silent as long as a message of it is being read.
        if facts.isReading {
            _ = news { $0.isReading && $0.teller == .system ? nil : true }
        } else if settledChanges != facts.changes, let answer = look(program.latestFrame, .isUnknown) {
            return .answer(answer)
        } else {
            settledChanges = facts.changes
            let changes = facts.changes
            let isOther = { (facts: SettlingFacts) in facts.teller != .system || facts.changes != changes ? true : nil }
            let isNews = news(until: facts.lastActivity + quietPeriod, isOther) ?? false
            if !isNews, let frame = program.quietFrame(after: quietPeriod) {
                if let answer = look(frame, .settled) { return .answer(answer) }
                _ = news(isOther)
            }
        }
        return isLate ? .late : nil
    }

    /// Looks once at what the threads of a program wait for, and waits for the next look; nil if there must be one.
    private mutating func shown<Answer>(_ look: (TUIFrame, Moment) -> Answer?) -> Outcome<Answer>? {
        guard let process = program.withProcess(\.self) else { return .over }
        guard looking.drain(process, of: program, until: deadline.time) else {
            if isLate { return late(teller: program.facts.teller, look) }
            // A message is being read beside the session.
            _ = news { $0.isReading ? nil : true }
            return nil
        }
        let facts = program.facts
        guard facts.teller == .system || facts.teller == .app && facts.isInDoubt else { return nil }
        let isForLoss = facts.teller == .app
        var due: ContinuousClock.Instant
        switch looking.look(at: process, of: program, facts, until: deadline.time) {
        case .runs:
            unknownLooks = 0
            due = program.now + looking.backoff.next()
        case .isUnknown where unknownLooks + 1 < Self.unknownLimit.looks:
            unknownLooks += 1
            due = program.now + Self.unknownLimit.pause
        case .isUnknown:
            if isForLoss { program.concludeLoss(isKnown: false) } else { isBlind = true }
            return nil
        case .rests(let frame):
            return rested(on: frame, facts, isForLoss, look)
        case .sleeps(let end, let frame):
            unknownLooks = 0
            if !isForLoss, pausedTraffic != facts.traffic {
                if let answer = look(frame, .pauses) { return .answer(answer) }
                pausedTraffic = facts.traffic
            }
            due = looking.backoff.next(before: end, now: program.now)
        }
        if isLate { return late(teller: facts.teller, look) }
        if let time = restlessTime, !isForLoss {
            if program.now >= time {
                if let answer = look(program.latestFrame, .draws) { return .answer(answer) }
                restlessTime = program.now + Self.restlessPeriod
            }
            due = min(due, restlessTime ?? due)
        }
        // It may be waiting for this very processor.
        if due <= program.now { Processor.yield() }
        let hasMoved = news(until: due) { $0.hasMoved(since: facts) ? true : nil }
        if hasMoved == true { looking.backoff.reset() }
        return nil
    }

    /// The outcome of a wait whose time is over: a program that has not rested is looked at as it is.
    private func late<Answer>(
        teller: SettlingFacts.Teller, _ look: (TUIFrame, Moment) -> Answer?
    ) -> Outcome<Answer> {
        guard restlessLimit != nil, teller == .system else { return .late }
        return look(program.latestFrame, .draws).map(Outcome.answer) ?? .late
    }

    /// Reports a rest that the system has shown, and waits for what comes after it.
    private mutating func rested<Answer>(
        on frame: TUIFrame, _ facts: SettlingFacts, _ isForLoss: Bool, _ look: (TUIFrame, Moment) -> Answer?
    ) -> Outcome<Answer>? {
        if isForLoss {
            // An app that sleeps before it draws would seem never to have got its input.
            if frame.settling.trust == .exact {
                program.concludeLoss(isKnown: true)
                return nil
            }
        } else if let answer = look(frame, .settled) {
            return .answer(answer)
        }
        restlessTime = restlessLimit.map { program.now + $0 }
        _ = news { $0.hasMoved(since: facts) || !$0.isShown(isForLoss) ? true : nil }
        looking.backoff.reset()
        return isLate ? .late : nil
    }
}

extension SettlingFacts {
    /// Returns true if anything has gone either way since, or the program has ended.
    func hasMoved(since earlier: SettlingFacts) -> Bool { traffic != earlier.traffic || hasEnded }

    /// Returns true if the system is asked about the program.
    fileprivate func isShown(_ isForLoss: Bool) -> Bool { isForLoss ? teller == .app && isInDoubt : teller == .system }
}
