#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The processor that a thread runs on.
enum Processor {
    /// Lets those go first who wait for it.
    static func yield() { sched_yield() }
}
