import LunchRun

/// The lines of a program's outputs.
struct ConsoleInbox {
    private var output = LineReader(limit: RunLimits.text)
    private var errors = LineReader(limit: RunLimits.text)

    /// The lines that end in the next bytes of an output.
    mutating func take(_ stream: Subprocess.Stream, _ bytes: [UInt8]) -> [String] {
        func take(_ reader: inout LineReader) -> [String] {
            reader.take(bytes) + (reader.rest(of: Tool.lockNotice).map { [$0] } ?? [])
        }
        return stream == .output ? take(&output) : take(&errors)
    }

    /// The lines that have not ended.
    mutating func rest() -> [String] { [output.rest(), errors.rest()].compactMap(\.self) }
}
