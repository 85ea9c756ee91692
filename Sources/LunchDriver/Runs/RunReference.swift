import Synchronization

/// A reference to an app under test: the app ends when the last one goes.
package final class RunReference: Sendable {
    private static let count = Atomic(0)

    let run: AppRun

    /// Tells it from all others; an address is given to another once it is free.
    let id = RunReference.count.add(1, ordering: .relaxed).newValue

    init(_ run: AppRun) { self.run = run }

    deinit {
        Ending(run: run).end()
        RunningApplications.drop(id, run)
    }
}
