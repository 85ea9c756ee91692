import LunchProcess
package import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// This test bundle, run as a program: for tests of what a test run does.
package enum Bundle {
    /// The variable that lets tests run that are only there to be run by other tests.
    package static let permission = "LUNCH_RUN_NESTED_TESTS"

    /// The reason why such a test is skipped otherwise.
    package static let reason = "Another test runs this one, in a process of its own."

    /// The same for Swift Testing.
    package static let comment = Comment(rawValue: reason)

    package static var isNested: Bool { ProcessInfo.processInfo.environment[permission] != nil }

    /// A variable of this run; empty if there is none.
    package static func variable(_ name: String) -> String { ProcessInfo.processInfo.environment[name] ?? "" }

    /// - Parameter command: the command that runs the bundle, with its arguments; none: it runs by itself.
    package static func start(
        _ arguments: [String], environment: [String: String] = [:], through command: [String] = []
    ) throws -> NestedRun {
        let words = command + [ImagePath.current] + arguments
        // Swift Testing would color its output, in the middle of the words that are looked for.
        let environment = environment.merging([permission: "1", "NO_COLOR": "1"]) { $1 }
        return try NestedRun(words[0], Array(words.dropFirst()), environment: environment)
    }

    /// Runs the bundle to its end.
    package static func run(
        _ arguments: [String], environment: [String: String] = [:], through command: [String] = []
    ) throws -> (status: ExitStatus?, output: String) {
        try start(arguments, environment: environment, through: command).wait()
    }
}
