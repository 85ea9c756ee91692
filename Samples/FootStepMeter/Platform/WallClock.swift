#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The time of day.
enum WallClock {
    /// The seconds since 1970 (UTC).
    static var now: Double { Double(time(nil)) }
}
