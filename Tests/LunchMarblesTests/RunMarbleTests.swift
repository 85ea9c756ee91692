import Dispatch
import LunchMarbles
import Testing

/// Operations that await, actors, and what a scheduler cannot run.
@Suite struct RunMarbleTests {
    private let scheduler = TestScheduler(frame: .milliseconds(100))
    private struct Refused: Error {}

    @Test func anOperationRunsToItsEnd() throws {
        let sum = try scheduler.run { [scheduler] in
            async let one = later(1, after: .seconds(2), on: scheduler)
            async let two = later(2, after: .seconds(1), on: scheduler)
            return try await one + two
        }
        #expect(sum == 3)
        #expect(scheduler.now.offset == .seconds(2))
        #expect(throws: Refused.self) { try scheduler.run { throw Refused() } }
    }

    @Test func anAsynchronousTestReadsTheSame() async throws {
        let store = Store()
        let count = try scheduler.run { [scheduler] in
            for number in 1...3 { await store.add(number, after: .seconds(number), on: scheduler) }
            return await store.numbers.count
        }
        #expect(count == 3)
        #expect(await store.numbers == [1, 2, 3])
    }

    @Test func tasksYieldInTheirOrder() throws {
        let log = Log()
        try scheduler.run {
            await withTaskGroup { group in
                for name in ["a", "b", "c"] {
                    group.addTask {
                        for number in 1...2 {
                            log.add("\(name)\(number)")
                            await Task.yield()
                        }
                    }
                }
            }
        }
        #expect(log.all == ["a1", "b1", "c1", "a2", "b2", "c2"])
    }

    @Test func anOperationThatWaitsForNothingIsAnError() {
        let error = #expect(throws: TestSchedulerError.self) {
            try scheduler.run { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
        }
        #expect(
            error?.description == """
                At 0 s the operation waits for something other than a timer of the scheduler. Is it a continuation \
                that is never resumed, a sleep on another clock, a queue or the network? Inject the scheduler as the \
                clock, and mock everything outside.
                """)
    }

    @Test func aTestThatWaitsForItsOwnSchedulerIsAnError() async {
        let message =
            "The test waits for its own scheduler, which doesn't run during this wait. Put what awaits inside run { … }."
        let error = await #expect(throws: TestSchedulerError.self) { try await scheduler.sleep(for: .seconds(1)) }
        #expect(error?.description == message)
        expectFailures([message]) { scheduler.start() }
        let source: TestSource<Bool> = scheduler.hot("-t|")
        await #expect(throws: TestSchedulerError.self) { for try await _ in source {} }
        expectFailures([message]) { scheduler.start() }
    }

    @Test func aTaskFromElsewhereThatWaitsIsAnError() async {
        let message = """
            A task that the scheduler does not run waits for it. Start it after the scheduler was made, from the \
            test itself or inside run { … }.
            """
        let error = await withCheckedContinuation { (result: CheckedContinuation<any Error, Never>) in
            DispatchQueue.global().async { [scheduler] in
                Task {
                    do { try await scheduler.sleep(for: .seconds(1)) } catch { result.resume(returning: error) }
                }
            }
        }
        #expect((error as? TestSchedulerError)?.description == message)
        expectFailures([message]) { scheduler.start() }
    }

    @Test func aTaskThatAnotherThreadResumesIsAFailure() async {
        let (resumed, resume) = AsyncStream.makeStream(of: Void.self)
        Task { for await _ in resumed {} }
        scheduler.start()
        // Before the scheduler runs again, so that no chance is left.
        await withCheckedContinuation { done in
            DispatchQueue.global().async {
                resume.yield()
                done.resume()
            }
        }
        expectFailures([
            """
            A task of the scheduler went on because of another thread: a sleep on another clock, a queue, the \
            network, an actor with a custom executor. The moment is random, and so is the recording. \
            Inject the scheduler as the clock, and mock everything outside.
            """
        ]) { scheduler.start() }
    }

    @Test func theMainActorNeedsATestOfTheMainActor() async {
        let (began, begin) = AsyncStream.makeStream(of: Void.self)
        Task { await onMain { begin.finish() } }
        expectFailures([
            """
            A task of the scheduler went to the main actor, which another thread runs. Mark the test @MainActor, \
            so that the scheduler can run the main actor's work as well.
            """
        ]) { scheduler.start() }
        for await _ in began {}
    }

    @MainActor @Test func theMainActorRunsInATestOfIt() async throws {
        let log = Log()
        let model = CountdownModel(clock: scheduler)
        let count = scheduler.record { model.count }
        try scheduler.run {
            model.begin()
            await Task.detached { await onMain { log.add("main") } }.value
            MainActor.assertIsolated()
        }
        #expect(log.all == ["main"])
        scheduler.start()
        await Task.yield()
        MainActor.assertIsolated()
        expect(count, follows: "3-2-1-0")
    }
}

@MainActor private func onMain(_ body: @Sendable () -> Void) { body() }

private func later(_ value: Int, after delay: Duration, on clock: TestScheduler) async throws -> Int {
    try await clock.sleep(for: delay)
    return value
}

private actor Store {
    private(set) var numbers: [Int] = []

    func add(_ number: Int, after delay: Duration, on clock: TestScheduler) async {
        try? await clock.sleep(for: delay)
        await Task.yield()
        numbers.append(number)
    }
}
