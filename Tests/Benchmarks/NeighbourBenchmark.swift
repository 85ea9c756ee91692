import LunchDriver
import LunchElements
import LunchInput
import LunchTerminal

/// Measures what a test notices of an app that prints 100 MB while it waits for another.
enum NeighbourBenchmark {
    private static let rows = 100

    static func printTable() throws {
        let flood = try DriverBenchmark.launched(["flood"])
        let other = try DriverBenchmark.launched()
        defer {
            flood.terminate()
            other.terminate()
        }
        // The scrollback may be as large as it gets.
        try flood.press(.character("f"))
        let lines = try flood.settledFrame().grid.bellCount
        let before = peakResidentMemory()
        var keys: [Duration] = []
        let duration = try time {
            try flood.press(.character("f"))
            repeat {
                keys.append(
                    try time {
                        try other.press(.character("a"))
                        let count = keys.count + 1
                        try check(other.staticTexts["count"].label == String(count), "a key was lost")
                    })
            } while (flood.lastFrame?.grid.bellCount ?? 0) < 2 * lines
        }
        let grown = peakResidentMemory() - before
        let frame = try flood.settledFrame()
        let last = flood.cells.element(boundBy: -1).label
        try check(Int(last) == frame.grid.bellCount, "\(last) lines were printed, and \(frame.grid.bellCount) came")
        try check(flood.cells.count == 2 * rows, "messages were lost")
        let speed = Double(rows) / (duration / .seconds(1))
        print("| 100 MB from one app, \(last) lines in two floods, none lost | |")
        print("|---|---|")
        print("| MB per second | \(rounded(speed)) |")
        print("| Keys of another app meanwhile | \(keys.count), \(keys.median.text) (\(keys.range)) |")
        print("| Memory grown | \(rounded(Double(grown) / 1e6)) MB |")
        flushOutput()
    }
}
