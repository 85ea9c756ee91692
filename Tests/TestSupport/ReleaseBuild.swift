import LunchProcess

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Release builds of the sample and of another app, in a folder of its own: that of the tests is locked while they run.
/// The first build takes a minute.
package enum ReleaseBuild {
    /// The sample could not be built.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// Builds the sample where it is not up to date, and returns its path.
    package static func sample() throws -> String { try product("LunchSample") }

    /// Builds an app that takes the launch keys all the same, and returns its path.
    package static func optedIn() throws -> String { try product("OptedIn") }

    private static func product(_ name: String, file: String = #filePath) throws -> String {
        var package = URL(filePath: file)
        for _ in 0..<3 { package.deleteLastPathComponent() }
        let scratch = package.appending(path: ".build/release-sample").path
        let arguments = [
            "swift", "build", "-c", "release", "--product", name, "--package-path", package.path,
            "--scratch-path", scratch,
        ]
        let build = try NestedRun("/usr/bin/env", arguments).wait()
        guard build.status == .exited(0) else { throw Failure(description: build.output) }
        return "\(scratch)/release/\(name)"
    }
}
