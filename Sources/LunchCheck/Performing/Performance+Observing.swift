import LunchDriver
import LunchProcess
import LunchTerminal
@_spi(Lunch) import LunchWire

/// The events of the app.
extension Performance: ProgramObserver {
    func process(_ process: any Program, wrote bytes: Span<UInt8>) {
        // Known before the frame is: a wait for it looks at them at once.
        let modes = record.read { $0.noted.frames } == 0 ? process.inputModes : nil
        let answers = record.mutate { record in
            let frames = record.noted.frames
            let answers = record.receive(bytes)
            if frames == 0, record.noted.frames > 0 { record.noted.modesAtFirstFrame = modes }
            return answers
        }
        if !answers.isEmpty { child.withLock { _ in answer(answers, process) } }
        wakeAll()
    }

    func process(_ process: any Program, wroteToStandardError bytes: Span<UInt8>) {
        // Some draw there, and then their messages come there as well.
        var drawing = record.mutate { $0.receiveErrors(bytes) }
        guard !drawing.isEmpty else {
            wakeAll()
            return
        }
        if process.addsReturns { drawing = drawing.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] } }
        self.process(process, wrote: drawing.span)
    }

    func processInputWasFlushed(_ process: any Program) {
        if record.read({ $0.noted.takesMessages && $0.noted.outstanding > 0 }) {
            child.withLock { _ in synchronize(process) }
        }
        wakeAll()
    }

    func process(_ process: any Program, isOutputStopped: Bool) {
        record.update { record in
            record.isOutputStopped = isOutputStopped
            return true
        }
    }

    func process(_ process: any Program, ended status: LunchProcess.ExitStatus) {
        let modes = process.inputModes
        record.update { record in
            record.noted.status = status
            record.noted.modesAtEnd = modes
            return true
        }
    }

    func processIsGone(_ process: any Program) { leave() }

    func process(_ process: any Program, left remnants: [ChildProcess.Remnant]) { leave() }

    /// Has everybody who waits look again.
    private func wakeAll() { record.update { _ in true } }

    private func leave() {
        record.update { record in
            record.isGone = true
            return true
        }
    }
}
