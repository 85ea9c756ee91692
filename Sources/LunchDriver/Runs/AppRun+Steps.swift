import LunchCommands
import LunchElements
@_spi(Lunch) import LunchWire

/// The one way to an app: each action and question of a test goes through here, and listeners hear of it.
extension AppRun {
    /// Runs a step; an error of it names the place in the test.
    ///
    /// - Parameters:
    ///   - query: the query of the element in question, with the calls by which the test began it.
    ///   - place: the location of the step in the test.
    ///   - value: the result in a frame, as data; nil if it is not reported.
    func performing<Result>(
        _ action: TUICommand.Action, of query: Query = Query([]), at place: TUISourceLocation,
        value: (Result, TUIFrame?) -> LunchJSON? = nothing, _ body: () throws(TUIError) -> Result
    ) throws(TUIError) -> Result {
        let kind = action.kind
        if kind == .action || kind == .life { forgetQuestions() }
        let isHeard = isHeard
        let scope = StepScope(action, app: isHeard ? shownName : "", origin: .place(place))
        remember(scope.step)
        do throws(TUIError) {
            return isHeard ? try heard(scope, of: query, value: value, body) : try body()
        } catch {
            throw TUIError(noteThrown(error.of(query).located(place).failure))
        }
    }

    /// The number of steps that are remembered.
    private static let stepLimit = 3

    /// Remembers a step, for a failure that is found when it is over; the launch is remembered on its own.
    private func remember(_ step: TUIStep) {
        guard step.kind != .life else { return }
        state.withLock { state in
            if state.steps.count >= Self.stepLimit { state.steps.removeFirst() }
            state.steps.append(step)
        }
    }

    /// Runs a step that neither throws nor records a separate failure.
    func noting<Result>(
        _ action: @autoclosure () -> TUICommand.Action, at place: TUISourceLocation? = nil,
        value: (Result, TUIFrame?) -> LunchJSON? = json, _ body: () -> Result
    ) -> Result {
        guard isHeard else { return body() }
        let scope = StepScope(action(), app: shownName, origin: origin(at: place))
        begin(scope)
        let result = scope.run(body)
        end(scope, value: value(result, scope.frame))
        return result
    }

    /// Runs a step that cannot throw: a failure of it is recorded, and the answer is a neutral one.
    ///
    /// - Parameter place: the location of the step in the test; nil for a property, whose location is looked up later.
    func answering<Result>(
        _ action: @autoclosure () -> TUICommand.Action, of query: Query = Query([]), at place: TUISourceLocation? = nil,
        otherwise neutral: @autoclosure () -> Result, value: (Result, TUIFrame?) -> LunchJSON? = json,
        _ question: () throws(TUIError) -> Result
    ) -> Result {
        do throws(TUIError) {
            guard isHeard else { return try question() }
            let scope = StepScope(action(), app: shownName, origin: origin(at: place))
            return try heard(scope, of: query, value: value, question)
        } catch {
            record(error.of(query), at: place, isHeard: true)
            return neutral()
        }
    }

    private func origin(at place: TUISourceLocation?) -> TUIStep.Origin {
        (place ?? StepScope.place).map(TUIStep.Origin.place) ?? .calls(.ofStep)
    }

    /// The value as data; in words if it has no form in JSON.
    static func json<Result>(_ value: Result, in frame: TUIFrame?) -> LunchJSON? {
        (value as? any PropertyValue)?.json ?? .string(ShownText.literal(value))
    }

    /// Returns nil: the step has no value.
    static func nothing<Result>(_ value: Result, in frame: TUIFrame?) -> LunchJSON? { nil }

    /// Runs a step that has listeners.
    private func heard<Result>(
        _ scope: StepScope, of query: Query, value: (Result, TUIFrame?) -> LunchJSON?,
        _ body: () throws(TUIError) -> Result
    ) throws(TUIError) -> Result {
        begin(scope)
        do throws(TUIError) {
            let result = try scope.run(body)
            end(scope, value: value(result, scope.frame))
            return result
        } catch {
            var failure = error.of(query).failure
            failure.place = failure.place ?? scope.step.place
            end(scope, failure: failure)
            throw error
        }
    }

    private func begin(_ scope: StepScope) {
        session?.listenToInput()
        let source = source
        scope.note(source)
        source.tell(.began, of: scope.step)
        guard scope.step.kind == .action, let session else { return }
        let (frame, deeds) = session.monitor.read { ($0.latest, $0.sent.deeds) }
        scope.begin(on: frame, after: deeds)
    }

    private func end(_ scope: StepScope, value: LunchJSON? = nil, failure: TUIFailure? = nil) {
        let step = scope.step
        let source = source(of: scope)
        tell(session?.takeInput() ?? [], of: step, source)
        if let failure { source.tell(.failed(failure), of: step) }
        source.tell(.ended(scope.outcome(value: value, failure: failure)), of: step)
    }

    /// Reports that the app has settled, if there is a listener.
    func tellSettled(_ frame: TUIFrame) {
        keepSecrets(of: frame)
        guard isHeard else { return }
        let scope = StepScope.current
        let source = source(of: scope)
        tell(session?.takeSettledInput(before: scope?.start ?? .now) ?? [], of: scope?.step, source)
        let deeds = session?.monitor.read { $0.sent.deeds } ?? 0
        if scope?.note(frame, after: deeds) == false { return }
        source.tell(.settled(frame), of: scope?.step)
    }

    /// Reports what was sent. Input that may turn out to be secret is reported once the app has settled.
    private func tell(_ inputs: [InputHistory.Sent], of step: TUIStep?, _ source: EventSource) {
        for input in inputs { source.tell(.sent(TUIInput(input)), of: step, at: input.time) }
    }

    /// Reports everything that is left about an app that has ended.
    func tellRest() {
        guard isHeard else { return }
        source.finish()
        tell(session?.takeInput() ?? [], of: StepScope.current?.step, source)
    }

    /// The source of an event of a step: the test that runs here, or else the one that launched the app.
    private var source: EventSource {
        let (session, launch, secrets) = state.withLock { ($0.session, $0.launch, $0.configuration.secrets) }
        let test = FailureReporter.test ?? launch?.owner?.test
        if let known = session?.source, known.test?.id == test?.id, known.secrets == secrets { return known }
        return EventSource(
            app: shownName, test: test, launch: launch?.number, secrets: secrets, listeners: listeners)
    }

    /// The source of an event of a step: as it was when the step began, unless that was before a launch, or of another app.
    private func source(of scope: StepScope?) -> EventSource {
        guard let known = scope?.source, let number = state.withLock({ $0.launch?.number }), known.launch == number
        else { return source }
        return known
    }

    /// The name of the app; empty as long as it has not been launched.
    private var shownName: String { session?.name ?? "" }
}

extension Session {
    /// Has what is sent from now on kept for who hears of it.
    fileprivate func listenToInput() { monitor.mutate { $0.sent.history.isHeard = true } }

    fileprivate func takeInput() -> [InputHistory.Sent] {
        monitor.mutate { $0.sent.history.takeSent(isOver: $0.status != nil) }
    }

    fileprivate func takeSettledInput(before step: ContinuousClock.Instant) -> [InputHistory.Sent] {
        monitor.mutate { $0.sent.history.takeSettled(before: step) }
    }
}
