import Testing

@testable import Lunch

/// Tasks sleep on the clock until a test lets their time come, one after the other.
@Suite(.timeLimit(.minutes(10))) struct LaunchClockTests {
    private let app: VirtualApp
    private let notes = Notes()

    init() throws { app = try VirtualApp() }

    /// Gives everybody else the turn.
    private static func dawdle() async {
        for _ in 0..<100 { await Task.yield() }
    }

    @Test func aSleepEndsWhenItsTimeHasCome() async throws {
        let clock = app.clock
        let task = app.publisher.task("loading") { [notes] in
            await Self.dawdle()
            try await clock.sleep(for: .milliseconds(10), tolerance: .seconds(1))
            await Self.dawdle()
            notes.add("done")
        }
        #expect(try await app.settle().timers == 1)
        try await app.advance(9)
        #expect(notes.all == [])
        let frame = try await app.advance(1)
        #expect(notes.all == ["done"] && frame.timers == 0)
        try await task.value
    }

    @Test func aTaskIsBusyByItsNameUnlessItSleeps() async throws {
        let clock = app.clock
        let (stream, gate) = AsyncStream.makeStream(of: Void.self)
        app.publisher.task("loading") {
            for await _ in stream { break }
            try await clock.sleep(for: .milliseconds(10))
        }
        #expect(try app.round().busy == ["loading"])
        // Time does not pass as long as it waits for something else.
        app.send(.clock(to: 5_000_000))
        #expect(try app.round().clock == ClockReading(now: 0))
        gate.yield()
        _ = try await app.advance(5)
        let frame = try app.round()
        #expect(frame.busy == [] && frame.clock == ClockReading(now: 5_000_000, next: 10_000_000))
    }

    /// The loop may have looked at what the work left before that was there.
    @Test func workThatHasEndedIsNamedOnceMoreAndTimeWaitsForThat() throws {
        let work = app.publisher.begin("saving")
        let second = app.publisher.begin("saving")
        let third = app.publisher.begin("loading")
        #expect(try app.round().busy == ["saving", "loading"])
        second.end()
        third.end()
        app.send(.clock(to: 5))
        work.end()
        work.end()
        var frame = try app.round()
        #expect(frame.busy == ["saving", "loading"] && frame.clock?.now == 0)
        frame = try app.round()
        #expect(frame.busy == [] && frame.clock?.now == 5)
    }

    @Test func workEndsWithItsLastReference() throws {
        var work: LaunchWork? = app.publisher.begin("saving")
        let name = work?.name
        #expect(try [name.map { [$0] }, app.round().busy] == [["saving"], ["saving"]])
        work = nil
        try app.round()
        #expect(try app.round().busy == [])
    }

    /// A loop that nobody can wake does all work itself.
    @Test func withoutAWayToWakeTheLoopNothingLingers() throws {
        let app = try VirtualApp(canWake: false)
        let work = app.publisher.begin("saving")
        #expect(try app.round().busy == ["saving"])
        work.end()
        #expect(try app.round().busy == [])
    }

    @Test func sleepersWakeOneAfterTheOther() async throws {
        let clock = app.clock
        for (name, pause, apart) in [("a", 10, 1), ("b", 15, 2), ("c", 30, 3)] {
            app.publisher.task(name) { [notes] in
                try await clock.sleep(for: .milliseconds(pause) + .nanoseconds(apart))
                for _ in 0..<3 {
                    await Self.dawdle()
                    notes.add(name)
                    try await clock.sleep(for: .milliseconds(pause))
                }
            }
        }
        for time in [10, 25] { app.timers.after(.milliseconds(time)) { [notes] in notes.add("timer") } }
        let frame = try await app.advance(100)
        #expect(notes.all == ["timer", "a", "b", "a", "timer", "a", "b", "c", "b", "c", "c"])
        #expect(frame.timers == 1)
    }

    @Test func childTasksBelongToTheWork() async throws {
        let clock = app.clock
        app.publisher.task("loading") { [notes] in
            async let quick: Void = {
                await Self.dawdle()
                notes.add("quick")
            }()
            try await clock.sleep(for: .milliseconds(10))
            notes.add("slow")
            await quick
        }
        try await app.settle()
        #expect(notes.all == ["quick"])
        try await app.advance(10)
        #expect(notes.all == ["quick", "slow"])
    }

    @Test func aTaskOfTheMainActorIsWork() async throws {
        let clock = app.clock
        app.publisher.task("loading") { @MainActor [notes] in
            await Self.dawdle()
            notes.add("a")
            try await clock.sleep(for: .milliseconds(10))
            await Self.dawdle()
            notes.add("b")
        }
        try await app.settle()
        #expect(notes.all == ["a"])
        try await app.advance(10)
        #expect(notes.all == ["a", "b"])
    }

    @Test func aTaskRunsWhereItIsReported() throws {
        let clock = app.clock
        let steps = Steps()
        app.publisher.task("loading", run: steps.add) { [notes] in
            notes.add("begun")
            try await clock.sleep(for: .milliseconds(10))
            notes.add("done")
        }
        #expect(try app.round().busy == ["loading"])
        #expect(notes.all == [])
        steps.run()
        #expect(notes.all == ["begun"])
        // It has come to rest, which is told once.
        #expect(try app.round().busy == ["loading"])
        #expect(try app.round().busy == [])
        app.send(.clock(to: 10_000_000))
        #expect(try app.round().busy == ["loading"])
        #expect(notes.all == ["begun"])
        steps.run()
        #expect(notes.all == ["begun", "done"])
        // It does without a test as well.
        let publisher = AccessibilityPublisher(environment: LaunchEnvironment(variables: [:]))
        publisher.task("loading", run: steps.add) { [notes] in notes.add("begun") }
        #expect(notes.all == ["begun", "done"])
        steps.run()
        #expect(notes.all == ["begun", "done", "begun"])
    }

    @Test func aTaskReturnsAndThrowsAsEver() async throws {
        let environment = LaunchEnvironment(variables: [:])
        for publisher in [app.publisher, AccessibilityPublisher(environment: environment)] {
            #expect(try await publisher.task("a") { 7 }.value == 7)
            await #expect(throws: OutOfBread.self) {
                try await publisher.task("a") { throw OutOfBread() }.value
            }
        }
    }

    @Test func aSleepOutsideOfWorkIsCounted() async throws {
        let clock = app.clock
        let task = Task { try await clock.sleep(for: .milliseconds(10)) }
        while try app.round().timers == 0 { await Task.yield() }
        #expect(try await app.advance(10).clock == ClockReading(now: 10_000_000, looseSleeps: 1))
        try await task.value
    }

    @Test func aTaskWithinWorkThatIsNoChildIsNotPartOfIt() async throws {
        let clock = app.clock
        let (stream, gate) = AsyncStream.makeStream(of: Void.self)
        app.publisher.task("loading") {
            Task { try await clock.sleep(for: .milliseconds(10)) }
            for await _ in stream { break }
        }
        while try app.round().timers == 0 { await Task.yield() }
        await Self.dawdle()
        for _ in 0..<3 { #expect(try app.round().busy == ["loading"]) }
        gate.yield()
        #expect(try await app.advance(10).clock?.looseSleeps == 1)
    }

    @Test(arguments: [false, true]) func aSleepThatIsCancelledThrowsAtOnce(_ isWork: Bool) async throws {
        let clock = app.clock
        let sleep: @Sendable () async throws -> Void = { try await clock.sleep(for: .seconds(3600)) }
        let task = isWork ? app.publisher.task("loading", operation: sleep) : Task { try await sleep() }
        while try app.round().timers == 0 { await Task.yield() }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        try app.round()
        let frame = try app.round()
        #expect(frame.timers == 0 && frame.busy == [] && frame.clock == ClockReading(now: 0))
    }

    /// However the cancellation falls: before the sleep, as it begins, or while it lasts.
    @Test func aSleepMayBeCancelledAtAnyTime() async throws {
        let clock = app.clock
        for turns in 0..<200 {
            let task = app.publisher.task("loading") { try await clock.sleep(for: .seconds(3600)) }
            for _ in 0..<turns % 20 { await Task.yield() }
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
        }
        #expect(try await app.settle().timers == 0)
    }

    @Test func whatIsOverIsNotSleptFor() async throws {
        try await app.advance(10)
        let clock = app.clock
        for deadline in [clock.now, clock.now.advanced(by: .seconds(-1))] {
            try await clock.sleep(until: deadline)
            try await app.publisher.task("loading") { try await clock.sleep(until: deadline) }.value
        }
        #expect(try await app.settle().clock == ClockReading(now: 10_000_000))
    }

    @Test func aTaskThatWaitsForInputIsAtRest() throws {
        let publisher = app.publisher
        let steps = Steps()
        let (answers, continuation) = AsyncStream.makeStream(of: String.self)
        publisher.task("asking", run: steps.add) { [notes] in
            let answer = await publisher.waitForInput {
                notes.add("asked")
                return await answers.first { _ in true }
            }
            notes.add(answer ?? "none")
            for await _ in answers { break }
        }
        steps.run()
        #expect(notes.all == ["asked"])
        // It has come to rest, which is told once; then time may pass.
        #expect(try app.round().busy == ["asking"])
        app.send(.clock(to: 10_000_000))
        let frame = try app.round()
        #expect(frame.busy == [] && frame.timers == 0)
        #expect(try app.round().clock?.now == 10_000_000)
        continuation.yield("yes")
        #expect(try app.round().busy == ["asking"])
        steps.run()
        #expect(notes.all == ["asked", "yes"])
        // The event that it waits for now is no input.
        for _ in 0..<2 { #expect(try app.round().busy == ["asking"]) }
    }

    @Test func outsideOfWorkWaitingForInputIsWaiting() async throws {
        #expect(await app.publisher.waitForInput { await Task { "yes" }.value } == "yes")
        #expect(try app.round().busy == [])
    }

    @Test func instantsAreMoments() async throws {
        let start = app.clock.now
        #expect(app.clock.isVirtual && app.clock.minimumResolution == .nanoseconds(1) && app.clock.now == start)
        try await app.advance(1500)
        let now = app.clock.now
        #expect(start.duration(to: now) == .milliseconds(1500) && start < now)
        #expect(start.advanced(by: .milliseconds(1500)) == now)
    }

    @Test func realTimePassesByItself() async throws {
        let app = try VirtualApp(clock: "continuous")
        let clock = app.clock
        #expect(!clock.isVirtual && clock.minimumResolution == ContinuousClock().minimumResolution)
        let start = clock.now
        try await app.publisher.task("loading") { try await clock.sleep(until: start) }.value
        #expect(start <= clock.now)
        let task = app.publisher.task("loading") { try await clock.sleep(for: .seconds(3600)) }
        while try app.round().timers == 0 { await Task.yield() }
        while try !app.round().busy.isEmpty { await Task.yield() }
        let frame = try app.round()
        #expect(frame.timers == 1 && frame.clock == nil)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try app.round().timers == 0)
    }
}
