#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Files that are written at once and not changed afterwards.
enum NewFile {
    /// Writes a file that was not there; false where one is, which stays as it is.
    ///
    /// If the writing fails, nothing of the file is left.
    static func create(_ bytes: [UInt8], at path: String) throws(StoreError) -> Bool {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            if errno == EEXIST { return false }
            throw .system("create", path)
        }
        defer { close(descriptor) }
        do throws(StoreError) {
            try append(bytes, to: descriptor, path)
            guard fsync(descriptor) == 0 else { throw .system("write", path) }
            return true
        } catch {
            unlink(path)
            throw error
        }
    }

    /// Writes all bytes at the place where a file is.
    private static func append(_ bytes: [UInt8], to descriptor: Int32, _ path: String) throws(StoreError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { throw .system("write", path) }
        }
    }
}
