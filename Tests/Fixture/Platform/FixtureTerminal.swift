#if canImport(Glibc)
    import FoundationEssentials
    import Glibc
#else
    import Darwin
    import Foundation
#endif

/// The terminal that the fixture runs on, and the signals that reach it.
enum FixtureTerminal {
    /// The event that woke the fixture.
    enum Event {
        case input([UInt8])
        case resized
        case interrupted
        /// Another thread has done something.
        case woken
        case timer
        case closed
    }

    nonisolated(unsafe) private static var pipe: [Int32] = [-1, -1]

    /// Turns echo and line editing off; signals of the keyboard as asked.
    ///
    /// - Parameter silently: whether the terminal acts on keys without a word to anybody: on those of signals it keeps
    ///   the input that waits, and there are those that stop and start the output.
    static func makeRaw(signals: Bool, silently: Bool) {
        var modes = termios()
        tcgetattr(0, &modes)
        cfmakeraw(&modes)
        if signals { modes.c_lflag |= tcflag_t(ISIG) }
        if silently {
            modes.c_lflag |= tcflag_t(NOFLSH)
            modes.c_iflag |= tcflag_t(IXON)
        }
        tcsetattr(0, TCSANOW, &modes)
    }

    /// Catches signals from now on.
    static func catchSignals() {
        if openPipe(&pipe) != 0 { exit(70) }
        for number in [SIGWINCH, SIGINT] {
            signal(number) { number in
                var byte = UInt8(number)
                write(FixtureTerminal.pipe[1], &byte, 1)
            }
        }
    }

    /// Makes `next` return; may be called on any thread.
    static func wake() {
        var byte: UInt8 = 0
        write(pipe[1], &byte, 1)
    }

    /// Does nothing until a signal comes.
    static func waitForASignal() { pause() }

    /// Does nothing for a while, whatever comes.
    static func takeTime(milliseconds: Int32) { poll(nil, 0, milliseconds) }

    static var size: (columns: Int, rows: Int) {
        var size = winsize()
        _ = ioctl(1, UInt(TIOCGWINSZ), &size)
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// Waits for whatever comes first; a signal is told before the input that followed it.
    static func next(timeout: Duration?, atMost longest: Int = 65_536) -> Event {
        let milliseconds = timeout.map { Int32(clamping: Int(($0 / .milliseconds(1)).rounded(.up))) }
        while true {
            var requests = [
                pollfd(fd: pipe[0], events: Int16(POLLIN), revents: 0),
                pollfd(fd: 0, events: Int16(POLLIN), revents: 0),
            ]
            let ready = poll(&requests, 2, milliseconds ?? -1)
            // A signal's handler may have run while poll was returning, after it had looked at the pipe.
            if poll(&requests, 1, 0) > 0 {
                var number: UInt8 = 0
                guard read(pipe[0], &number, 1) == 1 else { continue }
                if number == 0 { return .woken }
                return Int32(number) == SIGINT ? .interrupted : .resized
            }
            if ready == 0 { return .timer }
            if ready > 0, requests[1].revents != 0 {
                var bytes = [UInt8](repeating: 0, count: longest)
                let count = read(0, &bytes, bytes.count)
                return count > 0 ? .input(Array(bytes.prefix(count))) : .closed
            }
        }
    }

    /// Throws away what was typed and not read yet; waits first, where asked to, until there is something.
    static func flushInput(waiting: Bool) {
        var request = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
        if waiting { poll(&request, 1, -1) }
        tcflush(0, TCIFLUSH)
    }

    static func stopOutput() { tcflow(1, TCOOFF) }

    static func ignoreHangUp() { signal(SIGHUP, SIG_IGN) }

    static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// Waits until a test opens the other end of a named pipe, once the app may show its content; not at all without a pipe.
    static func awaitContent() {
        guard let path = variable("FIXTURE_CONTENT") else { return }
        let descriptor = open(path, O_RDONLY)
        if descriptor >= 0 { close(descriptor) }
    }

    static var variableNames: [String] { Array(ProcessInfo.processInfo.environment.keys) }

    static var identifier: Int32 { getpid() }

    static func complain(_ text: String) { fixtureWrite(text, to: 2) }

    static func print(_ text: String) { fixtureWrite(text, to: 1) }

    static func leave(_ status: Int32) -> Never { exit(status) }

    private static func fixtureWrite(_ text: String, to descriptor: Int32) {
        let bytes = Array(text.utf8)
        _ = write(descriptor, bytes, bytes.count)
    }
}

/// pipe(2), which the pipe of the fixture hides.
private let openPipe = pipe
