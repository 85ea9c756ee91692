#if os(Linux)
    import FoundationEssentials
    import Glibc

    /// The environment of this process.
    enum SystemEnvironment {
        static var variables: [String: String] { ProcessInfo.processInfo.environment }

        static func remove(_ name: String) { unsetenv(name) }
    }
#endif
