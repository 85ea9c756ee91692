import Lunch
@_spi(Lunch) import LunchWire

/// Times out after 30 s, unless `c` is pressed before; `r` lets the 30 s begin anew.
final class TimeoutScreen: FixtureScreen {
    private var state = "waiting"
    private var timer: LaunchTimer?

    override var lines: [(identifier: String, text: String)] { [("state", state)] }

    override func start(_ publisher: AccessibilityPublisher, _ timers: LaunchTimers?) {
        super.start(publisher, timers)
        begin()
    }

    private func begin() {
        timer = timers?.after(.seconds(30)) { [self] in state = "timed out at \(now)" }
    }

    override func handle(_ bytes: [UInt8]) {
        guard let timer else { return }
        timers?.cancel(timer)
        if bytes.contains(UInt8(ascii: "r")) { begin() } else { state = "cancelled at \(now)" }
    }
}

/// Counts the seconds.
final class TickerScreen: FixtureScreen {
    private var ticks = 0
    private var last = 0

    override var lines: [(identifier: String, text: String)] { [("ticks", "\(ticks)"), ("last", "\(last)")] }

    override func start(_ publisher: AccessibilityPublisher, _ timers: LaunchTimers?) {
        super.start(publisher, timers)
        tick()
    }

    private func tick() {
        timers?.after(.seconds(1)) { [self] in
            ticks += 1
            last = now
            tick()
        }
    }
}

/// Notes which timers fire at which time.
class LoggingScreen: FixtureScreen {
    var log: [String] = []

    override var lines: [(identifier: String, text: String)] { [("log", log.joined(separator: " "))] }

    func note(_ name: String) { log.append("\(name)@\(now)") }

    func after(_ milliseconds: Int, _ name: String, _ action: @escaping () -> Void = {}) {
        timers?.after(.milliseconds(milliseconds)) { [self] in
            note(name)
            action()
        }
    }
}

/// Timers that add timers: at once, later within the second, and much later.
final class CascadeScreen: LoggingScreen {
    override func start(_ publisher: AccessibilityPublisher, _ timers: LaunchTimers?) {
        super.start(publisher, timers)
        after(2000, "d") { [self] in after(5000, "e") }
        after(1000, "a") { [self] in
            after(500, "b")
            after(0, "c")
        }
        after(1000, "f")
    }
}

/// A thousand timers, added in another order than that in which they are due.
final class ThousandScreen: LoggingScreen {
    override var lines: [(identifier: String, text: String)] {
        let isInOrder = log == (1...1000).prefix(log.count).map { "\($0)@\($0)" }
        return [("count", "\(log.count)"), ("order", isInOrder ? "in order" : "out of order")]
    }

    override func start(_ publisher: AccessibilityPublisher, _ timers: LaunchTimers?) {
        super.start(publisher, timers)
        // 389 and 1001 have no divisor in common, so that every number from 1 to 1000 comes once.
        for number in 1...1000 { after(number * 389 % 1001, "\(number * 389 % 1001)") }
    }
}

/// From the first key on has a timer that adds one which is due at once, and so on for ever.
final class ImpatientScreen: FixtureScreen {
    override var lines: [(identifier: String, text: String)] { [("state", "impatient")] }
    override func handle(_ bytes: [UInt8]) { again() }
    private func again() { timers?.after(.zero) { [self] in again() } }
}

/// After a key is at work until a timer ends that, which is a mistake where time is virtual.
final class WaitingScreen: FixtureScreen {
    private var saves = 0

    override var lines: [(identifier: String, text: String)] { [("saves", "\(saves)")] }

    override func handle(_ bytes: [UInt8]) {
        let work = publisher?.begin("saving")
        timers?.after(.milliseconds(20)) { [self] in
            saves += 1
            work?.end()
        }
    }
}

/// Has nothing to do with the clock of its publisher.
final class ClocklessScreen: FixtureScreen {
    override var wantsClock: Bool { false }
    override var lines: [(identifier: String, text: String)] { [("state", "timeless")] }
}

/// Leaves its terminal in the mode of a shell.
final class CookedScreen: FixtureScreen {
    override var wantsRaw: Bool { false }
    override var lines: [(identifier: String, text: String)] { [("state", "cooked")] }
}

/// Does nothing about another screen that a test asks for.
final class StayingScreen: FixtureScreen {
    override var followsRequests: Bool { false }
    override var lines: [(identifier: String, text: String)] { [("state", "staying")] }
}

/// Shows an activity indicator for some seconds, each of which has a timer; for ever and without a timer, if there are none. If
/// they are negative, it has no clock, and what it waits for comes from elsewhere.
final class LoadingScreen: FixtureScreen {
    private let seconds: Int
    private var passed = 0
    private static let hasCome = Lock(false)

    init(seconds: Int) { self.seconds = seconds }

    private var isLoading: Bool { seconds > 0 ? passed < seconds : !LoadingScreen.hasCome.withLock(\.self) }

    override var wantsClock: Bool { seconds >= 0 }

    override var lines: [(identifier: String, text: String)] {
        [("state", isLoading ? "empty" : wantsClock ? "loaded at \(now)" : "loaded")]
    }

    override var elements: [AccessibilityNode] {
        let frame = CellRect(column: 0, row: 1, columns: 7, rows: 1)
        return isLoading ? [AccessibilityNode(.activityIndicator, label: "Loading", frame: frame)] : []
    }

    override func start(_ publisher: AccessibilityPublisher, _ timers: LaunchTimers?) {
        super.start(publisher, timers)
        if seconds > 0 { tick() }
        guard seconds < 0 else { return }
        Task.detached {
            FixtureTerminal.awaitContent()
            LoadingScreen.hasCome.withLock { $0 = true }
            FixtureTerminal.wake()
        }
    }

    private func tick() {
        timers?.after(.seconds(1)) { [self] in
            passed += 1
            if isLoading { tick() }
        }
    }
}
