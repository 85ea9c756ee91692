import Foundation

/// The reason why a program could not run.
public enum ReedError: Error, CustomStringConvertible {
    case notATerminal

    public var description: String { "Standard input is not a terminal." }
}

/// The terminal in raw mode, with the alternate screen.
struct Terminal {
    private let original: termios

    /// The size of the terminal, by default 80 × 24.
    static var size: WindowSize {
        var window = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 else {
            return WindowSize()
        }
        return WindowSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
    }

    init() throws {
        var modes = termios()
        guard tcgetattr(STDIN_FILENO, &modes) == 0 else { throw ReedError.notATerminal }
        original = modes
        cfmakeraw(&modes)
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &modes)
        write("\u{1B}[?1049h\u{1B}[?25l")
    }

    func restore() {
        write("\u{1B}[?25h\u{1B}[?1049l")
        var modes = original
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &modes)
    }

    /// Draws the lines of a view from the top, as many as there is room for, and clears the rest.
    func draw(_ view: String) {
        let size = Terminal.size
        let lines = view.lines.prefix(size.rows).map { $0.truncated(to: size.columns) + "\u{1B}[0m\u{1B}[K" }
        write("\u{1B}[H" + lines.joined(separator: "\r\n") + "\u{1B}[J")
    }

    private func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR, errno != EAGAIN { return }
            bytes = bytes.dropFirst(max(count, 0))
        }
    }
}
