/// The two places where the concurrency runtime asks before it hands work to the pool or to the main actor.
///
/// They are variables of the runtime (`ConcurrencyHooks.def` of the Swift repository), there so that a process can
/// bring its own executor. The tests of swift-async-algorithms use the first one in the same way.
enum RuntimeHooks {
    typealias Enqueue = @convention(thin) (UnownedJob) -> Void
    private typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void
    private typealias MainExecutor = @convention(thin) () -> UnownedSerialExecutor
    private typealias MainExecutorHook = @convention(thin) (MainExecutor) -> UnownedSerialExecutor

    /// True if the hooks are in place; the first reading puts them there.
    static let areInstalled: Bool = {
        guard let enqueue = Symbol.address(of: "swift_task_enqueueGlobal_hook"),
            let main = Symbol.address(of: "swift_task_getMainExecutor_hook"), jobID != nil
        else { return false }
        enqueue.assumingMemoryBound(to: EnqueueHook?.self).pointee = { job, original in
            switch JobRouting.route(of: job) {
            case .scheduler(let core): core.enqueue(job)
            case .main: MainActor.shared.enqueue(job)
            case .asEver: original(job)
            }
        }
        main.assumingMemoryBound(to: MainExecutorHook?.self).pointee = { original in
            JobRouting.replacesMainExecutor() ? MainSubstitute.shared.asUnownedSerialExecutor() : original()
        }
        return true
    }()

    private typealias JobID = @convention(c) (UnsafeRawPointer) -> UInt64
    private static let jobID: JobID? = Symbol.address(of: "swift_task_getJobTaskId").map {
        unsafeBitCast($0, to: JobID.self)
    }

    /// The number of the task that a job belongs to, unique in the process; nil for work that is not a task's.
    static func task(of job: UnownedJob) -> UInt64? {
        guard let id = jobID?(unsafeBitCast(job, to: UnsafeRawPointer.self)), id != 0 else { return nil }
        return id
    }

    /// The number of the task that is running.
    static var currentTask: UInt64? {
        withUnsafeCurrentTask { task in
            // A task is a job (`AsyncTask` and `Job` in the runtime's `Task.h`).
            task.flatMap { self.task(of: unsafeBitCast($0, to: UnownedJob.self)) }
        }
    }
}
