#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Writing to a descriptor, reading a file, and leaving.
enum Descriptor {
    /// The errno of a system call that failed.
    struct Failure: Error {
        let number: Int32

        var words: String { Descriptor.words(for: number) }
    }

    /// Writes all of the bytes, waiting where the descriptor does not block; returns 0 or the errno that ended it.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        var offset = 0
        while offset < bytes.count {
            let count = bytes[offset...].withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                offset += count
            } else if errno == EAGAIN {
                var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&request, 1, -1)
            } else if errno != EINTR {
                return errno
            }
        }
        return 0
    }

    /// All that a file holds; it may be a pipe as well.
    static func contents(of path: String) -> Result<[UInt8], Failure> {
        // The system would look for what is before the zero byte.
        guard !path.utf8.contains(0) else { return .failure(Failure(number: ENOENT)) }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return .failure(Failure(number: errno)) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 20)
        while true {
            let count = read(descriptor, &part, part.count)
            if count == 0 { return .success(bytes) }
            if count > 0 {
                bytes += part[..<count]
            } else if errno != EINTR {
                return .failure(Failure(number: errno))
            }
        }
    }

    /// The words of an errno.
    static func words(for number: Int32) -> String { String(cString: strerror(number)) }

    /// Ends the process with a status.
    static func leave(_ status: Int32) -> Never { exit(status) }
}

/// write(2), which a function above hides.
private let systemWrite = write
