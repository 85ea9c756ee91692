import LunchTrace
import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The times that tests took in an earlier run, by which parts of a run are made.
package struct RecordedDurations: Equatable, Sendable {
    /// The times in nanoseconds, by the identifiers of tests.
    package let nanoseconds: [String: Int]

    /// A number that distinguishes these durations: in parts made by others, a test may be missing or run twice.
    package let digest: String

    /// The time of a test that has none here.
    private let median: Int

    package init(_ nanoseconds: [String: Int]) {
        self.nanoseconds = nanoseconds
        let lines = nanoseconds.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }
        digest = lines.joined().utf8.stableDigest
        let times = nanoseconds.values.sorted()
        median = times.isEmpty ? 1 : times[times.count / 2]
    }

    /// The durations of a result, without those of tests that did not run to their end.
    ///
    /// An approximate time means little, since all tests seem to start at once: it is used only if no time was measured.
    package init(of result: RunResult) {
        var measured: [String: Int] = [:]
        var approximate: [String: Int] = [:]
        for test in result.tests {
            guard let duration = test.duration, [.passed, .failed, .flaky, .knownIssue].contains(test.verdict) else {
                continue
            }
            if duration.isMeasured {
                measured[test.test.id] = duration.nanoseconds
            } else {
                approximate[test.test.id] = duration.nanoseconds
            }
        }
        self.init(measured.isEmpty ? approximate : measured)
    }

    /// The time of a test: its own, or the median of all.
    package subscript(test: String) -> Int { nanoseconds[test] ?? median }
}

extension RecordedDurations {
    /// The content of a file: an object of JSON with the seconds of each test, a line for each.
    package var text: String {
        let lines = nanoseconds.sorted { $0.key < $1.key }.map { test, time in
            "  \(LunchJSON.string(test).text): \(Self.seconds(time))"
        }
        return "{\n\(lines.joined(separator: ",\n"))\n}\n"
    }

    /// Reads the content of a file.
    package init(parsing bytes: [UInt8], _ path: String) throws(ShardError) {
        var nanoseconds: [String: Int] = [:]
        do throws(WireError) {
            guard case .object(let members) = try LunchJSON(parsing: bytes, limits: .userInfo) else {
                throw .unexpected(path: "durations", expected: "an object of seconds", found: "something else")
            }
            for (test, value) in members {
                // A thousand years are not time of a test, and the sum of many is still a number.
                guard case .number(let text) = value, let seconds = Double(text), (0...31_557_600_000).contains(seconds)
                else {
                    throw .unexpected(path: "\"\(test)\"", expected: "seconds", found: value.text.prefix(40).visible)
                }
                nanoseconds[test] = Int((seconds * 1e6).rounded()) * 1_000
            }
        } catch {
            throw .noDurations(path, "\(error)")
        }
        if nanoseconds.isEmpty { throw .noDurations(path, "it contains no test") }
        self.init(nanoseconds)
    }

    /// Reads a file of durations, or those of a result: a folder, or the file in it.
    package init(at path: String) throws(ShardError) {
        var isFolder = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        if isFolder || path.hasSuffix(".jsonl") {
            do throws(RunFileError) {
                self.init(of: try ResultFile(at: path).read())
            } catch {
                throw .noDurations(path, "\(error)")
            }
            if nanoseconds.isEmpty { throw .noDurations(path, "none of its tests has run") }
            return
        }
        guard exists, let data = FileManager.default.contents(atPath: path) else {
            throw .noDurations(path, exists ? "it cannot be read" : "it doesn't exist")
        }
        try self.init(parsing: Array(data), path)
    }

    /// Seconds with six digits after the point, of which as many are written as are needed.
    private static func seconds(_ nanoseconds: Int) -> String {
        let micro = (nanoseconds + 500) / 1_000
        var digits = String(micro % 1_000_000 + 1_000_000).dropFirst()
        while digits.last == "0", digits.count > 1 { digits.removeLast() }
        return "\(micro / 1_000_000).\(digits)"
    }
}
