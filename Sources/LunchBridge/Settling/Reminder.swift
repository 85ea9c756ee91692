import Dispatch
@_spi(Lunch) import LunchWire

/// Reports why no frame will ever come, if the bridge's own thread cannot: it was never started, or it hangs.
final class Reminder: Sendable {
    enum State {
        /// The bridge has been made and not been started.
        case made
        /// Other code, which this one does not look after.
        case running
        /// `settle` was called, and has not returned.
        case settling(since: ContinuousClock.Instant)
        /// A frame has come.
        case over
    }

    private let state = Lock(State.made)
    private let tell: @Sendable (String) -> Void

    /// Looks twice as late as anything else gives up: the app may load something between making the bridge and starting it.
    init(_ tell: @escaping @Sendable (String) -> Void) {
        self.tell = tell
        look(after: Trouble.patience * 2)
    }

    func note(_ state: State) { self.state.withLock { $0 = state } }

    private func look(after delay: Duration) {
        let time = DispatchTimeInterval.nanoseconds(delay.nanoseconds())
        DispatchQueue.global().asyncAfter(deadline: .now() + time) { [self] in
            switch state.withLock(\.self) {
            case .made: tell(Trouble.neverStarted)
            case .settling(let since) where since + Trouble.patience < .now: tell(Trouble.settleHangs)
            case .running, .settling: look(after: Trouble.patience)
            case .over: break
            }
        }
    }
}
