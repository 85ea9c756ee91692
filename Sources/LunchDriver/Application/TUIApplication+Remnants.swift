import LunchProcess

extension TUIApplication {
    /// Ends a session; it is an issue of the test where something is left of it.
    func conclude(_ session: Session) {
        let remnants = session.end()
        guard !remnants.isEmpty else { return }
        session.monitor.read { $0.isEndReported = true }
        FailureReporter.record(message(ProcessText.left(name, remnants), lastFrame))
    }
}
