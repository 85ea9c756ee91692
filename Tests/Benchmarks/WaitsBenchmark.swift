import LunchDriver
import LunchInput

/// Measures how the waits of many tests overlap: in the pool, which has a thread for each core, and on the threads of `.lunch`.
///
/// The library cannot be asked to run tests here, so the bodies of tests are child tasks of one group: in the pool, as without
/// the trait, or on the executor that the trait gives its tests.
enum WaitsBenchmark {
    static let tests = 40
    /// The times that the app takes for a key, in milliseconds.
    static let times = [0, 5, 200]

    static func run(_ arguments: [String]) async throws {
        if arguments.first == "here" { return try await printRows(on: arguments.dropFirst().first ?? "") }
        print("\(tests) tests; medians, and the range from the first to the last decile.\n")
        print("| Cores | A test | In the pool | Range | With `.lunch` | Range | Ratio |")
        print("|---|---|---|---|---|---|---|")
        flushOutput()
        let all = coreCount()
        for cores in Set([1, 2, all]).sorted() where cores < all {
            let rows = outputOnCores(cores, of: ownPath(), ["waits", "here", String(cores)])
            print(rows ?? "| \(cores) | cannot be measured here: no taskset |", terminator: rows == nil ? "\n" : "")
            flushOutput()
        }
        try await printRows(on: String(all))
    }

    /// - Parameter cores: the number of cores that this process may use, as it is printed.
    private static func printRows(on cores: String) async throws {
        for time in times {
            let name = "\(cores) | an app that takes \(time) ms for its key"
            try await printRow(name, pairs: time > 100 ? 3 : 10) { try key(time) }
        }
        let input = EmulatorInput(name: "color", columns: 80, rows: 24, size: 1 << 20)
        try await printRow("\(cores) | no app: computes only", pairs: 10) {
            BenchmarkSubject.lunch.consume(input)
        }
    }

    /// A test of one key.
    private static func key(_ milliseconds: Int) throws {
        let app = try DriverBenchmark.launched(["slow", String(milliseconds)])
        defer { app.terminate() }
        try app.press(.character("a"))
        try check(app.staticTexts["count"].label == "1", "a key was lost")
    }

    private static func printRow(
        _ name: String, pairs: Int, _ body: @escaping @Sendable () throws -> Void
    ) async throws {
        var pool: [Duration] = []
        var threads: [Duration] = []
        // Once beforehand, for what is read and made once.
        try await OwnThreads.ofTests.run { try body() }
        for _ in 0..<pairs {
            pool.append(try await duration(of: body))
            threads.append(try await OwnThreads.ofTests.run { try await duration(of: body) })
        }
        print(
            "| \(name) | \(pool.median.text) | \(pool.range) | \(threads.median.text) | \(threads.range) | "
                + "\(rounded(threads.median / pool.median)) |")
        flushOutput()
    }

    /// The time that all tests take.
    private static func duration(of body: @escaping @Sendable () throws -> Void) async throws -> Duration {
        try await ContinuousClock().measure {
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<tests { group.addTask { try body() } }
                try await group.waitForAll()
            }
        }
    }
}
