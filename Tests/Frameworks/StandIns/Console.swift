import Dispatch
import Foundation

/// The terminal of the frameworks of this module, each of which has the shape of one that is in use.
enum Console {
    static var size: (columns: Int, rows: Int) {
        var window = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 else { return (80, 24) }
        return (Int(window.ws_col), Int(window.ws_row))
    }

    /// Takes keys one by one, without echo and without signals.
    static func enter(waits: Bool = true) {
        var modes = termios()
        guard tcgetattr(STDIN_FILENO, &modes) == 0 else { exit(1) }
        cfmakeraw(&modes)
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &modes)
        if !waits { _ = fcntl(STDIN_FILENO, F_SETFL, fcntl(STDIN_FILENO, F_GETFL) | O_NONBLOCK) }
        write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J")
    }

    static func leave() -> Never {
        write("\u{1B}[?25h\u{1B}[?1049l")
        exit(0)
    }

    /// The keys that can be read now: a character each, and `\u{1B}` for an arrow up, `\u{1C}` for one down; nil at the end.
    static func keys() -> [Character]? {
        var buffer = [UInt8](repeating: 0, count: 1024)
        let count = read(STDIN_FILENO, &buffer, buffer.count)
        guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) ? [] : nil }
        let text = String(decoding: buffer.prefix(count), as: UTF8.self)
        return Array(
            text.replacingOccurrences(of: "\u{1B}[A", with: "\u{1B}")
                .replacingOccurrences(of: "\u{1B}[B", with: "\u{1C}"))
    }

    static func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR, errno != EAGAIN { return }
            bytes = bytes.dropFirst(max(count, 0))
        }
    }

    /// A screen of text that is drawn as a whole.
    static func draw(_ texts: [(column: Int, row: Int, text: String, isInverse: Bool)]) {
        write(
            "\u{1B}[2J"
                + texts.map {
                    "\u{1B}[\($0.row + 1);\($0.column + 1)H\($0.isInverse ? "\u{1B}[7m" : "")\($0.text)\u{1B}[0m"
                }.joined())
    }
}
