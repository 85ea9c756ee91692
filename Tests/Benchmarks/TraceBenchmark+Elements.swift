import LunchDriver
import LunchElements
import LunchInput
import LunchTrace

/// Measures what it costs to record an app of many elements, one of which changes with each key.
extension TraceBenchmark {
    private static let sizes = [1_000, 10_000, 100_000]
    private static let rounds = 10

    static func elements(_ keys: Int, in folder: String) throws {
        print("\(keys) keys, each of which changes one element and is read once, \(rounds) times in turn; medians.\n")
        print("| Elements | Secrets | `off`, a key | `onFailure`, a key | Ratio | Bytes of the trace, a key |")
        print("|---|---|---|---|---|---|")
        for size in sizes {
            for secrets in [[], ["a declared secret"]] { try line(size, secrets, keys, in: folder) }
        }
        flushOutput()
    }

    private static func line(_ size: Int, _ secrets: [String], _ keys: Int, in folder: String) throws {
        var (off, on): ([Duration], [Duration]) = ([], [])
        for _ in 0..<rounds {
            off.append(try duration(size, secrets, keys, Recorder(.off, in: folder)))
            on.append(try duration(size, secrets, keys, Recorder(.onFailure, in: folder)))
        }
        let few = try bytes(size, secrets, keys: 1, in: folder)
        let many = try bytes(size, secrets, keys: 1 + keys, in: folder)
        print(
            "| \(size) | \(secrets.isEmpty ? "none" : "declared") | \(off.median.text) | \(on.median.text) | "
                + "\(rounded(on.median / off.median)) | \((many - few) / keys) |")
        flushOutput()
    }

    /// The time of a key in a test that passes.
    private static func duration(
        _ size: Int, _ secrets: [String], _ keys: Int, _ recorder: Recorder
    ) throws -> Duration {
        var duration = Duration.zero
        try test(recorder) { duration = try press(keys, size, secrets) / keys }
        return duration
    }

    /// The bytes of the trace of a test that fails.
    private static func bytes(_ size: Int, _ secrets: [String], keys: Int, in folder: String) throws -> Int {
        let path = try test(Recorder(.onFailure, in: folder), .failed) { _ = try press(keys, size, secrets) }
        guard let size = Self.size(ofFile: path) else { throw BenchmarkError(description: "there is no trace") }
        return size
    }

    private static func press(_ keys: Int, _ size: Int, _ secrets: [String]) throws -> Duration {
        var configuration = LaunchConfiguration(.path(ownPath()))
        configuration.arguments = ["list", String(size)]
        configuration.environment = ["LAUNCH_SCREEN": "List"]
        configuration.secrets = secrets
        let app = TUIApplication(configuration)
        try app.launch()
        defer { app.terminate() }
        let name = ListApp.changingRow(rows: ElementsBenchmark.rows(size))
        return try time {
            for number in 1...keys {
                try app.press(.character("c"))
                try check(app.staticTexts[name].label == "keys \(number)", "a change was lost")
            }
        }
    }
}
