extension AccessibilityPublisher {
    /// Begins work that ends with a call of `end()` on the result, or with the last reference to the result.
    ///
    /// Every frame tells the test the name of the work, and the test waits until the work ends. Waiting for a timer is
    /// no work: if the clock is virtual, no timer fires before the work has ended.
    public func begin(_ name: String) -> LaunchWork {
        LaunchWork(name, clock: isActive ? time : nil)
    }

    /// Starts a task as work, which is at rest while it sleeps on the clock; the test goes on then, and virtual time
    /// may pass.
    ///
    /// ```swift
    /// publisher.task("loading") {
    ///     try await clock.sleep(for: .seconds(1))
    ///     results.add(try await load())
    /// }
    /// ```
    ///
    /// Child tasks of the task are part of the work; unstructured tasks are not. The app is busy with the name as long
    /// as one of them runs, or all of them wait for something other than the clock. A closure that is to run on the
    /// main actor begins with `@MainActor in`.
    ///
    /// The app's loop has to be woken when the task has done something: see `init(output:environment:wake:)`.
    ///
    /// - Parameters:
    ///   - name: the name of the work in failures, for example `loading`.
    ///   - priority: the priority of the task.
    ///   - run: runs a step of the task, later and once, for example on the thread of the app's loop, so that the app's
    ///     state needs no lock. If it is left out, steps run on any thread.
    ///   - operation: the function that the task calls.
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
