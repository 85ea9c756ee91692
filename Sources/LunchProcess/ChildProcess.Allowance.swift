extension ChildProcess {
    /// The bytes that are read at most of what a program has written up to a moment.
    ///
    /// A read gives all of it before EAGAIN. Others may continue writing in the meantime, so that there is an end to this even
    /// without EAGAIN: after as much as there can have been at the beginning.
    struct Allowance {
        var terminal = Reader.terminalCapacity
        var errors = Reader.pipeCapacity

        var isUsedUp: Bool { terminal <= 0 && errors <= 0 }
    }
}

extension ChildProcess.Reader {
    /// More than a pseudo-terminal can hold: some 12 KiB on Linux, less elsewhere.
    static let terminalCapacity = 256 << 10

    /// More than a pipe can hold (pipe(7): 1 MiB at most unless the system is told otherwise).
    static let pipeCapacity = 2 << 20

    /// Reads until nothing is there, or the capacity is used up; `read` returns how many bytes it has read. Between two
    /// reads the time is looked at.
    ///
    /// - Returns: false if the time was over first, and what is left of the capacity.
    @discardableResult
    static func drain(
        _ capacity: Int, isLate: () -> Bool = { false }, _ read: () -> Int
    ) -> (isDone: Bool, left: Int) {
        var left = capacity
        while left > 0 {
            let count = read()
            if count == 0 { break }
            left -= count
            if isLate() { return (false, left) }
        }
        return (true, left)
    }
}
