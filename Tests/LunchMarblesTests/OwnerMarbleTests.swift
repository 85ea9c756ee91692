import LunchMarbles
import Testing
import XCTest

/// The tasks that a scheduler takes, in both test libraries.
@Suite struct OwnerMarbleTests {
    @Test func tasksOfASchedulerThatIsGoneGoOn() async {
        var scheduler: TestScheduler? = TestScheduler()
        let task = Task { 1 }
        #expect(scheduler?.now.offset == .zero)
        scheduler = nil
        #expect(await task.value == 1)
    }

    @Test func tasksFromBeforeTheSchedulerAreNotTaken() async throws {
        typealias Waiter = UnsafeContinuation<Int, Never>
        let (waiting, waits) = AsyncStream.makeStream(of: (number: Int, waiter: Waiter).self)
        let tasks = (0..<10).map { number in
            Task { await withUnsafeContinuation { _ = waits.yield((number, $0)) } }
        }
        var waiters: [Int: Waiter] = [:]
        var iterator = waiting.makeAsyncIterator()
        while waiters.count < tasks.count, let next = await iterator.next() { waiters[next.number] = next.waiter }
        let scheduler = TestScheduler()
        for number in 0..<9 { waiters[number]?.resume(returning: 1) }
        var sum = 0
        // They go on without the scheduler.
        for task in tasks.dropLast() { sum += await task.value }
        #expect(sum == 9)
        scheduler.hot("x").bind { waiters[9]?.resume(returning: 1) }
        scheduler.start()
        for task in tasks { #expect(await task.value == 1) }
    }

    @Test func anActorThatTheTestAsksAnswersAtOnce() async throws {
        let scheduler = TestScheduler()
        let store = Numbers()
        Task { await store.add(1) }
        #expect(await store.all == [])
        scheduler.start()
        #expect(await store.all == [1])
    }

    @MainActor @Test func aTestOfTheMainActorMayAwaitItsTasks() async {
        let scheduler = TestScheduler()
        let task = Task.detached { scheduler.now.offset }
        #expect(await task.value == .zero)
    }

    @MainActor @Test func anActorThatATestOfTheMainActorAsksAnswersAtOnce() async throws {
        let scheduler = TestScheduler()
        let store = Numbers()
        #expect(await store.all == [])
        try scheduler.run { await store.add(1) }
        #expect(await store.all == [1])
    }
}

private actor Numbers {
    private(set) var all: [Int] = []
    func add(_ number: Int) { all.append(number) }
}

/// The same of a synchronous XCTest case, which no task runs.
final class MarbleXCTests: XCTestCase {
    func testTasksOfACaseAreTaken() {
        let scheduler = TestScheduler(frame: .milliseconds(100))
        let log = Log()
        Task {
            try await scheduler.sleep(for: .seconds(1))
            log.add("slept")
        }
        let enabled: MarbleRecording<Bool> = scheduler.record(scheduler.hot("f-t"))
        scheduler.start()
        XCTAssertEqual(log.all, ["slept"])
        expect(enabled, follows: "f-t")
    }

    func testTasksOfAnAsynchronousCaseAreTaken() async throws {
        let scheduler = TestScheduler()
        let task = Task { try await scheduler.sleep(for: .seconds(1)) }
        scheduler.start()
        try await task.value
        XCTAssertEqual(scheduler.now.offset, .seconds(1))
    }

    /// A scheduler that a case leaves behind, as one does whose tasks sleep for ever, takes nothing of the next case.
    func testTasksOfALaterCaseAreNotTaken() {
        let done = expectation(description: "done")
        Task { done.fulfill() }
        wait(for: [done], timeout: 60)
    }

    func testACaseMayWaitForItsTasks() {
        let scheduler = TestScheduler()
        let done = expectation(description: "done")
        Task {
            try await scheduler.sleep(for: .zero)
            done.fulfill()
        }
        wait(for: [done], timeout: 60)
        XCTAssertEqual(scheduler.now.offset, .zero)
    }

    func testATaskMayBeLeftBehind() {
        let scheduler = TestScheduler()
        Task { try await scheduler.sleep(for: .seconds(1)) }
        scheduler.advance(by: .zero)
    }
}
