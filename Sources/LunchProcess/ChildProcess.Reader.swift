import CLunchProcess

extension ChildProcess {
    /// Reads what a program writes to its terminal, one read at a time, on whichever thread it is.
    struct Reader: ~Copyable {
        private let master: Int32
        /// The pipe of standard error; negative if that goes to the terminal.
        private let error: Int32
        private(set) var isErrorOpen: Bool
        /// Let go of with the last read; until then it is kept.
        private var observer: (any Observer)?
        /// As much as a pipe holds (pipe(7)); empty as long as nothing came through it.
        private var errorBuffer: [UInt8] = []
        /// A read of a pseudo-terminal gives less than this, and the status of packet mode comes first.
        private var buffer = [UInt8](repeating: 0, count: 65_536)

        init(master: Int32, error: Int32, observer: any Observer) {
            self.master = master
            self.error = error
            isErrorOpen = error >= 0
            self.observer = observer
        }

        /// Whether more may come.
        var isOpen: Bool { observer != nil }

        mutating func close() { observer = nil }

        /// Hands over one read; returns how many bytes that were, 0 where nothing is there.
        mutating func read(for process: ChildProcess) -> Int {
            guard let observer, !process.isHeld else { return 0 }
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

        /// Hands over all that was written up to now, errors too; false if the time is over first.
        mutating func drain(for process: ChildProcess, isLate: () -> Bool) -> Bool {
            guard Pump.drain(Pump.terminalCapacity, isLate: isLate, { read(for: process) }).isDone else { return false }
            guard isErrorOpen, let observer else { return true }
            return Pump.drain(Pump.pipeCapacity, isLate: isLate) { readErrors(for: process, observer) }.isDone
        }

        /// Hands over one read of standard error; returns how many bytes that were, 0 where nothing is there.
        @discardableResult
        mutating func readErrors(for process: ChildProcess, _ observer: any Observer) -> Int {
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
