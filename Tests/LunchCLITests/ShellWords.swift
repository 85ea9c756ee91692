import TestSupport

/// The words of a command line, as Bash reads them.
enum ShellWords {
    static func split(_ line: some StringProtocol) throws -> [String] {
        // A terminal changes some bytes, but no digits.
        let script = "for word in \(line); do printf %s \"$word\" | od -An -v -tx1 | tr -d ' \\n'; echo; done"
        let output = try NestedRun("/bin/bash", ["-c", script]).wait().output
        return output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { digits in
            let digits = Array(digits)
            let bytes = stride(from: 0, to: digits.count - 1, by: 2).map {
                UInt8(String(digits[$0...$0 + 1]), radix: 16) ?? 0
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }
}
