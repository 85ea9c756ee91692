import LunchMarbles
import Testing

/// Hot and cold sources, as sequences and as callbacks.
@Suite struct SourceMarbleTests {
    private let scheduler = TestScheduler(frame: .milliseconds(100))

    @Test func aHotSourceHappensWithoutListeners() throws {
        let source: TestSource<String> = scheduler.hot("a-b-c|")
        scheduler.advance(by: .milliseconds(100))
        let late = scheduler.record(source)
        let called = scheduler.record(source.bind)
        scheduler.start()
        expect(late, follows: "--b-c|")
        expect(called, follows: "--b-c")
        let tooLate = scheduler.record(source)
        scheduler.start()
        expect(tooLate, follows: "-----|")
    }

    @Test func aColdSourceBeginsForEachListener() {
        let source: TestSource<Int> = scheduler.cold("1-2|")
        let first = scheduler.record(source)
        scheduler.advance(by: .milliseconds(100))
        let second = scheduler.record(source)
        let called = scheduler.record(source.bind)
        scheduler.start()
        expect(first, follows: "1-2|")
        expect(second, follows: "-1-2|")
        expect(called, follows: "-1-2")
    }

    @Test func keysOfAnInstantComeInTheirOrder() {
        let source: TestSource<String> = scheduler.hot("-(a,b)-c#no")
        let recording = scheduler.record(source)
        scheduler.start()
        expect(recording, follows: "-(a,b)-c#no")
        #expect(recording.values == ["a", "b", "c"])
        #expect(recording.events.map(\.time) == [100, 100, 700, 800].map { .milliseconds($0) })
    }

    @Test func aSubscriberHearsOfTheErrorAndTheEnd() {
        var heard: [String] = []
        let source: TestSource<Bool> = scheduler.cold("t-#1", errors: ["#1": CancellationError()])
        source.subscribe { heard.append("\($0)") }
        scheduler.hot("---|").subscribe { heard.append("\($0)") }
        scheduler.start()
        #expect(heard == ["value(true)", "failure(Swift.CancellationError())", "end"])
    }

    @Test func aSequenceThatEndsWithItsTaskStopsListening() throws {
        let source: TestSource<Int> = scheduler.hot("1-2-3-4")
        let sum = try scheduler.run {
            var sum = 0
            for try await number in source {
                sum += number
                if number == 3 { break }
            }
            return sum
        }
        #expect(sum == 6)
        #expect(scheduler.now.offset == .milliseconds(400))
    }

    @Test func aWaitForATimelineThatNeverEndsDoesNotHoldUpStart() {
        let source: TestSource<Int> = scheduler.hot("1---")
        let recording = scheduler.record(source)
        scheduler.start()
        expect(recording, follows: "1---")
    }

    @Test func anAsynchronousFunctionIsStartedWithEachValue() {
        final class Reader {
            var read: [String] = []
            func read(_ text: String, _ clock: TestScheduler) async {
                read.append(text)
                try? await clock.sleep(for: .milliseconds(300))
                read.append("\(text) at \(clock.now.offset / .milliseconds(1))")
            }
        }
        let reader = Reader()
        let source: TestSource<String> = scheduler.hot("-a-b---|")
        source.bind { [scheduler] in await reader.read($0, scheduler) }
        scheduler.advance(by: .milliseconds(300))
        #expect(reader.read == ["a", "b"])
        scheduler.start()
        #expect(reader.read == ["a", "b", "a at 400.0", "b at 600.0"])
    }
}
