import Dispatch
import LunchDriver
import LunchElements
import LunchTerminal
import LunchWire

/// A thread that notes when a program last wrote.
final class OutputObserver: Sendable {
    private struct State {
        var lastOutput: ContinuousClock.Instant?
        var isOver = false
    }

    private let state = Lock(State())
    private let end = DispatchSemaphore(value: 0)

    init(_ app: TUIApplication) {
        let revision = app.lastFrame?.grid.revision
        DispatchQueue(label: "output").async { [self] in
            var seen = revision
            while !state.withLock(\.isOver) {
                _ = try? app.waitForFrame(timeout: .milliseconds(20)) { frame in
                    let isNew = frame.grid.revision != seen
                    seen = frame.grid.revision
                    return state.withLock { state in
                        if isNew { state.lastOutput = .now }
                        return state.isOver
                    }
                }
            }
            end.signal()
        }
    }

    /// When output last came; nil as long as none has.
    var lastOutput: ContinuousClock.Instant? { state.withLock(\.lastOutput) }

    /// Returns once the thread has ended.
    func stop() {
        state.withLock { $0.isOver = true }
        end.wait()
    }
}
