import CLunchProcess
import Synchronization

extension ChildProcess {
    /// Moves the bytes between a program and its observer, on a thread of its own, until nothing of the program is left.
    @safe final class Pump {
        private let process: ChildProcess
        private let observer: any Observer
        private let master: Int32
        private let error: Int32
        private let control: Int32
        private let awakened: Int32
        private let buffer: UnsafeMutableRawBufferPointer
        private var isMasterOpen = true
        private var isErrorOpen: Bool
        private var reports: [UInt8] = []
        private var hasEnded = false

        /// More than a pseudo-terminal or a pipe can hold (pipe(7): 1 MiB at most unless the system is told otherwise).
        private static let kernelCapacity = 2 << 20

        /// The numbers stay valid until this thread closes the process.
        init(
            process: ChildProcess, observer: any Observer, master: Int32, error: Int32, control: Int32,
            awakened: Int32
        ) {
            self.process = process
            self.observer = observer
            self.master = master
            self.error = error
            self.control = control
            self.awakened = awakened
            isErrorOpen = error >= 0
            // A read of a pseudo-terminal gives less than this, and the status of packet mode comes first.
            unsafe buffer = .allocate(byteCount: 65_536, alignment: 16)
        }

        deinit { unsafe buffer.deallocate() }

        func run() {
            var isRunning = true
            while isRunning {
                let ready = wait()
                if ready.wake { _ = unsafe lunch_read(awakened, buffer.baseAddress, buffer.count) }
                if ready.writable { process.channel.withLock { $0.flush() } }
                if ready.master { readMaster() }
                if ready.error { readError() }
                if ready.control { isRunning = readReports() }
            }
            drain()
            if !hasEnded { loseGuard() }
            process.close()
            observer.processIsGone(process)
        }

        /// Somebody killed the guard, which would have killed what the program started and told how it ended.
        private func loseGuard() {
            lunch_kill_group(process.identifier)
            observer.process(process, ended: .signalled(Int(lunch_kill_signal())))
        }

        private func wait() -> (master: Bool, writable: Bool, error: Bool, control: Bool, wake: Bool) {
            let hasOutgoing = process.channel.withLock { !$0.outgoing.isEmpty }
            let wanted = LUNCH_READABLE | (hasOutgoing ? LUNCH_WRITABLE : 0)
            var waits = [
                lunch_wait(descriptor: isMasterOpen ? master : -1, wanted: Int32(wanted), ready: 0),
                lunch_wait(descriptor: isErrorOpen ? error : -1, wanted: Int32(LUNCH_READABLE), ready: 0),
                lunch_wait(descriptor: control, wanted: Int32(LUNCH_READABLE), ready: 0),
                lunch_wait(descriptor: awakened, wanted: Int32(LUNCH_READABLE), ready: 0),
            ]
            _ = unsafe lunch_wait(&waits, Int32(waits.count))
            let input = Int32(LUNCH_READABLE | LUNCH_CLOSED)
            return (
                waits[0].ready & input != 0, waits[0].ready & Int32(LUNCH_WRITABLE) != 0, waits[1].ready & input != 0,
                waits[2].ready & input != 0, waits[3].ready & input != 0
            )
        }

        /// Hands over all that was written up to now.
        ///
        /// A read gives all of it before EAGAIN. Others may go on writing meanwhile, so that there is an end to this
        /// even without EAGAIN: after as much as there can have been at the beginning.
        private func drain() {
            for read in [readMaster, readError] {
                var total = 0
                while total < Self.kernelCapacity {
                    let count = read()
                    if count == 0 { break }
                    total += count
                }
            }
        }

        /// Hands over one read of the terminal; returns how many bytes that were.
        @discardableResult
        private func readMaster() -> Int {
            guard isMasterOpen else { return 0 }
            let count = unsafe lunch_read(master, buffer.baseAddress, buffer.count)
            if count == Int(LUNCH_NOT_YET) { return 0 }
            guard count > 0 else {
                // EIO: nobody has the terminal open any more (pty(7)).
                isMasterOpen = false
                return 0
            }
            let status = unsafe buffer[0]
            if status == 0 {
                unsafe observer.process(process, wrote: buffer.bindMemory(to: UInt8.self).span.extracting(1..<count))
            } else if lunch_packet_is_flush(status) != 0 {
                observer.processInputWasFlushed(process)
            }
            return count
        }

        /// Hands over one read of standard error; returns how many bytes that were.
        @discardableResult
        private func readError() -> Int {
            guard isErrorOpen else { return 0 }
            let count = unsafe lunch_read(error, buffer.baseAddress, buffer.count)
            if count == Int(LUNCH_NOT_YET) { return 0 }
            guard count > 0 else {
                isErrorOpen = false
                return 0
            }
            unsafe observer.process(process, complained: buffer.bindMemory(to: UInt8.self).span.extracting(0..<count))
            return count
        }

        /// Hands over what the guard reports; false once it has closed its end.
        private func readReports() -> Bool {
            let count = unsafe lunch_read(control, buffer.baseAddress, buffer.count)
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
