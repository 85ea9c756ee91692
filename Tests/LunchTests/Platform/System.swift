#if canImport(Glibc)
    import Glibc

    private let datagrams = Int32(SOCK_DGRAM.rawValue)
#else
    import Darwin

    private let datagrams = SOCK_DGRAM
#endif

/// System calls that the tests need.
enum System {
    static func set(_ variable: String, to value: String) { setenv(variable, value, 1) }

    static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    static func leave(_ status: Int32) -> Never { exit(status) }

    /// Reads what is there, waiting for it at most a minute.
    static func read(_ descriptor: Int32) throws -> [UInt8] {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, 60_000) == 1 else { throw SystemCallFailed(call: "poll", number: errno) }
        var bytes = [UInt8](repeating: 0, count: 1 << 20)
        let count = systemRead(descriptor, &bytes, bytes.count)
        guard count >= 0 else { throw SystemCallFailed(call: "read", number: errno) }
        return Array(bytes[..<count])
    }
}

/// A pipe whose writing end does not block.
final class Pipe {
    let reader: Int32
    let writer: Int32

    init() throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0, fcntl(ends[1], F_SETFL, O_NONBLOCK) == 0 else {
            throw SystemCallFailed(call: "pipe", number: errno)
        }
        (reader, writer) = (ends[0], ends[1])
    }

    deinit {
        close(reader)
        close(writer)
    }

    /// The bytes that have been written, as far as one read gives them.
    func read() throws -> [UInt8] { try System.read(reader) }

    /// Writes until nothing more is taken; returns what was.
    func fill() throws -> [UInt8] {
        var bytes: [UInt8] = []
        while true {
            let byte = UInt8(truncatingIfNeeded: bytes.count &* 7)
            if write(writer, [byte], 1) == 1 {
                bytes.append(byte)
            } else if errno == EAGAIN {
                return bytes
            } else {
                throw SystemCallFailed(call: "write", number: errno)
            }
        }
    }
}

/// A socket that keeps what is written in one piece in one piece.
final class MessageSocket {
    private let reader: Int32
    let writer: Int32

    init() throws {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, datagrams, 0, &ends) == 0 else {
            throw SystemCallFailed(call: "socketpair", number: errno)
        }
        (reader, writer) = (ends[0], ends[1])
    }

    deinit {
        close(reader)
        close(writer)
    }

    /// One message.
    func read() throws -> [UInt8] { try System.read(reader) }
}

/// A program's end of a terminal that has been closed at the other end.
final class HungUpTerminal {
    let slave: Int32

    init() throws {
        var (master, slave): (Int32, Int32) = (-1, -1)
        guard openpty(&master, &slave, nil, nil, nil) == 0 else {
            throw SystemCallFailed(call: "openpty", number: errno)
        }
        close(master)
        self.slave = slave
    }

    deinit { close(slave) }
}

/// read(2), which functions above hide.
private let systemRead = read
