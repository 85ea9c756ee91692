#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Programs that do nothing as fast as they can, each in a session of its own, as other work of a machine is.
///
/// They are no threads of this process: Linux shares the processors out among sessions, and a session with busy threads and
/// with many that mostly sleep was seen to keep the others from running for five seconds.
struct BusyLoops {
    private let loops: [BareProcess]
    var count: Int { loops.count }

    /// Starts them, one for each core unless told otherwise.
    init(_ count: Int = ProcessInfo.processInfo.activeProcessorCount) throws {
        loops = try (0..<count).map { _ in
            try BareProcess("/bin/sh", ["-c", #"printf '\033\\'; while :; do :; done"#])
        }
    }

    /// Ends them by hanging up.
    func stop() {
        for loop in loops { loop.close() }
    }
}
