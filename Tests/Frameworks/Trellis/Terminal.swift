@preconcurrency import Foundation

/// The terminal on standard input and standard output.
@MainActor
final class Terminal {
    private var original: termios?

    /// The size of the terminal, by default 80 × 24.
    var size: Size {
        var window = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 else {
            return Size(width: 80, height: 24)
        }
        return Size(width: Int(window.ws_col), height: Int(window.ws_row))
    }

    /// Takes keys one by one, without echo, and shows the alternate screen. Control-C remains a signal.
    func enter() {
        if original == nil {
            var modes = termios()
            guard tcgetattr(STDIN_FILENO, &modes) == 0 else {
                fputs("Standard input is not a terminal.\n", stderr)
                exit(1)
            }
            original = modes
            setvbuf(stdout, nil, _IOFBF, 1 << 16)
        }
        guard var modes = original else { return }
        modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
        // Keys that came while the app was stopped are kept.
        tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
        fputs("\u{1B}[?1049h\u{1B}[2J", stdout)
        fflush(stdout)
    }

    /// Gives the terminal back as it was.
    func leave() {
        fputs("\u{1B}[?25h\u{1B}[?1049l", stdout)
        fflush(stdout)
        if var original { tcsetattr(STDIN_FILENO, TCSAFLUSH, &original) }
    }
}
