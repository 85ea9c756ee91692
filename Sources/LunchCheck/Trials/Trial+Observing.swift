import LunchDriver
import LunchProcess
import LunchTerminal
@_spi(Lunch) import LunchWire

/// The events of the app.
extension Trial: ChildProcess.Observer {
    func process(_ process: ChildProcess, wrote bytes: Span<UInt8>) {
        // Known before the frame is: whoever waits for that looks at them at once.
        let modes = look { $0.frames } == 0 ? process.inputModes : nil
        let answers = state.mutate { state in
            let frames = state.frames
            let answers = state.receive(bytes)
            if frames == 0, state.frames > 0 { state.modesAtFirstFrame = modes }
            return answers
        }
        if !answers.isEmpty { child.withLock { _ in answer(answers, process) } }
        wakeAll()
    }

    func process(_ process: ChildProcess, wroteToStandardError bytes: Span<UInt8>) {
        // Some draw there, and then their messages come there as well.
        var drawing = state.mutate { $0.receiveErrors(bytes) }
        guard !drawing.isEmpty else {
            wakeAll()
            return
        }
        if process.addsReturns { drawing = drawing.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] } }
        self.process(process, wrote: drawing.span)
    }

    func processInputWasFlushed(_ process: ChildProcess) {
        let isDue = state.mutate { state in
            state.flushes += 1
            return state.takesMessages && state.outstanding > 0
        }
        if isDue { child.withLock { _ in synchronize(process) } }
        wakeAll()
    }

    func process(_ process: ChildProcess, isOutputStopped: Bool) {
        state.mutate { $0.isOutputStopped = isOutputStopped }
        wakeAll()
    }

    func process(_ process: ChildProcess, ended status: LunchProcess.ExitStatus) {
        let modes = process.inputModes
        state.mutate { state in
            state.status = status
            state.modesAtEnd = modes
        }
        wakeAll()
    }

    func processIsGone(_ process: ChildProcess) {
        leave([])
    }

    func process(_ process: ChildProcess, left remnants: [ChildProcess.Remnant]) {
        leave(remnants)
    }

    /// Has everybody who waits look again.
    private func wakeAll() { state.update { _ in true } }

    private func leave(_ remnants: [ChildProcess.Remnant]) {
        state.mutate { state in
            state.isGone = true
            state.remnants = remnants
        }
        wakeAll()
    }
}
