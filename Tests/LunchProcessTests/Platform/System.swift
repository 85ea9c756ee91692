@testable import LunchProcess

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// System calls that the tests need.
enum System {
    enum Access {
        case reading
        case writing
        case both
    }

    /// The result of a read of a descriptor that does not block.
    enum ReadResult {
        case bytes([UInt8])
        case nothingYet
        case end
    }

    static func makeFifo(_ path: String) throws {
        guard mkfifo(path, 0o600) == 0 else { throw SystemCallFailed(call: "mkfifo", number: errno) }
    }

    /// Opens a file that exists; neither this nor any use of the descriptor blocks.
    static func open(_ path: String, _ access: Access) throws -> Int32 {
        let flags =
            switch access {
            case .reading: O_RDONLY
            case .writing: O_WRONLY
            case .both: O_RDWR
            }
        let descriptor = systemOpen(path, flags | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemCallFailed(call: "open", number: errno) }
        return descriptor
    }

    static func read(_ descriptor: Int32) throws -> ReadResult {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = systemRead(descriptor, &bytes, bytes.count)
            if count > 0 { return .bytes(Array(bytes[..<count])) }
            if count == 0 { return .end }
            if errno == EAGAIN { return .nothingYet }
            guard errno == EINTR else { throw SystemCallFailed(call: "read", number: errno) }
        }
    }

    static func write(_ bytes: [UInt8], to descriptor: Int32) throws {
        guard systemWrite(descriptor, bytes, bytes.count) == bytes.count else {
            throw SystemCallFailed(call: "write", number: errno)
        }
    }

    /// Waits until there are bytes or the end is reached, at most two minutes.
    static func waitUntilReadable(_ descriptor: Int32) throws {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while true {
            let count = poll(&request, 1, 120_000)
            if count > 0 { return }
            if count == 0 { throw SystemCallFailed(call: "poll", number: ETIMEDOUT) }
            guard errno == EINTR else { throw SystemCallFailed(call: "poll", number: errno) }
        }
    }

    static func close(_ descriptor: Int32) { _ = systemClose(descriptor) }

    /// The leader of a process's session, and of its group.
    static func leaders(of process: Int32) -> (session: Int32, group: Int32) { (getsid(process), getpgid(process)) }

    /// Returns true if there is a process of that identifier.
    static func exists(_ process: Int32) -> Bool { systemKill(process, 0) == 0 || errno != ESRCH }

    /// Returns true if the process is a child of this one, alive or not yet reaped.
    static func isChild(_ process: Int32) -> Bool {
        var info = siginfo_t()
        // Leaves a child that has ended as it is.
        return waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT) == 0
    }

    /// Waits until a process is gone.
    static func waitForEnd(of process: Int32) throws { try waitUntil { !exists(process) } }

    static func kill(_ process: Int32) { _ = systemKill(process, SIGKILL) }

    static func send(_ signal: Int32, to process: Int32) { _ = systemKill(process, signal) }

    /// The signals of the keyboard, of a terminal that hangs up, and those that others send to end a process.
    static let endingSignals = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGTSTP, SIGUSR1, SIGUSR2]

    /// Stops a process; returns once it has stopped.
    static func stop(_ process: Int32) throws {
        _ = systemKill(process, SIGSTOP)
        try waitUntil { ProcessState(of: process)?.activity == .isStopped }
    }

    /// The permissions of a file or a folder.
    static func mode(of path: String) throws -> mode_t {
        var found = stat()
        guard lstat(path, &found) == 0 else { throw SystemCallFailed(call: "lstat", number: errno) }
        return found.st_mode & 0o7777
    }

    /// Waits until something holds that no call waits for, at most two minutes; gives others their turn meanwhile.
    static func waitUntil(_ isSo: () throws -> Bool) throws {
        let deadline = ContinuousClock.now + .seconds(120)
        while try !isSo() {
            guard .now < deadline else { throw SystemCallFailed(call: "waitUntil", number: ETIMEDOUT) }
            sched_yield()
        }
    }
}

// The system's functions, which those above hide.
private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
private let systemRead = read
private let systemWrite = write
private let systemClose = close
private let systemKill = kill
