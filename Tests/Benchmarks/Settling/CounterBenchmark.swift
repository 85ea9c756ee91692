import CDriverBench
import LunchDriver
import LunchElements
import LunchInput
import LunchTerminal
import LunchWire

/// Measures Lunch as other tools are measured: on a small app that counts keys, with the same figures as JSON lines.
///
/// It prints a line for each figure of launches, keys, closes and tests, with a bare echo and a bare spawn to compare,
/// and then which goals are met. `PATH` is the counter: it shows `READY n=0.` on 80×30 cells. After each key, it waits
/// as many milliseconds as its argument, and draws the next number.
struct CounterBenchmark {
    private let path: String

    static func run(_ arguments: [String]) throws {
        guard let path = arguments.first else { return print("usage: Benchmarks counter PATH") }
        try CounterBenchmark(path: path).run()
    }

    private func run() throws {
        let echo = try rawEcho()
        let spawn = try bareSpawn()
        line("raw", "echo", 0, echo)
        line("bare", "spawn", 0, spawn)
        var goals: [(name: String, holds: Bool)] = []
        for delay in [0, 5, 200] {
            let (launches, keys, closes) = try measure(delay)
            line("lunch", "launch", delay, launches)
            line("lunch", "key", delay, keys)
            line("lunch", "close", delay, closes)
            line("raw", "key", delay, try rawKeys(delay))
            let limit: Duration =
                delay == 0 ? .microseconds(150) + echo.median * 2 : .microseconds(delay == 5 ? 5400 : 200_500)
            goals.append(("key at \(delay) ms: \(keys.median.text) ≤ \(limit.text)", keys.median <= limit))
            if delay == 0 {
                let limit = spawn.median * 2
                goals.append(("launch: \(launches.median.text) ≤ \(limit.text)", launches.median <= limit))
            }
            guard delay < 200 else { continue }
            let suite = try (0..<3).map { _ in try time { for _ in 0..<20 { try test(delay) } } }
            line("lunch", "suite", delay, suite)
            let suiteLimit: Duration = .milliseconds(delay == 0 ? 100 : 650)
            goals.append(
                ("20 tests at \(delay) ms: \(suite.median.text) ≤ \(suiteLimit.text)", suite.median <= suiteLimit))
        }
        for delay in [0, 5, 200] {
            for count in [20, 300] {
                let early = try countEarly(delay, count)
                print(
                    "{\"tool\": \"lunch\", \"metric\": \"early\", \"delay_ms\": \(delay), \"early\": \(early), "
                        + "\"n\": \(count)}")
                flushOutput()
                goals.append(("early at \(delay) ms: \(early) of \(count)", early == 0))
            }
        }
        print("")
        for goal in goals { print("\(goal.holds ? "holds" : "DOES NOT HOLD"): \(goal.name)") }
    }

    // MARK: - The app

    private func launched(_ delay: Int) throws -> TUIApplication {
        var configuration = LaunchConfiguration(.path(path))
        configuration.arguments = [String(delay)]
        configuration.size = CellSize(columns: 80, rows: 30)
        let app = TUIApplication(configuration)
        try app.launch()
        try check(shows(0, try app.settledFrame()), "the launch came too early")
        return app
    }

    private func shows(_ number: Int, _ frame: TUIFrame) -> Bool {
        frame.grid.text(row: 0).hasPrefix("READY n=\(number).")
    }

    /// Presses a key; whether the settled frame shows it.
    private func press(_ number: Int, _ app: TUIApplication) throws -> Bool {
        try app.press("x")
        return shows(number, try app.settledFrame())
    }

    // MARK: - Figures

    /// Launches, keys and closes, in turn: on which core the system puts a process decides over much.
    private func measure(_ delay: Int) throws -> (launches: [Duration], keys: [Duration], closes: [Duration]) {
        var (launches, keys, closes): ([Duration], [Duration], [Duration]) = ([], [], [])
        for _ in 0..<(delay < 200 ? 20 : 10) {
            var app: TUIApplication?
            launches.append(try time { app = try launched(delay) })
            guard let app else { continue }
            for number in 1...(delay < 200 ? 50 : 5) {
                // The number of answers that come too early is counted by itself.
                keys.append(try time { _ = try press(number, app) })
                try wait(for: number, app)
            }
            closes.append(time { app.terminate() })
        }
        return (launches, keys, closes)
    }

    private func test(_ delay: Int) throws {
        let app = try launched(delay)
        for number in 1...5 where !(try press(number, app)) { try wait(for: number, app) }
        app.terminate()
    }

    private func countEarly(_ delay: Int, _ count: Int) throws -> Int {
        let app = try launched(delay)
        defer { app.terminate() }
        var early = 0
        for number in 1...count where !(try press(number, app)) {
            early += 1
            try wait(for: number, app)
        }
        return early
    }

    private func wait(for number: Int, _ app: TUIApplication) throws { try app.waitForFrame { shows(number, $0) } }

    // MARK: - Yardsticks

    /// A byte through a bare pseudo-terminal to a program that gives it back.
    private func rawEcho() throws -> [Duration] {
        var durations: [Duration] = []
        for _ in 0..<20 {
            let process = try BareProcess(DriverBenchmark.appPath, ["echo"])
            for _ in 0..<50 { durations.append(try time { try process.echo() }) }
            process.close()
        }
        return durations
    }

    /// Keys of the same app through a bare pseudo-terminal: when its answer came, whether or not more may come.
    private func rawKeys(_ delay: Int) throws -> [Duration] {
        let process = try BareProcess(path, [String(delay)], showing: "n=0.")
        defer { process.close() }
        return try (1...(delay < 200 ? 200 : 50)).map { number in
            try time { try process.key(showing: "n=\(number).") }
        }
    }

    /// A program that does nothing, started on a pseudo-terminal and reaped.
    private func bareSpawn() throws -> [Duration] {
        try (0..<100).map { _ in try time { try BareProcess.runToEnd("/bin/true") } }
    }

    private func line(_ tool: String, _ metric: String, _ delay: Int, _ durations: [Duration]) {
        let sorted = durations.sorted()
        let last = sorted.isEmpty ? .zero : sorted[max(0, sorted.count * 95 / 100 - 1)]
        print(
            "{\"tool\": \"\(tool)\", \"metric\": \"\(metric)\", \"delay_ms\": \(delay), "
                + "\"median_ms\": \(durations.median.milliseconds), \"p95_ms\": \(last.milliseconds), "
                + "\"n\": \(durations.count)}")
        flushOutput()
    }
}

extension Duration {
    /// The duration in milliseconds with three digits after the point.
    fileprivate var milliseconds: Double { ((self / .microseconds(1)).rounded()) / 1000 }
}
