import Dispatch
import LunchDriver
import LunchProcess
import LunchTerminal
import LunchWire

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
    let state: Lock<State>
    /// Rings with everything that happens.
    let bell = DispatchSemaphore(value: 0)
    /// Whoever counts something as sent holds this until it has been sent, so that bytes leave in the order of the counts.
    let child = Lock<ChildProcess?>(nil)
    let judge = Lock(RestJudge())
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
        state = Lock(State(size: plan.size ?? subject.size, token: token))
    }

    /// Starts the app; returns at once.
    static func start(_ subject: Subject, _ plan: Plan = Plan()) throws(Finding) -> Trial {
        let trial = Trial(subject, plan)
        let size = plan.size ?? subject.size
        let environment = plan.environment(
            of: subject, token: trial.token, userInfoFile: trial.folder.path(of: "launch.json"))
        var configuration = ChildProcess.Configuration(
            path: subject.path, arguments: [subject.path] + subject.launch.arguments,
            environment: environment.variables.map { "\($0.key)=\($0.value)" }.sorted(),
            columns: UInt16(clamping: size.columns), rows: UInt16(clamping: size.rows),
            isErrorApart: plan.keepsErrorsApart)
        configuration.directory = subject.launch.directory
        configuration.folder = trial.folder
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
    func look<Result: Sendable>(_ body: (borrowing State) -> Result) -> Result { state.withLock { body($0) } }

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
        let deadline = ContinuousClock.now + limit
        while true {
            if let answer = look(body) { return answer }
            let left = deadline - .now
            guard left > .zero, bell.wait(timeout: .now() + .nanoseconds(left.nanoseconds(.up))) == .success else {
                return look(body)
            }
        }
    }

    /// Looks once whether the program rests, as the system tells it; nil if that cannot be told.
    func judgeRest() -> RestJudge.Verdict? {
        guard let process else { return nil }
        process.drain()
        let (input, written, isStopped) = look { ($0.input, $0.written, $0.isOutputStopped) }
        _ = process.flushInput()
        let threads: ThreadWaits
        do throws(SystemError) {
            guard let found = try process.threadWaits() else { return .runs }
            threads = found
        } catch {
            return nil
        }
        let surroundings = RestJudge.Surroundings(
            program: process.identifier, hasUnreadInput: process.flushInput(), isOutputStopped: isStopped,
            written: written, now: .now)
        let verdict = judge.withLock { $0.judge(threads.threads, in: surroundings) }
        process.drain()
        let isQuiet = look { $0.input == input && $0.written == written && $0.status == nil }
        return isQuiet && process.isUnchanged(threads) ? verdict : .runs
    }

    /// The processor time that the app and what it started have used.
    var processorTime: Duration { process?.states.map(\.used).reduce(.zero, +) ?? .zero }
}
