#if os(Linux)
    import Glibc

    /// Writing to a descriptor, and leaving.
    enum Descriptor {
        /// Writes all of the bytes, waiting where the descriptor does not block; returns 0 or the errno that ended it.
        static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
            var offset = 0
            while offset < bytes.count {
                let count = bytes[offset...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
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

        /// The words of an errno.
        static func words(for number: Int32) -> String { String(cString: strerror(number)) }

        /// Ends the process with a status.
        static func leave(_ status: Int32) -> Never { Glibc.exit(status) }
    }
#endif
