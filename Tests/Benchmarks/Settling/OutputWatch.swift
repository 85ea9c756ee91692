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
