#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A file that is written beside another one, and then takes its place.
///
/// Nothing waits for the disk: who reads it sees the old file or the whole new one, unless the power fails; for a moment between
/// the two there is none.
enum ReplacedFile {
    /// Writes a file, or throws the call that has failed.
    static func write(_ bytes: [UInt8], to path: String) throws(ArenaFile.Problem) {
        let other = "\(path).\(getpid())"
        let descriptor = open(other, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o644)
        guard descriptor >= 0 else { throw ArenaFile.Problem("open \(other)") }
        do throws(ArenaFile.Problem) {
            defer { close(descriptor) }
            try write(bytes, descriptor, path)
            // Before a file is renamed over another one, some file systems wait for the disk (ext4(5), auto_da_alloc).
            // If there is none, or no file, the next call specifies what counts.
            unlink(path)
            guard rename(other, path) == 0 else { throw ArenaFile.Problem("rename to \(path)") }
        } catch {
            unlink(other)
            throw error
        }
    }

    private static func write(_ bytes: [UInt8], _ descriptor: Int32, _ path: String) throws(ArenaFile.Problem) {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { memory in
                Int(writeBytes(descriptor, memory.baseAddress?.advanced(by: written), memory.count - written))
            }
            guard count > 0 else {
                if count < 0, errno == EINTR { continue }
                throw ArenaFile.Problem("write \(path)", count == 0 ? EIO : errno)
            }
            written += count
        }
    }
}

/// The system's function, whose name the functions above have as well.
private func writeBytes(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, start, count)
}
