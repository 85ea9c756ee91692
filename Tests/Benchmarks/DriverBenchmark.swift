import CDriverBench
import LunchDriver
import LunchInput

/// Measures what a test waits for: a launch, a key, the end, and all of them together.
///
/// Each figure stands next to the same work without Lunch, measured in turn with it, so that a busy machine slows both.
enum DriverBenchmark {
    static let launches = 200
    static let blocks = 100
    static let block = 100

    /// Runs all parts, or the part that the first argument names: `keys`, `tests`, `elements`, `neighbour`, or
    /// `bridge`, which is not among all parts. With `--memory` and a number of megabytes, this process holds so much
    /// memory meanwhile.
    static func run(_ arguments: [String]) throws {
        let megabytes = arguments.firstIndex(of: "--memory").flatMap { index in
            arguments.dropFirst(index + 1).first.flatMap { Int($0) }
        }
        try withMemory(megabytes ?? 0) { try runPart(arguments.first == "--memory" ? nil : arguments.first) }
    }

    /// Holds so much memory, every page of it written to.
    private static func withMemory(_ megabytes: Int, _ body: () throws -> Void) rethrows {
        guard megabytes > 0 else { return try body() }
        print("This process holds \(megabytes) MB.")
        // In parts, as the objects of a test run are.
        let held = (0..<megabytes * 16).map { [UInt8](repeating: UInt8(truncatingIfNeeded: $0), count: 64 << 10) }
        try body()
        withExtendedLifetime(held) {}
    }

    private static func runPart(_ name: String?) throws {
        switch name {
        case nil: try printAll()
        case "keys": try printKeys()
        case "tests": try printTests()
        case "elements": try ElementsBenchmark.printTable()
        case "bridge": try BridgeBenchmark.printTable()
        case "neighbour": try NeighbourBenchmark.printTable()
        case let name?: print("no such part: \(name)")
        }
    }

    private static func printAll() throws {
        print("Medians; the range is from the first to the last decile.\n")
        print("| What | Lunch | Range | Without Lunch | Range | Ratio | To reach |")
        print("|---|---|---|---|---|---|---|")
        try printKeys()
        try printTests()
        print("")
        try ElementsBenchmark.printTable()
        print("")
        try NeighbourBenchmark.printTable()
    }

    // MARK: - The small app

    /// The folder of this program, beside which lie those that it launches.
    static let folder = ownPath().split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" }

    /// The app, written in C, which counts keys.
    static let appPath = folder + "/BenchmarkApp"

    static func launched(_ arguments: [String] = []) throws -> TUIApplication {
        let app = TUIApplication(.path(appPath))
        app.launchArguments = arguments
        app.launchEnvironment = ["LAUNCH_SCREEN": "Bench"]
        try app.launch()
        return app
    }

    // MARK: - Figures

    private static func printKeys() throws {
        var figures: (lunch: [Duration], bare: [Duration]) = ([], [])
        // In blocks with new processes: on which core the system puts them decides over a factor of five.
        for _ in 0..<blocks {
            let app = try launched()
            for key in 1...block {
                figures.lunch.append(
                    try time {
                        try app.press(.character("a"))
                        try check(app.staticTexts["count"].label == String(key), "a key was lost")
                    })
            }
            app.terminate()
            let raw = try BareProcess(appPath, ["echo"])
            for _ in 0..<block { figures.bare.append(try time { try raw.echo() }) }
            raw.close()
        }
        line("key to asserted; raw echo of a byte", figures.lunch, figures.bare, "ratio ≤ 4")
    }

    private static func printTests() throws {
        var launches: (lunch: [Duration], bare: [Duration]) = ([], [])
        var closes: (lunch: [Duration], bare: [Duration]) = ([], [])
        for _ in 0..<Self.launches {
            var app: TUIApplication?
            launches.lunch.append(try time { app = try launched() })
            closes.lunch.append(time { app?.terminate() })
            var bare: BareProcess?
            launches.bare.append(try time { bare = try BareProcess(appPath, []) })
            closes.bare.append(time { bare?.close() })
        }
        line("launch; bare spawn to first frame", launches.lunch, launches.bare, "ratio ≤ 1.1")
        line("close; hang up and reap", closes.lunch, closes.bare, "ratio ≤ 1.5")

        var tests: (lunch: [Duration], bare: [Duration]) = ([], [])
        for _ in 0..<20 {
            tests.lunch.append(try time { for _ in 0..<20 { try fiveKeys() } })
            tests.bare.append(try time { for _ in 0..<20 { try fiveKeysBare() } })
        }
        line("20 tests of five keys each", tests.lunch, tests.bare, "≤ 0.10 s")
    }

    private static func fiveKeys() throws {
        let app = try launched()
        for count in 1...5 {
            try app.press(.character("a"))
            try check(app.staticTexts["count"].label == String(count), "a key was lost")
        }
        app.terminate()
    }

    private static func fiveKeysBare() throws {
        let process = try BareProcess(appPath, [])
        for _ in 1...5 { try process.key() }
        process.close()
    }

    // MARK: - Telling

    private static func line(_ name: String, _ lunch: [Duration], _ bare: [Duration], _ goal: String) {
        let ratio = lunch.median / bare.median
        print(
            "| \(name) | \(lunch.median.text) | \(lunch.range) | \(bare.median.text) | \(bare.range) | "
                + "\(rounded(ratio)) | \(goal) |")
        flushOutput()
    }
}
