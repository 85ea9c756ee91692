import LunchWire

#if canImport(Glibc)
    import FoundationEssentials
    import Glibc
#else
    import Darwin
    import Foundation
#endif

/// The socket of a session: a file that only its user can reach, through which lines are exchanged.
struct SessionSocket {
    private let descriptor: Int32

    /// The flags with which a caller that has gone is an error and no signal.
    #if canImport(Glibc)
        private static let flags = Int32(MSG_NOSIGNAL)
    #else
        private static let flags: Int32 = 0
    #endif

    /// The folder of all sockets of a user.
    private static var folder: String {
        let runtime = CurrentProcess.variable("XDG_RUNTIME_DIR") ?? ""
        return runtime.hasPrefix("/") ? "\(runtime)/lunch" : "/tmp/lunch-\(geteuid())"
    }

    static func path(of name: String) -> String { "\(folder)/\(name).sock" }

    /// Begins to listen; an error contains the reason if that is not possible.
    static func listening(at name: String) throws(SessionError) -> SessionSocket {
        var status = stat()
        if mkdir(folder, 0o700) != 0, errno != EEXIST { throw .system(folder, String(cString: strerror(errno))) }
        // Another user may have made it, or made it a link.
        guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid(),
            status.st_mode & 0o077 == 0
        else { throw .folder(folder) }
        if connected(to: name) != nil { throw .exists(name) }
        unlink(path(of: name))
        let descriptor = try made(name)
        let mask = umask(0o177)
        defer { umask(mask) }
        let result = withAddress(of: name) { bind(descriptor, $0, $1) }
        guard result == 0, listen(descriptor, 8) == 0 else {
            let reason = String(cString: strerror(errno))
            close(descriptor)
            throw .system(path(of: name), reason)
        }
        return SessionSocket(descriptor: descriptor)
    }

    /// Connects to a session; nil if none listens there, or if its path is longer than a socket's may be.
    static func connected(to name: String) -> SessionSocket? {
        // Without a socket, no session runs. The callers report it.
        guard let descriptor = try? made(name) else { return nil }
        guard withAddress(of: name, { connect(descriptor, $0, $1) }) == 0 else {
            close(descriptor)
            return nil
        }
        return SessionSocket(descriptor: descriptor)
    }

    private static func made(_ name: String) throws(SessionError) -> Int32 {
        guard path(of: name).utf8.count < 104 else { throw .system(path(of: name), "the path is too long") }
        #if canImport(Glibc)
            let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        #else
            let type = SOCK_STREAM
        #endif
        let descriptor = socket(AF_UNIX, type, 0)
        guard descriptor >= 0 else { throw .system(path(of: name), String(cString: strerror(errno))) }
        return descriptor
    }

    private static func withAddress(
        of name: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path(of: name).utf8) }
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }

    /// Waits for a caller; nil if none comes in a number of seconds.
    func accepted(within seconds: Int) -> SessionSocket? {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        var result = poll(&waiting, 1, Int32(clamping: seconds * 1000))
        while result < 0, errno == EINTR { result = poll(&waiting, 1, Int32(clamping: seconds * 1000)) }
        guard result > 0 else { return nil }
        let caller = accept(descriptor, nil, nil)
        return caller < 0 ? nil : SessionSocket(descriptor: caller)
    }

    /// Writes a line; false if the other side is closed.
    @discardableResult
    func write(_ line: String) -> Bool {
        let bytes = Array(line.utf8)
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Self.flags) }
            guard count > 0 || errno == EINTR else { return false }
            written += max(0, count)
        }
        return true
    }

    /// Reads lines until the other side has no more.
    func readLines(limit: Int, _ take: ([UInt8]) -> Void) {
        CurrentProcess.readLines(of: descriptor, limit: limit, take)
    }

    /// Tells the other side that no line follows.
    func endRequests() { _ = shutdown(descriptor, 1) }

    /// Removes the file of a session.
    static func remove(_ name: String) { unlink(path(of: name)) }

    func end() {
        _ = shutdown(descriptor, 2)
        close(descriptor)
    }
}

/// The reason why a session cannot be begun or used.
enum SessionError: Error {
    case system(String, String)
    case folder(String)
    case exists(String)
    case name(String)
    case none(String)
    case ended

    var message: String {
        switch self {
        case .system(let path, let reason): "\(path) cannot be used: \(reason)."
        case .folder(let path):
            "\(path) is not a folder that you alone can use (mode 0700). Remove it, or set XDG_RUNTIME_DIR to another folder."
        case .exists(let name): "The session \(name.literal) is running. Close it first: lunch drive close \(name)."
        case .name(let name):
            "\(name.literal) is not a valid name of a session. Use 1 to 40 letters, digits, hyphens and underscores."
        case .ended: "The session has ended without an answer."
        case .none(let name): "There is no session \(name.literal). Open one: lunch drive open \(name) -- PROGRAM."
        }
    }
}
