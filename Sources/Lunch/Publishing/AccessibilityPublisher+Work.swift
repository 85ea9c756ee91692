extension AccessibilityPublisher {
    /// Announces work that the app does later; a test waits for it.
    ///
    /// The work ends when `end()` is called on the returned value, or when nothing refers to that value any more. Until
    /// then, every frame tells the test the name of the work. Do not announce work that waits for a timer: if the clock
    /// is virtual, no timer fires before the work has ended.
    public func begin(_ name: String) -> LaunchWork {
        LaunchWork(name, clock: isActive ? time : nil)
    }

    /// Starts a task that a test waits for, except while the task sleeps on the clock.
    ///
    /// ```swift
    /// publisher.task("loading") {
    ///     try await clock.sleep(for: .seconds(1))
    ///     results.add(try await load())
    /// }
    /// ```
    ///
    /// The task and its child tasks are work of the app; unstructured tasks that they start are not. The work rests
    /// while at least one of these tasks sleeps on the clock and none of them runs. Then the test goes on, and virtual
    /// time may pass. To run the operation on the main actor, begin the closure with `@MainActor in`.
    ///
    /// The app's loop has to be woken when the task has changed something: pass `wake` to
    /// `init(output:environment:wake:)`.
    ///
    /// - Parameters:
    ///   - name: the name of the work in failures, for example `loading`.
    ///   - priority: the priority of the task.
    ///   - run: a function that runs each step of the task once, after it has returned; for example on the thread of
    ///     the app's loop, so that the app's state needs no lock. If the parameter is nil, steps run on any thread.
    ///   - operation: the function that the task runs.
    @discardableResult
    public func task<Success: Sendable>(
        _ name: String, priority: TaskPriority? = nil,
        run: (@Sendable (_ step: @escaping @Sendable () -> Void) -> Void)? = nil,
        operation: @escaping @Sendable () async throws -> Success
    ) -> Task<Success, any Error> {
        // Whoever runs the steps has them also if no test waits for the work.
        let work = LaunchWork(name, clock: isActive || run != nil ? time : nil, countsJobs: true)
        guard let executor = work.executor(run ?? WorkExecutor.anywhere) else {
            return Task(priority: priority) { try await operation() }
        }
        return Task(executorPreference: executor, priority: priority) {
            defer { work.end() }
            return try await WorkExecutor.$current.withValue(executor) { try await operation() }
        }
    }
}
