import LunchElements
import LunchRun
import LunchSnapshots
import LunchTrace
import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A folder with the result of a run, its page, and the traces of its failures with their pages. It needs nothing outside of it,
/// so that a machine can hand it to another one.
struct ReportFolder {
    let path: String

    /// The most failures of a cause, and of a run, that have a drawing and a separate page; the steps of the others are
    /// shown as text. Each takes a moment, and a page with thousands of drawings opens slowly.
    private static let (ofCause, ofRun) = (5, 100)

    /// The folder of the traces in it.
    private static let traces = "traces"

    /// Writes everything.
    ///
    /// - Parameter package: the folder to which the paths of traces are relative; nil to copy no trace with such a path.
    /// - Returns: the result as it is in the folder, whose traces are those of the folder.
    @discardableResult func write(_ result: RunResult, package: String?) throws(CommandError) -> RunResult {
        var result = result
        try makeFolder(path)
        try removeTraces()
        let names = Self.names(of: result.tests)
        for index in result.tests.indices {
            for attempt in result.tests[index].attempts.indices {
                guard let trace = result.tests[index].attempts[attempt].trace else { continue }
                let number = result.tests[index].attempts[attempt].number
                let name = "\(names[index])\(number > 1 ? ".\(number)" : "")"
                let source = trace.hasPrefix("/") ? trace : package.map { "\($0)/\(trace)" }
                if let source, let copy = try copy(source, as: name) {
                    result.tests[index].attempts[attempt].trace = copy
                }
            }
        }
        do throws(RunFileError) {
            try ResultFile(in: path).write(result)
        } catch {
            throw .output("\(error)")
        }
        let page = RunPage(result, try sights(of: result)).text
        try PictureFile.write(Data(page.utf8), to: "\(path)/index.html")
        return result
    }

    /// Removes the result of an earlier run, which would be taken for that of one that never comes to write its own.
    func begin() throws(CommandError) {
        let file = ResultFile(in: path).path
        guard FileManager.default.fileExists(atPath: file) else { return }
        do {
            try FileManager.default.removeItem(atPath: file)
        } catch {
            throw .output("\(file.literal): \(CurrentProcess.reason(of: error))")
        }
    }

    /// Reads the result of a folder, with absolute paths for the traces in the folder.
    ///
    /// The result came from elsewhere. An absolute path in it, or one that leads out of the folder of its traces, names
    /// no trace of it. A relative path of another kind specifies where the trace was.
    static func read(_ path: String) throws(CommandError) -> RunResult {
        var result: RunResult
        do throws(RunFileError) {
            result = try ResultFile(at: path).read()
        } catch {
            throw .run(.file(error))
        }
        var isFolder = false
        _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        let folder = isFolder ? path : URL(filePath: path).deletingLastPathComponent().path
        let here = absolute(folder)
        for test in result.tests.indices {
            for attempt in result.tests[test].attempts.indices {
                guard let trace = result.tests[test].attempts[attempt].trace else { continue }
                if trace.hasPrefix("\(traces)/") {
                    result.tests[test].attempts[attempt].trace = isOwn(trace, in: here) ? "\(here)/\(trace)" : nil
                } else if trace.hasPrefix("/") {
                    result.tests[test].attempts[attempt].trace = nil
                }
            }
        }
        return result
    }

    /// True if a path leads to a file in the folder of the traces, and not to a link, a pipe or a device.
    private static func isOwn(_ trace: String, in folder: String) -> Bool {
        let (path, root) = ("\(folder)/\(trace)", "\(folder)/\(traces)")
        let isInside = absolute(path) == path && path.dropFirst(root.count + 1).allSatisfy { $0 != "/" }
        let types = [path, root].map {
            try? FileManager.default.attributesOfItem(atPath: $0)[.type] as? FileAttributeType
        }
        return isInside && types == [.typeRegular, .typeDirectory]
    }

    /// The path from the root, without "." and "..".
    static func absolute(_ path: String) -> String {
        let whole = path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
        return URL(filePath: whole).standardized.path
    }

    // MARK: - Traces

    /// Names of files, one for each test, which lead nowhere else, whatever the tests are called.
    private static func names(of tests: [TestResult]) -> [String] {
        var known: [String: Int] = [:]
        return tests.map { test in
            let name = TraceFolder.name(of: test.test.id)
            // A file system may not distinguish uppercase from lowercase letters.
            let count = known[name.lowercased(), default: 0] + 1
            known[name.lowercased()] = count
            return count == 1 ? name : "\(name)~\(count)"
        }
    }

    /// Copies a trace; returns its path in the folder, or nil if the trace does not exist any more.
    private func copy(_ trace: String, as name: String) throws(CommandError) -> String? {
        guard let data = FileManager.default.contents(atPath: trace) else { return nil }
        try makeFolder("\(path)/\(Self.traces)")
        let copy = "\(Self.traces)/\(name).lunchtrace"
        try PictureFile.write(data, to: "\(path)/\(copy)")
        return copy
    }

    /// The drawings, the steps and the pages of failures.
    private func sights(of result: RunResult) throws(CommandError) -> [String: RunPage.Sight] {
        var sights: [String: RunPage.Sight] = [:]
        let flaky = result.tests.filter { $0.verdict == .flaky }
        var left = Self.ofRun
        for tests in FailureGroups(of: result.tests).groups.map(\.tests) + flaky.map({ [$0] }) {
            for (index, test) in tests.enumerated() {
                guard let trace = test.failure?.trace, trace.hasPrefix("\(Self.traces)/") else { continue }
                let isShown = index < Self.ofCause && left > 0
                if isShown { left -= 1 }
                sights[test.test.id] = try sight(of: trace, test, isShown: isShown)
            }
        }
        return sights
    }

    private func sight(of trace: String, _ test: TestResult, isShown: Bool) throws(CommandError) -> RunPage.Sight {
        let file: TraceFile
        do throws(CommandError) {
            file = try TraceFile.find("\(path)/\(trace)")
        } catch {
            // A trace that is damaged is not a reason to show nothing of the others.
            return RunPage.Sight(steps: [error.message])
        }
        let steps = TraceSteps(file.trace)
        guard isShown else {
            return RunPage.Sight(steps: steps.steps.map { "\($0.begun.step)  \($0.place)  \($0.code)" })
        }
        let shown = TracePage.steps(of: file.trace, steps)
        let drawing = shown.last { $0.frame != nil }?.frame?.picture(.svg) ?? ""
        let notes = steps.notes(nil) + (test.failure.map { [$0.difference.joined(separator: "\n")] } ?? [])
        let page = TracePage(title: steps.test.name, summary: steps.summary, notes: notes.filter { !$0.isEmpty }, shown)
        let name = trace.replacing(".lunchtrace", with: ".html")
        try PictureFile.write(Data(page.text.utf8), to: "\(path)/\(name)")
        return RunPage.Sight(drawing: drawing, page: name.percentEncoded(sparing: "/"))
    }

    private func makeFolder(_ path: String) throws(CommandError) {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw .output("\(path.literal): \(CurrentProcess.reason(of: error))")
        }
    }

    /// Removes the traces of an earlier run, which would be taken for those of this one, and their pages.
    private func removeTraces() throws(CommandError) {
        let folder = "\(path)/\(Self.traces)"
        let end = ".lunchtrace"
        // The folder is mostly not there.
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasSuffix(end) {
            for path in ["\(folder)/\(name)", "\(folder)/\(name.dropLast(end.count)).html"]
            where FileManager.default.fileExists(atPath: path) {
                do {
                    try FileManager.default.removeItem(atPath: path)
                } catch {
                    throw .output("\(path.literal): \(CurrentProcess.reason(of: error))")
                }
            }
        }
    }
}
