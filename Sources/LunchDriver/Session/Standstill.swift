import LunchProcess

/// What the system tells of an app from which nothing more comes.
struct Standstill: Sendable {
    /// The program and all that it started, parents before their children; none where the system does not tell.
    var processes: [ProcessState] = []

    /// Whether the terminal keeps the app from writing.
    var isOutputStopped = false

    /// Whether something other than its own doing keeps the program from going on.
    var isForced: Bool { isOutputStopped || processes.first?.isHeldUp == true }

    /// Whether the app may just be waiting for input.
    var mayBeIdle: Bool { processes.isEmpty || processes.contains(where: \.isIdle) }
}

extension ProcessState {
    /// Whether something else than the program's own doing keeps it from going on.
    var isHeldUp: Bool {
        switch activity {
        case .isStopped, .isTraced, .waitsDeaf: true
        case .runs, .waits, .hasEnded: false
        }
    }

    /// Whether it waits as a program does that has nothing to do: for input, or for a thread that waits for that.
    var isIdle: Bool {
        guard case .waits(let call) = activity else { return false }
        let calls = [
            "read", "readv", "poll", "ppoll", "select", "pselect6", "epoll_wait", "epoll_pwait", "epoll_pwait2",
            "futex", "io_uring_enter",
        ]
        return call.map(calls.contains) ?? true
    }
}
