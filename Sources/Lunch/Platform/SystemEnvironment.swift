#if canImport(Glibc)
    import FoundationEssentials
    import Glibc
#else
    import Darwin
    import Foundation
#endif

/// The environment of this process.
enum SystemEnvironment {
    static var variables: [String: String] { ProcessInfo.processInfo.environment }

    static func remove(_ name: String) { unsetenv(name) }
}
