extension AccessibilityPublisher {
    /// Marks a task as at rest while it waits for a result that only input brings, such as the answer to an alert.
    ///
    /// ```swift
    /// publisher.task("sending") {
    ///     try await send(text)
    ///     let answer = await publisher.waitForInput { await alert.answer() }
    /// }
    /// ```
    ///
    /// Otherwise the test would wait for the work, and the work for the test. Outside of work, the function only calls
    /// `wait`.
    public func waitForInput<Answer>(_ wait: () async throws -> Answer) async rethrows -> Answer {
        let (clock, work) = (time, WorkExecutor.ofCurrentTask?.work)
        // A task that runs is at work whether or not it says that it waits.
        clock.change { $0.update(work) { $0.sleepers += 1 } }
        defer { clock.change { $0.update(work) { $0.sleepers -= 1 } } }
        return try await wait()
    }
}
