#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Work that takes a program a while, of which the system shows less or more.
enum Dawdling {
    private static let time = Duration.milliseconds(200)

    nonisolated(unsafe) private static var ends: [Int32] = [-1, -1]
    nonisolated(unsafe) private static var others: [Int32] = [-1, -1]

    /// Computes.
    static func compute() {
        let end = ContinuousClock.now + time
        while .now < end {}
    }

    /// Sleeps.
    static func sleep() { usleep(200_000) }

    /// Waits for input, with a limit of time.
    static func waitWithALimit() { waitForInput(limit: 200) }

    /// Waits for input until a signal comes that a clock sends.
    static func waitForAnAlarm() {
        signal(SIGALRM) { _ in }
        alarm(1)
        waitForInput()
        signal(SIGALRM, SIG_DFL)
    }

    /// Waits for input and for another thread, which computes.
    static func waitForAThreadThatComputes() {
        openPipe(&ends)
        start { _ in
            Dawdling.compute()
            close(Dawdling.ends[1])
            return nil
        }
        waitForInput(or: ends[0])
        close(ends[0])
    }

    /// Waits for input and for another thread, which sleeps.
    static func waitForAThreadThatSleeps() {
        openPipe(&ends)
        start { _ in
            Dawdling.sleep()
            close(Dawdling.ends[1])
            return nil
        }
        waitForInput(or: ends[0])
        close(ends[0])
    }

    /// Waits for input and for two threads that hand something to and fro: there is always one that has just been woken.
    static func waitForThreadsThatTakeTurns() {
        openPipe(&ends)
        openPipe(&others)
        start { _ in
            var byte: UInt8 = 0
            while read(Dawdling.others[0], &byte, 1) == 1, write(Dawdling.ends[1], &byte, 1) == 1 {}
            close(Dawdling.ends[1])
            return nil
        }
        let end = ContinuousClock.now + time
        var byte: UInt8 = 0
        while .now < end {
            write(others[1], &byte, 1)
            waitForInput(or: ends[0])
            read(ends[0], &byte, 1)
        }
        close(others[1])
        waitForInput(or: ends[0])
        close(ends[0])
        close(others[0])
    }

    /// Waits for input and for a program that it has started, which sleeps.
    static func waitForAChild() {
        openPipe(&ends)
        let child = fork(["sh", "-c", "sleep 0.2"])
        close(ends[1])
        waitForInput(or: ends[0])
        close(ends[0])
        var status: Int32 = 0
        waitpid(child, &status, 0)
    }

    /// Waits for input and for somebody else, who writes to a pipe that has a name.
    static func waitForSomebody(at path: String) {
        let descriptor = open(path, O_RDWR)
        waitForInput(or: descriptor)
        close(descriptor)
    }

    private static func fork(_ arguments: [String]) -> pid_t {
        var child: pid_t = 0
        var strings: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        posix_spawnp(&child, arguments[0], nil, nil, &strings, environ)
        for string in strings { free(string) }
        return child
    }

    private static func waitForInput(or other: Int32 = -1, limit: Int32 = -1) {
        var requests = [
            pollfd(fd: 0, events: Int16(POLLIN), revents: 0), pollfd(fd: other, events: Int16(POLLIN), revents: 0),
        ]
        poll(&requests, 2, limit)
    }

    #if canImport(Glibc)
        private static func start(
            _ body: @escaping @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
        ) {
            var thread = pthread_t()
            pthread_create(&thread, nil, body, nil)
            pthread_detach(thread)
        }
    #else
        private static func start(
            _ body: @escaping @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?
        ) {
            var thread: pthread_t?
            pthread_create(&thread, nil, body, nil)
            if let thread { pthread_detach(thread) }
        }
    #endif
}

/// pipe(2).
private func openPipe(_ ends: inout [Int32]) { _ = pipe(&ends) }
