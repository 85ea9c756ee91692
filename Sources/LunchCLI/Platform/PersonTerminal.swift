import Dispatch
@_spi(Lunch) import LunchWire

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The terminal of the person who uses this process: its modes, its size, its input, and the signals of the process.
final class PersonTerminal: Sendable {
    /// Something that happens at the terminal.
    enum Event: Equatable {
        case input([UInt8])
        /// The terminal has another size.
        case resized
        /// The process is to stop for a while.
        case suspended
        /// The process continues. Other programs may have used the terminal in the meantime.
        case resumed
        /// The process must end, with this exit status: 128 and the number of the signal, as in a shell.
        case ended(Int32)
        /// Another thread has called `wake()`.
        case woken
    }

    private let original: termios
    private let events = Lock<[Event]>([])
    private let count = DispatchSemaphore(value: 0)
    private let sources = Lock(Sources())

    private let queue = DispatchQueue(label: "lunch.terminal")

    private struct Sources {
        // Nothing else refers to them.
        nonisolated(unsafe) var all: [any DispatchSourceProtocol] = []
    }

    /// The size of the terminal; nil if standard output is not a terminal, or one that does not know its size.
    static var size: CellSize? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
        return CellSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }

    /// Notes the modes of the terminal; nil if standard input or output is not a terminal.
    init?() {
        var modes = termios()
        guard isatty(STDOUT_FILENO) == 1, tcgetattr(STDIN_FILENO, &modes) == 0 else { return nil }
        original = modes
    }

    /// Has each key read as it is pressed, and signals be events. Input that was typed before is kept.
    func enter() {
        setRaw()
        let input = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: queue)
        input.setEventHandler { [weak self] in
            guard let self else { return }
            var bytes = [UInt8](repeating: 0, count: 1 << 16)
            let count = read(STDIN_FILENO, &bytes, bytes.count)
            if count > 0 { return add(.input(Array(bytes.prefix(count)))) }
            if count < 0, errno == EINTR || errno == EAGAIN { return }
            // The terminal is gone.
            sources.withLock { $0.all.first?.cancel() }
            add(.ended(Self.hangUpStatus))
        }
        var all: [any DispatchSourceProtocol] = [input]
        for (number, event) in Self.signals {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler { [weak self] in self?.add(event) }
            all.append(source)
        }
        for source in all { source.resume() }
        nonisolated(unsafe) let kept = all
        sources.withLock { $0.all = kept }
    }

    /// The exit status of a process whose terminal is gone.
    static let hangUpStatus = 128 + SIGHUP

    private static let signals: [(Int32, Event)] = [
        (SIGWINCH, .resized), (SIGTSTP, .suspended), (SIGCONT, .resumed), (SIGHUP, .ended(hangUpStatus)),
        (SIGINT, .ended(128 + SIGINT)), (SIGTERM, .ended(128 + SIGTERM)),
    ]

    /// Has each key read as it is pressed.
    func setRaw() {
        var modes = original
        cfmakeraw(&modes)
        tcsetattr(STDIN_FILENO, TCSANOW, &modes)
    }

    private func add(_ event: Event) {
        events.withLock { $0.append(event) }
        count.signal()
    }

    /// Has `next(within:)` return on whichever thread waits.
    func wake() { add(.woken) }

    /// Waits for the next event; nil if the time is over.
    func next(within time: Duration? = nil) -> Event? {
        let isThere = count.wait(timeout: time.map { .now() + .nanoseconds($0.nanoseconds()) } ?? .distantFuture)
        return isThere == .success ? events.withLock { $0.removeFirst() } : nil
    }

    /// Gives the terminal its modes back, and signals their effects. Input is left to whatever reads it next.
    func leave() {
        sources.withLock { sources in
            for source in sources.all { source.cancel() }
            sources.all = []
        }
        // A read that has begun ends before.
        queue.sync {}
        for (number, _) in Self.signals { signal(number, SIG_DFL) }
        restore()
    }

    /// Gives the terminal its modes back.
    func restore() {
        var modes = original
        tcsetattr(STDIN_FILENO, TCSANOW, &modes)
    }

    /// Stops the process, as a shell expects it, and returns when it continues.
    func stop() { raise(SIGSTOP) }
}
