@_spi(Lunch) import LunchWire
import Synchronization

/// The errands that other threads leave for the bridge's, which is woken for them.
final class Errands: Sendable {
    struct Left {
        /// The outcome of the job that the framework's thread was asked to do.
        var outcome: FrameworkSide.Outcome?
        /// True if the app has drawn on its own.
        var isWoken = false
        /// True if another screen has been shown, which the framework must draw.
        var isShown = false
        /// True if work of the app has begun or ended, or its time has passed.
        var hasWorkChanged = false
        /// True if a frame is owed even if the elements are the same: work began or ended.
        var isOwed = false
    }

    private let state = Lock((left: Left(), bell: Bell?.none))

    /// True if the framework has presented the same elements again, for which the bridge's thread is not woken: it may have
    /// drawn what is not an element.
    let hasRepeated = Atomic(false)

    /// Sets the bell that rings whenever another thread leaves something for the bridge's thread.
    func open(_ bell: Bell) { state.withLock { $0.bell = bell } }

    func leave(_ change: (inout Left) -> Void) {
        let bell = state.withLock { state in
            change(&state.left)
            return state.bell
        }
        bell?.ring()
    }

    func take() -> Left {
        state.withLock { state in
            state.bell?.quiet()
            defer { state.left = Left() }
            return state.left
        }
    }
}
