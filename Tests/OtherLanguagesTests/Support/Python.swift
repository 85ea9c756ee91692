import Foundation

/// The Pythons of this machine.
enum Python {
    /// A Python that has Textual; nil if `LUNCH_TEXTUAL` names none, which `.ci/nightly` sets up.
    static let withTextual = ProcessInfo.processInfo.environment["LUNCH_TEXTUAL"]

    /// The first python3 of `PATH` that knows `match` and has curses; nil if none does.
    static let withCurses = first(with: "curses")

    /// The first python3 of `PATH` that knows `match` and has urwid (Debian: python3-urwid); nil if none does.
    static let withUrwid = first(with: "urwid")

    private static func first(with module: String) -> String? {
        let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let paths = folders.split(separator: ":").map { "\($0)/python3" }
        return paths.first { FileManager.default.isExecutableFile(atPath: $0) && has(module, $0) }
    }

    private static func has(_ module: String, _ path: String) -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = ["-c", "import \(module), sys; sys.exit(sys.version_info < (3, 10))"]
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
