import Dispatch
import LunchProcess

/// An observer that tells when nobody holds it any more.
final class Witness: ProgramObserver {
    let recorder = Recorder()
    private let released: DispatchSemaphore

    init(released: DispatchSemaphore) { self.released = released }

    deinit { released.signal() }

    func process(_ process: any Program, wrote bytes: Span<UInt8>) { recorder.process(process, wrote: bytes) }

    func process(_ process: any Program, wroteToStandardError bytes: Span<UInt8>) {
        recorder.process(process, wroteToStandardError: bytes)
    }

    func processInputWasFlushed(_ process: any Program) { recorder.processInputWasFlushed(process) }

    func process(_ process: any Program, isOutputStopped: Bool) {
        recorder.process(process, isOutputStopped: isOutputStopped)
    }

    func process(_ process: any Program, ended status: ExitStatus) { recorder.process(process, ended: status) }

    func processIsGone(_ process: any Program) { recorder.processIsGone(process) }

    func process(_ process: any Program, left remnants: [ChildProcess.Remnant]) {
        recorder.process(process, left: remnants)
    }
}
