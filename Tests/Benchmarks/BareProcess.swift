import CDriverBench

/// A program on a pseudo-terminal without Lunch: neither guard nor emulator.
struct BareProcess {
    private var process = bench_process()

    /// Starts a program, and returns when its first frame has been read.
    init(_ path: String, _ arguments: [String]) throws {
        let environment = ["LAUNCH_SCREEN=Bench", "LAUNCH_TOKEN=token", "PATH=/usr/bin:/bin", "TERM=xterm-256color"]
        let error = withCStrings([path] + arguments) { arguments in
            withCStrings(environment) { bench_spawn(path, arguments, $0, &process) }
        }
        try check(error == 0, "\(path) could not be started: errno \(error)")
    }

    /// Starts a program, and returns when it has ended and been reaped; nobody reads what it writes.
    static func runToEnd(_ path: String) throws {
        let error = withCStrings([path]) { arguments in
            withCStrings(["PATH=/usr/bin:/bin"]) { bench_run(path, arguments, $0) }
        }
        try check(error == 0, "\(path) could not be started: errno \(error)")
    }

    /// Starts a program, and returns when a text has come.
    init(_ path: String, _ arguments: [String], showing text: String) throws {
        let error = withCStrings([path] + arguments) { arguments in
            withCStrings(["PATH=/usr/bin:/bin"]) { bench_start(path, arguments, $0, &process) }
        }
        try check(error == 0, "\(path) could not be started: errno \(error)")
        try check(withUnsafePointer(to: process) { bench_await($0, text) } == 0, "\(path) does not show \(text)")
    }

    /// Sends a key, and returns when a text has come.
    func key(showing text: String) throws {
        let error = withUnsafePointer(to: process) { bench_answer($0, text) }
        try check(error == 0, "no \(text) came: errno \(error)")
    }

    /// Sends a byte, and returns when it has come back.
    func echo() throws {
        let error = withUnsafePointer(to: process, bench_echo)
        try check(error == 0, "the echo failed: errno \(error)")
    }

    /// Sends a key, and returns when the frame that acknowledges it has been read.
    func key() throws {
        let error = withUnsafePointer(to: process, bench_key)
        try check(error == 0, "a key failed: errno \(error)")
    }

    func close() { withUnsafePointer(to: process, bench_close) }
}

/// Calls a function with strings as C has them, NULL at the end.
private func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
    let bytes = strings.map { Array($0.utf8CString) }
    var flat = bytes.flatMap(\.self)
    return flat.withUnsafeMutableBufferPointer { buffer in
        var offset = 0
        var pointers: [UnsafeMutablePointer<CChar>?] = bytes.map { string in
            defer { offset += string.count }
            return buffer.baseAddress.map { $0 + offset }
        }
        pointers.append(nil)
        return pointers.withUnsafeBufferPointer { body($0.baseAddress!) }
    }
}
