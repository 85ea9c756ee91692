#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A pipe that has a name (fifo(7)).
enum NamedPipe {
    /// Makes one; false if it cannot be made.
    static func make(_ path: String) -> Bool { mkfifo(path, 0o600) == 0 }

    /// Writes a text to it; false if that has not worked.
    static func write(_ text: String, to path: String) -> Bool {
        let descriptor = open(path, O_WRONLY)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        let bytes = Array(text.utf8)
        return systemWrite(descriptor, bytes, bytes.count) == bytes.count
    }
}

/// write(2), which the function above hides.
private let systemWrite = write
