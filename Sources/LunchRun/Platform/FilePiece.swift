#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A piece of a file.
enum FilePiece {
    /// The bytes of a file from an offset to its end; nil if it is not there, or if there are none.
    static func read(_ path: String, from offset: UInt64) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = pread(descriptor, &piece, piece.count, off_t(offset) + off_t(bytes.count))
            if count > 0 { bytes += piece[..<count] }
            if count == 0 || count < 0 && errno != EINTR { return bytes.isEmpty ? nil : bytes }
        }
    }

    /// The lines that are whole, without those that are empty, and the index of the byte behind them.
    ///
    /// The C library looks for their ends, since a debug build takes long for that in Swift.
    static func lines(of bytes: [UInt8]) -> (lines: [String], end: Int) {
        bytes.withUnsafeBytes { bytes in
            var (lines, start): ([String], Int) = ([], 0)
            while start < bytes.count, let base = bytes.baseAddress,
                let found = memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
            {
                let end = UnsafeRawPointer(found) - base
                if end > start { lines.append(String(decoding: bytes[start..<end], as: UTF8.self)) }
                start = end + 1
            }
            return (lines, start)
        }
    }
}
