import LunchCommands
import LunchProcess
import LunchTerminal
@_spi(Lunch) import LunchWire

/// One launch of an app: the process, the terminal that it draws on, and its messages.
final class Session: ProgramObserver {
    let path: String
    /// The name of the program in messages.
    let name: String
    let token: String
    let monitor: Monitor<State>
    /// The failures that have been reported to the test.
    let told = ToldFailures()

    /// The program; nil before it has started, and once nothing of it is left.
    ///
    /// Held from the moment that the state counts something as sent until it has been sent. So bytes leave in the order in
    /// which they were counted, without holding the state. The state's own lock is taken within this one, never around it.
    let process = Lock<(any Program)?>(nil)

    /// The folder of the files that the app reads.
    let folder: PrivateFolder
    private let patience: Duration
    /// The source of the events of the program.
    let source: EventSource

    private init(
        path: String, token: String, state: consuming State, folder: PrivateFolder, patience: Duration,
        source: EventSource
    ) {
        self.source = source
        self.path = path
        name = Self.name(ofProgramAt: path)
        self.token = token
        self.folder = folder
        self.patience = patience
        monitor = Monitor(state)
    }

    /// The name of a program in messages.
    static func name(ofProgramAt path: String) -> String { path.split(separator: "/").last?.visible ?? "The app" }

    /// Starts a program; returns at once, before it has drawn anything.
    ///
    /// - Parameter started: a function that is called once the program has started, before anything that it does is an event.
    static func start(
        _ configuration: ChildProcess.Configuration, profile: TUITerminalProfile = .standard, token: String,
        clock: LaunchConfiguration.Clock,
        infersElements: Bool = true, folder: PrivateFolder, patience: Duration, source: EventSource,
        starter: ProgramStarter = ChildProcess.start, started: () -> Void
    ) throws(StartError) -> Session {
        let size = CellSize(columns: Int(configuration.columns), rows: Int(configuration.rows))
        let terminal = TUITerminal(
            columns: size.columns, rows: size.rows, profile: profile, messageCommand: Envelope.command)
        let session = Session(
            path: configuration.path, token: token,
            state: State(
                terminal: terminal, size: size, clock: clock, infersElements: infersElements, source: source),
            folder: folder, patience: patience, source: source)
        // An event that comes at once is handled once it is known which program it is of.
        try session.process.withLock { process throws(StartError) in
            let child = try starter(configuration, session)
            session.monitor.setWork(child, of: source.test?.id)
            process = child
            started()
        }
        return session
    }
}

extension Session {
    /// Sends input to the app as a person would.
    ///
    /// - Parameters:
    ///   - input: the input as a value.
    ///   - isSecret: true if the element that has the focus does not show the input.
    ///   - isContinued: true if the input continues the one before.
    /// - Returns: true if the input was secret, also because the terminal does not show it.
    @discardableResult
    func send(_ bytes: [UInt8], as input: InputValue, isSecret: Bool, isContinued: Bool = false) -> Bool {
        process.withLock { child in
            guard let child else { return isSecret }
            let mayBeSwallowed = monitor.read { $0.acknowledgesInput } && child.isAnySpecial(bytes)
            // The program may show what it has read before the second look at the terminal.
            let isKnown = isSecret || child.inputModes?.hidesInput == true
            let isHidden = Self.isHidden(bytes) {
                child.inputModes?.hidesInput == true
            } whileSending: {
                advance(child) { $0.input(bytes, as: input, isSecret: isKnown, isContinued: isContinued) }
            }
            // Keys that the terminal acts on itself never reach the app, which then cannot acknowledge them. Bytes that end
            // like the beginning of a message, as the mouse in row 160 does in the oldest encoding, are held back.
            let mayBeLost = (mayBeSwallowed || bytes.last == Envelope.lead) && child.isListening
            advance(child) { $0.inputWasSent(isHidden: isHidden, mayBeLost: mayBeLost, token: token) }
            return isSecret || isHidden
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

    /// Sends a message to the app; false if the app is not listening.
    ///
    /// - Parameter action: the action that sends it, for the list of the last inputs.
    func tell(_ message: TestMessage, as action: TUICommand.Action) -> Bool {
        process.withLock { child in
            guard let child else { return true }
            let isListening = child.isListening
            var isHeard = true
            advance(child) { state in
                // The wait for an answer reports messages to an app that has ended.
                isHeard = isListening || state.status != nil
                return isHeard ? state.message(message, as: action, token: token) : Effects()
            }
            return isHeard
        }
    }

    /// The terminal's current input modes; nil once the program is gone.
    var inputModes: InputModes? { process.withLock({ $0 })?.inputModes }

    func resize(to size: CellSize) {
        process.withLock { child in
            guard let child else { return }
            advance(child) { state in
                state.listen()
                return state.resize(to: size)
            }
        }
    }

    /// Ends the app and all that it started, politely first.
    ///
    /// - Returns: the processes that could not be ended, on the first call only; empty as a rule.
    func end() -> [ChildProcess.Remnant] {
        let child = process.withLock { child in
            advance(child) { $0.endRequested() }
            return child
        }
        // The child reports earlier if something is left; this ends the wait if it does not.
        let deadline = ContinuousClock.now + patience + patience + .seconds(10)
        return monitor.take(until: deadline) { $0.life.takeRemnants() } ?? child?.remnants ?? []
    }

    /// The reasons why nothing happens, according to the system now.
    var standstill: Standstill {
        var standstill = Standstill(
            processes: states, isOutputStopped: monitor.read { $0.isOutputStopped })
        if let shortage = monitor.read({ $0.rest.shortage }) {
            standstill.threads = .failure(shortage)
        } else {
            standstill.lookAtThreads()
        }
        standstill.lookAtSignals()
        return standstill
    }

    /// The states of the program and of what it has started; empty if they are unknown.
    var states: [ProcessState] { process.withLock({ $0 })?.states ?? [] }

    /// The number of the process that was launched; nil before there is one.
    var program: Int32? { process.withLock({ $0 })?.identifier }

    /// True if a signal has stopped the program, and it has not written anything.
    var isStoppedAtFirst: Bool {
        guard !monitor.read({ $0.shown.hasOutput }), let child = process.withLock({ $0 }) else { return false }
        return child.states.first { $0.identifier == child.identifier }?.activity == .isStopped
    }

    /// Lets an event happen, wakes those that wait for it, and does what follows; the process is held in the meantime.
    private func advance(_ child: (any Program)?, _ event: (inout State) -> Effects) {
        var actions: [Effects.Action] = []
        monitor.update { state in
            let effects = event(&state)
            actions = effects.actions
            return effects.wakes
        }
        for action in actions {
            switch action {
            case .send(let bytes): child?.send(bytes)
            case .read(let message): child?.readNothing { [self] in read(message) }
            case .resize(let size):
                child?.resize(columns: UInt16(clamping: size.columns), rows: UInt16(clamping: size.rows))
            case .end: child?.end(patience: patience)
            }
        }
    }
}

/// The program's observer: all that happens to it is an event.
extension Session {
    func process(_ process: any Program, wrote bytes: Span<UInt8>) {
        // Held also while the state counts what the terminal answers: until then the frame in these bytes is not seen.
        self.process.withLock { _ in
            let isRead = !process.isBackedUp
            show(process) { state in
                state.listen()
                return state.wrote(bytes, token: token, isRead: isRead)
            }
        }
        source.callForListeners()
    }

    /// Reads a message, which takes long; nothing is held in the meantime.
    private func read(_ message: IncomingMessage) {
        let reading = message.read()
        process.withLock { child in
            let isRead = child?.isBackedUp == false
            show(child) { $0.read(reading, of: message.number, token: token, isRead: isRead) }
        }
        source.callForListeners()
    }

    /// Lets something happen after which there may be the first frame.
    private func show(_ child: (any Program)?, _ event: (inout State) -> Effects) {
        var owesNews = false
        advance(child) { state in
            let effects = event(&state)
            owesNews = state.owesNewsOfFlush
            return effects
        }
        guard owesNews, let child else { return }
        let (isListening, echoes) = (child.isListening, child.echoes)
        advance(child) { $0.inputWasFlushed(isListening: isListening, echoes: echoes, token: token) }
    }

    func process(_ process: any Program, wroteToStandardError bytes: Span<UInt8>) {
        var offset = 0
        while offset < bytes.count {
            let end = min(offset + Self.errorPiece, bytes.count)
            let piece = bytes.extracting(offset..<end)
            self.process.withLock { _ in
                let (isRead, addsReturns) = (!process.isBackedUp, process.addsReturns)
                advance(process) { state in
                    state.listen()
                    return state.wroteToStandardError(
                        piece, token: token, isRead: isRead, addsReturns: addsReturns)
                }
            }
            offset = end
        }
        source.callForListeners()
    }

    /// The most bytes of standard error that are taken at once, while the state is not in use elsewhere: as many as of a
    /// terminal.
    ///
    /// A pipe hands over sixteen times as many, and a program that fills it would keep everybody waiting.
    private static let errorPiece = 4096

    func processInputWasFlushed(_ process: any Program) {
        self.process.withLock { _ in
            let (isListening, echoes) = (process.isListening, process.echoes)
            advance(process) { $0.inputWasFlushed(isListening: isListening, echoes: echoes, token: token) }
        }
    }

    func process(_ process: any Program, isOutputStopped: Bool) {
        monitor.mutate { $0.outputWasStopped(isOutputStopped) }
    }

    func process(_ process: any Program, ended status: ExitStatus) {
        // The program may end at once: the launch is reported before.
        self.process.withLock { _ in monitor.update { $0.ended(status).wakes } }
        source.callForListeners()
    }

    func processIsGone(_ process: any Program) { letGo([]) }

    func process(_ process: any Program, left remnants: [ChildProcess.Remnant]) { letGo(remnants) }

    private func letGo(_ remnants: [ChildProcess.Remnant]) {
        process.withLock { child in
            monitor.setWork(nil, of: source.test?.id)
            advance(child) { $0.gone(left: remnants) }
            child = nil
        }
    }
}

extension Program {
    /// True if the terminal hands a message on to the app: if it echoes, it would show it, and if it waits for the end of
    /// a line, it would hold it back.
    fileprivate var isListening: Bool { inputModes?.isDisjoint(with: [.canonical, .echo]) ?? false }

    /// True if the terminal shows what is typed, as far as that is known.
    fileprivate var echoes: Bool { inputModes?.contains(.echo) ?? true }
}
