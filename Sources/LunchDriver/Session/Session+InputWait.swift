import LunchProcess
@_spi(Lunch) import LunchWire

extension Session {
    /// Returns true if only input changes what the program shows: it rests without a time limit, and waits for nothing else.
    ///
    /// A socket, a named pipe or a watch of files is a way by which others may wake it.
    func waitsForInputAlone() -> Bool {
        func isKnown() -> Bool { monitor.read { $0.teller == .system && $0.rest.known != nil } }
        guard isKnown(), let process = process.withLock(\.self),
            let waits = monitor.read({ $0.rest.known?.waits }), waits.areForItsOwn(),
            process.isUnchanged(waits, butFor: []), process.drain(until: nil)
        else { return false }
        return isKnown()
    }
}
