import LunchDriver
import LunchElements
import LunchInput
import LunchWire
import Synchronization

/// Keys and actions by the thousand against an app that is never at rest, while busy loops take every core.
///
/// Each is followed by a read, and each read is held against what was sent: the app accounts for every key and every
/// click, so a read that came too early shows less than was sent, and any other difference is a wrong one. It needs a
/// debug build, because the fixture ignores the launch keys in a release build.
struct StressRun {
    private struct Counts {
        var keys = 0
        var actions = 0
        var resizes = 0
        var reads = 0
        var early = 0
        var wrong: [String] = []
    }

    private let app: TUIApplication
    private let keyCount: Int
    private let actionCount: Int
    private var counts = Counts()
    private var size = CellSize(columns: 80, rows: 24)
    /// Alerts that a monitor has answered.
    private let answers = Answers()

    private final class Answers: Sendable {
        let count = Atomic(0)
    }

    /// Runs with `[keys] [actions]`, by default 100,000 and 20,000; ends the process with 1 where a read was not right.
    static func run(_ arguments: [String]) throws {
        let numbers = arguments.compactMap { Int($0) }
        var run = try StressRun(keys: numbers.first ?? 100_000, actions: numbers.dropFirst().first ?? 20_000)
        let loops = try BusyLoops()
        let time = try ContinuousClock().measure { try run.go() }
        loops.stop()
        run.report(time, loops.count)
    }

    private init(keys: Int, actions: Int) throws {
        keyCount = keys
        actionCount = actions
        var configuration = LaunchConfiguration(.product("Fixture"))
        configuration.environment = [LaunchKeys.screen: "Stress", LaunchKeys.userInfo: #"{"seed":7367}"#]
        // Every core is taken: what takes long is not stuck.
        configuration.settleTimeout = .seconds(60)
        configuration.actionTimeout = .seconds(60)
        app = TUIApplication(configuration)
        try app.launch()
        app.addUIInterruptionMonitor(withDescription: "again") { [answers] alert in
            try alert.buttons["OK"].tap()
            answers.count.add(1, ordering: .relaxed)
            return true
        }
    }

    private mutating func go() throws {
        var chance = SystemRandomNumberGenerator()
        while counts.keys < keyCount || counts.actions < actionCount {
            let left = (keyCount - counts.keys) + (actionCount - counts.actions)
            if Int.random(in: 0..<left, using: &chance) < keyCount - counts.keys {
                counts.keys += 1
                try app.press(Bool.random(using: &chance) ? "w" : "k")
            } else {
                counts.actions += 1
                try app.buttons[Bool.random(using: &chance) ? "add" : "work"].tap()
            }
            if Int.random(in: 0..<200, using: &chance) == 0 {
                counts.resizes += 1
                size = CellSize(columns: .random(in: 60...120), rows: .random(in: 20...50))
                try app.resize(columns: size.columns, rows: size.rows)
            }
            try check()
        }
    }

    /// Reads everything at one moment, and holds it against what was sent.
    private mutating func check() throws {
        let elements = try app.snapshot().children
        let values = Dictionary(elements.map { ($0.identifier, $0.label) }) { first, _ in first }
        let number = { (name: String) in values[name].flatMap { Int($0) } ?? -1 }
        counts.reads += 1
        // Work is begun by a key or by a click; which of them does not matter to the sum.
        let handled =
            number("keys") + number("swallowedKeys") + number("clicks") + number("swallowedClicks") + number("started")
            + number("answered")
        let sent = counts.keys + counts.actions + answers.count.load(ordering: .relaxed)
        if handled < sent || values["size"] != size.description { counts.early += 1 }
        if handled > sent { counts.wrong.append("handled \(handled) of \(sent)") }
        if number("started") != number("finished") {
            counts.wrong.append("\(number("started")) begun, \(number("finished")) done")
        }
        let isAlerting = elements.contains { $0.elementType == .alert }
        if number("alerts") - number("answered") != (isAlerting ? 1 : 0) {
            counts.wrong.append("\(number("alerts")) alerts, \(number("answered")) answered")
        }
    }

    private func report(_ time: Duration, _ loops: Int) {
        let values = (try? app.snapshot().children) ?? []
        let label = { (name: String) in values.first { $0.identifier == name }?.label ?? "?" }
        print(
            """
            \(counts.keys) keystrokes, \(counts.actions) taps, \(counts.resizes) resizes in \(time.inSeconds), \
            with \(loops) busy loops
              work begun and done   \(label("started")), \(label("finished"))
              alerts, answered      \(label("alerts")), \(label("answered"))
              swallowed by alerts   \(label("swallowedKeys")) keys, \(label("swallowedClicks")) clicks
              reads                 \(counts.reads)
              early reads           \(counts.early)
              wrong reads           \(counts.wrong.count)\(counts.wrong.first.map { ", the first: \($0)" } ?? "")
            """)
        if counts.early > 0 || !counts.wrong.isEmpty { fail() }
    }
}

extension Duration {
    fileprivate var inSeconds: String { "\(Int((self / .seconds(1)).rounded())) s" }
}
