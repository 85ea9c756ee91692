import LunchRun
import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `lunch merge`: makes one result of those of several runs.
struct Merge: Command {
    static let syntax = Syntax(
        command: "merge", abstract: "Merges the results of several machines.",
        discussion: """
            FOLDER is a folder that lunch test --report has created on one of the machines.
            Pass the folders of all parts. Tests of a part that is missing or was killed
            count as not run. Parts with different durations or different lists of
            tests are an error, and so are two results of one part.

            The status is 1 if a test has failed or has not run.
            """,
        operands: [
            Operand(name: "FOLDER", help: "the folder of a result", mayRepeat: true, proposals: .files)
        ],
        options: ReportOptions.all,
        examples: [
            "lunch merge results/* --report report",
            "lunch merge part1 part2 --junit junit.xml --save-durations durations.json",
        ])

    private let folders: [String]
    private let reports: ReportOptions

    init(_ words: CommandWords) throws(CommandError) {
        folders = words.operands
        reports = try ReportOptions(words)
        if let own = reports.folder?.path,
            folders.contains(where: { ReportFolder.absolute($0) == ReportFolder.absolute(own) })
        {
            throw .run(.ownFolder(own))
        }
    }

    func run() throws(CommandError) {
        var results: [(path: String, result: RunResult)] = []
        for folder in folders { results.append((folder, try ReportFolder.read(folder))) }
        let merged: RunResult
        do throws(MergeError) {
            merged = try RunResult(merging: results)
        } catch {
            throw .run(.merge(error))
        }
        let end = try GitHub.beginQuiet()
        try CurrentProcess.print(Self.text(merged))
        if let end { try CurrentProcess.print(end, isCommand: true) }
        try reports.write(merged, package: nil)
        if merged.end?.status != 0 { CurrentProcess.leave(CommandError.Status.failure.rawValue) }
    }

    /// The outcome for a person: failures by their causes, what did not run, and the numbers.
    private static func text(_ result: RunResult) -> String {
        var lines: [String] = []
        for cause in FailureGroups(of: result.tests).groups {
            lines.append(cause.cause.visible)
            for test in cause.tests.prefix(10) { lines.append("  \(test.test.id.visible)") }
            if cause.tests.count > 10 { lines.append("  and \(cause.tests.count - 10) more") }
        }
        lines += result.problems.map(\.title.visible)
        lines += (result.end?.notes ?? []).map(\.visible)
        lines.append("\(RunCounts(result).words).")
        return lines.joined(separator: "\n")
    }
}
