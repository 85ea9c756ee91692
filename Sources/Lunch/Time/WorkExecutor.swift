import Dispatch

/// Runs the tasks of work, and so knows whether any of them does something.
///
/// Child tasks run here as well; a task that is not a child (`Task { }`) does not. What an actor with a separate
/// executor does, such as the main actor, runs there: the work then counts as busy as long as none of its tasks sleeps.
final class WorkExecutor: TaskExecutor {
    @TaskLocal static var current: WorkExecutor?

    /// A function that runs a step of a task, sooner or later, on whichever thread it likes.
    typealias Runner = @Sendable (_ step: @escaping @Sendable () -> Void) -> Void

    let work: Int
    private let clock: LaunchClock
    private let run: Runner

    init(work: Int, clock: LaunchClock, run: @escaping Runner) {
        self.work = work
        self.clock = clock
        self.run = run
    }

    /// Runs each step on any thread.
    static let anywhere: Runner = { step in DispatchQueue.global().async { step() } }

    /// The executor whose work the current task belongs to.
    static var ofCurrentTask: WorkExecutor? {
        // A task that is not a child inherits the value, but not the executor.
        guard let current else { return nil }
        let isOwn = withUnsafeCurrentTask { $0?.unownedTaskExecutor == current.asUnownedTaskExecutor() }
        return isOwn ? current : nil
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        clock.change { $0.update(work) { $0.jobs += 1 } }
        run { [self] in
            job.runSynchronously(on: asUnownedTaskExecutor())
            clock.change { $0.update(work) { $0.jobs -= 1 } }
        }
    }
}
