extension AccessibilityPublisher {
    /// Begins work that ends with `end()` of what is returned, or with the last reference to it.
    ///
    /// A test is told its name with every frame, and waits until it ends. Waiting for a timer is no work: where time is
    /// virtual, no timer fires before the work has ended.
    public func begin(_ name: String) -> LaunchWork {
        LaunchWork(name, clock: isActive ? time : nil)
    }

    /// Starts a task as work, which is at rest while it sleeps on the clock: then a test goes on, and time may pass.
    ///
    /// ```swift
    /// publisher.task("loading") {
    ///     try await clock.sleep(for: .seconds(1))
    ///     results.add(try await load())
    /// }
    /// ```
    ///
    /// Its child tasks are part of it; a task of their own is not. As long as any of them does something, or all of them
    /// wait for something other than the clock, the app is busy with that name. A closure that is to run on the main actor
    /// begins with `@MainActor in`.
    ///
    /// The loop has to be woken when the task has done something: see `init(output:environment:wake:)`.
    ///
    /// - Parameters:
    ///   - name: what the work is called in failures, for example `loading`.
    ///   - priority: the priority of the task.
    ///   - run: runs a step of the task, later and once, for example on the thread of the app's loop, to which the app's
    ///     state then belongs without a lock. Without it, steps run on any thread.
    ///   - operation: what the task does.
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
