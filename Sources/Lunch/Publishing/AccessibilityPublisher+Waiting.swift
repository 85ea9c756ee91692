extension AccessibilityPublisher {
    /// Waits for user input, such as the answer to an alert, inside a task. In the meantime, a test does not wait for the task.
    ///
    /// In this example, `send(_:)`, `text` and `alert` belong to the app:
    ///
    /// ```swift
    /// publisher.task("sending") {
    ///     try await send(text)
    ///     let answer = await publisher.waitForInput { await alert.answer() }
    /// }
    /// ```
    ///
    /// Without this function, the test would wait for the task, and the task would wait for input from the test.
    /// If the current task was not started with `task(_:priority:run:operation:)`, and is not a child of such a task,
    /// this function only calls `wait` and returns its result.
    ///
    /// - Parameter wait: a function that waits for the input and returns its result.
    /// - Returns: the result of `wait`.
    /// - Throws: the error that `wait` throws.
    public func waitForInput<Answer>(_ wait: () async throws -> Answer) async rethrows -> Answer {
        let (clock, work) = (time, WorkExecutor.ofCurrentTask?.work)
        // A task that runs is at work whether or not it reports that it waits.
        clock.change { $0.update(work) { $0.sleepers += 1 } }
        defer { clock.change { $0.update(work) { $0.sleepers -= 1 } } }
        return try await wait()
    }
}
