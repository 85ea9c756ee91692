import LunchElements
import LunchProcess
import LunchTerminal

extension Session.State {
    /// The last frame that the app committed, or what a program that commits none shows now.
    var latest: TUIFrame {
        frame ?? rest.passingFrame(of: shown.terminal.grid, plainSettling, at: shown.position)
    }

    /// The certainty that what a program shows now is all; one that has ended shows nothing more.
    private var plainSettling: TUISettling {
        status == nil ? rest.settling ?? TUISettling(trust: .unsettled) : TUISettling(trust: .exact)
    }

    /// The screen of a program that rests; nil if something has gone either way since.
    mutating func rest(_ settling: TUISettling, _ waits: ThreadWaits, at traffic: Int) -> TUIFrame? {
        guard rest.traffic == traffic, status == nil else { return nil }
        // It may have stopped in the midst of a synchronized update.
        shown.terminal.endSynchronizedUpdate()
        let frame = rest.frame(of: shown.terminal.grid, settling)
        // An app that reports it has settled when it does.
        if unsettled.isEmpty { noteSettled() }
        rest.begin(frame, waits)
        return frame
    }

    /// The screen of a program that pauses; nil if something has gone either way since.
    func pausedFrame(at traffic: Int) -> TUIFrame? {
        rest.traffic == traffic && status == nil ? latest : nil
    }
}
