import Dispatch
import LunchDriver
import LunchElements
import LunchTerminal
import LunchWire

/// Notices what a program writes, without asking what it does.
struct OutputWatch {
    let app: TUIApplication
    /// The time between two looks.
    let interval: Duration

    /// Calls a function with each frame that has come of output, until that or the deadline ends it.
    func watch(
        since revision: UInt64?, until deadline: ContinuousClock.Instant = .now + .seconds(3600),
        _ isEnough: (TUIFrame?) -> Bool
    ) {
        var seen = revision
        while true {
            let frame = app.lastFrame
            let isNew = frame?.grid.revision != seen
            seen = frame?.grid.revision
            if isEnough(isNew ? frame : nil) || .now >= deadline { return }
            pause(for: interval)
        }
    }
}

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
            OutputWatch(app: app, interval: .microseconds(100)).watch(since: revision) { frame in
                state.withLock { state in
                    if frame != nil { state.lastOutput = .now }
                    return state.isOver
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
