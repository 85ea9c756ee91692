#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A file at whose end several processes write, each a whole piece at a time.
package enum AppendedFile {
    /// Writes a piece at the end of a file, which is made if it doesn't exist; returns the reason if that is not possible.
    package static func append(_ bytes: [UInt8], to path: String) -> String? {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { return "open \(path): \(String(cString: strerror(errno)))" }
        defer { close(descriptor) }
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { memory in
                write(descriptor, memory.baseAddress?.advanced(by: written), memory.count - written)
            }
            guard count > 0 || errno == EINTR else { return "write \(path): \(String(cString: strerror(errno)))" }
            written += max(0, count)
        }
        return nil
    }
}
