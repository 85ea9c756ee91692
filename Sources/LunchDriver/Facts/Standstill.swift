import LunchProcess

/// The facts that the system reports about an app that sends nothing more.
struct Standstill: Sendable {
    /// The program and the processes that it started, parents before their children; empty if they are unknown.
    var processes: [ProcessState] = []

    /// True if the terminal keeps the app from writing.
    var isOutputStopped = false

    /// True if any of the processes receives new sizes of the terminal (SIGWINCH); nil if unknown.
    var hearsOfSize: Bool?

    /// The places of the threads of the first program that neither waits for input nor is held up; nil if unknown.
    var threads: Result<[ThreadPlace], SystemError>?

    /// True if something other than its own doing keeps the program from continuing.
    var isForced: Bool { isOutputStopped || processes.first?.isHeldUp == true }

    /// The reason why the program could not be observed, if that is because no descriptor was left.
    var shortage: SystemError? {
        if case .failure(let error)? = threads, error.isShortage { error } else { nil }
    }

    /// True if the app may just be waiting for input.
    var mayBeIdle: Bool { processes.isEmpty || processes.contains(where: \.isIdle) }
}

extension Standstill {
    /// Finds where the threads of a Swift program are that computes, or waits for something other than input.
    ///
    /// The program continues as it was. So an app that is only slow loses nothing, and no signal has to end it, as one does
    /// that has Swift's runtime write a backtrace.
    mutating func lookAtThreads() {
        guard !isForced, let busy = processes.first(where: { $0.isOccupied && ThreadPlace.isSwift($0.identifier) })
        else { return }
        do throws(SystemError) {
            threads = .success(try ThreadPlace.all(of: busy.identifier))
        } catch {
            threads = .failure(error)
        }
    }
}

extension Standstill {
    /// Checks whether any process receives new sizes of the terminal.
    mutating func lookAtSignals() {
        let answers = processes.map { ProcessReach.hearsOfSize($0.identifier) }
        hearsOfSize = answers.contains(true) ? true : answers.isEmpty || answers.contains(nil) ? nil : false
    }
}

extension ProcessState {
    private static let inputCalls = [
        "read", "readv", "poll", "ppoll", "select", "pselect6", "epoll_wait", "epoll_pwait", "epoll_pwait2",
        "io_uring_enter",
    ]

    /// True if something else than the program's own doing keeps it from continuing.
    var isHeldUp: Bool {
        switch activity {
        case .isStopped, .isTraced, .waitsDeaf: true
        case .runs, .waits, .hasEnded: false
        }
    }

    /// True if it waits as a program does that has nothing to do: for input, or for a thread that waits for that.
    var isIdle: Bool {
        guard case .waits(let call) = activity else { return false }
        return call.map { Self.inputCalls.contains($0) || $0 == "futex" } ?? true
    }

    /// True if it computes, or waits in a call that brings it no input: a lock, a sleep.
    fileprivate var isOccupied: Bool {
        switch activity {
        case .runs: true
        case .waits(let call): call.map { !Self.inputCalls.contains($0) } ?? false
        case .waitsDeaf, .isStopped, .isTraced, .hasEnded: false
        }
    }
}
