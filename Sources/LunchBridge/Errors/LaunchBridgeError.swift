import CLunchBridge

/// An error of starting the bridge, of which the test that launched the app has been told.
public enum LaunchBridgeError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Standard input is no terminal.
    case noTerminal

    /// The bridge was already started.
    case started

    /// A system call failed; the number is its `errno`.
    case system(Int32)

    /// The error in words, with a remedy.
    public var description: String {
        switch self {
        case .noTerminal:
            """
            A test launched the app, and its standard input is no terminal: the bridge cannot stand before it.
            Launch the app itself, not through a pipe or with its input redirected.
            """
        case .started:
            """
            The bridge has been started before.
            An app has one LaunchBridge and starts it once, before the framework touches the terminal.
            """
        case .system(let number):
            """
            The system gives the bridge no pseudo-terminal: \(words(for: number)).
            Does the process have too many open files?
            """
        }
    }

    private func words(for number: Int32) -> String { String(cString: lunch_bridge_words(number)) }
}
