#if canImport(Darwin)
    import Darwin
    import Foundation

    /// The environment of this process.
    enum SystemEnvironment {
        static var variables: [String: String] { ProcessInfo.processInfo.environment }

        static func remove(_ name: String) { unsetenv(name) }
    }
#endif
