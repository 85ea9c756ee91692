import LunchElements
import LunchProcess
import LunchTerminal
import LunchWire

/// Waits until a program that does not tell rests, as the system tells it.
///
/// Each round takes what the program has written, looks at all its threads, takes again, and looks whether any has run
/// since the first look. If none has, and nothing came, then there was a moment at which all waited and all that they
/// had written had been taken.
struct PlainSettler {
    let session: Session

    /// The outcome of waiting.
    enum Outcome {
        /// It rests on this frame.
        case rests(TUIFrame)
        /// It has ended, or nothing that it says is believed, or it turned out to tell by itself.
        case isOver
        /// The system does not tell what it waits for.
        case isUnknown
        /// The time is over.
        case isLate
        /// The caller has seen at a pause what it wanted.
        case isSeen
    }

    /// Waits until the program rests; looks once also if the deadline has passed.
    ///
    /// - Parameters:
    ///   - isOver: whether there is nothing to wait for any more.
    ///   - pause: called for whatever the program shows while all its threads wait, also if one goes on soon; true ends the
    ///     waiting.
    func wait(
        until deadline: ContinuousClock.Instant, isOver: (borrowing Session.State) -> Bool = Session.State.isPlainOver,
        pause: (TUIFrame) -> Bool = { _ in false }
    ) -> Outcome {
        guard let process = session.process.withLock(\.self) else { return .isOver }
        var backoff = Backoff()
        var failures = 0
        var seen: Int?
        var judge = session.monitor.read { $0.rest.judge }
        var shortage: SystemError?
        defer { session.monitor.mutate { ($0.rest.judge, $0.rest.shortage) = (judge, shortage) } }
        while true {
            guard process.drain(until: max(deadline, .now + Self.leastTime)) else {
                if .now >= deadline { return .isLate }
                // A message is being read beside the session.
                _ = session.monitor.wait(until: deadline) { $0.unread == nil ? true : nil }
                continue
            }
            let before = session.monitor.read { Glance($0, isOver: isOver($0)) }
            if before.isOver { return .isOver }
            if let known = before.known, process.isUnchanged(known.waits),
                isQuiet(process, since: before, until: deadline)
            {
                return pause(known.frame) ? .isSeen : .rests(known.frame)
            }
            if before.judged != before.input {
                judge.inputWasSent()
                session.monitor.mutate { $0.rest.judged = before.input }
            }
            let due: ContinuousClock.Instant
            let found = look(at: process, before, &judge, &failures, until: deadline)
            shortage = found?.shortage
            switch found {
            case nil, .runs, .isBlind: due = .now + backoff.next()
            case .isUnknown?: return .isUnknown
            case .rests(let frame)?: return pause(frame) ? .isSeen : .rests(frame)
            case .sleeps(let end, let frame)?:
                if seen != before.traffic, pause(frame) { return .isSeen }
                seen = before.traffic
                due = backoff.next(before: end, now: .now)
            }
            if .now >= deadline { return .isLate }
            // It may be waiting for this very processor.
            if due <= .now { Processor.yield() }
            if wait(process, for: before, until: min(due, deadline)) { backoff.reset() }
        }
    }

    /// The number of times in a row that some thread has to have run between the two looks until those that tick are left out.
    private static let failuresOfATicker = 5

    /// The time for which the output is read for a look at the end of the time.
    private static let leastTime = Duration.milliseconds(50)

    /// The result of one look.
    private enum Look {
        case runs
        case sleeps(until: ContinuousClock.Instant, TUIFrame)
        case rests(TUIFrame)
        case isUnknown
        /// There was no descriptor left to look with; there may be one again.
        case isBlind(SystemError)

        var shortage: SystemError? { if case .isBlind(let error) = self { error } else { nil } }
    }

    /// Looks at the threads; nil if they were not at rest long enough for that, or something came meanwhile.
    private func look(
        at process: ChildProcess, _ before: Glance, _ judge: inout RestJudge, _ failures: inout Int,
        until deadline: ContinuousClock.Instant
    ) -> Look? {
        session.monitor.mutate { $0.rest.looks += 1 }
        let waits: ThreadWaits
        do throws(SystemError) {
            // The reader of what was sent has been woken by then.
            _ = process.flushInput()
            guard let found = try process.threadWaits() else { return nil }
            waits = found
        } catch {
            return error.isShortage ? .isBlind(error) : .isUnknown
        }
        let surroundings = RestJudge.Surroundings(
            program: process.identifier, hasUnreadInput: process.flushInput(), isOutputStopped: before.isOutputStopped,
            written: before.written, now: .now)
        let verdict = judge.judge(waits.threads, in: surroundings)
        switch verdict {
        case .runs: return .runs
        case .isUnknown: return .isUnknown
        case .sleeps, .rests: break
        }
        // A thread that wakes every few microseconds would always have run; that it has done nothing is seen by what it writes.
        let tickers = failures < Self.failuresOfATicker ? [] : judge.tickingThreads
        guard isQuiet(process, since: before, until: deadline), process.isUnchanged(waits, butFor: tickers) else {
            failures += 1
            return nil
        }
        failures = 0
        switch verdict {
        case .sleeps(let end):
            return session.monitor.read { $0.pausedFrame(at: before.traffic) }.map { .sleeps(until: end, $0) }
        case .rests(let settling):
            return session.monitor.mutate { $0.rest(settling, waits, at: before.traffic) }.map { .rests($0) }
        case .runs, .isUnknown: return nil
        }
    }

    /// Takes what has been written; whether that was nothing, and nothing was sent.
    private func isQuiet(
        _ process: ChildProcess, since before: Glance, until deadline: ContinuousClock.Instant
    ) -> Bool {
        guard process.drain(until: max(deadline, .now + Self.leastTime)) else { return false }
        return session.monitor.read { $0.rest.traffic == before.traffic && $0.status == nil }
    }

    /// Waits until something comes or goes; false if nothing has until then.
    private func wait(_ process: ChildProcess, for before: Glance, until due: ContinuousClock.Instant) -> Bool {
        session.monitor.wait(until: due) { state in
            state.rest.traffic != before.traffic || state.status != nil ? true : nil
        } ?? false
    }
}

/// The facts that are known of a session at a moment.
private struct Glance {
    let traffic: Int
    let input: Int
    let judged: Int
    let isOutputStopped: Bool
    let written: Int
    let isOver: Bool
    let known: Session.Rest.Known?

    init(_ state: borrowing Session.State, isOver: Bool) {
        traffic = state.rest.traffic
        input = state.rest.input
        judged = state.rest.judged
        isOutputStopped = state.isOutputStopped
        written = state.rest.written
        self.isOver = isOver
        known = state.rest.known
    }
}
