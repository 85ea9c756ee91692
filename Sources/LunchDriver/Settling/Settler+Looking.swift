import LunchElements
import LunchProcess

extension Settler {
    /// The looks at the threads of a program within one wait.
    ///
    /// Each round takes what the program has written, looks at all its threads, takes again, and looks whether any has run
    /// since the first look. If none has, and nothing came, then there was a moment at which all waited and all that they
    /// had written had been taken.
    struct Looking {
        /// The result of one look.
        enum Look {
            /// Some thread runs, something came in the meantime, or nobody could look.
            case runs
            /// All threads wait, and one continues at this time.
            case sleeps(until: ContinuousClock.Instant, TUIFrame)
            /// All threads wait.
            case rests(TUIFrame)
            /// The system does not tell what the program waits for.
            case isUnknown
        }

        var backoff = Backoff()

        /// True if a key follows the wait.
        var isBeforeKey = false

        private var judge: RestJudge?

        /// The number of times in a row that some thread had run between the two looks.
        private var failures = 0

        /// The reason why the program could not be observed; nil if the last look succeeded.
        private var shortage: SystemError?
    }
}

extension Settler.Looking {
    /// The number of times in a row that some thread has to have run between the two looks until those that tick are left out.
    private static var failuresOfATicker: Int { 5 }

    /// The time for which the output is read for a look at the end of the time.
    private static var leastTime: Duration { .milliseconds(50) }

    /// Keeps the findings for the next wait.
    func end(_ program: Program) {
        guard let judge else { return }
        program.withRest { ($0.judge, $0.shortage) = (judge, shortage) }
    }

    /// Takes what the program has written; false if that was not possible in time.
    func drain(_ process: any WatchedProcess, of program: Program, until deadline: ContinuousClock.Instant) -> Bool {
        process.drain(until: max(deadline, program.now + Self.leastTime))
    }

    /// Looks at the threads; a rest of which nothing has changed need not be judged again.
    mutating func look(
        at process: any WatchedProcess, of program: Program, _ facts: SettlingFacts,
        until deadline: ContinuousClock.Instant
    ) -> Look {
        if let known = facts.known, process.isUnchanged(known.waits, butFor: []),
            isQuiet(process, of: program, since: facts, until: deadline)
        {
            return .rests(known.frame)
        }
        var judge = self.judge ?? program.withRest(\.judge)
        defer { self.judge = judge }
        if facts.judged != facts.input {
            judge.inputWasSent()
            program.withRest { $0.judged = facts.input }
        }
        program.withRest { $0.looks += 1 }
        let waits: ThreadWaits
        do throws(SystemError) {
            // The reader of what was sent has been woken by then.
            _ = process.flushInput()
            let found = try process.threadWaits()
            shortage = nil
            guard let found else { return .runs }
            waits = found
        } catch {
            guard error.isShortage else { return .isUnknown }
            shortage = error
            program.withRest { $0.shortage = error }
            return .runs
        }
        let surroundings = RestJudge.Surroundings(
            program: process.identifier, hasUnreadInput: process.flushInput(), isOutputStopped: facts.isOutputStopped,
            written: facts.written, isBeforeKey: isBeforeKey && !facts.isAfterEscape,
            isAfterClick: facts.isAfterClick, now: program.now)
        var verdict = judge.judge(waits.threads, in: surroundings)
        switch verdict {
        case .runs: return .runs
        case .isUnknown: return .isUnknown
        case .sleeps, .rests: break
        }
        // An answer that comes by now wakes a thread, which is seen below.
        if case .rests(let settling) = verdict {
            verdict = .rests(settling.waiting(for: process.openRequests(in: waits), waits.threads))
        }
        // A thread that wakes every few microseconds would always have run; that it has done nothing is seen by what it writes.
        let tickers = failures < Self.failuresOfATicker ? [] : judge.tickingThreads
        guard isQuiet(process, of: program, since: facts, until: deadline),
            process.isUnchanged(waits, butFor: tickers)
        else {
            failures += 1
            return .runs
        }
        failures = 0
        switch verdict {
        case .sleeps(let end):
            return program.pausedFrame(at: facts.traffic).map { .sleeps(until: end, $0) } ?? .runs
        case .rests(let settling):
            return program.rest(settling, waits, at: facts.traffic).map { .rests($0) } ?? .runs
        case .runs, .isUnknown: return .runs
        }
    }

    /// Takes what has been written; returns true if that was nothing, and nothing was sent.
    private func isQuiet(
        _ process: any WatchedProcess, of program: Program, since facts: SettlingFacts,
        until deadline: ContinuousClock.Instant
    ) -> Bool {
        drain(process, of: program, until: deadline) && !program.facts.hasMoved(since: facts)
    }
}

extension TUISettling {
    /// The same if requests of the program have not been answered: it draws again once they are.
    fileprivate func waiting(for requests: [OpenRequest], _ threads: [ThreadWait]) -> TUISettling {
        if requests.isEmpty { return self }
        var settling = self
        if trust == .exact { settling.trust = .bounded }
        settling.waits += requests.map { request in
            let first = threads.first { $0.process == request.process && $0.thread == request.process }
            return TUIWait(
                process: request.process, program: first?.name ?? "", thread: request.process,
                call: request.isConnecting ? "connect" : "", isInBackground: first?.isInBackground == true,
                peer: request.peer)
        }
        return settling
    }
}
