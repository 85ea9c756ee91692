import CLunchProcess
@_spi(Lunch) import LunchWire

/// A thread of a program or of a process that it has started, according to the system at a moment.
package struct ThreadWait: Hashable, Sendable {
    /// The activity of a thread.
    package enum Activity: Hashable, Sendable {
        /// The thread computes, or waits for the processor or a device: it continues by itself.
        case runs
        /// The thread waits in a system call.
        case waits
        /// A signal or a debugger has stopped the thread.
        case isStopped
        /// The thread has ended, and nobody has asked for its status.
        case hasEnded
        /// The system does not tell what the thread waits for.
        case isUnknown
    }

    package var process: Int32
    package var thread: Int32
    /// As the thread has named itself, of which Linux keeps 15 bytes.
    package var name: String
    /// The system call that it waits in; empty if it waits in none.
    package var call: String
    package var activity: Activity
    /// Another number if it has run.
    package var switches: UInt64
    /// The same for two waits at one place in the program.
    package var site: UInt64
    /// The time that the wait lasts at most; nil if it has no limit.
    package var limit: Duration?
    /// True if the limit counts from the beginning of the wait, and not from the look.
    package var isLimitFromBeginning: Bool
    /// True if time may end the wait, or send a signal, and it is unknown when.
    package var mayEnd: Bool
    /// True if input of the terminal would end the wait.
    package var isForInput: Bool
    /// True if it waits for that in a read of the terminal, and in nothing else.
    package var readsTerminal: Bool
    /// True if it waits until the terminal takes what it writes.
    package var writesTerminal: Bool
    /// True if its process is not waited for: it is a job in the background, or is left out by its name.
    package var isInBackground: Bool

    package init(
        process: Int32, thread: Int32, name: String = "", call: String = "", _ activity: Activity = .waits,
        switches: UInt64 = 0, site: UInt64 = 0, limit: Duration? = nil, isLimitFromBeginning: Bool = true,
        mayEnd: Bool = false, isForInput: Bool = false, readsTerminal: Bool = false, writesTerminal: Bool = false,
        isInBackground: Bool = false
    ) {
        self.process = process
        self.thread = thread
        self.name = name
        self.call = call
        self.activity = activity
        self.switches = switches
        self.site = site
        self.limit = limit
        self.isLimitFromBeginning = isLimitFromBeginning
        self.mayEnd = mayEnd
        self.isForInput = isForInput
        self.readsTerminal = readsTerminal
        self.writesTerminal = writesTerminal
        self.isInBackground = isInBackground
    }

    init(_ thread: lunch_task) {
        let activity: Activity =
            switch Int(thread.state) {
            case Int(LUNCH_TASK_RUNS.rawValue): .runs
            case Int(LUNCH_TASK_WAITS.rawValue): .waits
            case Int(LUNCH_TASK_STOPPED.rawValue): .isStopped
            case Int(LUNCH_TASK_ENDED.rawValue): .hasEnded
            default: .isUnknown
            }
        self.init(
            process: thread.process, thread: thread.thread, name: String(ofCharacters: thread.name),
            call: String(ofCharacters: thread.call), activity, switches: thread.switches, site: thread.site,
            limit: thread.limit < 0 ? nil : .nanoseconds(thread.limit), isLimitFromBeginning: thread.elapses != 0,
            mayEnd: thread.may_end != 0, isForInput: thread.for_input != 0, readsTerminal: thread.reads_terminal != 0,
            writesTerminal: thread.writes_terminal != 0, isInBackground: thread.in_background != 0)
    }
}

/// All threads of a program and of what it has started, at a moment.
package struct ThreadWaits: Sendable {
    /// The threads, those of a process before those of its children.
    package let threads: [ThreadWait]
    fileprivate let told: [lunch_task]

    /// No threads.
    package init() { self.init([] as [lunch_task]) }

    /// Threads that a test has made up.
    package init(_ threads: [ThreadWait]) {
        told = []
        self.threads = threads
    }

    fileprivate init(_ told: [lunch_task]) {
        self.told = told
        threads = told.map(ThreadWait.init)
    }
}

extension ChildProcess {
    /// The threads of the program and of what it has started; nil if they changed while they were looked at.
    ///
    /// - Throws: `SystemError` if the system does not report it.
    package func threadWaits() throws(SystemError) -> ThreadWaits? {
        let found = unsafe ignoredNames.withCString { names in
            Result { () throws(SystemError) in try unsafe threadWaits(ignoring: names) }
        }
        return try found.get()
    }

    /// The names of the ignored programs, each with a newline after it.
    private var ignoredNames: String { attention.ignored.map { "\($0)\n" }.joined() }

    private func threadWaits(ignoring names: UnsafePointer<CChar>) throws(SystemError) -> ThreadWaits? {
        var terminal = unsafe lunch_terminal()
        let problem = channel.withLock { channel -> Int32? in
            guard let slave = channel.ends?.terminal?.slave.number else { return nil }
            return unsafe lunch_read_terminal(slave, &terminal)
        }
        guard let problem else { return nil }
        guard problem == 0 else { throw SystemError(number: -problem) }
        unsafe terminal.program = identifier
        unsafe terminal.ignored = unsafe names
        var (capacity, count) = (16, Int32(0))
        while true {
            var told = [lunch_task](repeating: lunch_task(), count: capacity)
            let result = threadFiles.withLock { files in
                unsafe lunch_waits(guardIdentifier, &files, &terminal, &told, Int32(capacity), &count)
            }
            guard result >= 0 else { throw SystemError(number: -result) }
            if Int(count) > capacity {
                capacity = Int(count) * 2
            } else {
                guard result == 0 else { return nil }
                told.removeLast(capacity - Int(count))
                markBackground(&told)
                // A process that is waited for runs.
                let runs = told.contains { $0.in_background == 0 && $0.state == UInt8(LUNCH_TASK_RUNS.rawValue) }
                return runs ? nil : ThreadWaits(told)
            }
        }
    }

    /// Removes the background mark from the waits of processes that are waited for.
    private func markBackground(_ told: inout [lunch_task]) {
        guard told.contains(where: { $0.in_background != 0 }) else { return }
        var candidates: [BackgroundProcesses.Candidate] = []
        for task in told {
            let name = String(ofCharacters: task.name)
            if task.thread == task.process {
                candidates.append(
                    .init(
                        process: task.process, parent: task.parent, group: task.group, session: task.session,
                        foreground: task.foreground, mayBe: task.in_background != 0,
                        isLeftOut: task.is_left_out != 0,
                        isKept: attention.awaited.contains(name),
                        mayBecomeKept: !attention.awaited.isEmpty && task.is_fresh != 0
                            && task.state == UInt8(LUNCH_TASK_RUNS.rawValue),
                        hasEnded: task.state == UInt8(LUNCH_TASK_ENDED.rawValue)))
            }
            if let last = candidates.indices.last, Self.familyCalls.contains(String(ofCharacters: task.call)) {
                candidates[last].waitsForChildren = true
            }
            if let last = candidates.indices.last, task.for_input != 0 { candidates[last].waitsForInput = true }
            if let last = candidates.indices.last, task.for_input == 0,
                Self.otherCalls.contains(String(ofCharacters: task.call))
            {
                candidates[last].waitsForOthers = true
            }
        }
        let background = BackgroundProcesses.all(among: candidates, pipes: Self.pipes)
        for index in told.indices where !background.contains(told[index].process) { told[index].in_background = 0 }
    }

    /// The calls in which a process waits for the end of another, or for its signal.
    private static let familyCalls: Set<String> = [
        "wait4", "waitid", "rt_sigsuspend", "rt_sigtimedwait", "pause",
    ]

    /// The calls in which a process waits for the other end of something.
    private static let otherCalls: Set<String> = [
        "read", "readv", "open", "openat", "recvfrom", "recvmsg", "connect", "accept", "accept4", "write", "writev",
    ]

    /// The pipes and sockets that a process holds; nil if unknown.
    private static func pipes(of process: Int32) -> Set<UInt64>? {
        let pipes = unsafe list(of: UInt64(0)) { unsafe lunch_pipes(process, $0, $1) }
        return pipes.map(Set.init)
    }

    /// Makes room for a list of the system until it fits; nil if the system does not report it.
    static func list<Item>(
        of item: Item, _ write: (UnsafeMutablePointer<Item>?, Int32) -> Int32
    ) -> [Item]? {
        var capacity = 32
        while true {
            var items = [Item](repeating: item, count: capacity)
            let count = unsafe items.withUnsafeMutableBufferPointer {
                Int(unsafe write($0.baseAddress, Int32(capacity)))
            }
            if count < 0 { return nil }
            if count <= capacity { return Array(items.prefix(count)) }
            capacity = count * 2
        }
    }

    /// Returns true if these are still all threads, and none has run since they were looked at.
    ///
    /// - Parameter tickers: the threads of which it is known that they wake again and again and do nothing.
    package func isUnchanged(_ waits: ThreadWaits, butFor tickers: Set<Int32> = []) -> Bool {
        var told = waits.told
        if !tickers.isEmpty {
            for index in told.indices where tickers.contains(told[index].thread) { told[index].ticks = 1 }
        }
        return threadFiles.withLock { files in
            unsafe lunch_waits_last(guardIdentifier, &files, told, Int32(told.count)) != 0
        }
    }

    /// Has the kernel hand on what was sent; returns whether the program has yet to read something.
    package func flushInput() -> Bool {
        channel.withLock { channel in
            if !channel.outgoing.isEmpty { return true }
            guard let slave = channel.ends?.terminal?.slave.number else { return false }
            return lunch_flush_input(slave) != 0
        }
    }

    /// Hands over all that the program has written up to now.
    ///
    /// A read of a terminal waits for what is on its way through the kernel before it reports that nothing is there.
    ///
    /// - Parameter deadline: looked at between two reads; nil for none.
    /// - Returns: false if the deadline passes first, or something holds up the reading.
    @discardableResult
    package func drain(until deadline: ContinuousClock.Instant? = nil) -> Bool {
        reader.withLock { reader in
            let isDone = reader.drain(for: self) { deadline.map { .now >= $0 } ?? false }
            return isDone && !isHeld
        }
    }
}
