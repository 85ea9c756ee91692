import CLunchBridge

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A program on a pseudo-terminal that is nobody's controlling terminal, so that no signal tells it of a hang-up.
struct LoneProgram {
    struct Failure: Error {
        let call: String
        let number: Int32
    }

    let process: pid_t
    private let master: Int32

    /// Starts a program with these variables and no others.
    init(_ path: String, environment: [String: String]) throws {
        var (master, slave): (Int32, Int32) = (-1, -1)
        let made = lunch_bridge_make(&master, &slave)
        guard made >= 0 else { throw Failure(call: "lunch_bridge_make", number: -made) }
        self.master = master
        defer { Self.close(slave) }
        #if canImport(Glibc)
            var actions = posix_spawn_file_actions_t()
        #else
            var actions = posix_spawn_file_actions_t?.none
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor in 0...2 as ClosedRange<Int32> { posix_spawn_file_actions_adddup2(&actions, slave, descriptor) }
        let arguments: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
        let variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for string in arguments + variables { free(string) } }
        var process = pid_t()
        let error = posix_spawn(&process, path, &actions, nil, arguments, variables)
        guard error == 0 else { throw Failure(call: "posix_spawn", number: error) }
        self.process = process
    }

    /// Reads what the program writes, until a text has come in it; waits a minute for more.
    func read(until text: String) throws {
        var output = ""
        var bytes = [UInt8](repeating: 0, count: 4096)
        while !output.contains(text) {
            var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
            guard poll(&request, 1, 60_000) > 0 else { throw Failure(call: "poll", number: ETIMEDOUT) }
            let count = systemRead(master, &bytes, bytes.count)
            guard count > 0 else { throw Failure(call: "read", number: errno) }
            output += String(decoding: bytes[..<count], as: UTF8.self)
        }
    }

    func write(_ text: String) { _ = systemWrite(master, text, text.utf8.count) }

    /// Takes the terminal away; returns the status with which the program leaves, nil if a signal ends it.
    func hangUp() -> Int32? {
        Self.close(master)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
    }

    static func close(_ descriptor: Int32) { _ = systemClose(descriptor) }

    static func stop(_ process: Int32) { kill(process, SIGSTOP) }

    static func goOn(_ process: Int32) { kill(process, SIGCONT) }
}

private let systemRead = read
private let systemClose = close
private let systemWrite = write
