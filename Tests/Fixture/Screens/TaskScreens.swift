import Lunch
@_spi(Lunch) import LunchWire

/// Notes what tasks do, on whatever thread, and when.
final class Board: Sendable {
    private let log = Lock<[String]>([])
    private let clock: LaunchClock
    private let start: LaunchClock.Instant

    init(_ clock: LaunchClock) {
        self.clock = clock
        start = clock.now
    }

    func note(_ name: String) {
        let time = Int(start.duration(to: clock.now) / .milliseconds(1))
        log.withLock { $0.append("\(name)@\(time)") }
        FixtureTerminal.wake()
    }

    var text: String { log.withLock { $0.joined(separator: " ") } }
}

/// A screen whose tasks work on other threads than the loop.
class TaskScreen: FixtureScreen {
    var board: Board?

    override var lines: [(identifier: String, text: String)] { [("log", board?.text ?? "")] }

    override func start(_ publisher: AccessibilityPublisher, _ timers: LaunchTimers?) {
        super.start(publisher, timers)
        board = Board(publisher.clock)
    }

    /// Gives all others their turn, so that whoever does not wait for this task is seen not to.
    static func dawdle() async {
        for _ in 0..<200 { await Task.yield() }
    }
}

/// Loads in the background: `l` for 2 s; `t` with a limit of 30 s, and what is loaded takes 60 s; `c` gives up.
final class LoaderScreen: TaskScreen {
    private struct TimedOut: Error {}

    private var task: Task<Void, any Error>?

    override func handle(_ bytes: [UInt8]) {
        guard let publisher, let board else { return }
        let clock = publisher.clock
        switch bytes.last.map(UnicodeScalar.init) {
        case "l":
            task = publisher.task("loading") {
                await Self.dawdle()
                board.note("loading")
                do {
                    try await clock.sleep(for: .seconds(2))
                    await Self.dawdle()
                    board.note("loaded")
                } catch {
                    await Self.dawdle()
                    board.note("gave up")
                }
            }
        case "t":
            task = publisher.task("loading") {
                do {
                    try await withThrowingTaskGroup(of: Void.self) { group in
                        group.addTask {
                            await Self.dawdle()
                            try await clock.sleep(for: .seconds(30))
                            await Self.dawdle()
                            throw TimedOut()
                        }
                        group.addTask {
                            try await clock.sleep(for: .seconds(60))
                            board.note("loaded")
                        }
                        try await group.next()
                        group.cancelAll()
                    }
                } catch {
                    await Self.dawdle()
                    board.note("timed out")
                }
            }
        default:
            task?.cancel()
        }
    }
}

/// Tasks that sleep, each several times, beside timers of the loop.
final class SleepersScreen: TaskScreen {
    override func start(_ publisher: AccessibilityPublisher, _ timers: LaunchTimers?) {
        super.start(publisher, timers)
        guard let board else { return }
        let clock = publisher.clock
        for (name, pause, apart) in [("a", 1000, 1), ("b", 1500, 2), ("c", 3000, 3)] {
            publisher.task(name) {
                // The order in which tasks begin to sleep is not theirs to choose; a nanosecond tells them apart.
                try await clock.sleep(for: .milliseconds(pause) + .nanoseconds(apart))
                for _ in 0..<3 {
                    await Self.dawdle()
                    board.note(name)
                    try await clock.sleep(for: .milliseconds(pause))
                }
            }
        }
        for time in [1000, 2500] { timers?.after(.milliseconds(time)) { board.note("timer") } }
    }
}

/// Has a task that sleeps and of which its publisher knows nothing.
final class LooseScreen: TaskScreen {
    override func start(_ publisher: AccessibilityPublisher, _ timers: LaunchTimers?) {
        super.start(publisher, timers)
        guard let board else { return }
        let clock = publisher.clock
        Task {
            try await clock.sleep(for: .seconds(1))
            board.note("done")
        }
    }
}
