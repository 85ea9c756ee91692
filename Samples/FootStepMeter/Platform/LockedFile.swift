#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A file that only one process has open, and that grows by whole pieces.
struct LockedFile: ~Copyable {
    private let path: String
    private let descriptor: Int32

    /// The number of bytes that are known to be on the disk.
    private var length = 0

    /// True if a failed write could not be undone.
    private var isUncertain = false

    /// Opens a file for this process alone; creates it and its folders where they are not there.
    init(path: String) throws(StoreError) {
        self.path = path
        descriptor = try Self.openAlone(path)
    }

    private static func openAlone(_ path: String) throws(StoreError) -> Int32 {
        // A write beyond a limit of the shell is to fail, and not to end the process.
        signal(SIGXFSZ, SIG_IGN)
        try Folder.create(Folder.parent(of: path))
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .system("open", path) }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
        let error = errno == EWOULDBLOCK ? StoreError.inUse(path: path) : .system("lock", path)
        close(descriptor)
        throw error
    }

    deinit {
        // A process that this one is just starting has the descriptor for a moment as well, and the lock with it.
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }

    /// All that is in the file.
    func read() throws(StoreError) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = pread(descriptor, &chunk, chunk.count, off_t(bytes.count))
            if count == 0 { return bytes }
            if count > 0 { bytes += chunk.prefix(count) } else if errno != EINTR { throw .system("read", path) }
        }
    }

    /// Cuts off all but so many bytes.
    mutating func truncate(to length: Int) throws(StoreError) {
        guard ftruncate(descriptor, off_t(length)) == 0 else { throw .system("write", path) }
        self.length = length
    }

    /// Writes a piece at the end, and returns once it is on the disk; where it fails, the file is as it was.
    mutating func append(_ bytes: [UInt8]) throws(StoreError) {
        guard !isUncertain else { throw .uncertain(path: path) }
        do throws(StoreError) {
            try write(bytes)
            try sync()
            // A new file is on the disk only once its name is.
            if length == 0 { try Folder.sync(Folder.parent(of: path)) }
            length += bytes.count
        } catch {
            isUncertain = ftruncate(descriptor, off_t(length)) != 0 || fsync(descriptor) != 0
            throw error
        }
    }

    private func write(_ bytes: [UInt8]) throws(StoreError) {
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes {
                pwrite(descriptor, $0.baseAddress, $0.count, off_t(length + written))
            }
            if count >= 0 { written += count } else if errno != EINTR { throw .system("write", path) }
        }
    }

    private func sync() throws(StoreError) {
        while fsync(descriptor) != 0 {
            if errno != EINTR { throw .system("write", path) }
        }
    }
}
