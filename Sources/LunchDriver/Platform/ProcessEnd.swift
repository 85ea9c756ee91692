#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// When the tester's process leaves in the orderly way.
enum ProcessEnd {
    /// Does something then; C's atexit(3) takes a function that captures nothing.
    static func run(_ action: @escaping @convention(c) () -> Void) { atexit(action) }
}
