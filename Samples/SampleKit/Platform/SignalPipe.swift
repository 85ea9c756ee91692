import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The way of signals: into a pipe, so that one wait sees them as well as the keys.
package enum SignalPipe {
    /// Both ends of the pipe; they stay open until the process ends.
    private static let readEnd = Atomic<Int32>(-1)
    private static let writeEnd = Atomic<Int32>(-1)

    /// Catches the signals from now on.
    package static func open() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return }
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        readEnd.store(ends[0], ordering: .relaxed)
        writeEnd.store(ends[1], ordering: .relaxed)
        for signal in Signal.allCases { catchSignal(signal.number) }
    }

    private static func catchSignal(_ number: Int32) {
        signal(number) { number in
            let error = errno
            var byte = UInt8(truncatingIfNeeded: number)
            _ = write(SignalPipe.writeEnd.load(ordering: .relaxed), &byte, 1)
            errno = error
        }
    }

    /// Makes the wait end; may be called on any thread. Before the pipe is open there is no wait.
    package static func wake() {
        var byte: UInt8 = 0
        _ = write(writeEnd.load(ordering: .relaxed), &byte, 1)
    }

    /// The signals that have come, in their order; a terminal that changed its size often did so once.
    package static func pending() -> [Signal] {
        var numbers: [UInt8] = Array(repeating: 0, count: 256)
        let count = read(readEnd.load(ordering: .relaxed), &numbers, numbers.count)
        var signals: [Signal] = []
        for number in numbers.prefix(max(0, count)) {
            guard let signal = Signal.allCases.first(where: { $0.number == Int32(number) }) else { continue }
            if signals.last != signal { signals.append(signal) }
        }
        return signals
    }

    /// Waits until there is input or a signal, or the time is over; returns whether there is input.
    package static func waitForInput(atMost timeout: Duration?) -> Bool {
        var requests = [
            pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
            pollfd(fd: readEnd.load(ordering: .relaxed), events: Int16(POLLIN), revents: 0),
        ]
        return poll(&requests, 2, timeout?.milliseconds ?? -1) > 0 && requests[0].revents != 0
    }

    /// Asks every process of the foreground job to suspend itself, this one among them, as Control-Z does.
    static func suspendGroup() {
        kill(0, SIGTSTP)
    }

    /// Suspends this process until it is told to go on.
    static func stop() {
        signal(SIGTSTP, SIG_DFL)
        raise(SIGTSTP)
        catchSignal(SIGTSTP)
    }
}

extension Signal {
    /// The status with which a process ends for the signal, as a shell would say.
    package var status: Int32 { 128 + number }

    fileprivate var number: Int32 {
        switch self {
        case .resize: SIGWINCH
        case .hangUp: SIGHUP
        case .suspend: SIGTSTP
        case .resume: SIGCONT
        case .interrupt: SIGINT
        case .terminate: SIGTERM
        }
    }
}
