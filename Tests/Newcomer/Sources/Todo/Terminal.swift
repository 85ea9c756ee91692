#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The terminal that the app draws on.
enum Terminal {
    /// Written to by a signal, so that the loop goes round.
    nonisolated(unsafe) private static var ends: [Int32] = [-1, -1]

    static func open() {
        var modes = termios()
        tcgetattr(0, &modes)
        cfmakeraw(&modes)
        tcsetattr(0, TCSANOW, &modes)
        if pipe(&ends) != 0 { leave(70) }
        signal(SIGWINCH) { _ in
            var byte: UInt8 = 0
            write(Terminal.ends[1], &byte, 1)
        }
    }

    static var size: (columns: Int, rows: Int) {
        var size = winsize()
        _ = ioctl(1, UInt(TIOCGWINSZ), &size)
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// What is typed next; empty if the size has changed, nil at the end.
    static func next() -> [UInt8]? {
        var requests = [
            pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0), pollfd(fd: 0, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&requests, 2, -1) < 0 {}
        var bytes = [UInt8](repeating: 0, count: 4096)
        if requests[0].revents != 0 {
            _ = read(ends[0], &bytes, 1)
            return []
        }
        let count = read(0, &bytes, bytes.count)
        return count > 0 ? Array(bytes.prefix(count)) : nil
    }

    static func complain(_ text: String) { _ = write(2, text, text.utf8.count) }

    static func leave(_ status: Int32) -> Never { exit(status) }

    static func waitForEver() -> Never { while true { pause() } }
}
