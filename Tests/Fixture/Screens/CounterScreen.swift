import Lunch
import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Counts keys: `n` changes nothing, `q` leaves with 0, `x` complains and leaves with 3, `!` crashes, `e` has a shell take its place,
/// all others count.
final class CounterScreen: FixtureScreen {
    private var count = 0

    override var lines: [(identifier: String, text: String)] { [("count", "count \(count)")] }

    override func handle(_ bytes: [UInt8]) {
        needsDrawing = false
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "n"): continue
            case UInt8(ascii: "q"): FixtureTerminal.leave(0)
            case UInt8(ascii: "x"):
                FixtureTerminal.complain("Fixture: something went wrong\nFixture: this is the last word\n")
                FixtureTerminal.leave(3)
            case UInt8(ascii: "e"): timers?.after(.milliseconds(20)) { FixtureTerminal.become() }
            case UInt8(ascii: "!"): count = [0, 1][bytes.count + 1]
            default:
                count += 1
                needsDrawing = true
            }
        }
    }
}

/// Draws by itself all the time, without being asked and without being busy.
final class SpinnerScreen: FixtureScreen {
    private var turns = 0
    private var keys = 0

    override var lines: [(identifier: String, text: String)] {
        [("spinner", "spinning \(turns)"), ("keys", "keys \(keys)")]
    }

    override func start(_ publisher: AccessibilityPublisher, _ timers: LaunchTimers?) {
        super.start(publisher, timers)
        turn()
    }

    private func turn() {
        timers?.after(.milliseconds(1)) { [self] in
            turns += 1
            turn()
        }
    }

    override func handle(_ bytes: [UInt8]) { keys += bytes.count }
}

/// At every `f`, throws away what was typed behind it and not yet read; at every `F`, waits for something to throw away.
///
/// After a `g`, shows that it has read it, and throws away what comes next.
final class FlusherScreen: FixtureScreen {
    private var keys = 0
    private var flushes = 0

    override var lines: [(identifier: String, text: String)] {
        [("keys", "keys \(keys)"), ("flushes", "flushes \(flushes)")]
    }

    /// Little enough that a longer text is never read whole, and there is something left for an `F` to throw away.
    ///
    /// One read may take more than a terminal holds, for Linux goes on filling it meanwhile.
    override var longestRead: Int { 64 }

    override func handle(_ bytes: [UInt8]) {
        keys += bytes.count
        flushesNext = bytes.contains(UInt8(ascii: "g"))
        if let key = bytes.first(where: { $0 == UInt8(ascii: "f") || $0 == UInt8(ascii: "F") }) {
            flushes += 1
            FixtureTerminal.flushInput(waiting: key == UInt8(ascii: "F"))
        }
    }
}

/// Asks the terminal something before its first frame, and throws the answer away, as tcsetattr(TCSAFLUSH) does.
final class ForgetfulScreen: FixtureScreen {
    override var lines: [(identifier: String, text: String)] { [("greeting", "all forgotten")] }

    override func start(_ publisher: AccessibilityPublisher, _ timers: LaunchTimers?) {
        super.start(publisher, timers)
        FixtureTerminal.print("\u{1B}[5n")
        FixtureTerminal.flushInput(waiting: true)
    }
}

/// Leaves signals of the keyboard on, and counts them.
final class InterruptibleScreen: FixtureScreen {
    private let isSilenceWanted: Bool
    private var interrupts = 0
    private var keys = 0

    override var lines: [(identifier: String, text: String)] {
        [("interrupts", "interrupts \(interrupts)"), ("keys", "keys \(keys)")]
    }

    init(wantsSilence: Bool) { isSilenceWanted = wantsSilence }

    override var wantsSignals: Bool { true }
    override var wantsSilence: Bool { isSilenceWanted }
    override func interrupt() { interrupts += 1 }
    override func handle(_ bytes: [UInt8]) { keys += bytes.count }
}

/// Ignores being hung up, and has started a program in a session of its own that ignores it as well.
final class StubbornScreen: FixtureScreen {
    private let detached: Int32

    override init() {
        FixtureTerminal.ignoreHangUp()
        detached = FixtureTerminal.startDetached()
    }

    override var lines: [(identifier: String, text: String)] {
        [("own", "\(FixtureTerminal.identifier)"), ("detached", "\(detached)")]
    }
}

/// After each key is busy for 20 ms, and shows the result then.
final class WorkingScreen: FixtureScreen {
    private var results = 0
    private var isWorking = false

    override var lines: [(identifier: String, text: String)] {
        [("results", "results \(results)"), ("state", isWorking ? "working" : "ready")]
    }

    override var busy: [String] { isWorking ? ["working"] : [] }

    override func handle(_ bytes: [UInt8]) {
        isWorking = true
        timers?.after(.milliseconds(20)) { [self] in
            isWorking = false
            results += 1
        }
    }
}

/// Takes the first input, and never comes back from handling it.
final class StuckScreen: FixtureScreen {
    override var lines: [(identifier: String, text: String)] { [("state", "waiting")] }

    override func handle(_ bytes: [UInt8]) {
        while true { FixtureTerminal.waitForASignal() }
    }
}

/// Tells the size of its terminal.
final class SizeScreen: FixtureScreen {
    override var lines: [(identifier: String, text: String)] {
        let (columns, rows) = FixtureTerminal.size
        return [("size", "\(columns)×\(rows)")]
    }
}

/// Reads key by key and takes its time over each; tells of keys and sizes in the order in which it heard of them.
final class SlowScreen: FixtureScreen {
    private var heard: [String] = []

    override var lines: [(identifier: String, text: String)] { [("heard", heard.joined(separator: " "))] }

    override var longestRead: Int { 1 }

    override func handle(_ bytes: [UInt8]) {
        FixtureTerminal.takeTime(milliseconds: 100)
        heard.append(String(decoding: bytes, as: UTF8.self))
    }

    override func resized() {
        let (columns, rows) = FixtureTerminal.size
        heard.append("\(columns)×\(rows)")
    }
}

/// Tells how long a text is, and a sum over it that depends on the order of its bytes (FNV-1a).
final class TextScreen: FixtureScreen {
    private let told: [(identifier: String, text: String)]

    /// - Parameter text: Up to tens of megabytes, which are counted once, and not at each frame.
    init(text: String) {
        let sum = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        told = [("length", "\(text.utf8.count)"), ("sum", "\(sum)")]
    }

    override var lines: [(identifier: String, text: String)] { told }
}

/// Tells the mock data that it got, as JSON.
final class MockScreen: FixtureScreen {
    private let mock: LunchJSON?

    init(mock: LunchJSON?) { self.mock = mock }

    override var lines: [(identifier: String, text: String)] { [("mock", mock?.text ?? "none")] }
}

/// Writes bytes that it was told to write before everything else.
final class ForgerScreen: FixtureScreen {
    private let bytes: [UInt8]

    init(bytes: [UInt8]) { self.bytes = bytes }

    override var preamble: String { String(decoding: bytes, as: UTF8.self) }
    override var lines: [(identifier: String, text: String)] { [("truth", "the true screen")] }
}

/// Tells which launch keys are left in its environment.
final class EnvironmentScreen: FixtureScreen {
    override var lines: [(identifier: String, text: String)] {
        let left = LaunchKeys.environment.filter { FixtureTerminal.variable($0) != nil }
        return [
            ("keys", left.isEmpty ? "none" : left.joined(separator: " ")),
            ("term", FixtureTerminal.variable("TERM") ?? ""), ("zone", FixtureTerminal.variable("TZ") ?? ""),
            ("locale", LaunchEnvironment.current().locale?.identifier ?? ""),
            ("names", FixtureTerminal.variableNames.sorted().joined(separator: " ")),
            ("given", FixtureTerminal.variable("LUNCH_FIXTURE_GIVEN") ?? ""),
            ("home", FixtureTerminal.variable("HOME") ?? ""),
            ("foundation", FileManager.default.homeDirectoryForCurrentUser.path),
        ]
    }
}

/// Stops the output of its terminal at every key, and draws then.
final class HaltingScreen: FixtureScreen {
    private var keys = 0

    override var lines: [(identifier: String, text: String)] { [("keys", "keys \(keys)")] }

    override func handle(_ bytes: [UInt8]) {
        keys += bytes.count
        FixtureTerminal.stopOutput()
    }
}

/// Never publishes anything: it stops in the middle of being built.
final class SilentScreen: FixtureScreen {
    init(text: String) {
        FixtureTerminal.print(text)
        while true { _ = FixtureTerminal.next(timeout: nil) }
    }
}

/// Draws something without its publisher, and sleeps before it publishes anything.
final class SplashScreen: FixtureScreen {
    override var lines: [(identifier: String, text: String)] { [("ready", "ready")] }

    override func start(_ publisher: AccessibilityPublisher, _ timers: LaunchTimers?) {
        super.start(publisher, timers)
        FixtureTerminal.print("splash")
        _ = FixtureTerminal.next(timeout: .milliseconds(600))
    }
}

/// Waits for half an hour before it draws.
final class SleepingScreen: FixtureScreen {
    override init() {
        _ = FixtureTerminal.next(timeout: .seconds(1800))
        super.init()
    }
}

/// Says that it is another screen than the one that was asked for.
final class ElsewhereScreen: FixtureScreen {
    override var publishedName: String? { "Home" }
    override var lines: [(identifier: String, text: String)] { [("home", "Home")] }
}
