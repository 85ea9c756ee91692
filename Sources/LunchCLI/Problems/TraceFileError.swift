import LunchTrace
import LunchWire

/// The reason why there is no trace to show.
enum TraceFileError: Error, Hashable {
    case noFolder(String)
    case unknown(String, known: [String], folder: String)
    case ambiguous(String, [String])
    case unreadable(String, String)
    /// There is a folder, a device or a pipe.
    case noFile(String)
    case damaged(String, TraceError)
    case noFailure(folder: String, passed: Int)
    case noStep(Int, count: Int)
    case noLaunch(Int, count: Int)
    /// Nothing had been launched at a step that must be opened.
    case noLaunchYet(Int)
    /// A part of a launch was secret, and is not in the trace.
    case secretArgument(String)
    case secretVariable(String)
    case secretUserInfo
    /// The app ended before a step.
    case endedEarly(String, AppError.End)
    case noSecrets
    /// The viewer needs a terminal.
    case noTerminal
}

extension TraceFileError {
    var message: String {
        switch self {
        case .noFolder(let folder):
            """
            There is no package with traces: neither \(folder) nor a folder above it has a Package.swift.
            Run lunch inside the package, or give the path of a trace.
            """
        case .unknown(let name, let known, let folder):
            """
            There is no trace of \(name.literal) in \(folder).\(Self.hint(name, known))
            \(UsageError.list(known, as: "There are traces of", none: Self.howTo))
            """
        case .noFile(let path): "\(path.literal) is not a file. Give the path of a trace, or the name of a test."
        case .ambiguous(let name, let names):
            "\(name.literal) is the name of several tests: \(names.joined(separator: ", "))."
        case .unreadable(let path, let reason): "The trace \(path.literal) could not be read: \(reason)."
        case .damaged(let path, let error): "\(path.literal) is not a readable trace: \(error)."
        case .noFailure(let folder, let passed):
            """
            There is no trace of a test that failed in \(folder).
            \(passed > 0 ? "Give the name of a test; \(passed) of tests that passed are there." : Self.howTo)
            """
        case .noStep(let number, let count):
            "The trace has no step \(number). Its steps are numbered from 1 to \(count)."
        case .noTerminal:
            """
            The viewer needs an interactive terminal.
            Without one, lunch trace prints the steps, --step NUMBER a screen, and --html FILE writes a page.
            """
        case .noLaunchYet(let step): "Nothing had been launched at step \(step), so there is nothing to open."
        case .secretArgument(let argument):
            """
            The test passed the program a secret as an argument, and the trace contains only \(argument.literal).
            Open it by hand: lunch open -- PROGRAM ARGUMENT …
            """
        case .secretVariable(let name):
            """
            The test gave the program a secret in the variable \(name), which is not in the trace.
            Set the variable and try again, as in \(name)=… lunch open --trace TRACE.
            """
        case .secretUserInfo:
            """
            The user info of the launch holds a secret, which is not in the trace.
            Give it with --user-info JSON, or the mock data with --mock JSON.
            """
        case .endedEarly(let step, let end): "Before \(step), the app has ended\(end.words)"
        case .noSecrets:
            "No secrets to search for: pass one in each line of standard input, as in lunch trace --check-secrets < FILE."
        case .noLaunch(let number, let count):
            count == 0 ? "Nothing was launched in this test." : "The trace has no launch \(number), but 1 to \(count)."
        }
    }

    /// A proposal, also for a name without its file in front.
    private static func hint(_ name: String, _ known: [String]) -> String {
        UsageError.hint(name, name.contains(".") ? known : known.map { String($0.split(separator: ".").last ?? "") })
    }

    private static let howTo =
        "A test that fails leaves one, if it uses XCTest or has the trait .lunch."
}
