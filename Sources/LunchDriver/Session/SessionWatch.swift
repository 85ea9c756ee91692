import LunchElements
import LunchProcess
@_spi(Lunch) import LunchWire

/// A session that is waited for until it settles.
struct SessionWatch: Settleable {
    let session: Session

    /// The function that makes the facts of the session's state: it decides who reports when the program has settled.
    private let makeFacts: (borrowing Session.State) -> SettlingFacts

    init(
        _ session: Session,
        facts: @escaping (borrowing Session.State) -> SettlingFacts = { $0.facts(teller: $0.teller) }
    ) {
        self.session = session
        makeFacts = facts
    }

    var now: ContinuousClock.Instant { .now }

    var facts: SettlingFacts { session.monitor.read(makeFacts) }

    var latestFrame: TUIFrame { session.monitor.read { $0.latest } }

    func wait<Answer>(until deadline: ContinuousClock.Instant, _ look: (SettlingFacts) -> Answer?) -> Answer? {
        session.monitor.wait(until: deadline) { look(makeFacts($0)) }
    }

    func withProcess<Result>(_ body: ((any WatchedProcess)?) -> Result) -> Result {
        session.process.withLock { body($0) }
    }

    /// False if every request to the network has an answer, and the output that followed was read; nil if the system does not
    /// report requests.
    func hasOpenRequests(until deadline: ContinuousClock.Instant) -> Bool? {
        guard let process = withProcess(\.self) else { return false }
        do throws(SystemError) {
            // A thread that runs may send a request, or handle an answer.
            guard let waits = try process.threadWaits(), process.openRequests(in: waits).isEmpty else { return true }
            return !process.drain(until: deadline) || !process.isUnchanged(waits, butFor: [])
        } catch {
            return error.isShortage ? true : nil
        }
    }

    func withRest<Result>(_ body: (inout Rest) -> Result) -> Result {
        session.monitor.mutate { body(&$0.rest) }
    }

    func rest(_ settling: TUISettling, _ waits: ThreadWaits, at traffic: Int) -> TUIFrame? {
        session.monitor.mutate { $0.rest(settling, waits, at: traffic) }
    }

    func pausedFrame(at traffic: Int) -> TUIFrame? { session.monitor.read { $0.pausedFrame(at: traffic) } }

    func quietFrame(after period: Duration) -> TUIFrame? {
        session.monitor.mutate { state in
            guard !state.life.isOver, state.unread == nil, state.lastActivity + period <= .now else { return nil }
            return state.frame ?? state.quietFrame()
        }
    }

    func concludeLoss(isKnown: Bool) {
        session.monitor.update { state in
            if isKnown { return state.inputWasLost().wakes }
            state.inputIsUnknown()
            return false
        }
    }

    /// A signal stops a program at its start without a word; once it has written anything, the system shows that it is stopped.
    func isHeldUp() -> Bool { facts.teller == .app && session.isStoppedAtFirst }

    func isReplaced() -> Bool {
        guard let process = session.process.withLock({ $0?.identifier }), let image = ProcessImage(of: process) else {
            return false
        }
        return session.monitor.mutate { state in
            guard state.teller == .app else { return false }
            if let known = state.image, known != image {
                state.forgetApp()
                return true
            }
            state.image = image
            return false
        }
    }

    func concludeStandstill() -> Bool {
        let standstill = session.standstill
        return session.monitor.mutate { state in
            let facts = makeFacts(state)
            guard facts.teller == .app, facts.isUnfinished else { return false }
            if state.givenUp == nil { state.giveUp(standstill, waited: nil) }
            return true
        }
    }
}

extension Session {
    /// Waits for the frame on which the program has settled; nil if it has ended, at the deadline, or if it never settles.
    ///
    /// - Parameter isBeforeKey: true if a key follows: what ticked before holds it up no longer.
    func settledFrame(
        until deadline: ContinuousClock.Instant, _ quietPeriod: Duration, isBeforeKey: Bool = false
    ) -> TUIFrame? {
        let settler = Settler(SessionWatch(self), quietPeriod: quietPeriod, isBeforeKey: isBeforeKey)
        let outcome = settler.wait(until: deadline) { frame, moment in
            moment == .settled ? frame : nil
        }
        if case .answer(let frame) = outcome { return frame }
        return nil
    }
}

extension Session.State {
    /// The authority that reports when the program has settled.
    var teller: SettlingFacts.Teller { life.isOver ? .nobody : acknowledgesInput ? .app : .system }

    /// The facts that decide whether the program has settled, if this authority reports it.
    func facts(teller: SettlingFacts.Teller) -> SettlingFacts {
        var facts = SettlingFacts(
            rest, teller: teller, changes: changes, lastActivity: lastActivity, isOutputStopped: isOutputStopped,
            hasEnded: status != nil)
        facts.isReading = unread != nil
        facts.isAfterEscape = sent.endsWithEscape
        facts.isAfterClick = sent.isOfMouse
        guard teller == .app else { return facts }
        facts.settled = unsettled.isEmpty ? frame : nil
        facts.isInDoubt = mayHaveLostInput
        facts.isUnfinished = isStuck
        return facts
    }

    /// True if the app has not handled what the test did, and does not report that it works on it.
    var isStuck: Bool { !life.isOver && !unhandled.isEmpty && frame?.busy.isEmpty == true }
}
