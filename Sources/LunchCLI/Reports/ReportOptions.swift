import LunchRun
import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The output of a run for others: a page, a file for continuous integration, durations, and messages to a CI service.
struct ReportOptions {
    static let report = Option(
        "--report", "FOLDER", "writes the result, a page with the failures, and their traces", proposals: .files,
        read: CommandValues.text)
    static let junit = Option(
        "--junit", "FILE", "writes the result as JUnit XML", proposals: .files, read: CommandValues.text)
    static let durations = Option(
        "--save-durations", "FILE", "writes the times of the tests, which lunch test --durations reads",
        proposals: .files, read: CommandValues.text)

    static let all: [any AnyOption] = [report, junit, durations]

    var folder: ReportFolder?
    var junit: String?
    var durations: String?

    /// Reads the options, and else the variables of Bazel.
    init(_ words: CommandWords, _ bazel: BazelTest? = nil) throws(CommandError) {
        let folder = try words.value(of: Self.report) ?? bazel?.outputs.map { "\($0)/lunch" }
        self.folder = folder.map(ReportFolder.init)
        junit = try words.value(of: Self.junit) ?? bazel?.junit
        durations = try words.value(of: Self.durations)
    }

    /// Writes the requested reports, and reports to GitHub. A file that cannot be written is an error, after the others.
    ///
    /// - Parameter package: the folder to which the paths of traces are relative.
    func write(_ result: RunResult, package: String?) throws(CommandError) {
        var problem: CommandError?
        func attempt(_ body: () throws(CommandError) -> Void) {
            do throws(CommandError) {
                try body()
            } catch {
                problem = problem ?? error
            }
        }
        if let junit { attempt { () throws(CommandError) in try Self.write(JUnitReport(result).text, to: junit) } }
        if let durations {
            attempt { () throws(CommandError) in
                try Self.write(RecordedDurations(of: result).text, to: durations)
                let approximate = result.tests.count { $0.duration?.isMeasured == false }
                if approximate > 0 {
                    CurrentProcess.complain(
                        """
                        The times of \(approximate) of \(result.tests.count) tests are approximate, since others ran at the same time: parts \
                        that are made by \(durations) may take different times. lunch test -- --no-parallel measures all.
                        """)
                }
            }
        }
        if let folder {
            attempt { () throws(CommandError) in
                try folder.write(result, package: package)
                try CurrentProcess.print("The report: \(folder.path)/index.html".visible)
            }
        }
        // Without a package around there are no secrets to look for.
        if let traces = try? TraceFile.folder() {
            WrittenReports(in: traces).note([junit, folder?.path].compactMap(\.self))
        }
        attempt { () throws(CommandError) in try GitHub.tell(result) }
        if let problem { throw problem }
    }

    private static func write(_ text: String, to path: String) throws(CommandError) {
        let folder = URL(filePath: path).deletingLastPathComponent().path
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw .output("\(folder.literal): \(CurrentProcess.reason(of: error))")
        }
        try PictureFile.write(Data(text.utf8), to: path)
    }
}
