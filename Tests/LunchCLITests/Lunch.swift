import LunchProcess
import TestSupport

/// Runs the command `lunch` itself.
enum Lunch {
    static let sample = ProductPath.of("LunchSample")

    /// The standard output, and the standard error.
    struct Run {
        let status: LunchProcess.ExitStatus?
        let output: String
        let errors: String
    }

    /// Runs the command with a pipe for its output, not a terminal: what it prints is read, not used.
    static func run(_ arguments: String..., in folder: String? = nil) throws -> Run { try run(arguments, in: folder) }

    /// - Parameters:
    ///   - input: the lines of standard input; nil for none.
    ///   - environment: variables that are set besides those of this process.
    static func run(
        _ arguments: [String], in folder: String? = nil, reading input: String? = nil,
        environment: [String: String] = [:]
    ) throws -> Run {
        // Errors first, a line that ends them, and then the answer.
        let script = """
            cd "$1" && shift
            { answer=$("$0" "$@" \(input == nil ? "< /dev/null" : "<<< \"$INPUT\""); printf 'status %s' $?); } 2>&1
            printf '\\n-- answer --\\n%s' "$answer"
            """
        let words = ["-c", script, ProductPath.of("lunch"), folder ?? "."] + arguments
        let text = try NestedRun("/bin/bash", words, environment: environment.merging(["INPUT": input ?? ""]) { $1 })
            .wait().output
        let parts = text.split(separator: "\n-- answer --\n", maxSplits: 1).map(String.init)
        let answer = parts.last ?? ""
        let end = answer.ranges(of: "status ").last
        let status = end.flatMap { Int(answer[$0.upperBound...]) }
        return Run(
            status: status.map { .exited($0) }, output: end.map { String(answer[..<$0.lowerBound]) } ?? answer,
            errors: parts.count > 1 ? parts[0] : "")
    }
}
