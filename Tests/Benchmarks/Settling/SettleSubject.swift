import LunchDriver
import LunchElements
import LunchTerminal

/// A program that is settled again and again, and what is done to it.
struct SettleSubject: Sendable {
    let name: String

    /// The program that is launched, and its arguments.
    let executable: LaunchConfiguration.Executable
    let arguments: [String]

    /// The time from each input until it has drawn; nil if nobody knows.
    let delay: Duration?

    /// The acts of a person with it; chance decides on their order.
    let phrases: [SettlePhrase]

    /// True if its screen says how many inputs it has handled.
    var isCounter: Bool { delay != nil }

    /// Launches it in a folder, and returns it with its first frame.
    func launched(in workplace: Workplace) throws(TUIError) -> (app: TUIApplication, frame: TUIFrame) {
        var configuration = LaunchConfiguration(executable)
        configuration.arguments = arguments
        configuration.directory = workplace.path
        configuration.environment = [
            "HOME": workplace.path, "TMUX_TMPDIR": workplace.path, "XDG_CONFIG_HOME": workplace.path,
            "SHELL": "/bin/bash",
            "PS1": "$ ", "HISTFILE": "/dev/null",
        ]
        let app = TUIApplication(configuration)
        try app.launch()
        return (app, try app.settledFrame())
    }
}

extension TUIFrame {
    /// The number of inputs that a counter says it has handled; nil if it says nothing.
    var handledInputs: Int? {
        let text = grid.text(row: 0)
        guard text.hasPrefix("keys "), let end = text.firstIndex(of: ".") else { return nil }
        return Int(text[text.index(text.startIndex, offsetBy: 5)..<end])
    }
}
