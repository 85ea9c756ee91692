import Foundation

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The process of a session, which continues when the command that began it has ended.
enum SessionProcess {
    /// Starts this command with other words, and waits until it has printed a line.
    ///
    /// - Returns: the error that it has printed if it has ended; nil if it runs.
    static func start(_ words: [String]) -> String? {
        let process = Process()
        let own = "/proc/self/exe"
        let isThere = FileManager.default.isExecutableFile(atPath: own)
        process.executableURL = URL(filePath: isThere ? own : CommandLine.arguments[0])
        process.arguments = words
        let (output, errors) = (Pipe(), Pipe())
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        do {
            try process.run()
        } catch {
            return "\(error)"
        }
        if !output.fileHandleForReading.availableData.isEmpty { return nil }
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let line = text.split(separator: "\n").first.map(String.init) ?? "it has ended"
        return line.hasPrefix("lunch: ") ? String(line.dropFirst("lunch: ".count)) : line
    }

    /// Leaves the terminal and the files of the command that has begun the session.
    static func leaveTerminal() {
        _ = setsid()
        // A handler is not inherited by the app.
        signal(SIGHUP) { _ in }
        let nothing = open("/dev/null", O_RDWR)
        for descriptor: Int32 in 0...2 { dup2(nothing, descriptor) }
        if nothing > 2 { close(nothing) }
    }
}
