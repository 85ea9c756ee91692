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
final class Trial: ChildProcess.Observer {
    let subject: Subject
    let token: String
    let plan: Plan
    private let state: Lock<State>
    /// Rings with everything that happens.
    private let bell = DispatchSemaphore(value: 0)
    /// Whoever counts something as sent holds this until it has been sent, so that bytes leave in the order of the counts.
    private let child = Lock<ChildProcess?>(nil)
    private let judge = Lock(RestJudge())
    /// How many bytes the app left unacknowledged before anything was done to it.
    let base = Lock(0)
    /// Whether the first frame was of the terminal's size, so that others are waited for.
    let isSized = Lock(true)

    private init(_ subject: Subject, _ plan: Plan) {
        self.subject = subject
        self.plan = plan
        token = plan.hasToken ? String(UInt64.random(in: .min ... .max), radix: 36) : ""
        state = Lock(State(size: plan.size ?? subject.size, token: token))
    }

    /// Starts the app; returns at once.
    static func start(_ subject: Subject, _ plan: Plan = Plan()) throws(Finding) -> Trial {
        let trial = Trial(subject, plan)
        let size = plan.size ?? subject.size
        let folder = PrivateFolder(in: subject.tester["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp")
        let environment = plan.environment(
            of: subject, token: trial.token, userInfoFile: folder.path(of: "launch.json"))
        var configuration = ChildProcess.Configuration(
            path: subject.path, arguments: [subject.path] + subject.launch.arguments,
            environment: environment.variables.map { "\($0.key)=\($0.value)" }.sorted(),
            columns: UInt16(clamping: size.columns), rows: UInt16(clamping: size.rows),
            isErrorApart: plan.keepsErrorsApart)
        configuration.directory = subject.launch.directory
        configuration.folder = folder
        configuration.file = environment.fileText.map { .init(name: "launch.json", text: $0) }
        do throws(StartError) {
            // What the program does at once is heard of once it is known which program that is.
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
        process?.end(patience: patience)
        _ = wait(.seconds(30)) { $0.isGone ? true : nil }
    }

    // MARK: Waiting

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

    // MARK: Sending

    /// Sends bytes as they are, and counts them.
    func send(_ bytes: [UInt8]) {
        guard !bytes.isEmpty else { return }
        judge.withLock { $0.inputWasSent() }
        child.withLock { child in
            guard let child else { return }
            let isSpecial = child.isAnySpecial(bytes)
            count(bytes.count)
            child.send(bytes)
            // What the terminal acts on itself never reaches the app.
            if isSpecial, look({ $0.takesMessages }) { synchronize(child) }
        }
    }

    /// Gives the terminal another size.
    func resize(to size: CellSize) {
        judge.withLock { $0.inputWasSent() }
        child.withLock { child in
            let answers = state.withLock { state -> [UInt8] in
                state.size = size
                state.input += 1
                state.terminal.resize(columns: size.columns, rows: size.rows)
                return state.terminal.takeAnswers()
            }
            child?.resize(columns: UInt16(clamping: size.columns), rows: UInt16(clamping: size.rows))
            if let child { answer(answers, child) }
        }
    }

    /// Notes that something was done of which the app may show something.
    func noteDeed() {
        judge.withLock { $0.inputWasSent() }
        state.withLock { $0.input += 1 }
    }

    /// Takes bytes as sent that the app never gets: as if the terminal had swallowed them.
    func pretendSent(_ count: Int) { state.withLock { $0.sent += count } }

    private func count(_ bytes: Int, areAnswers: Bool = false) {
        state.withLock { state in
            state.sent += bytes
            state.input += 1
            if areAnswers { state.answered += bytes }
        }
    }

    private func answer(_ bytes: [UInt8], _ child: ChildProcess) {
        guard !bytes.isEmpty, !child.isBackedUp else { return }
        count(bytes.count, areAnswers: true)
        child.send(bytes)
    }

    private func synchronize(_ child: ChildProcess) {
        guard child.inputModes?.isDisjoint(with: [.canonical, .echo]) == true else { return }
        let bytes = TestMessage.sync(after: look { $0.sent }, token: token).bytes
        count(bytes.count)
        child.send(bytes)
    }

    // MARK: What happens

    func process(_ process: ChildProcess, wrote bytes: Span<UInt8>) {
        let (answers, isFirst) = state.withLock { state in
            let frames = state.frames
            return (state.receive(bytes), frames == 0 && state.frames > 0)
        }
        if isFirst {
            let modes = process.inputModes
            state.withLock { $0.modesAtFirstFrame = modes }
        }
        if !answers.isEmpty { child.withLock { _ in answer(answers, process) } }
        bell.signal()
    }

    func process(_ process: ChildProcess, wroteToStandardError bytes: Span<UInt8>) {
        // Some draw there, and then their messages come there as well.
        var drawing = state.withLock { $0.receiveErrors(bytes) }
        guard !drawing.isEmpty else {
            bell.signal()
            return
        }
        if process.addsReturns { drawing = drawing.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] } }
        self.process(process, wrote: drawing.span)
    }

    func processInputWasFlushed(_ process: ChildProcess) {
        let isDue = state.withLock { state in
            state.flushes += 1
            return state.takesMessages && state.outstanding > 0
        }
        if isDue { child.withLock { _ in synchronize(process) } }
        bell.signal()
    }

    func process(_ process: ChildProcess, isOutputStopped: Bool) {
        state.withLock { $0.isOutputStopped = isOutputStopped }
        bell.signal()
    }

    func process(_ process: ChildProcess, ended status: LunchProcess.ExitStatus) {
        let modes = process.inputModes
        state.withLock { state in
            state.status = status
            state.modesAtEnd = modes
        }
        bell.signal()
    }

    func processIsGone(_ process: ChildProcess) {
        leave([])
    }

    func process(_ process: ChildProcess, left remnants: [ChildProcess.Remnant]) {
        leave(remnants)
    }

    private func leave(_ remnants: [ChildProcess.Remnant]) {
        state.withLock { state in
            state.isGone = true
            state.remnants = remnants
        }
        bell.signal()
    }
}
