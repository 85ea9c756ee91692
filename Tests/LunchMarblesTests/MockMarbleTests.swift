import LunchMarbles
import Testing

/// Methods whose answers are timelines, and methods without answers.
@Suite struct MockMarbleTests {
    private let scheduler = TestScheduler(frame: .milliseconds(100))
    private struct Taken: Error {}

    @Test func anAnswerComesWhenItsTimelineReportsSo() throws {
        let check: @Sendable (String) async throws -> Bool = scheduler.mock(errors: ["#1": Taken()]) { name in
            switch name {
            case "free": "--t"
            case "taken": "---f|"
            default: "-#1"
            }
        }
        let answers = try scheduler.run { [scheduler] in
            let free = try await check("free")
            let taken = try await check("taken")
            await #expect(throws: Taken.self) { _ = try await check("") }
            return [free, taken, scheduler.now.offset == .milliseconds(600)]
        }
        #expect(answers == [true, false, true])
    }

    @Test func methodsHaveNoneToThreeArguments() throws {
        let none: @Sendable () async throws -> Int = scheduler.mock { "1" }
        let two: @Sendable (Int, Int) async throws -> Int = scheduler.mock { "\($0 + $1)" }
        let three: @Sendable (Int, Int, Int) async throws -> Int = scheduler.mock { "\($0 + $1 + $2)" }
        let done: @Sendable () async throws -> Void = scheduler.mock { "-x" }
        let sum = try scheduler.run {
            try await done()
            return try await none() + two(1, 2) + three(1, 2, 3)
        }
        #expect(sum == 10)
    }

    @Test func anAnswerThatNeverComesEndsWithItsTask() {
        let never: @Sendable () async throws -> Int = scheduler.mock { "----" }
        let log = Log()
        let task = Task { do { _ = try await never() } catch { log.add("\(error)") } }
        scheduler.start()
        #expect(log.all == [])
        task.cancel()
        scheduler.start()
        #expect(log.all == ["CancellationError()"])
    }

    @Test(arguments: [
        ("t-f", "The answer \"t-f\" has 2 keys; a method returns once."),
        ("--|", "The answer \"--|\" ends without a value."),
        (
            "-x",
            """
            The timeline cannot be read at column 1: "x" is not a value of Bool.
              -x
               ^
            """
        ),
    ])
    func anAnswerThatIsNoneIsAFailure(_ timeline: String, _ message: String) {
        let mock: @Sendable () async throws -> Bool = scheduler.mock { timeline }
        expectFailures([message]) {
            #expect(throws: TestSchedulerError.self) { _ = try scheduler.run { try await mock() } }
        }
    }

    @Test func aMethodWithoutAnAnswerFailsTheTestWithItsName() {
        let mock = FeedServiceMock()
        expectFailures(
            ["addFeed(_:)", "getFeeds()"].map { method in
                "\(method) was called, but the test does not mock it. Give it an answer with mock(values:errors:_:)."
            }
        ) {
            #expect(throws: MarbleNotImplemented.self) { _ = try scheduler.run { try await mock.addFeed("") } }
            #expect(throws: MarbleNotImplemented.self) { _ = try scheduler.run { try await mock.getFeeds() } }
        }
    }
}
