#if os(macOS)
    import Darwin

    /// The most memory that this process has had resident, in bytes.
    func peakResidentMemory() -> Int {
        var usage = rusage()
        getrusage(RUSAGE_SELF, &usage)
        return usage.ru_maxrss
    }

    /// The processor time that this process has used, in seconds.
    func processorTime() -> Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

    /// The path of this program.
    func ownPath() -> String {
        CommandLine.arguments[0]
    }

    /// What a program with these arguments wrote to its standard output.
    func output(of path: String, _ arguments: [String]) -> String {
        let command = ([path] + arguments).map { "'\($0)'" }.joined(separator: " ")
        guard let pipe = popen(command, "r") else { return "" }
        defer { pclose(pipe) }
        var text: [UInt8] = []
        while case let character = fgetc(pipe), character != EOF { text.append(UInt8(truncatingIfNeeded: character)) }
        return String(decoding: text, as: UTF8.self)
    }

    /// Ends this program with a status other than 0.
    func leaveWithFailure() -> Never { exit(1) }

    /// Writes at once what was printed.
    func flushOutput() { fflush(nil) }
#endif
