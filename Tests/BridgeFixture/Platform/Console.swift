import Dispatch

#if canImport(Glibc)
    @preconcurrency import Glibc
#else
    import Darwin
#endif

/// The terminal of the fixture.
enum Console {
    nonisolated(unsafe) private static var screen: FixtureScreen?
    nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []

    static func makeRaw(signals: Bool, of terminal: Int32 = 0) {
        var modes = termios()
        tcgetattr(terminal, &modes)
        cfmakeraw(&modes)
        if signals { modes.c_lflag |= tcflag_t(ISIG) }
        tcsetattr(terminal, TCSAFLUSH, &modes)
        setvbuf(stdout, nil, Int32(_IOFBF), 1 << 16)
    }

    static func makeNonBlocking() { _ = fcntl(0, F_SETFL, fcntl(0, F_GETFL) | O_NONBLOCK) }

    static func openTerminal() -> Int32 { open("/dev/tty", O_RDWR) }

    /// Hears of signals in the handler, as a loop does that is interrupted by them, or by a source.
    static func catchSignals(of screen: FixtureScreen, on loop: any FrameworkLoop) {
        Console.screen = screen
        let numbers = [SIGINT, SIGTSTP, SIGWINCH]
        guard loop.isInterrupted else {
            for number in numbers {
                signal(number, SIG_IGN)
                let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
                source.setEventHandler {
                    loop.perform {
                        screen.hear(number)
                        screen.draw()
                    }
                }
                source.resume()
                sources.append(source)
            }
            return
        }
        for number in numbers {
            // Without SA_RESTART, so that a read is interrupted.
            var action = sigaction()
            #if canImport(Glibc)
                action.__sigaction_handler.sa_handler = { Console.screen?.hear($0) }
            #else
                action.__sigaction_u.__sa_handler = { Console.screen?.hear($0) }
            #endif
            sigaction(number, &action, nil)
        }
    }

    static func isResize(_ number: Int32) -> Bool { number == SIGWINCH }

    /// Returns true if something is typed within a time.
    static func canRead(within milliseconds: Int32) -> Bool {
        var request = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, milliseconds) > 0
    }

    /// Reads the bytes that were typed; nil at the end, empty if nothing is there and reading does not wait.
    static func read(
        atMost count: Int, from terminal: Int32 = 0, returnsIfInterrupted: Bool = false, interrupted: () -> Void = {}
    ) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        while true {
            let length = systemRead(terminal, &bytes, count)
            if length > 0 { return Array(bytes.prefix(length)) }
            if length < 0, errno == EAGAIN { return [] }
            guard length < 0, errno == EINTR else { return nil }
            if returnsIfInterrupted { return [] }
            interrupted()
        }
    }

    static func print(_ text: String) { fputs(text, stdout) }

    static func flush() { fflush(stdout) }

    static func pause(milliseconds: UInt32) { usleep(milliseconds * 1000) }

    static var process: Int32 { getpid() }

    static var size: String { size(of: 0) }

    /// The sizes of standard input and standard output.
    static var sizes: String { "\(size(of: 0)) \(size(of: 1))" }

    private static func size(of terminal: Int32) -> String {
        var size = winsize()
        _ = ioctl(terminal, UInt(TIOCGWINSZ), &size)
        return "\(size.ws_col)×\(size.ws_row)"
    }

    static func startThread(_ body: @escaping @Sendable () -> Void) {
        final class Box: Sendable {
            let body: @Sendable () -> Void
            init(_ body: @escaping @Sendable () -> Void) { self.body = body }
        }
        let context = Unmanaged.passRetained(Box(body)).toOpaque()
        #if canImport(Glibc)
            var thread = pthread_t()
            pthread_create(
                &thread, nil,
                { context in
                    context.map { Unmanaged<Box>.fromOpaque($0).takeRetainedValue().body() }
                    return nil
                }, context)
        #else
            var thread: pthread_t?
            pthread_create(
                &thread, nil,
                { context in
                    Unmanaged<Box>.fromOpaque(context).takeRetainedValue().body()
                    return nil
                }, context)
        #endif
    }

    static func waitForever() -> Never {
        while true { _ = systemPause() }
    }

    static func leave(_ status: Int32, _ words: String = "") -> Never {
        fputs(words, stderr)
        exit(status)
    }
}

/// read(2) and pause(2), which functions above hide.
private let systemRead = read
private let systemPause = pause
