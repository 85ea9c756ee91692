import Foundation

/// Gives each task a thread of its own, which it may block.
///
/// vttest sleeps while it waits for the end of an answer. With a thread for each core only, the walks would wait for each
/// other's sleep.
final class ThreadExecutor: TaskExecutor {
    static let shared = ThreadExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
