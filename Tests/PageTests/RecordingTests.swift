import Foundation
import LunchTest
import TestSupport
import Testing

/// The tests that `lunch record` makes of flows of the samples: they are as recorded, compile, and pass.
///
/// They stand in `Recorded`, and are tests of this target themselves. With `LUNCH_RECORD=1` in the environment they are
/// written anew, and the tests fail.
@Suite(.lunch) struct RecordingTests {
    @Test(arguments: RecordedFlow.all.map(\.file)) func theCommandWritesTheTestThatIsRecorded(file: String) throws {
        let flow = try #require(RecordedFlow.all.first { $0.file == file })
        let home = FileManager.default.temporaryDirectory.appending(path: "record-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: home) }
        let recorder = try Recorder(flow, home: home)
        try flow.use(recorder)
        let printed = try recorder.end()
        let text = printed.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            String(line.reversed().drop { $0 == " " }.reversed())
        }.joined(separator: "\n")
        let problem = try RecordedPages.problem("../Recorded/\(file).swift", text.trimmed + "\n")
        #expect(problem == nil, "\(problem ?? "")")
    }
}

extension String {
    /// The text without blank lines at its ends.
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
