import LunchElements
import LunchProcess

/// An app that has something left to do and waits for input instead: it will not do it. The system shows that at once.
extension Settler {
    /// Returns true if an app has something left to do, and all that the program has started waits without a limit of time, one
    /// of it for input, nothing is left to be read, and nothing else can wake it.
    ///
    /// Nothing is concluded if anything has gone either way in the meantime.
    mutating func standsForGood() -> Bool {
        // Bytes that are counted as sent have been sent by then.
        let (process, facts) = program.withProcess { ($0, program.facts) }
        guard facts.isUnfinished, let process, looking.drain(process, of: program, until: program.now) else {
            return false
        }
        // Output from before is not a news.
        let drained = program.facts
        guard !drained.hasEnded, drained.isUnfinished, drained.input == facts.input,
            case .rests(let frame) = looking.look(at: process, of: program, drained, until: program.now),
            frame.settling.trust == .exact,
            let waits = program.facts.known?.waits, waits.areForItsOwn()
        else { return false }
        _ = process.drain(until: nil)
        guard process.isUnchanged(waits, butFor: []) else { return false }
        let last = program.facts
        return !last.hasMoved(since: drained) && last.isUnfinished
    }
}
