#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A lock on a file, which the process holds until its last reference is gone. Programs that the process starts do not hold it.
final class FileLock {
    private let descriptor: Int32

    /// Takes the lock. A file system without locks, or a file that cannot be made, keeps no process out.
    ///
    /// - Parameter waits: true to wait for a process that holds the lock.
    /// - Returns: nil if another process holds the lock and `waits` is false.
    init?(_ path: String, waits: Bool) {
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { return }
        while flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
            if errno == EWOULDBLOCK { return nil }
            guard errno == EINTR else { return }
        }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }
}
