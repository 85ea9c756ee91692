extension AccessibilityPublisher {
    /// Lets a test go on while a task waits for a result that only input brings, such as the answer to an alert.
    ///
    /// ```swift
    /// publisher.task("sending") {
    ///     try await send(text)
    ///     let answer = await publisher.waitForInput { await alert.answer() }
    /// }
    /// ```
    ///
    /// Without this function, the test would wait for the task's work, and the task for input from the test. If the
    /// task belongs to no work, the function only calls `wait`.
    public func waitForInput<Answer>(_ wait: () async throws -> Answer) async rethrows -> Answer {
        let (clock, work) = (time, WorkExecutor.ofCurrentTask?.work)
        // A task that runs is at work whether or not it says that it waits.
        clock.change { $0.update(work) { $0.sleepers += 1 } }
        defer { clock.change { $0.update(work) { $0.sleepers -= 1 } } }
        return try await wait()
    }
}
