import Testing

@testable import LunchRun

/// Runs whose tester crashed, as they were recorded.
@Suite struct CrashTests {
    private func pass(_ name: String) throws -> TesterPass {
        var console = try Recorded.lines("\(name).out")
        console += try Recorded.lines("\(name).err")
        return Recorded.pass(console, name == "crash" ? try Recorded.lines("crash.jsonl") : [])
    }

    @Test func theFramesTellWhichOfManyTestsHasCrashed() throws {
        let crash = try #require(try pass("crash").crash(of: .swiftTesting))
        #expect(crash.end == "signal 4")
        #expect(crash.test == "OneTests.Crashes/boom()")
        #expect(crash.running.count > 3)
        #expect(crash.lines.first == "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range")
        #expect(crash.lines.contains { $0.contains("Crashes.boom() + 86") })
    }

    @Test func withoutFramesItIsNotGuessed() throws {
        var pass = TesterPass(package: "/package")
        for line in try Recorded.lines("crash.jsonl") where !line.isEmpty { _ = pass.take(stream: line) }
        for line in try Recorded.lines("crash.err") { _ = pass.take(console: line) }
        #expect(pass.crash(of: .swiftTesting)?.test == nil)
    }

    @Test func casesOfXCTestRunOneAtATime() throws {
        let pass = try pass("xctest-crash")
        let crash = try #require(pass.crash(of: .xctest))
        #expect(crash.test == "XTests/testCrash")
        #expect(pass.crash(of: .swiftTesting) == nil)
        let verdicts = pass.results(open: { $0.id == crash.test ? .crashed : nil }).map(\.verdict)
        #expect(verdicts == [.passed, .failed, .crashed])
    }
}
