import CLunchProcess
import LunchWire

extension ChildProcess {
    /// Moves the bytes between a program and its observer, on a thread of its own, until nothing of the program is left.
    @safe final class Pump {
        private let process: ChildProcess
        private let observer: any Observer
        private let descriptors: Descriptors
        private let buffer: UnsafeMutableRawBufferPointer
        private var reports: [UInt8] = []
        private var hasEnded = false

        /// The numbers, valid until this thread closes the process.
        struct Descriptors {
            let master: Int32
            let error: Int32
            let control: Int32
            let alarm: Int32
        }

        /// More than a pseudo-terminal can hold: some 12 KiB on Linux, less elsewhere.
        static let terminalCapacity = 256 << 10

        /// More than a pipe can hold (pipe(7): 1 MiB at most unless the system is told otherwise).
        static let pipeCapacity = 2 << 20

        init(process: ChildProcess, observer: any Observer, descriptors: Descriptors) {
            self.process = process
            self.observer = observer
            self.descriptors = descriptors
            unsafe buffer = .allocate(byteCount: 65_536, alignment: 16)
        }

        deinit { unsafe buffer.deallocate() }

        func run() {
            var isRunning = true
            while isRunning {
                let ready = wait()
                if ready.alarm {
                    lunch_quiet(descriptors.alarm)
                    process.takeBackReading()
                }
                if ready.writable { process.channel.withLock { $0.flush() } }
                if ready.master { readMaster() }
                if ready.error { readError() }
                if ready.control { isRunning = readReports() }
                switch isRunning ? process.ending.withLock({ $0?.step() }) : nil {
                case .hangUp: process.hangUp()
                case .letGo: return letGo()
                case nil: break
                }
            }
            drain()
            if hasEnded { process.close() } else { loseGuard() }
            observer.processIsGone(process)
        }

        /// Somebody killed the guard, which would have killed what the program started and told how it ended.
        private func loseGuard() {
            lunch_kill_group(process.identifier)
            observer.process(process, ended: .unguarded(process.close()))
        }

        /// Leaves alone what cannot be ended, and says what that is.
        private func letGo() {
            let remnants = process.remnants
            process.close(limit: 0)
            if !hasEnded { observer.process(process, ended: .unended) }
            observer.process(process, left: remnants)
        }

        /// How long to wait for something to happen, in nanoseconds; -1 for as long as it takes.
        private var waitingTime: Int64 {
            process.ending.withLock { $0?.due }.map { max(.zero, $0 - .now).nanoseconds } ?? -1
        }

        private func wait() -> (master: Bool, writable: Bool, error: Bool, control: Bool, alarm: Bool) {
            let hasOutgoing = process.channel.withLock { !$0.outgoing.isEmpty }
            let isHeld = process.isHeld
            let (isOpen, isErrorOpen) = process.reader.withLock { ($0.isOpen, $0.isErrorOpen) }
            let isRead = isOpen && !process.isRead && !isHeld
            let wanted = (isRead ? LUNCH_READABLE : 0) | (hasOutgoing ? LUNCH_WRITABLE : 0)
            let readable = Int32(LUNCH_READABLE)
            var waits = [
                lunch_wait(descriptor: wanted != 0 ? descriptors.master : -1, wanted: Int32(wanted), ready: 0),
                lunch_wait(descriptor: isErrorOpen && !isHeld ? descriptors.error : -1, wanted: readable, ready: 0),
                // Nothing is heard of its end before all that it wrote.
                lunch_wait(descriptor: isHeld ? -1 : descriptors.control, wanted: readable, ready: 0),
                lunch_wait(descriptor: descriptors.alarm, wanted: readable, ready: 0),
            ]
            _ = unsafe lunch_wait(&waits, Int32(waits.count), waitingTime)
            let input = Int32(LUNCH_READABLE | LUNCH_CLOSED)
            return (
                waits[0].ready & input != 0, waits[0].ready & Int32(LUNCH_WRITABLE) != 0, waits[1].ready & input != 0,
                waits[2].ready & input != 0, waits[3].ready & input != 0
            )
        }

        /// Hands over all that was written up to now, also what comes behind something that holds up the reading.
        private func drain() {
            for (capacity, read) in [(Self.terminalCapacity, readMaster), (Self.pipeCapacity, readError)] {
                var left = capacity
                repeat {
                    awaitRelease()
                    left = Self.drain(left, read).left
                } while left > 0 && process.isHeld
            }
        }

        /// Returns once nothing holds up the reading.
        private func awaitRelease() {
            while process.isHeld {
                var alarm = lunch_wait(descriptor: descriptors.alarm, wanted: Int32(LUNCH_READABLE), ready: 0)
                _ = unsafe lunch_wait(&alarm, 1, -1)
                lunch_quiet(descriptors.alarm)
                process.takeBackReading()
            }
        }

        /// Reads all that was written up to now; `read` returns how many bytes it has read.
        ///
        /// A read gives all of it before EAGAIN. Others may go on writing meanwhile, so that there is an end to this
        /// even without EAGAIN: after as much as there can have been at the beginning. Between two reads it is looked
        /// if the time is over.
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

        /// Hands over one read of the terminal; returns how many bytes that were.
        @discardableResult
        private func readMaster() -> Int { process.reader.withLock { $0.read(for: process) } }

        /// Hands over one read of standard error; returns how many bytes that were.
        @discardableResult
        private func readError() -> Int {
            process.reader.withLock { $0.readErrors(for: process, observer) }
        }

        /// Hands over what the guard reports; false once it has closed its end.
        private func readReports() -> Bool {
            let count = unsafe lunch_read(descriptors.control, buffer.baseAddress, buffer.count)
            if count == Int(LUNCH_NOT_YET) { return true }
            guard count > 0 else { return false }
            unsafe reports.append(contentsOf: buffer[0..<count])
            let size = MemoryLayout<lunch_report>.size
            while reports.count >= size {
                let report = unsafe reports.withUnsafeBytes { unsafe $0.loadUnaligned(as: lunch_report.self) }
                reports.removeFirst(size)
                guard report.kind == LUNCH_REPORT_EXITED else { continue }
                drain()
                hasEnded = true
                observer.process(process, ended: ExitStatus(waitStatus: report.value))
            }
            return true
        }
    }
}
