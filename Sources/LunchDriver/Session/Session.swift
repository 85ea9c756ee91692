import LunchProcess
import LunchTerminal
import LunchWire

/// One launch of an app: the process, the terminal that it draws on, and what it has said of itself.
final class Session: ChildProcess.Observer {
    let path: String
    let token: String
    let monitor: Monitor<State>
    let process = Lock<ChildProcess?>(nil)
    /// What the app reads from files is here.
    let folder: PrivateFolder
    private let patience: Duration
    /// Hears of the end of the program, once.
    private let ended: @Sendable (ExitStatus) -> Void

    private init(
        path: String, token: String, size: CellSize, clock: LaunchConfiguration.Clock, folder: PrivateFolder,
        patience: Duration, ended: @escaping @Sendable (ExitStatus) -> Void
    ) {
        self.ended = ended
        self.path = path
        self.token = token
        self.folder = folder
        self.patience = patience
        let terminal = TUITerminal(columns: size.columns, rows: size.rows, messageCommand: Envelope.command)
        monitor = Monitor(State(terminal: terminal, size: size, clock: clock))
    }

    /// Starts a program; returns at once, before it has drawn anything.
    static func start(
        _ configuration: ChildProcess.Configuration, token: String, clock: LaunchConfiguration.Clock,
        folder: PrivateFolder, patience: Duration, ended: @escaping @Sendable (ExitStatus) -> Void = { _ in }
    ) throws(StartError) -> Session {
        let size = CellSize(columns: Int(configuration.columns), rows: Int(configuration.rows))
        let session = Session(
            path: configuration.path, token: token, size: size, clock: clock, folder: folder, patience: patience,
            ended: ended)
        let child = try ChildProcess.start(configuration, observer: session)
        session.process.withLock { $0 = child }
        session.monitor.setWork(child)
        return session
    }
}

extension Session {
    /// Sends input to the app as a person would.
    ///
    /// - Parameters:
    ///   - input: what is done, as it reads in the test.
    ///   - isSecret: whether what has the focus shows nothing of it.
    ///   - isContinued: whether it is one with the input before.
    /// - Returns: whether it was secret, also because the terminal shows nothing of it.
    @discardableResult
    func send(_ bytes: [UInt8], as input: InputWords, isSecret: Bool, isContinued: Bool = false) -> Bool {
        guard let child = process.withLock(\.self) else { return isSecret }
        return monitor.read { state in
            let mayBeSwallowed = state.frame != nil && child.isAnySpecial(bytes)
            let isHidden = Self.isHidden(bytes) {
                child.inputModes?.hidesInput == true
            } whileSending: {
                send(bytes, to: child, &state)
            }
            let isSecret = isSecret || isHidden
            state.history.note(input, isSecret: isSecret, isContinued: isContinued)
            // What the terminal acts on itself never reaches the app, which then cannot acknowledge it. What ends like
            // the begin of a message, as the mouse in row 160 does without an encoding of its own, is held back for more.
            if mayBeSwallowed || state.frame != nil && bytes.last == Envelope.lead { synchronize(child, &state) }
            return isSecret
        }
    }

    /// Sends bytes, and returns whether the terminal showed nothing of them.
    ///
    /// It is asked before and after, since the program may go over to a password at that moment. After a whole line it
    /// does so because of that line.
    static func isHidden(_ bytes: [UInt8], isHiding: () -> Bool, whileSending send: () -> Void) -> Bool {
        let wasHiding = isHiding()
        send()
        let isLine = bytes.last == 0x0D || bytes.last == 0x0A
        return wasHiding || !isLine && isHiding()
    }

    /// Sends a message to the app, and notes what follows from that; false where the app is not listening.
    ///
    /// The terminal would show the message where it echoes, and hold it back where it waits for the end of a line.
    func tell(_ message: (inout State) -> TestMessage) -> Bool {
        guard let child = process.withLock(\.self) else { return true }
        return monitor.change { state in
            // What an app that has ended does not hear is told by the wait for its answer.
            guard state.status == nil else { return true }
            guard let modes = child.inputModes, modes.isDisjoint(with: [.canonical, .echo]) else { return false }
            let message = message(&state)
            state.request = message
            send(message.bytes(token: token), to: child, &state)
            return true
        }
    }

    /// How the terminal treats input now; nil once the program is gone.
    var inputModes: InputModes? { process.withLock(\.self)?.inputModes }

    func resize(to size: CellSize) {
        guard let child = process.withLock(\.self) else { return }
        monitor.change { state in
            state.history.note("resize to \(size)")
            state.resize(to: size)
            child.resize(columns: UInt16(clamping: size.columns), rows: UInt16(clamping: size.rows))
            send(state.terminal.takeAnswers(), to: child, &state)
        }
    }

    /// Ends the app and all that it started, politely first.
    ///
    /// - Returns: what is left of it all the same, once; nothing is, as a rule.
    func end() -> [ChildProcess.Remnant] {
        monitor.read { $0.isEnding = true }
        guard let child = process.withLock(\.self) else { return [] }
        child.end(patience: patience)
        // The child says sooner that something is left; this is the end of the wait should it not.
        let deadline = ContinuousClock.now + patience + patience + .seconds(10)
        let remnants = monitor.wait(until: deadline) { state -> [ChildProcess.Remnant]? in
            guard state.isGone else { return nil }
            defer { state.remnants = [] }
            return state.remnants
        }
        return remnants ?? child.remnants
    }

    /// What the system tells now of why nothing happens.
    var standstill: Standstill {
        Standstill(
            processes: process.withLock(\.self)?.states ?? [], isOutputStopped: monitor.read { $0.isOutputStopped })
    }

    private func send(_ bytes: [UInt8], to child: ChildProcess, _ state: inout State) {
        guard !bytes.isEmpty else { return }
        state.tally.send(bytes.count)
        state.lastActivity = .now
        child.send(bytes)
    }

    /// Tells the app how much was sent to it, so that it can acknowledge also what never reached it.
    ///
    /// Not where the terminal would show the message or hold it back: then the app is not listening.
    private func synchronize(_ child: ChildProcess, _ state: inout State) {
        guard let modes = child.inputModes, modes.isDisjoint(with: [.canonical, .echo]) else { return }
        send(TestMessage.sync(after: state.tally.sent, token: token).bytes, to: child, &state)
    }
}

extension Session {
    func process(_ process: ChildProcess, wrote bytes: Span<UInt8>) {
        monitor.update { state in
            let changes = state.changes
            let answers = state.receive(bytes, token: token)
            // A program that asks and does not read the answers gets no more of them.
            if !answers.isEmpty, !process.isBackedUp { send(answers, to: process, &state) }
            return state.changes != changes
        }
    }

    func process(_ process: ChildProcess, complained bytes: Span<UInt8>) {
        monitor.read { $0.complain(bytes) }
    }

    func processInputWasFlushed(_ process: ChildProcess) {
        monitor.read { state in
            guard state.frame != nil, state.tally.outstanding > 0 else { return }
            synchronize(process, &state)
            // It may have been thrown away as well; to hear it twice changes nothing.
            if let request = state.request { send(request.bytes(token: token), to: process, &state) }
        }
    }

    func process(_ process: ChildProcess, isOutputStopped: Bool) {
        monitor.read { $0.isOutputStopped = isOutputStopped }
    }

    func process(_ process: ChildProcess, ended status: ExitStatus) {
        monitor.change {
            $0.status = status
            $0.changes += 1
        }
        ended(status)
    }

    func processIsGone(_ process: ChildProcess) { letGo([]) }

    func process(_ process: ChildProcess, left remnants: [ChildProcess.Remnant]) { letGo(remnants) }

    private func letGo(_ remnants: [ChildProcess.Remnant]) {
        monitor.setWork(nil)
        monitor.change {
            $0.remnants = remnants
            $0.isGone = true
        }
        self.process.withLock { $0 = nil }
    }
}

extension ChildProcess: WorkWhileWaiting {
    func work(until deadline: ContinuousClock.Instant, while isNeeded: () -> Bool) -> Bool {
        read(until: deadline, while: isNeeded)
    }

    func interruptWork() { interruptRead() }
}
