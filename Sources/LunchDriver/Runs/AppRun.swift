import LunchCommands
import LunchElements
import LunchProcess
import LunchTerminal
@_spi(Lunch) import LunchWire
import Synchronization

/// An app under test: how it is launched, and its last launch. The actions of a test are separate types.
final class AppRun: Sendable {
    /// True if it was launched ever; asked at every use.
    private let wasLaunched = Atomic(false)

    struct State {
        var configuration: LaunchConfiguration
        var session: Session?
        var launch: Launch?
        /// The reasons why questions could not be answered that were answered with "no".
        var unanswered = Unanswered<TUIFailure>()
        var interruptions = Interruptions()
        /// The last failure of an action that was thrown.
        var thrown: TUIFailure?
        /// The way of the last error that was thrown before any launch, as long as there is one.
        weak var delivery: Delivery?
        var questions: [Question] = []
        /// The last steps of the test that know their place; the latest is the last.
        var steps: [TUIStep] = []

        /// The number of times the test has asked something, or done something.
        var questionCount = 0
    }

    let state: Lock<State>

    /// The function that starts its program.
    let starter: ProgramStarter

    /// The listeners of the test that created it, in addition to those that hear all apps.
    let listeners = TUIEvents.scoped

    /// True if an event of a step would be heard now.
    var isHeard: Bool { TUIEvents.isHeard(by: listeners) }

    init(_ configuration: LaunchConfiguration, starter: @escaping ProgramStarter = ChildProcess.start) {
        self.starter = starter
        state = Lock(State(configuration: configuration))
        keep(configuration.secrets)
        _ = Self.tellsOfUnknownStates
    }

    /// Makes a test fail that reads an unknown state of a snapshot.
    private static let tellsOfUnknownStates: Void = SnapshotReads.install { states, element in
        FailureReporter.record(TUIFailure(.element(.unknown(states, of: element))))
    }

    /// The configuration of its next launch.
    var configuration: LaunchConfiguration { state.withLock({ $0.configuration }) }

    func configure(_ change: (inout LaunchConfiguration) -> Void) {
        let secrets = state.withLock { state in
            change(&state.configuration)
            return state.configuration.secrets
        }
        keep(secrets)
    }

    /// The last launch; nil as long as there was none.
    var session: Session? { state.withLock({ $0.session }) }

    /// Its launch, with the test and the line; nil as long as there was none.
    var launch: Launch? { state.withLock({ $0.launch }) }

    /// True if it was launched, and maybe has ended.
    var isLaunched: Bool { wasLaunched.load(ordering: .acquiring) }

    func begin(_ session: Session, _ launch: Launch) {
        state.withLock { state in
            state.session = session
            state.launch = launch
            state.questions = []
            state.steps = []
            state.unanswered = Unanswered()
        }
        wasLaunched.store(true, ordering: .releasing)
    }

    /// Changes what must be done about alerts that come at any time.
    func withInterruptions<Result>(_ body: (inout Interruptions) -> Result) -> Result {
        state.withLock { body(&$0.interruptions) }
    }

    /// True if the test that runs here has launched it; also true if that is unknown.
    var isOfThisTest: Bool {
        guard let launcher = launch?.owner, let owner = FailureReporter.owner else { return true }
        return launcher.id == owner.id
    }

    /// True if it was ended with another test: its last screen is none of this test's, and no test is responsible for it
    /// any more.
    var hasEndedWithAnotherTest: Bool {
        session?.monitor.read { $0.end.isRequested } == true && !isOfThisTest
    }

    /// The name of the app in messages.
    var name: String { session?.name ?? Session.name(ofProgramAt: "") }

    /// The last committed frame, whether the app has settled since or not; nil as long as it has not been launched.
    var lastFrame: TUIFrame? {
        session?.monitor.read { $0.latest }
    }

    /// Sends input, and remembers it as a value.
    ///
    /// - Parameters:
    ///   - cell: the cell at which the mouse is used; nil if it is not.
    ///   - isContinued: true if it continues with what was sent before.
    func send(_ bytes: [UInt8], as action: TUICommand.Action, at cell: CellPoint? = nil, isContinued: Bool = false) {
        session?.awaitPace()
        session?.send(bytes, as: InputValue(action, at: cell), isSecret: false, isContinued: isContinued)
    }
}

extension AppRun {
    /// Remembers a question that was answered with "no" although the screen could not be read; the end reports it.
    ///
    /// The end of the app is reported separately, unless the app exited with status 0. If it was ended with another
    /// test, that is reported at once.
    func noteUnanswered(_ error: TUIError) {
        if hasEndedWithAnotherTest { return FailureReporter.record(TUIFailure(.life(.unanswered(error.failure)))) }
        guard session?.monitor.read({ $0.end.tellsOfItself($0.status) }) != true || error.kind != .notRunning else {
            return
        }
        state.withLock { $0.unanswered.note(error.failure) }
    }

    /// That question, once.
    func takeUnanswered() -> TUIFailure? { state.withLock { $0.unanswered.take() } }
}

/// The secrets of an app.
extension AppRun {
    /// The secrets of the test that has launched it, or else of the one that runs here.
    var secrets: TestSecrets { launch?.secrets ?? .current }

    /// Keeps texts that a launch declares to be secret.
    private func keep(_ texts: [String]) {
        if texts.isEmpty { return }
        secrets.add(declared: texts)
        FailureReporter.noteSecrets()
    }

    /// Keeps what was typed without echo, and what secure fields of a frame hold.
    func keepSecrets(of frame: TUIFrame?) {
        let secrets = secrets
        if session?.monitor.read({ $0.sent.history.hasHidden }) == true {
            secrets.add(session?.monitor.mutate { $0.sent.history.takeHidden() } ?? [])
        }
        if let frame { secrets.add(heldBy: frame) }
        if secrets.isEmpty { return }
        // An app may outlive the test that has launched it.
        let current = TestSecrets.current
        if current !== secrets { current.add(of: secrets) }
        FailureReporter.noteSecrets()
    }
}

/// The failures of an app, on their way to the test.
extension AppRun {
    /// Records a failure that cannot be thrown, and remembers that it was reported.
    ///
    /// - Parameter isHeard: true if listeners have been notified, as of a step that failed.
    func record(_ error: TUIError, at place: TUISourceLocation? = nil, isHeard: Bool = false) {
        noteTold(error.kind)
        var failure = error.failure
        failure.place = place ?? failure.place ?? StepScope.place
        FailureReporter.record(failure, isHeard ? nil : listeners)
    }

    /// Remembers a failure that is thrown, and returns it as it must be thrown.
    func noteThrown(_ failure: TUIFailure) -> TUIFailure {
        var remembered = failure
        remembered.delivery = nil
        state.withLock { $0.thrown = remembered }
        FailureReporter.willThrow()
        return Delivery.thrown(failure, noting: session?.told)
    }

    /// The last failure of an action that was thrown.
    var thrown: TUIFailure? { state.withLock({ $0.thrown }) }

    /// Remembers that a failure has been reported to the test.
    func noteTold(_ kind: TUIFailureKind) {
        session?.told.note(kind)
    }

    /// A failure that is found when the steps of the test are over, at the line of the last that did something.
    func found(_ failure: TUIFailure) -> TUIFailure {
        var failure = failure
        failure.launch = launch
        let steps = state.withLock({ $0.steps })
        failure.lastSteps = steps.compactMap { step in step.place.map { .init(text: "\(step)", place: $0) } }
        if let place = (steps.last { $0.kind == .action } ?? steps.last)?.place { failure.place = place }
        return failure
    }

    /// An error of this app, with all that is known of it now.
    ///
    /// - Parameters:
    ///   - steps: the query in question.
    ///   - frame: the frame in which it was found; nil if there is none to show.
    ///   - cells: the cells that it is about.
    ///   - resolution: the result of the query, if the message mentions it.
    func error(
        _ cause: FailureCause, _ steps: [QueryStep] = [], in frame: TUIFrame?, marking cells: CellRect? = nil,
        resolution: Resolution? = nil
    ) -> TUIError {
        keepSecrets(of: frame)
        var failure = TUIFailure(cause)
        failure.secrets = secrets
        failure.app = name
        failure.steps = steps
        // It shows the app's own elements, even if a text is in question.
        failure.frame = frame?.committed
        failure.cells = cells
        failure.resolution = resolution
        session?.monitor.read { state in
            failure.errorOutput = state.standardError
            failure.history = state.sent.history
            failure.status = state.status
            failure.hasGreeted = state.hasGreeted
            failure.isOutputStopped = state.isOutputStopped && state.status == nil
        }
        failure.home = session.flatMap { configuration.temporaryHome(in: $0.folder)?.path }
        return TUIError(failure)
    }

    /// An error that has nothing to do with what the app shows.
    func bareError(_ cause: FailureCause, _ steps: [QueryStep] = []) -> TUIError {
        keepSecrets(of: nil)
        var failure = TUIFailure(cause)
        failure.secrets = secrets
        failure.app = name
        failure.steps = steps
        return TUIError(failure)
    }
}
