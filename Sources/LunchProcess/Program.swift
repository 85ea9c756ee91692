/// A program at a terminal, as its driver sees it: a process, or one that is played.
package protocol Program: WatchedProcess, WorkWhileWaiting {
    /// The states of the program and of what it has started; empty if they are unknown.
    var states: [ProcessState] { get }

    /// The terminal's current input modes; nil once the program is gone.
    var inputModes: InputModes? { get }

    /// True if the terminal writes a return before each newline now.
    var addsReturns: Bool { get }

    /// True if more waits to be read by the program than it is going to read.
    var isBackedUp: Bool { get }

    /// The processes that could not be ended.
    var remnants: [ChildProcess.Remnant] { get }

    /// Returns true if the terminal acts on one of these bytes itself, so that the program does not get to read it.
    func isAnySpecial(_ bytes: [UInt8]) -> Bool

    /// Sends bytes to the program's terminal.
    func send(_ bytes: [UInt8])

    /// Changes the terminal's size in cells.
    func resize(columns: UInt16, rows: UInt16)

    /// Does some work in the meantime, on a separate thread, and hands over nothing that the program writes.
    func readNothing(while work: @escaping @Sendable () -> Void)

    /// Ends the program and all that it started, politely first. The observer hears when nothing is left.
    func end(patience: Duration)
}

/// Starts a program, of which the observer hears everything. `ChildProcess.start` is one.
package typealias ProgramStarter =
    @Sendable (ChildProcess.Configuration, any ProgramObserver) throws(StartError) -> any Program

/// A receiver of a program's events; called on the thread that moves its bytes, in the order in which they happen.
package protocol ProgramObserver: AnyObject, Sendable {
    /// The program wrote to its terminal.
    func process(_ process: any Program, wrote bytes: Span<UInt8>)
    /// The program wrote to its standard error, which is kept apart; before it wrote what comes next on its terminal.
    func process(_ process: any Program, wroteToStandardError bytes: Span<UInt8>)
    /// The terminal threw away what had been sent and not yet read: the program asked for it, or a signal key came.
    func processInputWasFlushed(_ process: any Program)
    /// The terminal's output was stopped, so that the program waits as soon as it writes; or continues.
    func process(_ process: any Program, isOutputStopped: Bool)
    /// The program ended, and all that it wrote has been handed over.
    func process(_ process: any Program, ended status: ExitStatus)
    /// Nothing that the program started is left; no call follows.
    func processIsGone(_ process: any Program)
    /// The end was asked for, and these have not gone; no call follows, and they are not waited for any more.
    func process(_ process: any Program, left remnants: [ChildProcess.Remnant])
}

/// A process whose threads the system shows.
///
/// The process group in the foreground of its terminal and who holds which files belong here as well.
package protocol WatchedProcess: Sendable {
    /// The identifier of the process that was launched.
    var identifier: Int32 { get }

    /// Hands over all that the program has written up to now; false if that was not possible before the deadline.
    func drain(until deadline: ContinuousClock.Instant?) -> Bool

    /// The threads of the program and of what it has started; nil if they changed while they were looked at.
    ///
    /// - Throws: `SystemError` if the system does not report it.
    func threadWaits() throws(SystemError) -> ThreadWaits?

    /// Returns true if these are still all threads, and none but the tickers has run since they were looked at.
    func isUnchanged(_ waits: ThreadWaits, butFor tickers: Set<Int32>) -> Bool

    /// The requests of the processes that the network has not answered.
    func openRequests(in waits: ThreadWaits) -> [OpenRequest]

    /// Has the kernel hand on what was sent; returns true if the program has yet to read something.
    func flushInput() -> Bool
}

/// Work that a thread that waits can do in the meantime, so that no other thread has to do it first and wake it then.
package protocol WorkWhileWaiting: AnyObject, Sendable {
    /// Works on the calling thread as long as it is needed, at most until the deadline; false if it cannot.
    func work(until deadline: ContinuousClock.Instant, while isNeeded: () -> Bool) -> Bool

    /// Has the thread that works look again whether it is needed.
    func interruptWork()
}

extension ChildProcess: Program {
    package func work(until deadline: ContinuousClock.Instant, while isNeeded: () -> Bool) -> Bool {
        read(until: deadline, while: isNeeded)
    }

    package func interruptWork() { interruptRead() }
}
