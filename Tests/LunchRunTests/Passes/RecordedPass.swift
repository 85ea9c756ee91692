import Foundation

@testable import LunchRun

/// The output of swift test, once, of a package with tests of all kinds, recorded with `--event-stream-output-path`.
enum Recorded {
    static func lines(_ name: String) throws -> [String] {
        let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path
        let text = try String(contentsOfFile: "\(path)/Streams/\(name)", encoding: .utf8)
        return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// A pass that has heard a console and a stream, in turn.
    static func pass(_ console: [String], _ stream: [String] = []) -> TesterPass {
        var pass = TesterPass(package: "/package")
        for index in 0..<max(console.count, stream.count) {
            if console.indices.contains(index) { _ = pass.take(console: console[index]) }
            if stream.indices.contains(index), !stream[index].isEmpty { _ = pass.take(stream: stream[index]) }
        }
        return pass
    }
}

extension TesterPass {
    /// The attempt at a test.
    func result(_ id: String) -> TestResult? { results(open: { _ in .crashed }).first { $0.test.id == id } }

    func attempt(_ id: String) -> TestAttempt? { result(id)?.attempts.first }
}
