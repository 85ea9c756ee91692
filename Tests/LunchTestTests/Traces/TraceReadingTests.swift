import LunchCommands
import LunchElements
import LunchProcess
import LunchTerminal
import LunchTrace
import LunchWire
import TestSupport
import Testing

@testable import LunchCLI

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The traces of real tests, read by what knows nothing of Lunch: two readers in Python, and asciinema.
@Suite(.waiting) struct TraceReadingTests {
    /// A trace of each kind: of an app that publishes, of a plain program with a secret, of XCTest; and nightly of a test that
    /// passes, of programs without secrets and with others, and of a test that reaches the limit.
    private static let kinds = Nightly.rows(
        of: [
            "NestedTraceTests/fails", "NestedTraceTests/typesASecret", "LunchTestTests.NestedTraceXCTests/testThrows",
            "NestedTraceTests/isAlwaysKept", "NestedTraceTests/usesAPlainProgram", "NestedTraceTests/declaresASecret",
            "NestedTraceTests/typesWhatTheTerminalHides", "NestedTraceTests/writesMoreThanIsKept",
        ], else: 3)

    private static let python = installed("python3")
    private static let asciinema = installed("asciinema") != nil ? installed("script") : nil

    private static func installed(_ name: String) -> String? {
        ["/usr/bin", "/usr/local/bin"].map { "\($0)/\(name)" }.first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }

    /// Runs a test of this bundle, and calls a function with the path of its trace, and with what is in that.
    private func run(_ test: String, _ body: (_ path: String, _ trace: Trace) throws -> Void) throws {
        let folder = try Files.makeFolder()
        defer { Files.remove(folder) }
        let arguments = test.contains(".") ? [test] : ["--testing-library", "swift-testing", "--filter", "\(test)\\("]
        let run = try Bundle.run(arguments, environment: ["LUNCH_TRACES": folder, "LUNCH_TRACE": "always"])
        let name = test.replacing("LunchTestTests.", with: "").replacing("/", with: ".")
        let path = "\(folder)/\(name)/trace.lunchtrace"
        try #require(FileManager.default.fileExists(atPath: path), "\(run.output)")
        try body(path, Trace(file: Array(Data(contentsOf: URL(filePath: path)))))
    }

    private func lines(of words: [String]) throws -> [Substring] {
        let run = try NestedRun(words[0], Array(words.dropFirst())).wait()
        #expect(run.status == .exited(0), "\(run.output)")
        return run.output.split(separator: "\n")
    }

    private static let root = #filePath.split(separator: "/").dropLast(4).reduce("") { "\($0)/\($1)" }

    /// The reader that stands on the page.
    private static func readerOfThePage() throws -> String {
        let page = "\(root)/Sources/LunchTrace/LunchTrace.docc/TraceFormat.md"
        let text = String(decoding: try Data(contentsOf: URL(filePath: page)), as: UTF8.self)
        let start = try #require(text.firstRange(of: "```text\nimport json")).lowerBound
        return String(
            text[start...].dropFirst(8).prefix(upTo: try #require(text[start...].firstRange(of: "\n```\n")).lowerBound))
    }

    @Test(.enabled(if: python != nil, "python3 is not installed"), arguments: kinds)
    func readersInPythonPrintTheSteps(_ test: String) throws {
        let python = try #require(Self.python)
        try run(test) { (path, trace) throws in
            var begun: [Int: TraceStepBegan] = [:]
            var steps: [(begun: TraceStepBegan, ended: TraceStepEnded)] = []
            for record in trace.records {
                switch record.content {
                case .stepBegan(let step): begun[step.step] = step
                // Behind a limit the beginning of a step may be missing.
                case .stepEnded(let end): if let step = begun[end.step] { steps.append((step, end)) }
                default: break
                }
            }
            #expect(!steps.isEmpty)
            let own = try lines(of: [python, "\(Self.root)/Tests/LunchTraceTests/Format/read.py", path])
            let numbered = own.filter { $0.contains(#/^\d+\. /#) }
            #expect(numbered.count == steps.count, "\(own)")
            for (line, step) in zip(numbered, steps) {
                #expect(line.hasPrefix("\(step.ended.step). \(step.begun.name)"))
            }
            #expect(own.contains { $0.hasPrefix(trace.verdict ?? "none") }, "\(own)")
            let short = try lines(of: [python, "-c", Self.readerOfThePage(), path])
            #expect(
                short.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
                    == steps.map { "\($0.ended.step) \($0.begun.name)" }, "\(short)")
            #expect(
                short.map { $0.hasSuffix(" failed") } == steps.map { $0.ended.failure != nil }, "\(short)")
        }
    }

    @Test(.enabled(if: asciinema != nil, "asciinema or script is not installed"), arguments: kinds)
    func asciinemaPlaysTheCast(_ test: String) throws {
        let script = try #require(Self.asciinema)
        try run(test) { (path, trace) throws in
            let cast = path + ".cast"
            try Data(try #require(trace.cast(launch: 1)).utf8).write(to: URL(filePath: cast))
            let last = trace.records.compactMap { record in
                if record.launch == 1, case .frame(let frame) = record.content { frame.position } else { nil }
            }.last
            let grid = try trace.frame(at: try #require(last), launch: 1).grid
            let word = try #require(grid.lines.joined(separator: " ").split(separator: " ").last)
            for command in ["cat", "play -i 0.001 -s 100"] {
                let words = "asciinema \(command) '\(cast)'"
                let run = try NestedRun(
                    script, ["-qec", words, "/dev/null"],
                    environment: ["LC_ALL": "C.UTF-8", "ASCIINEMA_CONFIG_HOME": "\(path).config"]
                ).wait()
                #expect(run.status == .exited(0), "\(words): \(run.output)")
                #expect(run.output.contains(word), "\(words): \(run.output)")
            }
        }
    }
}

extension Trace {
    fileprivate var verdict: String? {
        for record in records { if case .verdict(let verdict) = record.content { return verdict.verdict.rawValue } }
        return nil
    }
}

extension TraceStepBegan {
    /// The name of its command in JSON, or of the part.
    fileprivate var name: String {
        guard let json = content.command?.json, case .object(let members) = json else { return content.verb }
        return members.keys.first ?? ""
    }
}
