import Foundation
import LunchTest
import TestSupport
import Testing

/// The same to-do app in other languages, on four libraries.
enum Sample: String, CaseIterable, CustomTestStringConvertible {
    /// In Python, drawn with curses.
    case curses
    /// In Python, drawn with Textual.
    case textual
    /// In Python, drawn with urwid.
    case urwid
    /// In C, drawn with escape sequences.
    case c

    var testDescription: String { rawValue }

    /// True if the test can ask the running app for something.
    var takesMessages: Bool { self == .curses || self == .urwid }

    /// The apps that this machine can run; a test says of each of the others why it is left out.
    static let runnable = allCases.filter { $0.python != nil || $0 == .c }

    /// True if this machine has what the app needs.
    var isRunnable: Bool { Self.runnable.contains(self) }

    /// The launcher of the app; on a busy machine it may not get to run for seconds.
    func launcher() -> Launcher {
        let (path, arguments) = command
        var launcher = Launcher(app: .path(path), arguments: arguments)
        launcher.configuration.launchTimeout = .seconds(60)
        launcher.configuration.settleTimeout = .seconds(30)
        return launcher
    }

    /// The program and its arguments.
    var command: (path: String, arguments: [String]) {
        switch self {
        case .c: (ProductPath.of("TodoInC"), [])
        case .curses: (python ?? "python3", [Self.script("Curses")])
        case .textual: (python ?? "python3", [Self.script("Textual")])
        case .urwid: (python ?? "python3", [Self.script("Urwid")])
        }
    }

    private var python: String? {
        switch self {
        case .c: nil
        case .curses: Python.withCurses
        case .textual: Python.withTextual
        case .urwid: Python.withUrwid
        }
    }

    private static func script(_ folder: String) -> String {
        var package = URL(filePath: #filePath)
        for _ in 0..<4 { package.deleteLastPathComponent() }
        return package.appending(path: "Samples/OtherLanguages/\(folder)/todo.py").path
    }
}
