#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A program that this process has started, and the bytes that it writes.
final class Subprocess {
    /// An output of a program.
    enum Stream {
        case output
        case errors
    }

    /// The place that a program writes its errors to.
    enum Errors {
        /// The standard error of this process.
        case inherited
        /// The standard output of the program.
        case merged
        /// A separate pipe.
        case separate
    }

    /// The processes that a program is apart from.
    enum Leader {
        /// The group of this process, which gets the signals of the terminal.
        case group
        /// The session of this process, with its terminal.
        case session
    }

    let identifier: pid_t
    /// The exit status, or 128 and the number of the signal that ended the program; nil as long as it is not known.
    private(set) var status: Int32?
    private var pipes: [(stream: Stream, descriptor: Int32)]

    /// Starts a program with nothing on its standard input, and without the other descriptors of this process.
    ///
    /// - Parameter words: the path of the program, and its arguments.
    /// - Throws: the system's error.
    init(
        _ words: [String], errors: Errors, environment: [String: String] = CurrentProcess.variables,
        leading leader: Leader = .group
    ) throws(SystemReason) {
        var actions = SpawnActions()
        defer { actions.destroy() }
        actions.open("/dev/null", as: 0)
        do throws(SystemReason) {
            try actions.pipe(.output, as: 1)
            switch errors {
            case .inherited: break
            case .merged: actions.copy(1, to: 2)
            case .separate: try actions.pipe(.errors, as: 2)
            }
            identifier = try actions.spawn(words, environment.map { "\($0)=\($1)" }, leader)
        } catch {
            for pipe in actions.pipes { close(pipe.descriptor) }
            throw error
        }
        pipes = actions.pipes
    }

    deinit { for pipe in pipes { close(pipe.descriptor) } }

    /// True if more bytes may come.
    var isOpen: Bool { !pipes.isEmpty }

    /// The next bytes of an output; nil if none come within the time. Without a time, nil if all outputs are closed.
    func next(within time: Duration? = nil) -> (stream: Stream, bytes: [UInt8])? {
        let deadline = time.map { ContinuousClock.now + $0 }
        // Once all outputs are closed, the system waits for the time alone.
        while isOpen || time != nil {
            var requests = pipes.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
            let left = deadline.map { max(.zero, ContinuousClock.now.duration(to: $0)) }
            let count = poll(&requests, nfds_t(requests.count), left.map { Int32($0 / .milliseconds(1)) + 1 } ?? -1)
            if count < 0, errno == EINTR { continue }
            guard count > 0, let index = requests.firstIndex(where: { $0.revents != 0 }) else { return nil }
            let (stream, descriptor) = pipes[index]
            let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
                count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
            }
            if !bytes.isEmpty { return (stream, bytes) }
            close(descriptor)
            pipes.remove(at: index)
        }
        return nil
    }

    /// All bytes of an output that come until all outputs are closed.
    func rest() -> (output: [UInt8], errors: [UInt8]) {
        var (output, errors): ([UInt8], [UInt8]) = ([], [])
        while let (stream, bytes) = next() {
            if stream == .output { output += bytes } else { errors += bytes }
        }
        return (output, errors)
    }

    /// True if the program has ended.
    var hasEnded: Bool { look(WNOHANG) != nil }

    /// Waits for the end of the program.
    func end() -> Int32 { look(0) ?? -1 }

    private func look(_ options: Int32) -> Int32? {
        if let status { return status }
        var word: Int32 = 0
        var ended = waitpid(identifier, &word, options)
        while ended < 0, errno == EINTR { ended = waitpid(identifier, &word, options) }
        // wait(2): the macros that decode a status are not imported.
        if ended == identifier { status = word & 0x7F == 0 ? word >> 8 & 0xFF : 128 + word & 0x7F }
        return status
    }
}

/// The reason of a failure, in the system's words.
struct SystemReason: Error, CustomStringConvertible {
    let number: Int32

    var description: String { String(cString: strerror(number)) }
}

/// `pipe(2)`, where a member has the same name.
private func makePipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 { pipe(ends) }

/// The descriptors of a program that is about to start (posix_spawn(3)).
private struct SpawnActions {
    #if canImport(Glibc)
        private var actions = posix_spawn_file_actions_t()
        private var attributes = posix_spawnattr_t()
    #else
        private var actions: posix_spawn_file_actions_t?
        private var attributes: posix_spawnattr_t?
    #endif
    /// The ends of the pipes that this process reads.
    private(set) var pipes: [(stream: Subprocess.Stream, descriptor: Int32)] = []
    /// The ends of the pipes that the program writes. This process closes them once the program has started.
    private var ends: [Int32] = []

    init() {
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
    }

    mutating func destroy() {
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
        for end in ends { close(end) }
    }

    mutating func open(_ path: String, as number: Int32) {
        posix_spawn_file_actions_addopen(&actions, number, path, O_RDONLY, 0)
    }

    mutating func copy(_ number: Int32, to other: Int32) { posix_spawn_file_actions_adddup2(&actions, number, other) }

    mutating func pipe(_ stream: Subprocess.Stream, as number: Int32) throws(SystemReason) {
        var both: [Int32] = [-1, -1]
        guard makePipe(&both) == 0 else { throw SystemReason(number: errno) }
        for end in both { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        pipes.append((stream, both[0]))
        ends.append(both[1])
        copy(both[1], to: number)
    }

    mutating func spawn(
        _ words: [String], _ environment: [String], _ leader: Subprocess.Leader
    ) throws(SystemReason) -> pid_t {
        // A thread of Dispatch blocks most signals, which a program would inherit.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        let apart = leader == .group ? POSIX_SPAWN_SETPGROUP : Self.newSession
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | apart) | Self.closing)
        #if canImport(Glibc)
            for number in CurrentProcess.descriptors where number > 2 {
                posix_spawn_file_actions_addclose(&actions, number)
            }
        #endif
        let texts = [words, environment].map { $0.map { strdup($0) } + [nil] }
        defer { for text in texts.joined() { free(text) } }
        var child: pid_t = 0
        let error = posix_spawn(&child, words[0], &actions, &attributes, texts[0], texts[1])
        guard error == 0 else { throw SystemReason(number: error) }
        return child
    }

    #if canImport(Glibc)
        /// The value of `POSIX_SPAWN_SETSID` in glibc. Swift does not import the macro.
        private static let newSession: Int32 = 0x80
        private static let closing: Int16 = 0
    #else
        private static let newSession = POSIX_SPAWN_SETSID
        private static let closing = Int16(POSIX_SPAWN_CLOEXEC_DEFAULT)
    #endif
}
