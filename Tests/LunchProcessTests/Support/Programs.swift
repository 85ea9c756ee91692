import LunchProcess

extension ChildProcess.Configuration {
    /// A shell that runs a script; `$0` is `sh`, and the arguments follow.
    static func shell(
        _ script: String, arguments: [String] = [], environment: [String: String] = [:], directory: String? = nil,
        columns: UInt16 = 80, rows: UInt16 = 24, isErrorApart: Bool = false
    ) -> ChildProcess.Configuration {
        let variables = ["PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "LC_ALL": "C"].merging(environment) { $1 }
        return ChildProcess.Configuration(
            path: "/bin/sh", arguments: ["sh", "-c", script, "sh"] + arguments,
            environment: variables.map { "\($0.key)=\($0.value)" }, directory: directory, columns: columns,
            rows: rows, isErrorApart: isErrorApart)
    }
}

/// Starts a program for as long as the body runs; nothing of it is left afterwards.
func withProgram<Result>(
    _ configuration: ChildProcess.Configuration, recorder: Recorder = Recorder(),
    _ body: (ChildProcess, Recorder) throws -> Result
) throws -> Result {
    let process = try ChildProcess.start(configuration, observer: recorder)
    defer { process.end(patience: .zero) }
    let result = try body(process, recorder)
    process.end(patience: .zero)
    try recorder.waitUntilGone()
    return result
}

/// Runs a program that ends by itself, and returns what happened.
func run(_ configuration: ChildProcess.Configuration) throws -> Recorder.Events {
    let recorder = Recorder()
    let process = try ChildProcess.start(configuration, observer: recorder)
    defer { process.end(patience: .zero) }
    return try recorder.waitUntilGone()
}

/// Bytes without a pattern, the same at every run.
func noise(count: Int) -> [UInt8] {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    var words: [UInt64] = []
    words.reserveCapacity(count / 8 + 1)
    for _ in 0...count / 8 {
        // Xorshift (Marsaglia 2003).
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        words.append(state)
    }
    return words.withUnsafeBytes { Array($0.prefix(count)) }
}
