import LunchRun
import LunchTrace
import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A job of GitHub Actions, if the command runs in one.
enum GitHub {
    /// Begins a part of the output in which nothing is taken for a command of GitHub, whatever apps and tests print.
    ///
    /// - Returns: the line that ends it; nil outside of GitHub.
    static func beginQuiet() throws(CommandError) -> String? {
        guard isHere else { return nil }
        var random = SystemRandomNumberGenerator()
        let word = "lunch-\(String(random.next(), radix: 36))\(String(random.next(), radix: 36))"
        let quiet = GitHubAnnotations.quiet(word)
        try CurrentProcess.print(quiet.begin, isCommand: true)
        return quiet.end
    }

    /// Adds the summary of a run to the summary of the step, and prints its annotations.
    static func tell(_ result: RunResult) throws(CommandError) {
        if let path = CurrentProcess.variable("GITHUB_STEP_SUMMARY"), !path.isEmpty {
            // The file contains the earlier output of the step, for example of another run. If it doesn't exist, it has no size.
            let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0
            let summary = MarkdownReport(result, limit: MarkdownReport.gitHubLimit - size).text
            if size + summary.utf8.count > MarkdownReport.gitHubLimit {
                CurrentProcess.complain(
                    "The summary of this step has no room for the results of the tests: \(path) is full.")
            } else if let reason = AppendedFile.append(Array(summary.utf8), to: path) {
                throw .output(reason)
            }
        }
        if isHere { for line in GitHubAnnotations(result).lines { try CurrentProcess.print(line, isCommand: true) } }
    }

    private static var isHere: Bool { CurrentProcess.variable("GITHUB_ACTIONS") == "true" }
}
