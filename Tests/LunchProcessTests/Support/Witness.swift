import Dispatch
import LunchProcess

/// An observer that tells when nobody holds it any more.
final class Witness: ChildProcess.Observer {
    let recorder = Recorder()
    private let released: DispatchSemaphore

    init(released: DispatchSemaphore) { self.released = released }

    deinit { released.signal() }

    func process(_ process: ChildProcess, wrote bytes: Span<UInt8>) { recorder.process(process, wrote: bytes) }

    func process(_ process: ChildProcess, wroteToStandardError bytes: Span<UInt8>) {
        recorder.process(process, wroteToStandardError: bytes)
    }

    func processInputWasFlushed(_ process: ChildProcess) { recorder.processInputWasFlushed(process) }

    func process(_ process: ChildProcess, isOutputStopped: Bool) {
        recorder.process(process, isOutputStopped: isOutputStopped)
    }

    func process(_ process: ChildProcess, ended status: ExitStatus) { recorder.process(process, ended: status) }

    func processIsGone(_ process: ChildProcess) { recorder.processIsGone(process) }

    func process(_ process: ChildProcess, left remnants: [ChildProcess.Remnant]) {
        recorder.process(process, left: remnants)
    }
}
