#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Looks for processes, and does something to them.
public enum LiveProcess {
    /// Returns true if a process is there, be it as a zombie.
    public static func exists(_ identifier: Int32) -> Bool { systemKill(identifier, 0) == 0 }

    public static func stop(_ identifier: Int32) { _ = systemKill(identifier, SIGSTOP) }

    public static func goOn(_ identifier: Int32) { _ = systemKill(identifier, SIGCONT) }

    public static func kill(_ identifier: Int32) { _ = systemKill(identifier, SIGKILL) }

    public static func giveWay() { sched_yield() }

    /// Ends this process without the end of anything in it, such as of what is given here.
    public static func leave(_ kept: some AnyObject) -> Never { exit(0) }

    /// Waits until something holds that no call waits for, at most a minute; looks again each millisecond.
    public static func wait(until isSo: () -> Bool) -> Bool {
        let deadline = ContinuousClock.now + .seconds(60)
        while !isSo() {
            guard .now < deadline else { return false }
            _ = poll(nil, 0, 1)
        }
        return true
    }
}

/// kill(2), which the function above hides.
private let systemKill = kill
