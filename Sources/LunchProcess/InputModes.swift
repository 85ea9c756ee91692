import CLunchProcess

/// The terminal's treatment of what is sent to the program, before the program reads it (termios(3)).
package struct InputModes: OptionSet, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) { self.rawValue = rawValue }

    /// Input is handed on line by line (ICANON).
    package static let canonical = InputModes(rawValue: Int32(LUNCH_INPUT_CANONICAL))
    /// Input is shown on the screen by the terminal itself (ECHO).
    package static let echo = InputModes(rawValue: Int32(LUNCH_INPUT_ECHO))
    /// Some control characters become signals (ISIG).
    package static let signals = InputModes(rawValue: Int32(LUNCH_INPUT_SIGNALS))
    /// Some control characters stop and start the output (IXON).
    package static let flowControl = InputModes(rawValue: Int32(LUNCH_INPUT_FLOW))
}

extension InputModes {
    /// True if the terminal takes a line without showing it, as for a program that asks for a password.
    ///
    /// A program that reads key by key shows itself what it likes of them.
    package var hidesInput: Bool { contains(.canonical) && !contains(.echo) }
}
