import Foundation
import LunchDriver
import LunchElements
import Testing

@testable import LunchTrace

@Suite struct RunLogTests {
    /// The lines that a log has after some tests.
    private func entries(_ tests: (RunLog) -> Void) throws -> [RunLog.Entry] {
        let path = FileManager.default.temporaryDirectory.path + "/lunch-log-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        tests(RunLog(path))
        let text = try String(contentsOfFile: path, encoding: .utf8)
        return try text.split(separator: "\n").map { try RunLog.Entry(parsing: String($0)) }
    }

    private let test = TUITest(
        id: 7, name: "showsTheMenu()", identifier: "MenuTests.showsTheMenu()", library: .swiftTesting)

    @Test func aTestThatWasKilledHasABeginningOnly() throws {
        let found = try entries { $0.began(test) }
        #expect(found == [.init(test: "MenuTests.showsTheMenu()", number: 7, .began)])
    }

    @Test func anEndHasVerdictTraceAndDuration() throws {
        let found = try entries { log in
            let test = TUITest(id: 7, name: "a \"name\"\n", library: .swiftTesting)
            log.began(test)
            log.ended(test, .failed, trace: "/tmp/trace.lunchtrace")
        }
        #expect(found.map(\.test) == ["a \"name\"\n", "a \"name\"\n"])
        guard case .ended(.failed, let duration, "/tmp/trace.lunchtrace")? = found.last?.kind else {
            Issue.record("The end is \(String(describing: found.last))")
            return
        }
        #expect(duration > 0)
    }

    @Test func aFailureHasItsTestAndItsPlace() throws {
        let found = try entries { log in
            log.failed(test, "It left.", at: TUISourceLocation(fileID: "A/B.swift", filePath: "/A/B.swift", line: 3))
            log.failed(nil, "So did that.", at: nil)
        }
        #expect(
            found == [
                .init(
                    test: "MenuTests.showsTheMenu()", number: 7,
                    .failed("It left.", TracePlace(file: "/A/B.swift", line: 3))),
                .init(test: "", number: 0, .failed("So did that.", nil)),
            ])
    }

    /// A tester that has no pipe, or whose run is over, goes on.
    @Test func secretsGoThroughAPipe() throws {
        let path = FileManager.default.temporaryDirectory.path + "/lunch-pipe-\(UUID().uuidString)"
        let log = RunLog(nil, secrets: path)
        RunLog(nil).hide("nobody hears")
        log.hide("too early")
        var pipe = SecretPipe(path)
        #expect(pipe != nil)
        let long = String(repeating: "é\n", count: 3000)
        for text in ["one", "", long] { log.hide(text) }
        #expect(pipe?.take() == ["one", "", long])
        #expect(pipe?.take() == [])
        pipe = nil
        log.hide("too late")
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test(arguments: [
        "", "{}", #"{"test":"a","number":1,"verdict":"great"}"#, #"{"test":"a","number":1,"verdict":"passed"}"#,
    ])
    func aLineThatIsNoEntryIsAnError(_ line: String) {
        #expect(throws: (any Error).self) { try RunLog.Entry(parsing: line) }
    }
}
