#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The terminal of the app: modes, size, reads and writes.
enum Terminal {
    // At a fixed place: the handler of a signal may neither allocate nor lock.
    nonisolated(unsafe) private static let ends = UnsafeMutablePointer<Int32>.allocate(capacity: 2)
    nonisolated(unsafe) private static var before: termios?

    /// Something that the loop is to look at.
    enum Event {
        case bytes([UInt8])
        case size
        case interrupted
        case end
    }

    static func listenToSize() {
        guard pipe(ends) == 0 else { exit(70) }
        signal(SIGWINCH) { _ in
            var byte: UInt8 = 0
            _ = systemWrite(Terminal.ends[1], &byte, 1)
        }
    }

    static func makeRaw() {
        var modes = termios()
        tcgetattr(0, &modes)
        before = modes
        cfmakeraw(&modes)
        tcsetattr(0, TCSANOW, &modes)
    }

    static func restore() {
        if var before { tcsetattr(0, TCSANOW, &before) }
    }

    static var size: (columns: Int, rows: Int) {
        var size = winsize()
        _ = ioctl(1, UInt(TIOCGWINSZ), &size)
        return (Int(size.ws_col), Int(size.ws_row))
    }

    static func next() -> Event {
        let events = Int16(POLLIN)
        var requests = [pollfd(fd: ends[0], events: events, revents: 0), pollfd(fd: 0, events: events, revents: 0)]
        while poll(&requests, 2, -1) < 0 {
            if errno == EINTR { return .interrupted }
        }
        var bytes = [UInt8](repeating: 0, count: 4096)
        if requests[0].revents != 0 {
            _ = read(ends[0], &bytes, 1)
            return .size
        }
        let count = read(0, &bytes, bytes.count)
        return count > 0 ? .bytes(Array(bytes.prefix(count))) : .end
    }

    static func write(_ text: String, to descriptor: Int32 = 1) { write(Array(text.utf8), to: descriptor) }

    static func write(_ bytes: [UInt8], to descriptor: Int32 = 1) {
        var offset = 0
        while offset < bytes.count {
            let count = bytes[offset...].withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count > 0 { offset += count } else if errno != EINTR { return }
        }
    }
}

/// write(2), which functions above hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
