import LunchProcess

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Compiles code that stands in documentation, without running it, against the modules that the tests were built with.
package enum Typecheck {
    /// The complaints of the compiler about a source file; nil if it has none.
    package static func complaints(about source: String) throws -> String? {
        try inFolder(with: [source]) { try complaints(typechecking: $0, [], asManifest: source.importsManifest) }
    }

    /// The complaints of the compiler about source files of one module; nil if it has none.
    package static func complaints(about sources: [String]) throws -> String? {
        try inFolder(with: sources) { files in
            let options = ["-whole-module-optimization", "-parse-as-library"]
            return try complaints(typechecking: files, options, asManifest: sources.contains(where: \.importsManifest))
        }
    }

    private static func complaints(typechecking files: [String], _ options: [String], asManifest: Bool) throws
        -> String?
    {
        try complaints(
            compiling: files,
            ["-typecheck", "-suppress-warnings", "-enable-testing"] + options
                + (asManifest ? try manifestArguments() : []))
    }

    /// Builds a program of a source file, and does something with it as long as it is there.
    ///
    /// - Parameter modules: the modules of the package that it consists of beside the file, those that it does not name too.
    /// - Returns: the errors of the compiler; nil if it built the program.
    package static func build(
        _ source: String, with modules: [String], _ use: (_ path: String) throws -> Void
    ) throws -> String? {
        try inFolder(with: [source]) { files in
            let file = files[0]
            let program = "\(file).out"
            let objects = try modules.flatMap { module in
                let folder = products.appending(path: "\(module).build").path
                // A source that was renamed leaves its object behind: only those count that have a source.
                let files = try FileManager.default.subpathsOfDirectory(atPath: sources.appending(path: module).path)
                let names = files.compactMap { $0.split(separator: "/").last }
                return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0).o" }
            }
            // `.ci/sanitize` builds in folders of these names.
            let sanitizer = ["thread", "address"].first { products.path.contains("/.build/\($0)/") }
            let options = sanitizer.map { ["-sanitize=\($0)"] } ?? []
            if let complaints = try complaints(compiling: files, objects + options + ["-o", program]) {
                return complaints
            }
            try use(program)
            return nil
        }
    }

    private static let products = URL(filePath: ImagePath.current).deletingLastPathComponent()

    /// The folder of the package's targets.
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources").standardized

    private static func inFolder<Result>(
        with sources: [String], _ work: (_ files: [String]) throws -> Result
    ) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lunch-typecheck-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = sources.indices.map { folder.appending(path: "Documentation\($0 == 0 ? "" : "\($0)").swift").path }
        for (file, source) in zip(files, sources) { try Data(source.utf8).write(to: URL(filePath: file)) }
        return try work(files)
    }

    private static func complaints(compiling files: [String], _ arguments: [String]) throws -> String? {
        let run = try NestedRun(
            "/usr/bin/env",
            [
                "swiftc", "-no-color-diagnostics", "-swift-version", "6", "-I",
                products.appending(path: "Modules").path,
                "-I", products.path,
            ] + files + arguments
        ).wait()
        return run.status == .exited(0) ? nil : run.output
    }

    /// The compiler's arguments as SwiftPM compiles a manifest: the module beside the toolchain's own.
    private static func manifestArguments() throws -> [String] {
        let target = try NestedRun("/usr/bin/env", ["swiftc", "-print-target-info"]).wait().output
        let resources = target.firstMatch(of: /"runtimeResourcePath": "(.*)"/).map { String($0.output.1) }
        return ["-I", "\(resources ?? "?")/pm/ManifestAPI", "-package-description-version", "6.2.0"]
    }
}

extension String {
    fileprivate var importsManifest: Bool { contains("import PackageDescription") }
}
