import CLunchProcess
@_spi(Lunch) import LunchWire

extension ChildProcess {
    /// Moves the bytes between a program and its observer, on a separate thread, until nothing of the program is left.
    @safe final class Pump {
        private let process: ChildProcess
        private let observer: any ProgramObserver
        private let descriptors: Descriptors

        /// The numbers, valid until this thread closes the process.
        struct Descriptors {
            let master: Int32
            let error: Int32
            let control: Int32
            let alarm: Int32
        }

        init(process: ChildProcess, observer: any ProgramObserver, descriptors: Descriptors) {
            self.process = process
            self.observer = observer
            self.descriptors = descriptors
        }

        func run() {
            while true {
                let ready = wait()
                if ready.alarm {
                    lunch_quiet(descriptors.alarm)
                    process.takeBackReading()
                }
                if ready.writable { process.channel.withLock { $0.flush() } }
                if ready.master { readMaster() }
                if ready.error { readError() }
                process.reader.withLock { reader in
                    if ready.control { reader.readReports(for: process) } else { reader.tellReports(for: process) }
                }
                if let end = process.reader.withLock({ $0.end }) { return finish(end) }
                switch process.ending.withLock({ $0?.step() }) {
                case .tell: process.tellEnd()
                case .hangUp: process.hangUp()
                case .letGo: return letGo()
                case nil: break
                }
            }
        }

        /// The guard, which would have killed what the program started and reported how it ended, has exited or was killed.
        private func finish(_ end: Reader.End) {
            guard case .lost(let keeper, let status) = end else { return process.close() }
            let hasEnded = process.reader.withLock { $0.hasEnded }
            if !hasEnded { lunch_kill_group(process.identifier) }
            process.close()
            if !hasEnded { observer.process(process, ended: .unguarded(keeper, status)) }
            observer.processIsGone(process)
        }

        /// Leaves alone what cannot be ended, and specifies what that is.
        private func letGo() {
            let remnants = process.remnants
            let hasEnded = process.reader.withLock { $0.hasEnded }
            process.close()
            if !hasEnded { observer.process(process, ended: .unended) }
            observer.process(process, left: remnants)
        }

        /// The time to wait for something to happen, in nanoseconds; -1 for as long as it takes.
        private var waitingTime: Int64 {
            process.ending.withLock { $0?.due }.map { max(.zero, $0 - .now).nanoseconds } ?? -1
        }

        private func wait() -> (master: Bool, writable: Bool, error: Bool, control: Bool, alarm: Bool) {
            let hasOutgoing = process.channel.withLock { !$0.outgoing.isEmpty }
            let isHeld = process.isHeld
            let (isOpen, isErrorOpen) = process.reader.withLock { ($0.isOpen, $0.isErrorOpen) }
            let isLed = process.isRead
            let wanted = (isOpen && !isLed && !isHeld ? LUNCH_READABLE : 0) | (hasOutgoing ? LUNCH_WRITABLE : 0)
            let readable = Int32(LUNCH_READABLE)
            var waits = [
                lunch_wait(descriptor: wanted != 0 ? descriptors.master : -1, wanted: Int32(wanted), ready: 0),
                lunch_wait(descriptor: isErrorOpen && !isHeld ? descriptors.error : -1, wanted: readable, ready: 0),
                // Nothing is heard of its end before all that it wrote. The reader gets the reports, and not the end of
                // them, once the guard has left.
                lunch_wait(descriptor: isHeld ? -1 : descriptors.control, wanted: isLed ? 0 : readable, ready: 0),
                lunch_wait(descriptor: descriptors.alarm, wanted: readable, ready: 0),
            ]
            _ = unsafe lunch_wait(&waits, Int32(waits.count), waitingTime)
            let input = Int32(LUNCH_READABLE | LUNCH_CLOSED)
            return (
                waits[0].ready & input != 0, waits[0].ready & Int32(LUNCH_WRITABLE) != 0, waits[1].ready & input != 0,
                waits[2].ready & input != 0, waits[3].ready & input != 0
            )
        }

        /// Hands over one read of the terminal; returns how many bytes that were.
        @discardableResult
        private func readMaster() -> Int { process.reader.withLock { $0.read(for: process) } }

        /// Hands over one read of standard error; returns how many bytes that were.
        @discardableResult
        private func readError() -> Int {
            process.reader.withLock { $0.readErrors(for: process, observer) }
        }
    }
}
