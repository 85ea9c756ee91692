import Foundation

/// The Pythons of this machine.
enum Python {
    /// A Python that has Textual; nil if `LUNCH_TEXTUAL` names none, which `.ci/nightly` sets up.
    static let withTextual = ProcessInfo.processInfo.environment["LUNCH_TEXTUAL"]

    /// The python3 of `PATH`, if it is one that knows `match` and has curses.
    static let withCurses: String? = {
        let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let paths = folders.split(separator: ":").map { "\($0)/python3" }
        return paths.first { FileManager.default.isExecutableFile(atPath: $0) && hasCurses($0) }
    }()

    private static func hasCurses(_ path: String) -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = ["-c", "import curses, sys; sys.exit(sys.version_info < (3, 10))"]
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
