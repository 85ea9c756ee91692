import LunchMarbles
@_spi(Lunch) import LunchWire
import Testing

/// Time: what moves it, and what does not.
@Suite struct SchedulerMarbleTests {
    private let scheduler = TestScheduler(frame: .milliseconds(100))

    @Test func nothingRunsBeforeTheTestReportsSo() {
        let log = Log()
        Task { log.add("task") }
        log.add("test")
        scheduler.advance(by: .zero)
        log.add("test")
        #expect(log.all == ["test", "task", "test"])
    }

    @Test func advanceRunsAPart() {
        let log = Log()
        Task { [scheduler] in
            for number in 1...3 {
                try await scheduler.sleep(for: .seconds(1))
                log.add("\(number) at \(scheduler.now.offset)")
            }
        }
        scheduler.advance(by: .milliseconds(1500))
        #expect(log.all == ["1 at 1.0 seconds"])
        #expect(scheduler.now.offset == .milliseconds(1500))
        scheduler.advance(by: .milliseconds(500))
        #expect(log.all == ["1 at 1.0 seconds", "2 at 2.0 seconds"])
        scheduler.start()
        #expect(log.all.count == 3)
        #expect(scheduler.now.offset == .seconds(3))
    }

    @Test func whatIsDueAtOnceRunsInTheOrderInWhichItWasSet() {
        let log = Log()
        for number in 0..<5 {
            Task { [scheduler] in
                try await scheduler.sleep(for: .milliseconds(number == 2 ? 5 : 10))
                log.add("\(number)")
            }
        }
        scheduler.start()
        #expect(log.all == ["2", "0", "1", "3", "4"])
    }

    @Test func aSleepOfNothingEndsInTheSameInstant() {
        let log = Log()
        Task { [scheduler] in
            try await scheduler.sleep(for: .zero)
            try await scheduler.sleep(until: .init(offset: .seconds(-1)), tolerance: nil)
            log.add("\(scheduler.now.offset)")
        }
        scheduler.advance(by: .zero)
        #expect(log.all == ["0.0 seconds"])
    }

    @Test func aCancelledSleepEndsAtOnce() {
        let log = Log()
        let task = Task { [scheduler] in
            do { try await scheduler.sleep(for: .seconds(10)) } catch { log.add("\(error) at \(scheduler.now.offset)") }
            do { try await scheduler.sleep(for: .seconds(10)) } catch { log.add("again") }
        }
        scheduler.advance(by: .seconds(1))
        task.cancel()
        scheduler.start()
        #expect(log.all == ["CancellationError() at 1.0 seconds", "again"])
        #expect(scheduler.now.offset == .seconds(1))
    }

    @Test func timeDoesNotGoBack() {
        let line = #line + 1
        let body = { scheduler.advance(by: .seconds(-1)) }
        expectFailures(["Time cannot go back: advance(by:) got -1 s."], at: line, body)
        scheduler.advance(by: .seconds(1))
        expectFailures([
            """
            The timeline begins at 0.1 s, but it is already 1 s: time cannot go back. \
            Make hot sources before time moves, or a cold one now.
            """
        ]) { scheduler.hot("-x").bind {} }
    }

    @Test func aFrameOfNothingIsAFailure() {
        expectFailures([
            "A frame cannot be 0 s long. Pass a frame: above 0; the default is 100 ms."
        ]) { #expect(TestScheduler(frame: .zero).frame == .milliseconds(100)) }
    }

    @Test func aTimerThatRepeatsForEverIsAFailure() {
        let scheduler = TestScheduler()
        let ticking = Task { while !Task.isCancelled { try await scheduler.sleep(for: .seconds(1)) } }
        scheduler.advance(by: .seconds(60))
        let line = #line + 1
        let body = { scheduler.start() }
        expectFailures(
            [
                """
                The run doesn't end: time has moved 10000 times, and is at 10061 s. \
                Does a timer repeat forever? Run a part of it with advance(by:).
                """
            ], at: line, body)
        ticking.cancel()
        scheduler.start()
    }

    @Test func tasksThatNeverRestAreAFailure() {
        let scheduler = TestScheduler()
        let log = Log()
        let spinning = Task { while !Task.isCancelled { await Task.yield() } }
        expectFailures([
            """
            Time stands still at 0 s: 100000 steps, and the tasks still run. \
            Is there a loop around Task.yield(), or around a sleep of 0? Have it sleep for some time.
            """
        ]) { scheduler.start() }
        spinning.cancel()
        Task { log.add("later") }
        scheduler.start()
        #expect(log.all == ["later"])
    }

    @Test func timeCannotBeMovedByWhatTheSchedulerRuns() {
        let message = """
            The scheduler is running already. start(), advance(by:) and run cannot be called from code that it runs: \
            inside run, time advances automatically, or use sleep(for:); elsewhere call them after this has returned.
            """
        let log = Log()
        scheduler.hot("-x").bind { [scheduler] in
            scheduler.advance(by: .seconds(5))
            log.add("\(scheduler.now.offset)")
        }
        expectFailures([message]) { scheduler.start() }
        #expect(log.all == ["0.1 seconds"])
        scheduler.hot("--x").bind { [scheduler] in
            do { try scheduler.run {} } catch { log.add("\(error)") }
        }
        scheduler.start()
        #expect(log.all.last == message)
    }

    @Test func schedulersAreApart() {
        let other = TestScheduler()
        let log = Log()
        Task { [other] in
            try await other.sleep(for: .seconds(1))
            log.add("other")
        }
        scheduler.start()
        #expect(log.all == [])
        other.start()
        #expect(log.all == ["other"])
    }
}

/// The events, from any thread.
final class Log: Sendable {
    private let lines = Lock<[String]>([])
    var all: [String] { lines.withLock(\.self) }
    func add(_ line: String) { lines.withLock { $0.append(line) } }
}
