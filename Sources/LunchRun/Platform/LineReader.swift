#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The lines of bytes that come in pieces. Each byte is searched once, and of a line that is too long both ends are kept.
package struct LineReader {
    /// The bytes that are kept at each end of a line.
    private let limit: Int
    /// The beginning of the line that has not ended, and the bytes after it, of which the last ones are kept.
    private var head: [UInt8] = []
    private var tail: [UInt8] = []
    /// The bytes of the line that are not kept.
    private var dropped = 0
    /// The bytes that were searched for the ends of lines.
    private(set) var searched = 0
    /// The bytes that are kept of the line that has not ended.
    var kept: Int { head.count + tail.count }

    /// - Parameter limit: the bytes that are kept at each end of a line.
    package init(limit: Int) { self.limit = limit }

    /// The lines that end in a piece.
    ///
    /// The C library looks for their ends, since a debug build takes long for that in Swift.
    package mutating func take(_ bytes: [UInt8]) -> [String] {
        bytes.withUnsafeBytes { bytes in
            var (lines, start): ([String], Int) = ([], 0)
            while start < bytes.count, let base = bytes.baseAddress {
                let found = memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
                let end = found.map { UnsafeRawPointer($0) - base } ?? bytes.count
                add(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
                searched += end - start
                if found != nil { lines.append(line()) }
                start = end + 1
            }
            return lines
        }
    }

    /// The last line, if there is anything after the end of the one before; nil if there is not.
    package mutating func rest() -> String? { head.isEmpty ? nil : line() }

    /// The line that has not ended, if it begins with a text and ends with an ellipsis: its writer waits for something.
    package mutating func rest(of notice: String) -> String? {
        let isNotice = tail.isEmpty && head.starts(with: notice.utf8) && head.suffix(3).elementsEqual("...".utf8)
        return isNotice ? line() : nil
    }

    private mutating func add(_ piece: UnsafeRawBufferPointer) {
        let room = min(limit - head.count, piece.count)
        head += piece[..<room]
        guard room < piece.count else { return }
        // More is removed at once than is kept, so that each byte is moved once at most.
        tail += piece[max(room, piece.count - limit)...]
        dropped += max(room, piece.count - limit) - room
        if tail.count > 2 * limit { drop() }
    }

    private mutating func drop() {
        let count = max(0, tail.count - limit)
        tail.removeSubrange(..<count)
        dropped += count
    }

    private mutating func line() -> String {
        drop()
        let gap = dropped > 0 ? Array("… (\(dropped) bytes left out) …".utf8) : []
        defer { (head, tail, dropped) = ([], [], 0) }
        return String(decoding: head + gap + tail, as: UTF8.self)
    }
}
