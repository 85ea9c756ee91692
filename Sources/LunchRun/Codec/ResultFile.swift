import LunchTrace
import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The file of a result: JSON Lines. The first line describes the run, the next ones of the tests that must run, then one of
/// each test as its outcome becomes known, and the last one of the end. A later line of a test takes the place of one before.
package struct ResultFile: Sendable {
    /// The name of the file in its folder.
    package static let name = "result.jsonl"

    /// The path of the file.
    package let path: String

    /// - Parameter folder: the folder of the result.
    package init(in folder: String) { path = "\(folder)/\(Self.name)" }

    /// - Parameter path: a folder of a result, or the file itself.
    package init(at path: String) {
        var isFolder = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        self.path = isFolder || !exists && !path.hasSuffix(".jsonl") ? "\(path)/\(Self.name)" : path
    }

    // MARK: - Writing

    /// Begins the file again, with the folder that it is in.
    package func begin(_ run: RunInfo) throws(RunFileError) {
        do {
            let folder = URL(filePath: path).deletingLastPathComponent().path
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data(Line.run(run).bytes).write(to: URL(filePath: path))
        } catch {
            throw .unreadable(path, "\(error)")
        }
    }

    /// Writes which tests must run, and which ones other parts of the run have.
    package func plan(_ tests: [RunTest], others: [RunTest] = []) throws(RunFileError) {
        try append(.tests(tests))
        if !others.isEmpty { try append(.others(others)) }
    }

    /// Writes the outcomes of tests, in place of those before.
    package func write(_ tests: [TestResult]) throws(RunFileError) {
        if let reason = AppendedFile.append(tests.flatMap { Line.result($0).bytes }, to: path) {
            throw .unreadable(path, reason)
        }
    }

    /// Writes the end.
    package func end(_ end: RunEnd) throws(RunFileError) { try append(.end(end)) }

    /// Writes a whole result.
    package func write(_ result: RunResult) throws(RunFileError) {
        var bytes = Line.run(result.run).bytes
        bytes += Line.tests(result.tests.map(\.test)).bytes
        if !result.others.isEmpty { bytes += Line.others(result.others).bytes }
        for test in result.tests where test.verdict != .notRun { bytes += Line.result(test).bytes }
        if let end = result.end { bytes += Line.end(end).bytes }
        do {
            let folder = URL(filePath: path).deletingLastPathComponent().path
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data(bytes).write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw .unreadable(path, "\(error)")
        }
    }

    private func append(_ line: Line) throws(RunFileError) {
        if let reason = AppendedFile.append(line.bytes, to: path) { throw .unreadable(path, reason) }
    }

    // MARK: - Reading

    /// Reads the result. That of a run that was killed has no end, and its last line may be torn.
    package func read() throws(RunFileError) -> RunResult {
        guard FileManager.default.fileExists(atPath: path) else { throw .missing(path) }
        let data: Data
        do {
            let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
            if size > RunLimits.file { throw RunFileError.tooLarge(path, bytes: size) }
            data = try Data(contentsOf: URL(filePath: path))
        } catch let error as RunFileError {
            throw error
        } catch {
            throw .unreadable(path, "\(error)")
        }
        return try Self.read(Array(data), path)
    }

    /// Reads the bytes of a file.
    static func read(_ bytes: [UInt8], _ path: String) throws(RunFileError) -> RunResult {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
        guard !lines.isEmpty else { throw .empty(path) }
        let isTorn = bytes.last != UInt8(ascii: "\n")
        var result: RunResult?
        var places: [String: Int] = [:]
        for (index, bytes) in lines.enumerated() {
            let line: Line?
            do throws(WireError) {
                line = try Line(parsing: Array(bytes))
            } catch {
                if index == 0 { throw .noResult(path) }
                // The writer was killed in the midst of it.
                if isTorn, index == lines.count - 1 { break }
                throw .line(path, number: index + 1, error)
            }
            if index == 0 {
                switch line {
                case .run(let run): result = RunResult(run: run)
                case .version(let version): throw .version(path, version)
                default: throw .noResult(path)
                }
                continue
            }
            switch line {
            case .tests(let tests):
                for test in tests where places[test.id] == nil {
                    places[test.id] = result?.tests.count
                    result?.tests.append(TestResult(test, .notRun))
                }
            case .result(let test):
                if let place = places[test.test.id] {
                    result?.tests[place] = test
                } else {
                    places[test.test.id] = result?.tests.count
                    result?.tests.append(test)
                }
            case .others(let tests): result?.others += tests
            case .end(let end): result?.end = end
            case .run, .version, nil: continue
            }
            if places.count > RunLimits.tests { throw .tooMany(path) }
        }
        guard let result else { throw .empty(path) }
        return result
    }
}
