package import Lunch

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The terminal of this process, and the process itself.
package enum Console {
    /// The size of the terminal; nil where standard output is none, or one that does not know it.
    package static var size: CellSize? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return nil
        }
        return CellSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }

    static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// The time that the rest of an escape sequence may take behind other input, in milliseconds: as for most programs, and
    /// as `ESCDELAY` is in a test.
    private static let patience: Int32 = 25

    /// All that waits on standard input, once something does; nil at its end.
    ///
    /// The terminal's own buffer, of 4,095 bytes, may cut an escape sequence in two, so that one read is not enough: an
    /// ESC at the end of other input is the Escape key only if nothing comes for a while.
    package static func read() -> [UInt8]? {
        var bytes: [UInt8] = []
        var chunk: [UInt8] = Array(repeating: 0, count: 4096)
        while bytes.count < 1 << 20 || bytes.last == 0x1B {
            let count = systemRead(STDIN_FILENO, &chunk, chunk.count)
            if count > 0 {
                bytes += chunk.prefix(count)
            } else if count == 0 || errno != EINTR {
                return bytes.isEmpty ? nil : bytes
            }
            var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
            let isCut = bytes.count > 1 && bytes.last == 0x1B
            if poll(&request, 1, isCut ? patience : 0) != 1 { break }
        }
        return bytes
    }

    /// Writes text on standard error, as far as that takes it.
    static func writeError(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR { return }
            bytes = bytes.dropFirst(max(0, count))
        }
    }

    /// Ends the process in the orderly way, so that what is written at its end gets written.
    static func leave(_ status: Int32) -> Never { exit(status) }
}

/// The modes of the terminal as they were found, and those in which every key comes as it is pressed.
package struct RawMode {
    private let original: termios

    /// Notes the modes of the terminal; nil where standard input or output is none.
    package init?() {
        var modes = termios()
        guard isatty(STDOUT_FILENO) == 1, tcgetattr(STDIN_FILENO, &modes) == 0 else { return nil }
        original = modes
    }

    /// Keeps what has been typed ahead.
    package func enter() {
        var modes = original
        cfmakeraw(&modes)
        tcsetattr(STDIN_FILENO, TCSANOW, &modes)
    }

    package func restore() {
        var modes = original
        tcsetattr(STDIN_FILENO, TCSANOW, &modes)
    }
}

/// read(2), which a function above hides.
private let systemRead = read
