#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Looks for processes.
enum LiveProcess {
    /// Whether a process is there, be it as a zombie.
    static func exists(_ identifier: Int32) -> Bool { kill(identifier, 0) == 0 }
}
