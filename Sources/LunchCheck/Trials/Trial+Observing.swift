import Dispatch
import LunchDriver
import LunchProcess
import LunchTerminal
import LunchWire

/// The events of the app.
extension Trial: ChildProcess.Observer {
    func process(_ process: ChildProcess, wrote bytes: Span<UInt8>) {
        let (answers, isFirst) = state.withLock { state in
            let frames = state.frames
            return (state.receive(bytes), frames == 0 && state.frames > 0)
        }
        if isFirst {
            let modes = process.inputModes
            state.withLock { $0.modesAtFirstFrame = modes }
        }
        if !answers.isEmpty { child.withLock { _ in answer(answers, process) } }
        bell.signal()
    }

    func process(_ process: ChildProcess, wroteToStandardError bytes: Span<UInt8>) {
        // Some draw there, and then their messages come there as well.
        var drawing = state.withLock { $0.receiveErrors(bytes) }
        guard !drawing.isEmpty else {
            bell.signal()
            return
        }
        if process.addsReturns { drawing = drawing.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] } }
        self.process(process, wrote: drawing.span)
    }

    func processInputWasFlushed(_ process: ChildProcess) {
        let isDue = state.withLock { state in
            state.flushes += 1
            return state.takesMessages && state.outstanding > 0
        }
        if isDue { child.withLock { _ in synchronize(process) } }
        bell.signal()
    }

    func process(_ process: ChildProcess, isOutputStopped: Bool) {
        state.withLock { $0.isOutputStopped = isOutputStopped }
        bell.signal()
    }

    func process(_ process: ChildProcess, ended status: LunchProcess.ExitStatus) {
        let modes = process.inputModes
        state.withLock { state in
            state.status = status
            state.modesAtEnd = modes
        }
        bell.signal()
    }

    func processIsGone(_ process: ChildProcess) {
        leave([])
    }

    func process(_ process: ChildProcess, left remnants: [ChildProcess.Remnant]) {
        leave(remnants)
    }

    private func leave(_ remnants: [ChildProcess.Remnant]) {
        state.withLock { state in
            state.isGone = true
            state.remnants = remnants
        }
        bell.signal()
    }
}
