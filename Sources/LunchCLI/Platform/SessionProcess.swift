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
        let process: Subprocess
        do throws(SystemReason) {
            let program = CurrentProcess.programFile ?? CommandLine.arguments[0]
            process = try Subprocess([program] + words, errors: .separate, leading: .session)
        } catch {
            return "\(error)"
        }
        var errors: [UInt8] = []
        while let (stream, bytes) = process.next() {
            if stream == .output { return nil }
            errors += bytes
        }
        let text = String(decoding: errors, as: UTF8.self)
        let line = text.split(separator: "\n").first.map(String.init) ?? "it has ended"
        return line.hasPrefix("lunch: ") ? String(line.dropFirst("lunch: ".count)) : line
    }

    /// Leaves the files of the command that has begun the session.
    static func leaveFiles() {
        // A handler is not inherited by the app.
        signal(SIGHUP) { _ in }
        let nothing = open("/dev/null", O_RDWR)
        for descriptor: Int32 in 0...2 { dup2(nothing, descriptor) }
        if nothing > 2 { close(nothing) }
    }
}
