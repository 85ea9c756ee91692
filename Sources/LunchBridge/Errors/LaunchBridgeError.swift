import CLunchBridge

/// An error that prevents a `LaunchBridge` from starting. The test that launched the app receives the error message.
public enum LaunchBridgeError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The standard input of the app is not a terminal.
    case noTerminal

    /// The bridge was started before. A bridge can be started only once.
    case started

    /// A system call failed; the value is the `errno` of the call.
    case system(Int32)

    /// A message that states the error and a remedy.
    public var description: String {
        switch self {
        case .noTerminal:
            """
            A test launched the app, and its standard input is not a terminal: the bridge cannot replace it.
            Launch the app itself, not through a pipe or with its input redirected.
            """
        case .started:
            """
            The bridge has been started before.
            An app has one LaunchBridge and starts it once, before the framework touches the terminal.
            """
        case .system(let number):
            """
            The system opens no pseudo-terminal for the bridge: \(words(for: number)).
            Does the process have too many open files?
            """
        }
    }

    private func words(for number: Int32) -> String { String(cString: lunch_bridge_words(number)) }
}
