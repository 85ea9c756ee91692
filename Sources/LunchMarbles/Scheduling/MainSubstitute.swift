import Dispatch
import Foundation

/// The main actor's executor while a scheduler runs where the main actor may.
///
/// There is one for the process, since tasks keep an unowned reference to the executor that they are suspended on.
final class MainSubstitute: SerialExecutor {
    static let shared = MainSubstitute()

    func enqueue(_ job: UnownedJob) {
        switch JobRouting.route(of: job) {
        case .scheduler(let core): core.enqueueMain(job)
        case .main, .asEver: MainActor.shared.enqueue(job)
        }
    }

    private static let mark: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// True if this is the main thread, or a thread that serves the main queue in its place: on Linux an asynchronous
    /// `main` gives the main thread away.
    static var isMain: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil }

    func checkIsolated() {
        precondition(Self.isMain, "not on the main actor")
    }
}
