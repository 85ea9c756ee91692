#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The signals that are sent to an app (signal(7)).
enum SignalNumber {
    static let windowChange = SIGWINCH
    static let interrupt = SIGINT
    static let terminate = SIGTERM
    static let kill = SIGKILL
    static let stop = SIGSTOP
    static let goOn = SIGCONT
}
