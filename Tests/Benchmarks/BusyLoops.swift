import Dispatch
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Threads that do nothing as fast as they can.
final class BusyLoops: Sendable {
    let count: Int
    private let isOver = Atomic(false)

    /// Starts them, one for each core unless told otherwise.
    init(_ count: Int = ProcessInfo.processInfo.activeProcessorCount) {
        self.count = count
        for _ in 0..<count {
            DispatchQueue(label: "busy loop").async { [self] in while !isOver.load(ordering: .relaxed) {} }
        }
    }

    func stop() { isOver.store(true, ordering: .relaxed) }
}
