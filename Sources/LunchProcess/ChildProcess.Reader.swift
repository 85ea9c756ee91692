import CLunchProcess
import LunchWire

extension ChildProcess {
    /// Reads what a program writes to its terminal, one read at a time, and what its guard reports, on whichever thread it is.
    struct Reader: ~Copyable {
        /// The end of the guard, once nothing more is reported.
        enum End {
            /// The guard has left, and no process of the program is left; the observer has been told.
            case left
            /// The guard was ended, with this status if it is known.
            case lost(Keeper, ExitStatus?)
        }

        private let master: Int32
        /// The pipe of standard error; negative if that goes to the terminal.
        private let error: Int32
        private(set) var isErrorOpen: Bool
        /// Released with the last report; kept until then.
        private(set) var observer: (any ProgramObserver)?
        /// As much as a pipe holds (pipe(7)); empty as long as nothing came through it.
        private var errorBuffer: [UInt8] = []
        /// A read of a pseudo-terminal gives less than this, and the status of packet mode comes first.
        private var buffer = [UInt8](repeating: 0, count: 65_536)
        var end: End?
        /// True if the observer has received how the program ended.
        var hasEnded = false
        /// The guard's undelivered reports.
        var reports = PendingReports()

        init(master: Int32, error: Int32, observer: any ProgramObserver) {
            self.master = master
            self.error = error
            isErrorOpen = error >= 0
            self.observer = observer
        }

        /// True if the program may write more.
        private(set) var isOpen = true

        /// Reads the terminal no more.
        mutating func close() { isOpen = false }

        /// Delivers nothing more.
        mutating func letGo() {
            close()
            observer = nil
        }

        /// Hands over one read; returns how many bytes that were, 0 if nothing is there.
        mutating func read(for process: ChildProcess) -> Int {
            guard isOpen, let observer, !process.isHeld else { return 0 }
            let count = unsafe buffer.withUnsafeMutableBytes { unsafe lunch_read(master, $0.baseAddress, $0.count) }
            if count == Int(LUNCH_NOT_YET) { return 0 }
            guard count > 0 else {
                // EIO: no process has the terminal open any more (pty(7)).
                close()
                return 0
            }
            guard buffer[0] != 0 else {
                // Errors that were written before this come before it, even if they came after the last look.
                readErrors(for: process, observer)
                if count > 1 { observer.process(process, wrote: buffer.span.extracting(1..<count)) }
                return count
            }
            let events = Int(lunch_packet_events(buffer[0]))
            if events & LUNCH_PACKET_FLUSHED != 0 { observer.processInputWasFlushed(process) }
            if events & (LUNCH_PACKET_STOPPED | LUNCH_PACKET_STARTED) != 0 {
                observer.process(process, isOutputStopped: events & LUNCH_PACKET_STOPPED != 0)
            }
            return count
        }

        /// Hands over all that was written up to now, errors too; false if the time is over first.
        mutating func drain(for process: ChildProcess, isLate: () -> Bool = { false }) -> Bool {
            var allowance = Allowance()
            return drain(for: process, &allowance, isLate: isLate)
        }

        /// Hands over as much as an allowance gives; false if the time is over first.
        mutating func drain(
            for process: ChildProcess, _ allowance: inout Allowance, isLate: () -> Bool = { false }
        ) -> Bool {
            let terminal = Self.drain(allowance.terminal, isLate: isLate) { read(for: process) }
            allowance.terminal = terminal.left
            guard terminal.isDone else { return false }
            guard isErrorOpen, let observer else { return true }
            let errors = Self.drain(allowance.errors, isLate: isLate) { readErrors(for: process, observer) }
            allowance.errors = errors.left
            return errors.isDone
        }

        /// Hands over one read of standard error; returns how many bytes that were, 0 if nothing is there.
        @discardableResult
        mutating func readErrors(for process: ChildProcess, _ observer: any ProgramObserver) -> Int {
            guard isErrorOpen, !process.isHeld else { return 0 }
            if errorBuffer.isEmpty { errorBuffer = [UInt8](repeating: 0, count: 65_536) }
            let count = unsafe errorBuffer.withUnsafeMutableBytes { unsafe lunch_read(error, $0.baseAddress, $0.count) }
            if count == Int(LUNCH_NOT_YET) { return 0 }
            guard count > 0 else {
                isErrorOpen = false
                return 0
            }
            observer.process(process, wroteToStandardError: errorBuffer.span.extracting(0..<count))
            return count
        }
    }
}
