@_spi(Lunch) import LunchWire

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A pipe with a name, through which testers report secret texts to the command that runs them. They are in no file.
package final class SecretPipe: Sendable {
    package let path: String
    private let descriptor: Int32
    /// The beginning of a line whose end is not there yet.
    private let rest = Lock<[UInt8]>([])

    /// Makes the pipe; nil if that is not possible, for example on a file system without pipes.
    package init?(_ path: String) {
        // A pipe of a killed run may be there.
        unlink(path)
        guard mkfifo(path, 0o600) == 0 else { return nil }
        // Open for both: it has a reader and a writer as long as the run lasts.
        descriptor = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        self.path = path
        guard descriptor >= 0 else { return nil }
    }

    deinit {
        close(descriptor)
        unlink(path)
    }

    /// The secrets that have been reported since the last call.
    package func take() -> [String] {
        rest.withLock { rest in
            var piece = [UInt8](repeating: 0, count: 4096)
            while case let count = read(descriptor, &piece, piece.count), count > 0 { rest += piece[..<count] }
            let lines = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            rest = lines.last.map(Array.init) ?? []
            return lines.dropLast().compactMap { line in
                guard case .string(let text)? = try? LunchJSON(parsing: Array(line), limits: .message) else {
                    return nil
                }
                return text
            }
        }
    }

    private static let turn = Lock(())

    /// Reports a secret. If there is no pipe, it has no reader.
    static func write(_ line: [UInt8], to path: String) {
        turn.withLock { _ in
            // Open for both, it neither waits for a reader nor ends the process for want of one.
            let descriptor = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
            guard descriptor >= 0 else { return }
            defer { close(descriptor) }
            var rest = line[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { memory in
                    #if canImport(Glibc)
                        Glibc.write(descriptor, memory.baseAddress, memory.count)
                    #else
                        Darwin.write(descriptor, memory.baseAddress, memory.count)
                    #endif
                }
                if count > 0 {
                    rest = rest.dropFirst(count)
                } else if errno == EAGAIN {
                    var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    // A run that reads nothing for so long is over.
                    if poll(&state, 1, 1000) <= 0 { return }
                } else if errno != EINTR {
                    return
                }
            }
        }
    }
}
