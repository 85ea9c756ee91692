import LunchDriver
import LunchElements
import LunchTerminal

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

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

    /// The program that has to be installed; nil if that is the one that is launched.
    var needs: String?

    /// The programs in the background that nobody waits for, by name.
    var ignoredPrograms: Set<String> = []

    /// More variables of its environment.
    var environment: [String: String] = [:]

    /// True if its screen says how many inputs it has handled.
    var isCounter: Bool { delay != nil }

    /// True if this machine has the program.
    var isInstalled: Bool {
        let name: String
        switch executable {
        case .command(let command): name = needs ?? command
        default: return true
        }
        let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return folders.split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }

    /// Launches it in a folder, and returns it with its first frame.
    func launched(in workplace: Workplace) throws(TUIError) -> (app: TUIApplication, frame: TUIFrame) {
        var configuration = LaunchConfiguration(executable)
        configuration.arguments = arguments
        configuration.directory = workplace.path
        configuration.ignoredPrograms = ignoredPrograms
        configuration.environment = [
            "HOME": workplace.path, "TMUX_TMPDIR": workplace.path, "XDG_CONFIG_HOME": workplace.path,
            "SHELL": "/bin/bash",
            "PS1": "$ ", "HISTFILE": "/dev/null",
        ].merging(environment) { $1 }
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
