import CLunchProcess

/// A line of a source file.
package struct SourceLine: Hashable, Sendable {
    package let path: String
    package let line: Int
    package let column: Int

    /// The line that an instruction of this program comes from; nil if its file does not contain it, or not in a known form.
    package static func find(at address: UInt) -> SourceLine? {
        var found = lunch_line()
        guard unsafe lunch_find_line(UInt64(address), &found) == 0 else { return nil }
        let path = unsafe withUnsafeBytes(of: &found.path) {
            unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        return SourceLine(path: path, line: Int(found.line), column: Int(found.column))
    }
}
