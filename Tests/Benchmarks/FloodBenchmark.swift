import LunchDriver
import LunchElements
import LunchTerminal

/// Measures what the driver needs while a program prints far more than memory holds, without ever resting.
enum FloodBenchmark {
    /// The number of MiB that are printed unless told otherwise.
    static let size = 1024

    /// By how many MB the process may grow: the terminal with its scrollback, and what is on its way.
    static let bound = 16.0

    /// Floods a terminal, and tells what came of it; false where memory grew too much or the last screen is wrong.
    ///
    /// The argument is how many MiB are printed. With `print` before it, this is the program that prints them.
    static func run(_ arguments: [String]) -> Bool {
        let isProgram = arguments.first == "print"
        let number = arguments.dropFirst(isProgram ? 1 : 0).first
        guard let size = number.map({ Int($0) }) ?? Self.size, (1...1 << 20).contains(size) else {
            print("\(number ?? "") is no size: the argument is how many MiB the flooding program prints.")
            return false
        }
        if isProgram { return Flood.print(size << 20) }
        do throws(TUIError) {
            return try measure(size)
        } catch {
            print(error)
            return false
        }
    }

    private static func measure(_ size: Int) throws(TUIError) -> Bool {
        var configuration = LaunchConfiguration(.path(ownPath()))
        configuration.arguments = ["flood", "print", String(size)]
        // The program is never quiet, so the launch is not to wait for it to be.
        configuration.quietPeriod = .zero
        let app = TUIApplication(configuration)
        let before = residentMemory()
        let start = (ContinuousClock.now, processorTime())
        try app.launch()
        let hasEnded = app.wait(for: .notRunning, timeout: .seconds(3600))
        let (time, ownTime) = (start.0.duration(to: .now) / .seconds(1), processorTime() - start.1)
        let after = residentMemory()
        app.terminate()

        let peak = peakResidentMemory()
        let screen = app.lastFrame?.grid.lines ?? []
        let isRight = hasEnded && screen == Flood.lastScreen
        let growth = Double(peak - before) / 1e6
        let amount = Double(size << 20) / 1e6
        print(
            "\(size) MiB through the driver: \(rounded(amount / time)) MB/s, \(rounded(amount / ownTime)) MB per second"
                + " of processor time")
        print("resident memory, MB: \(megabytes(before)) before, \(megabytes(peak)) at most, \(megabytes(after)) after")
        print("grew by \(rounded(growth)) MB, of at most \(rounded(bound)): \(growth <= bound ? "right" : "wrong")")
        print("last screen: \(isRight ? "right" : "wrong")")
        if !isRight { print(screen.joined(separator: "\n")) }
        return isRight && growth <= bound
    }

    private static func megabytes(_ bytes: Int) -> String { rounded(Double(bytes) / 1e6) }

    private static func rounded(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return "\(tenths / 10).\(abs(tenths % 10))"
    }
}
