import LunchElements
import LunchProcess
import LunchTerminal
import LunchWire

/// The frames of an app once it has settled, or once it shows what is waited for, and the errors that explain why there is none.
struct SettledFrames {
    let run: AppRun

    /// The first frame that is right; what an app leaves behind as it ends is looked at too.
    ///
    /// - Throws: if none was right when the time is over, if the app has not settled by then, or if it ends.
    func frame(
        until deadline: ContinuousClock.Instant, _ timeout: Duration, _ isRight: (TUIFrame) -> Bool
    ) throws(TUIError) -> TUIFrame {
        var (screens, last) = (0, [String]?.none)
        do throws(TUIError) {
            let waited = try waitForFrame(until: deadline) { frame in
                let lines = frame.grid.lines
                if lines != last { screens += 1 }
                last = lines
                return isRight(frame) ? frame : nil
            }
            if let frame = waited.answer { return frame }
            let limit = try self.limit(of: waited, after: timeout)
            throw run.error(.expectation(.frame(screens: screens, limit)), in: run.lastFrame)
        } catch {
            let last = try lastReadableFrame(for: [], isOfPresence: true, after: error)
            if isRight(last) { return last }
            throw run.error(.expectation(.frame(screens: 0, .ended)), in: last)
        }
    }

    /// The frame once the app has settled; the last one if it has ended and that may be read.
    ///
    /// - Parameter isOfTerminal: true if only the terminal is asked, whose screen stays.
    func lastingFrame(isOfTerminal: Bool = false) throws(TUIError) -> TUIFrame {
        do throws(TUIError) {
            return try settledFrame()
        } catch {
            if isOfTerminal { return try lastFrame(after: error) }
            return try lastReadableFrame(for: [], isOfPresence: true, after: error)
        }
    }

    /// The last frame of an app that has ended, for the screen of its terminal.
    ///
    /// - Throws: the error that has reported the end, if it has ended with another test.
    func lastFrame(after error: TUIError) throws(TUIError) -> TUIFrame {
        guard error.kind == .notRunning, !run.hasEndedWithAnotherTest, let last = run.lastFrame else { throw error }
        return last
    }

    /// The frame that answers a query once the app has settled; the last one if the app has ended and that may be read.
    ///
    /// - Parameter isOfPresence: whether it is asked only whether something is there.
    func readableFrame(for steps: [QueryStep], isOfPresence: Bool = false) throws(TUIError) -> TUIFrame {
        let frame: TUIFrame
        do throws(TUIError) {
            frame = try settledFrame(for: steps)
        } catch {
            frame = try lastReadableFrame(for: steps, isOfPresence: isOfPresence, after: error)
        }
        try check(steps, in: frame)
        return frame
    }

    /// Throws if a query can find nothing in a frame, whatever that shows: an answer would mean nothing for the app.
    func check(_ steps: [QueryStep], in frame: TUIFrame) throws(TUIError) {
        let lacksElements = !steps.isEmpty && ElementFailure.missingElements(for: steps, in: frame) != nil
        guard lacksElements || QueryStep.haveEmptyName(steps) || QueryStep.areOffScreen(steps, in: frame) else {
            return
        }
        throw run.failure(steps, Resolution(steps, in: frame))
    }

    /// The last frame of an app that has ended, for all questions of a query: existence, count and properties.
    ///
    /// It can be read once the test has asked how the app ended. What stays on the terminal, text and the elements that were
    /// read from the screen, can be read without that if the app has exited with status 0, as programs do that are done; and
    /// whether it is there can be asked in any case: the end is reported anyway. An app that did not open has shown nothing.
    ///
    /// - Throws: the error that has reported the end, if the frame may not be read.
    func lastReadableFrame(
        for steps: [QueryStep], isOfPresence: Bool = false, after error: TUIError
    ) throws(TUIError) -> TUIFrame {
        guard error.kind == .notRunning, run.isOfThisTest, let last = run.lastFrame else { throw error }
        let (isAsked, hasOpened, status) =
            run.session?.monitor.read { ($0.end.isAsked, !$0.end.hasFailedToLaunch, $0.status) }
            ?? (false, false, nil)
        let stays = hasOpened && (!QueryStep.needElements(steps) || last.elementSource != .published)
        guard isAsked || stays && (isOfPresence || status == .exited(0)) else { throw error }
        return last
    }

    /// The frame once the app has settled; the steps are those of the query that wants it.
    ///
    /// An app that was waited for in vain is not waited for again before it gets new input: it has settled by now, or this
    /// fails at once. What has a separate deadline, such as `expect`, waits for such an app anyway, because it may be slow.
    ///
    /// - Parameters:
    ///   - timeout: the longest time until then; nil for as long as after any input.
    ///   - isBeforeKey: true if a key follows: what ticked before holds it up no longer.
    func settledFrame(
        for steps: [QueryStep] = [], timeout: Duration? = nil, isBeforeKey: Bool = false
    ) throws(TUIError) -> TUIFrame {
        guard let session = run.session else { throw run.notLaunched(steps) }
        let timeout = timeout ?? run.configuration.settleTimeout
        let known = session.monitor.read { $0.givenUp }
        let deadline = known == nil ? .now + timeout : ContinuousClock.now
        let frame = session.settledFrame(
            until: deadline, run.configuration.quietPeriod, isBeforeKey: isBeforeKey)
        if let frame {
            run.tellSettled(frame)
            return frame
        }
        throw failure(steps, of: session, after: timeout, known)
    }

    /// The limit that a wait without an answer has met.
    ///
    /// - Throws: if the app had not settled in all that time: then it is unknown whether the condition was met.
    func limit<Answer>(
        of waited: Waited<Answer>, after timeout: Duration, _ steps: [QueryStep] = []
    ) throws(TUIError) -> ExpectationFailure.Limit {
        switch waited {
        case .noTimePasses: return .noTimePasses
        case .nothingComes: return .nothingComes
        case .ended: return .ended
        case .answer, .late(hasLooked: true): return .time(timeout)
        case .late(hasLooked: false):
            guard let session = run.session, session.monitor.read({ !$0.unsettled.isEmpty }) else {
                return .time(timeout)
            }
            throw failure(steps, of: session, after: timeout)
        }
    }

    /// Waits for a frame about which a look gives an answer.
    ///
    /// An app that publishes frames is looked at whenever it has settled on a new one, any other program whenever it
    /// has drawn. One whose time is virtual is not waited for once it has settled, and neither is a program that waits for
    /// nothing but input: only the test changes it then.
    ///
    /// - Throws: where the app ends in the meantime or breaks the protocol.
    func waitForFrame<Answer>(
        until deadline: ContinuousClock.Instant, _ look: (TUIFrame) -> Answer?
    ) throws(TUIError) -> Waited<Answer> {
        guard let session = run.session else { throw run.notLaunched() }
        var hasLooked = false
        let settler = Settler(
            SessionWatch(session), quietPeriod: run.configuration.quietPeriod, restlessLimit: Self.restlessLimit)
        let outcome = settler.wait(until: deadline) { frame, moment -> Waited<Answer>? in
            if moment == .settled || moment == .pauses { run.tellSettled(frame) }
            hasLooked = true
            if let answer = look(frame) { return .answer(answer) }
            guard moment == .settled else { return nil }
            if frame.clock != nil { return .noTimePasses }
            return frame.settling.trust == .exact && session.waitsForInputAlone() ? .nothingComes : nil
        }
        switch outcome {
        case .answer(let waited): return waited
        case .over: throw failure([], of: session, after: run.configuration.settleTimeout)
        case .standsStill, .late: return .late(hasLooked: hasLooked)
        }
    }

    /// The time without a rest after which a wait looks at a program as it is.
    private static let restlessLimit = Duration.seconds(1)

    /// The reason why there is no settled frame.
    ///
    /// - Parameter known: the findings of the wait before, if the app was not waited for again.
    private func failure(
        _ steps: [QueryStep], of session: Session, after timeout: Duration, _ known: Session.GivenUp? = nil
    ) -> TUIError {
        let (status, errors) = session.monitor.read { ($0.status, $0.life.violations) }
        if !errors.isEmpty {
            return run.error(.violation(errors), steps, in: run.lastFrame)
        }
        if let status {
            // An app that had ended before has exited by itself.
            if run.hasEndedWithAnotherTest, case .signalled = status, let launch = run.launch {
                return run.bareError(.life(.endedWithTest(launch.owner?.name, at: launch.place)), steps)
            }
            let isByTest = status.isKnown && session.monitor.read { $0.end.isByTest }
            return run.error(.life(isByTest ? .endedByTest : .ended(status)), steps, in: run.lastFrame)
        }
        let failure = session.standingStill(after: timeout, known, isWhole: timeout >= run.configuration.settleTimeout)
        return run.error(.settling(failure), steps, in: run.lastFrame)
    }
}

/// The outcome of waiting for something that an app must show.
enum Waited<Answer> {
    /// It was there.
    case answer(Answer)
    /// The time is over; whether the app had settled at all, so that somebody could look.
    case late(hasLooked: Bool)
    /// The app has settled, and only the test lets time pass for it.
    case noTimePasses
    /// The program waits for nothing but input.
    case nothingComes
    /// The app has ended, and it was not on its last screen.
    case ended

    var answer: Answer? { if case .answer(let answer) = self { answer } else { nil } }
    var hasCome: Bool { answer != nil }
}

extension AppRun {
    /// The reason why a query finds no element, or more than one.
    func failure(_ steps: [QueryStep], _ resolution: Resolution) -> TUIError {
        let cause = resolution.problem
        switch cause {
        // Without elements, the steps have found nothing that could be listed.
        case .publishesNone, .noReader: return error(.element(cause), steps, in: resolution.frame)
        default: return error(.element(cause), steps, in: resolution.frame, resolution: resolution)
        }
    }

    /// Waits for the frame in whose modes a key is sent: what ticked before holds it up no longer.
    func frameBeforeKey() throws(TUIError) -> TUIFrame { try settler.settledFrame(isBeforeKey: true) }

    /// The frame that the app shows now, whether or not it has settled.
    ///
    /// - Throws: `TUIError` if the app is not running.
    func shownFrame() throws(TUIError) -> TUIFrame {
        guard let session, let frame = lastFrame else { throw notLaunched() }
        if session.monitor.read({ $0.life.isOver }) { return try settler.settledFrame() }
        return frame
    }

    /// Waits until the app has settled.
    var settler: SettledFrames { SettledFrames(run: self) }
}

extension Session {
    /// The reason why the app, which runs, has no settled frame.
    ///
    /// - Parameter isWhole: whether it has had all the time that it has after any input: that is remembered until the app has
    ///   settled or gets new input.
    func standingStill(after timeout: Duration, _ known: GivenUp?, isWhole: Bool = true) -> SettlingFailure {
        let (reasons, isTelling) = monitor.read { ($0.unsettled, $0.acknowledgesInput) }
        // It may have been seen to rest a moment ago.
        let found = known ?? monitor.read { $0.givenUp }
        let standstill = found?.standstill ?? standstill
        if found == nil, isWhole {
            monitor.mutate { $0.giveUp(standstill, waited: timeout) }
        }
        let (time, isKnown) = (found.map(\.waited) ?? timeout, known != nil)
        return isTelling
            ? .unsettled(reasons, modes: inputModes, standstill, after: time, isKnown: isKnown)
            : .neverRested(standstill, monitor.read { $0.rest.output }, after: time ?? timeout, isKnown: isKnown)
    }
}

extension Rest {
    /// The number of bytes that the program has written since its start.
    fileprivate var output: SettlingFailure.Output { .init(bytes: written, time: start.duration(to: .now)) }
}
