#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A piece of a file.
enum FilePiece {
    /// The bytes of a file from an offset to its end; nil if it doesn't exist, or if there are none.
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
}

extension String {
    /// Returns true if the text contains another text, byte by byte. The C library searches for it.
    package func holds(_ text: String) -> Bool {
        let count = utf8.count
        return withCString { bytes in
            var start = 0
            // A line may have zeros, each of which ends a text of C.
            while start < count {
                if strstr(bytes + start, text) != nil { return true }
                start += strlen(bytes + start) + 1
            }
            return false
        }
    }
}
