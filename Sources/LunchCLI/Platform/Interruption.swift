import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The wish of a person to end what runs, as Control-C says it.
enum Interruption {
    private static let count = Atomic(0)

    /// Has Control-C counted from now on; whoever runs has to look.
    static func watch() {
        _ = count.load(ordering: .relaxed)
        for number in [SIGINT, SIGTERM] { signal(number) { _ in Interruption.count.add(1, ordering: .relaxed) } }
    }

    static var isWished: Bool { count.load(ordering: .relaxed) > 0 }

    /// Asks a program to end, which ends what it has started.
    static func interrupt(_ process: Int32) { kill(process, SIGINT) }

    static func end(_ process: Int32) { kill(process, SIGKILL) }
}
