#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// When the tester's process leaves in the orderly way.
package enum ProcessEnd {
    /// Does something then; C's atexit(3) takes a function that captures nothing.
    package static func run(_ action: @escaping @convention(c) () -> Void) { atexit(action) }

    /// Leaves at once with another status, from within what is done then.
    package static func leave(_ status: Int32) -> Never {
        fflush(nil)
        _exit(status)
    }
}
