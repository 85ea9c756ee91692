import LunchWire

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// This process: its terminal, and becoming another program.
enum CurrentProcess {
    /// Whether a person sees what is printed and types what is read.
    static var isOnTerminal: Bool { isatty(0) == 1 && isatty(1) == 1 }

    /// Becomes a program, with more variables in its environment; returns, with the reason, only if it cannot.
    static func become(_ path: String, _ environment: [String: String]) -> String {
        for (name, value) in environment { setenv(name, value, 1) }
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
        execv(path, &arguments)
        return String(cString: strerror(errno))
    }

    /// Writes what is wrong on standard error, with nothing in it of an app that could act on the terminal.
    static func complain(_ text: String) {
        let bytes = Array("lunch: \(text.visibleLines)\n".utf8)
        _ = write(2, bytes, bytes.count)
    }

    static func leave(_ status: Int32) -> Never { exit(status) }
}
