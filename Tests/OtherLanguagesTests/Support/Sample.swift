import Foundation
import LunchTest
import TestSupport
import Testing

/// The same to-do app in three languages, each with an adapter of one file.
enum Sample: String, CaseIterable, CustomTestStringConvertible {
    /// In Python, drawn with curses.
    case curses
    /// In Python, drawn with Textual.
    case textual
    /// In C, drawn with escape sequences.
    case c

    var testDescription: String { rawValue }

    /// Whether the test can ask the running app for something.
    var takesMessages: Bool { self == .curses }

    /// How the app is launched; on a busy machine it may not get to run for seconds.
    ///
    /// - Throws: the end of the test, as one that is skipped, if this machine lacks what the app needs.
    func launcher() throws -> Launcher {
        let (path, arguments) = try command()
        var launcher = Launcher(app: .path(path), arguments: arguments)
        launcher.configuration.launchTimeout = .seconds(60)
        launcher.configuration.settleTimeout = .seconds(30)
        return launcher
    }

    /// The program and its arguments.
    func command() throws -> (path: String, arguments: [String]) {
        switch self {
        case .c:
            return (ProductPath.of("TodoInC"), [])
        case .curses:
            guard let python = Python.withCurses else { try Test.cancel("No python3 of PATH has curses.") }
            return (python, [Self.script("Curses")])
        case .textual:
            guard let python = Python.withTextual else { try Test.cancel("LUNCH_TEXTUAL names no Python.") }
            return (python, [Self.script("Textual")])
        }
    }

    private static func script(_ folder: String) -> String {
        var package = URL(filePath: #filePath)
        for _ in 0..<4 { package.deleteLastPathComponent() }
        return package.appending(path: "Samples/OtherLanguages/\(folder)/todo.py").path
    }
}
