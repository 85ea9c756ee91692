import Lunch

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The terminal, as the page "Publish elements" has it.
public enum Terminal {
    /// A pipe that is written to when the size changes, so that the loop goes round.
    // At a fixed place: the handler of a signal may neither allocate nor lock.
    nonisolated(unsafe) private static let ends = UnsafeMutablePointer<Int32>.allocate(capacity: 2)
    nonisolated(unsafe) private static var before: termios?

    /// Puts the terminal into raw mode.
    public static func open() {
        var modes = termios()
        tcgetattr(0, &modes)
        before = modes
        cfmakeraw(&modes)
        tcsetattr(0, TCSANOW, &modes)
        guard pipe(ends) == 0 else { leave("no pipe", status: 70) }
        signal(SIGWINCH) { _ in
            var byte: UInt8 = 0
            write(Terminal.ends[1], &byte, 1)
        }
    }

    public static var size: CellSize {
        var size = winsize()
        _ = ioctl(1, UInt(TIOCGWINSZ), &size)
        return CellSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }

    /// Reads what is typed next; empty if the size has changed or the time is over, nil at the end.
    public static func next(atMost limit: Duration? = nil) -> [UInt8]? {
        let milliseconds = limit.map { Int32(min($0 / .milliseconds(1) + 1, 1_000_000)) } ?? -1
        let events = Int16(POLLIN)
        var requests = [pollfd(fd: ends[0], events: events, revents: 0), pollfd(fd: 0, events: events, revents: 0)]
        while poll(&requests, 2, milliseconds) < 0 {}
        var bytes = [UInt8](repeating: 0, count: 4096)
        if requests[0].revents != 0 {
            _ = read(ends[0], &bytes, 1)
            return []
        }
        if requests[1].revents == 0 { return [] }
        let count = read(0, &bytes, bytes.count)
        return count > 0 ? Array(bytes.prefix(count)) : nil
    }

    /// Ends the app; an error goes to standard error.
    public static func leave(_ complaint: String = "", status: Int32 = 0) -> Never {
        if var before { tcsetattr(0, TCSANOW, &before) }
        if !complaint.isEmpty { _ = write(2, complaint + "\n", complaint.utf8.count + 1) }
        exit(status)
    }

    /// Reads nothing any more.
    public static func waitForASignal() { pause() }
}
