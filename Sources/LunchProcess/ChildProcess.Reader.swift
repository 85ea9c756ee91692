import CLunchProcess
import LunchWire

extension ChildProcess {
    /// Reads what a program writes to its terminal, one read at a time, and what its guard reports, on whichever thread it
    /// is.
    struct Reader: ~Copyable {
        /// What has become of the guard, once nothing more is reported.
        enum End {
            /// It has left, and nothing of the program is left; the observer has been told.
            case left
            /// It was ended, as said here if that is known.
            case lost(Keeper, ExitStatus?)
        }

        private let master: Int32
        /// The pipe of standard error; negative if that goes to the terminal.
        private let error: Int32
        private(set) var isErrorOpen: Bool
        /// Let go of with the last that is told; until then it is kept.
        private var observer: (any Observer)?
        /// As much as a pipe holds (pipe(7)); empty as long as nothing came through it.
        private var errorBuffer: [UInt8] = []
        /// A read of a pseudo-terminal gives less than this, and the status of packet mode comes first.
        private var buffer = [UInt8](repeating: 0, count: 65_536)
        private(set) var end: End?
        /// Whether the observer has been told how the program ended.
        private(set) var hasEnded = false
        private var isNurseryLost = false

        init(master: Int32, error: Int32, observer: any Observer) {
            self.master = master
            self.error = error
            isErrorOpen = error >= 0
            self.observer = observer
        }

        /// Whether the program may write more.
        private(set) var isOpen = true

        /// Reads the terminal no more.
        mutating func close() { isOpen = false }

        /// Tells of nothing more.
        mutating func letGo() {
            close()
            observer = nil
        }

        /// Hands over one read; returns how many bytes that were, 0 where nothing is there.
        mutating func read(for process: ChildProcess) -> Int {
            guard isOpen, let observer else { return 0 }
            let count = unsafe buffer.withUnsafeMutableBytes { unsafe lunch_read(master, $0.baseAddress, $0.count) }
            if count == Int(LUNCH_NOT_YET) { return 0 }
            guard count > 0 else {
                // EIO: nobody has the terminal open any more (pty(7)).
                close()
                return 0
            }
            guard buffer[0] != 0 else {
                // What was written to standard error before this comes before it, also if it came after the last look.
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

        /// More than a pseudo-terminal or a pipe can hold (pipe(7): 1 MiB at most unless the system is told otherwise).
        static let kernelCapacity = 2 << 20

        /// Reads all that was written up to now; `read` returns how many bytes it has read.
        ///
        /// A read gives all of it before EAGAIN. Others may go on writing meanwhile, so that there is an end to this
        /// even without EAGAIN: after as much as there can have been at the beginning.
        static func drain(_ read: () -> Int) {
            var total = 0
            while total < kernelCapacity {
                let count = read()
                if count == 0 { return }
                total += count
            }
        }

        /// Hands over all that was written up to now, errors too.
        mutating func drain(for process: ChildProcess) {
            Self.drain { read(for: process) }
            if isErrorOpen, let observer { Self.drain { readErrors(for: process, observer) } }
        }

        /// Hands over what the guard has reported.
        mutating func readReports(for process: ChildProcess) {
            guard end == nil else { return }
            guard let reports = process.channel.withLock({ $0.readReports() }) else {
                // The nursery would have told how the guard ended.
                let nursery = Self.end(ofNursery: process.nurseryIdentifier)
                return lose(nursery == nil ? .guardian : .nursery, nursery, for: process)
            }
            for report in reports where end == nil {
                switch lunch_report_kind(UInt32(bitPattern: report.kind)) {
                case LUNCH_REPORT_NURSERY_ENDED: isNurseryLost = true
                case LUNCH_REPORT_EXITED:
                    drain(for: process)
                    hasEnded = true
                    observer?.process(process, ended: status(report.value, of: process))
                case LUNCH_REPORT_GONE:
                    drain(for: process)
                    end = .left
                    process.folder?.remove()
                    observer?.processIsGone(process)
                    letGo()
                case LUNCH_REPORT_GUARD_ENDED: lose(.guardian, ExitStatus(waitStatus: report.value), for: process)
                default: break
                }
            }
        }

        private mutating func lose(_ keeper: Keeper, _ status: ExitStatus?, for process: ChildProcess) {
            drain(for: process)
            end = .lost(keeper, status)
        }

        /// How the program ended: killed by its guard if there is no nursery any more.
        private func status(_ waitStatus: Int32, of process: ChildProcess) -> ExitStatus {
            guard isNurseryLost else { return ExitStatus(waitStatus: waitStatus) }
            return .unguarded(.nursery, Self.end(ofNursery: process.nurseryIdentifier))
        }

        private static func end(ofNursery identifier: Int32) -> ExitStatus? {
            let status = lunch_nursery_status(identifier)
            return status < 0 ? nil : ExitStatus(waitStatus: status)
        }

        /// Hands over one read of standard error; returns how many bytes that were, 0 where nothing is there.
        @discardableResult
        mutating func readErrors(for process: ChildProcess, _ observer: any Observer) -> Int {
            guard isErrorOpen else { return 0 }
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
