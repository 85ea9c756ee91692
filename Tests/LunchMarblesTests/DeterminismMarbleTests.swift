import LunchMarbles
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Many tasks, actors and timers have one result, however often they run and whatever else the machine does.
///
/// `LUNCH_MARBLE_RUNS=10000` runs it 10,000 times; `.ci/repeat` puts two busy loops beside it.
@Suite struct DeterminismMarbleTests {
    private static let runs = ProcessInfo.processInfo.environment["LUNCH_MARBLE_RUNS"].flatMap { Int($0) } ?? 40

    @Test func manyRunsHaveOneResult() async throws {
        for _ in 0..<Self.runs {
            let result = try Self.result()
            try #require(result == Self.expected)
        }
    }

    /// Runs of the scheduler on several threads at once do not disturb each other.
    @Test(arguments: 0..<8) func runsBesideEachOtherHaveOneResult(_ number: Int) throws {
        for _ in 0..<max(Self.runs / 8, 1) {
            let result = try Self.result()
            try #require(result == Self.expected)
        }
    }

    private static let expected = """
        0.0: detached actor1 actor2 t0 a0 b0 c0 d0
        0.01: t1 a1 b1 c1 d1
        0.02: t2 race1 a2 b2 c2 d2
        0.03: late cancelled
        0.05: s1
        0.08: s2
        0.1: end
        """

    private static func result() throws -> String {
        let scheduler = TestScheduler(frame: .milliseconds(10))
        let log = TimedLog(scheduler)
        let ledger = Ledger(log)
        for name in ["a", "b", "c", "d"] {
            Task {
                for number in 0..<3 {
                    if number > 0 { try await scheduler.sleep(for: .milliseconds(10)) }
                    await Task.yield()
                    log.add("\(name)\(number)")
                }
            }
        }
        Task.detached { log.add("detached") }
        Task { await ledger.add("actor1") }
        Task { await ledger.add("actor2") }
        let sleeping = Task {
            do { try await scheduler.sleep(for: .seconds(1)) } catch { log.add("cancelled") }
        }
        let source: TestSource<String> = scheduler.hot("-----s1-s2|")
        let recording = scheduler.record(source)
        Task {
            for try await value in source { log.add(value) }
            log.add("end")
        }
        try scheduler.run {
            for number in 0..<3 {
                if number > 0 { try await scheduler.sleep(for: .milliseconds(10)) }
                await withTaskGroup { group in
                    for _ in 0..<10 { group.addTask { await ledger.note() } }
                }
                log.add("t\(number)")
            }
            try await race(scheduler, log)
            try await scheduler.sleep(for: .milliseconds(10))
            sleeping.cancel()
            log.add("late")
        }
        scheduler.start()
        expect(recording, follows: "-----s1-s2|")
        return log.text
    }

    private static func race(_ scheduler: TestScheduler, _ log: TimedLog) async throws {
        await withTaskGroup { group in
            for number in 1...3 {
                group.addTask { number }
            }
            if let first = await group.next() { log.add("race\(first)") }
        }
    }
}

/// An actor that waits and writes.
private actor Ledger {
    private let log: TimedLog
    private var count = 0

    init(_ log: TimedLog) { self.log = log }

    func note() { count += 1 }

    func add(_ line: String) { log.add(line) }
}

/// The events and their times, in their order.
private final class TimedLog: Sendable {
    private let scheduler: TestScheduler
    private let log = Log()

    init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

    func add(_ line: String) { log.add("\(scheduler.now.offset / .seconds(1)): \(line)") }

    var text: String {
        var lines: [(time: Substring, events: [Substring])] = []
        for line in log.all {
            let parts = line.split(separator: ": ")
            if lines.last?.time != parts[0] { lines.append((parts[0], [])) }
            lines[lines.count - 1].events.append(parts[1])
        }
        return lines.map { "\($0.time): \($0.events.joined(separator: " "))" }.joined(separator: "\n")
    }
}
