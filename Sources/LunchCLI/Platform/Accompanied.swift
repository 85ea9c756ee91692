import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension CurrentProcess {
    /// The end of a program that this process has accompanied.
    enum AccompaniedEnd {
        /// The program could not be started, for this reason.
        case notStarted(String)
        case exited(Int32)
        case signaled(Int32)
    }

    /// Runs a program on this terminal in the place of this process, which waits for its end and does nothing else.
    ///
    /// Both are in one process group, so that the terminal's signals reach the program. This process passes on the signals
    /// that it gets alone, and stops when the program stops.
    ///
    /// - Parameter environment: more variables for the program, which also gets the variables of this process.
    static func accompany(
        _ path: String, _ arguments: [String], _ environment: [String: String]
    ) -> AccompaniedEnd {
        for (name, value) in environment { setenv(name, value, 1) }
        let words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        // A signal that comes before the program is known is passed on once it is.
        var (held, before) = (sigset_t(), sigset_t())
        sigemptyset(&held)
        for number in Companion.signals { sigaddset(&held, number) }
        sigprocmask(SIG_BLOCK, &held, &before)
        for number in Companion.signals { Companion.catchSignal(number) }
        let (result, child) = spawn(path, words, mask: before)
        if result == 0 { Companion.child.store(child, ordering: .relaxed) }
        sigprocmask(SIG_SETMASK, &before, nil)
        guard result == 0 else { return .notStarted(String(cString: strerror(result))) }
        return wait(for: child)
    }

    private static func spawn(
        _ path: String, _ words: [UnsafeMutablePointer<CChar>?], mask: sigset_t
    ) -> (result: Int32, child: pid_t) {
        #if canImport(Glibc)
            var attributes = posix_spawnattr_t()
        #else
            var attributes: posix_spawnattr_t?
        #endif
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var mask = mask
        posix_spawnattr_setsigmask(&attributes, &mask)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var child: pid_t = 0
        let result = posix_spawn(&child, path, nil, &attributes, words, environ)
        return (result, child)
    }

    private static func wait(for child: pid_t) -> AccompaniedEnd {
        while true {
            var status: Int32 = 0
            guard waitpid(child, &status, WUNTRACED) == child else {
                if errno == EINTR { continue }
                return .notStarted(String(cString: strerror(errno)))
            }
            // wait(2): the macros that decode a status are not imported.
            let number = status & 0x7F
            if status & 0xFF == 0x7F {
                Companion.stop(with: child)
            } else {
                Companion.child.store(0, ordering: .relaxed)
                return number == 0 ? .exited(status >> 8 & 0xFF) : .signaled(number)
            }
        }
    }

    /// Leaves by the signal that has ended the program in the place of this process, and without a second core file.
    static func leave(bySignal number: Int32) -> Never {
        var limit = rlimit()
        if getrlimit(coreLimit, &limit) == 0 {
            limit.rlim_cur = 0
            setrlimit(coreLimit, &limit)
        }
        signal(number, SIG_DFL)
        var open = sigset_t()
        sigemptyset(&open)
        sigaddset(&open, number)
        sigprocmask(SIG_UNBLOCK, &open, nil)
        raise(number)
        exit(128 + number)
    }

    #if canImport(Glibc)
        private static let coreLimit = __rlimit_resource_t(RLIMIT_CORE.rawValue)
    #else
        private static let coreLimit = RLIMIT_CORE
    #endif
}

/// The signals of a process that accompanies another.
private enum Companion {
    /// The program; 0 as long as there is none, and once it has ended.
    static let child = Atomic<pid_t>(0)

    static let signals = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2]

    /// Passes a signal on, unless this process was started with the signal ignored.
    ///
    /// The terminal sends its signals to both processes, so those are not passed on.
    static func catchSignal(_ number: Int32) {
        var (before, action) = (sigaction(), sigaction())
        sigaction(number, nil, &before)
        if isIgnored(before) { return }
        let handler: @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void = {
            number, info, _ in
            let child = Companion.child.load(ordering: .relaxed)
            guard child > 0, let code = info?.pointee.si_code, code <= 0 else { return }
            let error = errno
            kill(child, number)
            errno = error
        }
        #if canImport(Glibc)
            action.__sigaction_handler.sa_sigaction = handler
        #else
            action.__sigaction_u.__sa_sigaction = handler
        #endif
        action.sa_flags = Int32(SA_SIGINFO)
        sigaction(number, &action, nil)
    }

    private static func isIgnored(_ action: sigaction) -> Bool {
        #if canImport(Glibc)
            let handler = action.__sigaction_handler.sa_handler
        #else
            let handler = action.__sigaction_u.__sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Stops this process with the program, so that the shell learns that the job is stopped.
    ///
    /// Both continue at one signal, which may have reached only this process yet: a program that continues does not stop this one.
    static func stop(with child: pid_t) {
        usleep(50_000)
        var info = siginfo_t()
        guard waitid(P_PID, id_t(child), &info, WCONTINUED | WNOHANG | WNOWAIT) == 0, info.si_signo == 0 else { return }
        raise(SIGSTOP)
    }
}
