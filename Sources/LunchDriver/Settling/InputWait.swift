import LunchProcess

/// A program that only input can wake: it waits for its terminal, its own threads and its own children.
extension ThreadWaits {
    /// Returns true if no thread has a wait that another program may end.
    ///
    /// - Parameter mayBeWoken: returns true if a process has something by which other programs can wake it.
    func areForItsOwn(mayBeWoken: (Int32) -> Bool = ProcessReach.mayBeWoken) -> Bool {
        threads.allSatisfy(\.isForItsOwn) && !Set(threads.map(\.process)).contains(where: mayBeWoken)
    }
}

extension ThreadWait {
    /// The calls in which nothing is waited for but the terminal, time, signals, and what the program has started itself,
    /// as long as its descriptors lead to no other process.
    private static let calls: Set<String> = [
        "read", "readv", "poll", "ppoll", "select", "pselect6", "epoll_wait", "epoll_pwait", "epoll_pwait2", "futex",
        "futex_waitv", "wait4", "waitid", "pause", "rt_sigsuspend", "rt_sigtimedwait",
    ]

    fileprivate var isForItsOwn: Bool {
        activity == .hasEnded || activity == .waits && Self.calls.contains(call)
    }
}
