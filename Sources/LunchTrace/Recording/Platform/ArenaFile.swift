#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A file of a fixed size that is mapped into memory, and locked as long as the process runs.
struct ArenaFile: ~Copyable {
    private let descriptor: Int32
    let memory: UnsafeMutableRawBufferPointer

    /// The reason why there is no file: a call of the system, and the number of its error.
    struct Problem: Error, Hashable {
        let call: String
        let number: Int32

        /// True if something is not there.
        var isAbsence: Bool { number == ENOENT }

        var words: String { "\(call): \(String(cString: strerror(number)))" }

        init(_ call: String, _ number: Int32 = errno) {
            self.call = call
            self.number = number
        }
    }

    /// Opens a file and makes it as large as requested; nil if another process has locked it.
    ///
    /// Every byte gets its place on the disk, since a disk that is full later would kill the process at a store.
    init?(path: String, size: Int) throws(Problem) {
        guard let descriptor = try Self.locked(path, O_CREAT) else { return nil }
        var state = stat()
        if fstat(descriptor, &state) != 0 || state.st_size != size || Int(state.st_blocks) * 512 < size {
            let number = Self.allocate(descriptor, size)
            guard number == 0, ftruncate(descriptor, off_t(size)) == 0 else {
                let problem = Problem("allocate \(size >> 20) MiB for \(path)", number == 0 ? errno : number)
                // A file that is too small would only be in the way.
                unlink(path)
                close(descriptor)
                throw problem
            }
        }
        try self.init(descriptor, path, size)
    }

    /// Opens a file that is there, as large as it is; nil if another process has locked it, or if nothing is in it.
    init?(existing path: String) throws(Problem) {
        guard let descriptor = try Self.locked(path, 0) else { return nil }
        var state = stat()
        // A store after the last place on the disk could kill the process.
        guard fstat(descriptor, &state) == 0, state.st_size > 0, Int(state.st_blocks) * 512 >= Int(state.st_size) else {
            close(descriptor)
            return nil
        }
        try self.init(descriptor, path, Int(state.st_size))
    }

    /// Opens and locks a file; nil if another process has locked it.
    private static func locked(_ path: String, _ flags: Int32) throws(Problem) -> Int32? {
        let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW | flags, 0o600)
        guard descriptor >= 0 else { throw Problem("open \(path)") }
        guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return descriptor }
        let number = errno
        close(descriptor)
        guard number == EWOULDBLOCK else { throw Problem("lock \(path)", number) }
        return nil
    }

    private init(_ descriptor: Int32, _ path: String, _ size: Int) throws(Problem) {
        let start = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
        guard let start, start != MAP_FAILED else {
            let problem = Problem("map \(path)")
            close(descriptor)
            throw problem
        }
        self.descriptor = descriptor
        memory = UnsafeMutableRawBufferPointer(start: start, count: size)
    }

    deinit {
        // Code that looks for the images of this process reads the first bytes of each mapped file, a moment after the list of
        // them (Runtime.ImageMap): the addresses stay readable.
        let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED
        _ = mmap(memory.baseAddress, memory.count, PROT_READ, flags, -1, 0)
        // A child process that was forked just now may still have the file open, and its descriptor would keep the lock (flock(2)).
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}
