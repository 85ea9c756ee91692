package import LunchProcess

/// The time for which a program has computed without getting on with anything that the system can see.
///
/// An endless loop and a long computation look the same. But a program that starts reads files, gets memory, and starts others,
/// all of which is counted. What counts against it is the time that a processor has given it, since on a busy machine it may get none.
package struct Computing {
    /// The time after which it counts as stalled.
    private let limit: Duration

    /// The process that was launched, which is waited for by whatever name.
    private let program: Int32?

    /// The names of the ignored programs.
    private let ignored: Set<String>

    /// The last progress: when it was seen, the traces then, and the processor time that each process had used.
    private var last: (time: ContinuousClock.Instant, traces: [Int32: ProcessState.Traces], used: [Int32: Duration])?

    package init(limit: Duration, program: Int32?, ignored: some Sequence<String>) {
        self.limit = limit
        self.program = program
        self.ignored = Set(ignored)
    }

    /// Returns true if one of the processes has computed for the whole limit, and none has made any progress.
    ///
    /// A process about which the system reports nothing may always have made progress.
    package mutating func hasStalled(in processes: [ProcessState], at now: ContinuousClock.Instant) -> Bool {
        let awaited = processes.filter { $0.identifier == program || !ignored.contains($0.name) }
        let known = awaited.compactMap { process in process.traces.map { (process.identifier, $0) } }
        let traces = Dictionary(known, uniquingKeysWith: { first, _ in first })
        guard let last, known.count == awaited.count, last.traces == traces else {
            let used = awaited.map { ($0.identifier, $0.used) }
            last = (now, traces, Dictionary(used, uniquingKeysWith: { first, _ in first }))
            return false
        }
        guard last.time.duration(to: now) >= limit else { return false }
        return awaited.contains { $0.used - (last.used[$0.identifier] ?? $0.used) >= limit }
    }
}
