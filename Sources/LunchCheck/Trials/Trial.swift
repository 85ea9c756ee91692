import LunchDriver
import LunchProcess
import LunchTerminal
@_spi(Lunch) import LunchWire

/// One launch of the app that is checked, on a pseudo-terminal of its own.
///
/// It stands on the process and the codec, and not on the driver: it sends what a driver never would, and looks at the order
/// of bytes. It does for the app what every terminal and every test does: it answers what the terminal is asked, and says
/// how much was sent if the terminal has swallowed some of it.
final class Trial: Sendable {
    let subject: Subject
    let token: String
    let plan: Plan
    /// The folder of the files that the app reads.
    let folder: PrivateFolder
    let state: Monitor<State>
    /// Whoever counts something as sent holds this until it has been sent, so that bytes leave in the order of the counts.
    let child = Lock<ChildProcess?>(nil)
    /// The number of bytes that the app left unacknowledged before anything was done to it.
    let base = Lock(0)
    /// True if the first frame was of the terminal's size, so that others are waited for.
    let isSized = Lock(true)

    private init(_ subject: Subject, _ plan: Plan) {
        self.subject = subject
        self.plan = plan
        let parent = subject.tester["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
        folder = PrivateFolder(in: parent)
        token = plan.hasToken ? String(UInt64.random(in: .min ... .max), radix: 36) : ""
        state = Monitor(State(size: plan.size ?? subject.size, token: token))
    }

    /// Starts the app; returns at once.
    static func start(_ subject: Subject, _ plan: Plan = Plan()) throws(Finding) -> Trial {
        let trial = Trial(subject, plan)
        let size = plan.size ?? subject.size
        // Keys are sent to the app that mean anything, also if it opens as ever.
        let home = subject.launch.temporaryHome(in: trial.folder, isAlways: true)
        let environment = plan.environment(
            of: subject, token: trial.token, userInfoFile: trial.folder.path(of: "launch.json"), home: home)
        var configuration = ChildProcess.Configuration(
            path: subject.path, arguments: [subject.path] + subject.launch.arguments,
            environment: environment.variables.map { "\($0.key)=\($0.value)" }.sorted(),
            columns: UInt16(clamping: size.columns), rows: UInt16(clamping: size.rows),
            isErrorApart: plan.keepsErrorsApart)
        configuration.directory = subject.launch.directory
        configuration.folder = trial.folder
        if home != nil { configuration.folders = TemporaryHome.folders }
        configuration.file = environment.fileText.map { .init(name: "launch.json", text: $0) }
        do throws(StartError) {
            // An event that comes at once is handled once it is known which program it is of.
            try trial.child.withLock { child throws(StartError) in
                child = try ChildProcess.start(configuration, observer: trial)
            }
        } catch {
            throw .fails(
                seen: "\(subject.path.literal) could not be started: \(error)", cause: "It is no program.",
                change: "Name another program.")
        }
        return trial
    }

    /// Looks at what is known.
    func look<Result: Sendable>(_ body: (borrowing State) -> Result) -> Result { state.read(body) }

    /// The program; nil once nothing of it is left.
    var process: ChildProcess? { child.withLock(\.self) }

    /// Ends the app, and waits until it is gone.
    func end(patience: Duration = .zero) {
        if let message = look({ $0.ledger.unreadable }) { subject.unreadable.note(message) }
        process?.end(patience: patience)
        _ = wait(.seconds(30)) { $0.isGone ? true : nil }
    }

    /// Waits until a look gives an answer; nil if it does not within the limit.
    func wait<Result: Sendable>(_ limit: Duration, _ body: (borrowing State) -> Result?) -> Result? {
        state.wait(within: limit, body)
    }

    /// True if some thread of the app runs, or is about to, as the system tells it.
    var runs: Bool {
        let outcome = Settler(TrialWatch(self), quietPeriod: subject.limits.stillness).wait(until: .now) { _, _ in () }
        if case .late = outcome { return true }
        return false
    }

    /// The processor time that the app and what it started have used.
    var processorTime: Duration { process?.states.map(\.used).reduce(.zero, +) ?? .zero }
}
