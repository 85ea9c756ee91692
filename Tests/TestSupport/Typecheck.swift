import LunchProcess

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Compiles code that stands in documentation, without running it, against the modules that the tests were built with.
package enum Typecheck {
    /// What the compiler says of a source file; nil where it has nothing to complain of.
    package static func complaints(about source: String) throws -> String? {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lunch-typecheck-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "Documentation.swift").path
        try Data(source.utf8).write(to: URL(filePath: file))
        let products = URL(filePath: ImagePath.current).deletingLastPathComponent()
        let run = try NestedRun(
            "/usr/bin/env",
            [
                "swiftc", "-no-color-diagnostics", "-typecheck", "-swift-version", "6", "-suppress-warnings",
                "-enable-testing",
                "-I", products.appending(path: "Modules").path, "-I", products.path,
            ] + (source.contains("import PackageDescription") ? try manifestArguments() : []) + [file]
        ).wait()
        return run.status == .exited(0) ? nil : run.output
    }

    /// What the compiler is told as SwiftPM compiles a manifest: the module beside the toolchain's own.
    private static func manifestArguments() throws -> [String] {
        let target = try NestedRun("/usr/bin/env", ["swiftc", "-print-target-info"]).wait().output
        let resources = target.firstMatch(of: /"runtimeResourcePath": "(.*)"/).map { String($0.output.1) }
        return ["-I", "\(resources ?? "?")/pm/ManifestAPI", "-package-description-version", "6.2.0"]
    }
}
