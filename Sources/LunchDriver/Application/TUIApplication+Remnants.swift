import LunchProcess

extension TUIApplication {
    /// Ends a session; it is an issue of the test where something is left of it.
    func conclude(_ session: Session) {
        let remnants = session.end()
        guard !remnants.isEmpty else { return }
        session.monitor.read { _ = $0.told.insert(.notRunning) }
        recordAtEnd(message(ProcessText.left(name, remnants), lastFrame))
    }
}
