extension AccessibilityPublisher {
    /// Announces named work that the app will finish later. A test waits until the work ends.
    ///
    /// The work ends when the app calls `end()` on the returned object, or when the last reference to that object is
    /// gone. Until then, every published tree names the work.
    ///
    /// Do not announce work that waits for a timer of the app's `clock`. A virtual clock fires no timers until all
    /// announced work has ended.
    ///
    /// - Parameter name: the name of the work in failure messages, for example `saving`.
    public func begin(_ name: String) -> LaunchWork {
        LaunchWork(name, clock: isActive ? time : nil)
    }

    /// Starts a task that a test waits for, except while the task sleeps on the app's clock.
    ///
    /// In this example, `results` and `load()` belong to the app, and `clock` is the publisher's clock:
    ///
    /// ```swift
    /// publisher.task("loading") {
    ///     try await clock.sleep(for: .seconds(1))
    ///     results.add(try await load())
    /// }
    /// ```
    ///
    /// The test also waits for child tasks of the task, but not for unstructured tasks that the operation starts. While
    /// the task or a child task sleeps on the clock, and none of them executes code, the test does not wait. Virtual
    /// time can then pass. To run the operation on the main actor, begin the closure with `@MainActor in`.
    ///
    /// After the task has changed something, the app's loop must wake up and publish. For this purpose, pass a function
    /// that wakes the loop to `init(output:environment:wake:)`.
    ///
    /// - Parameters:
    ///   - name: the name of the task in failure messages, for example `loading`.
    ///   - priority: the priority of the task; nil for the default priority.
    ///   - run: a function that receives each step of the task (the code between two suspensions). It is called on any
    ///     thread. The function must make the step run exactly once, after the function has returned. For example, it
    ///     can add the step to the queue of the app's loop, so that the app's state needs no lock. If `run` is nil,
    ///     steps run on any thread.
    ///   - operation: the function that the task executes.
    /// - Returns: the task.
    @discardableResult
    public func task<Success: Sendable>(
        _ name: String, priority: TaskPriority? = nil,
        run: (@Sendable (_ step: @escaping @Sendable () -> Void) -> Void)? = nil,
        operation: @escaping @Sendable () async throws -> Success
    ) -> Task<Success, any Error> {
        // The caller gets the steps even if no test waits for the work.
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
