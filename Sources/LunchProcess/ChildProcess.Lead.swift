import CLunchProcess
@_spi(Lunch) import LunchWire
import Synchronization

extension ChildProcess {
    /// The thread that reads the terminal and the guard's reports: the process's own, or one that waits for what the program
    /// writes.
    ///
    /// A thread that waits reads itself, since being woken by another would cost it as much as all the rest of a key.
    /// The process's own thread takes the reading back a moment after the wait, unless another wait has begun.
    struct Lead: ~Copyable, Sendable {
        /// The code that starts a program is about to wait for it.
        private let state = Atomic(Phase.left)
        /// Held by the thread that waits and reads.
        fileprivate let turn = Lock(())
        /// True if the process's own thread will look again on its own.
        fileprivate let isAlarmSet = Atomic(false)

        fileprivate var phase: Phase { state.load(ordering: .sequentiallyConsistent) }

        /// Lets something happen; returns the phase that follows.
        @discardableResult
        fileprivate func advance(_ event: Event) -> Phase {
            var phase = self.phase
            while true {
                let next = phase.next(event)
                let (isExchanged, found) = state.compareExchange(
                    expected: phase, desired: next, ordering: .sequentiallyConsistent)
                if isExchanged { return next }
                phase = found
            }
        }

        /// The time for which the process's own thread waits for the next wait, in milliseconds.
        ///
        /// Its alarm is set once in this time, not once for each wait: in a virtual machine that costs 20 µs.
        fileprivate static let pause: Int32 = 2
    }

    /// Reads the terminal on the calling thread, as long as it is needed and the deadline has not passed.
    ///
    /// - Returns: false if it does not: another thread that waits does already, or nothing more will come.
    package func read(until deadline: ContinuousClock.Instant, while isNeeded: () -> Bool) -> Bool {
        lead.turn.withLockIfAvailable { _ in
            guard reader.withLock({ $0.isOpen }), !isHeld, let descriptors = leadDescriptors,
                lead.advance(.begin) == .waiting
            else { return false }
            defer { leave() }
            while isNeeded(), lead.phase != .over {
                let left = deadline - .now
                guard left > .zero else { return true }
                let ready = wait(descriptors, for: left)
                if ready.alarm { lunch_quiet(descriptors.alarm) }
                guard ready.master || ready.control else { continue }
                lead.advance(.take)
                let isOpen = reader.withLock { reader in
                    if ready.master { _ = reader.read(for: self) }
                    if ready.control { reader.readReports(for: self) }
                    return reader.isOpen && reader.end == nil
                }
                lead.advance(.handOver)
                if !isOpen || isHeld { return false }
            }
            return true
        } ?? false
    }

    /// Has the thread that waits and reads look again whether it is still needed.
    package func interruptRead() {
        // A thread that hands over output is this one, or notices the change as soon as it has handed over its output.
        guard lead.phase == .waiting else { return }
        channel.withLock { if let number = $0.ends?.leadAlarm.number { lunch_ring(number, 0) } }
    }

    /// True if a thread that waits reads the terminal, or did so a moment ago.
    var isRead: Bool {
        switch lead.phase {
        case .own, .over: false
        case .waiting, .handingOver, .justLeft, .left: true
        }
    }

    /// Gives the terminal back to the process's own thread, unless a thread waits and reads, or did since the last look.
    func takeBackReading() {
        lead.isAlarmSet.store(false, ordering: .sequentiallyConsistent)
        // While a thread waits, nothing must be done: the end of that wait sets the alarm.
        if lead.advance(.look) == .left { setAlarm() }
    }

    /// Has the process's own thread read the terminal in a moment, unless another waits for the program by then.
    func setAlarm() {
        if lead.isAlarmSet.exchange(true, ordering: .sequentiallyConsistent) { return }
        channel.withLock { $0.ring(after: Lead.pause) }
    }

    /// Returns once no thread reads but the process's own, and none will any more.
    func endLeads() {
        lead.advance(.close)
        channel.withLock { if let number = $0.ends?.leadAlarm.number { lunch_ring(number, 0) } }
        lead.turn.withLock { _ in }
    }

    /// Has the process's own thread read again in a moment, unless it only waits for the guard to leave.
    private func leave() {
        guard lead.advance(.leave) == .justLeft, reader.withLock({ $0.end == nil }) else { return }
        setAlarm()
    }

    private struct LeadDescriptors {
        let master: Int32
        let control: Int32
        let alarm: Int32
    }

    /// Valid as long as the turn is held and is not over.
    private var leadDescriptors: LeadDescriptors? {
        channel.withLock { channel in
            guard let master = channel.ends?.terminal?.master.number, let control = channel.ends?.control.number,
                let alarm = channel.ends?.leadAlarm.number
            else { return nil }
            return LeadDescriptors(master: master, control: control, alarm: alarm)
        }
    }

    private func wait(
        _ descriptors: LeadDescriptors, for left: Duration
    ) -> (master: Bool, control: Bool, alarm: Bool) {
        let readable = Int32(LUNCH_READABLE)
        var waits = [descriptors.master, descriptors.control, descriptors.alarm].map {
            lunch_wait(descriptor: $0, wanted: readable, ready: 0)
        }
        guard unsafe lunch_wait(&waits, Int32(waits.count), left.nanoseconds) > 0 else { return (false, false, false) }
        return (waits[0].ready != 0, waits[1].ready != 0, waits[2].ready != 0)
    }
}
