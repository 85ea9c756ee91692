import CLunchProcess
import LunchWire

/// A thread of a program or of a process that it has started, as the system tells it at a moment.
package struct ThreadWait: Hashable, Sendable {
    /// The activity of a thread.
    package enum Activity: Hashable, Sendable {
        /// The thread computes, or waits for the processor or a device: it goes on by itself.
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
    /// True if time may end the wait, or send a signal, and the system does not tell when.
    package var mayEnd: Bool
    /// True if input of the terminal would end the wait.
    package var isForInput: Bool
    /// True if it waits for that in a read of the terminal, and in nothing else.
    package var readsTerminal: Bool
    /// True if it waits until the terminal takes what it writes.
    package var writesTerminal: Bool

    package init(
        process: Int32, thread: Int32, name: String = "", call: String = "", _ activity: Activity = .waits,
        switches: UInt64 = 0, site: UInt64 = 0, limit: Duration? = nil, isLimitFromBeginning: Bool = true,
        mayEnd: Bool = false, isForInput: Bool = false, readsTerminal: Bool = false, writesTerminal: Bool = false
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
            writesTerminal: thread.writes_terminal != 0)
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
    /// - Throws: `SystemError` if the system does not tell.
    package func threadWaits() throws(SystemError) -> ThreadWaits? {
        var terminal = lunch_terminal()
        let problem = channel.withLock { channel -> Int32? in
            guard let slave = channel.ends?.terminal?.slave.number else { return nil }
            return unsafe lunch_read_terminal(slave, &terminal)
        }
        guard let problem else { return nil }
        guard problem == 0 else { throw SystemError(number: -problem) }
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
                return result == 0 ? ThreadWaits(Array(told.prefix(Int(count)))) : nil
            }
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
    /// A read of a terminal waits for what is on its way through the kernel before it says that nothing is there.
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
