extension AccessibilityPublisher {
    /// Lets a task wait for what only input brings, such as the answer to an alert: its work is at rest meanwhile.
    ///
    /// ```swift
    /// publisher.task("sending") {
    ///     try await send(text)
    ///     let answer = await publisher.waitForInput { await alert.answer() }
    /// }
    /// ```
    ///
    /// Without it, a test would wait for the work, and the work for the test. Outside of work it changes nothing.
    public func waitForInput<Answer>(_ wait: () async throws -> Answer) async rethrows -> Answer {
        let (clock, work) = (time, WorkExecutor.ofCurrentTask?.work)
        // A task that runs is at work whether or not it says that it waits.
        clock.change { $0.update(work) { $0.sleepers += 1 } }
        defer { clock.change { $0.update(work) { $0.sleepers -= 1 } } }
        return try await wait()
    }
}
