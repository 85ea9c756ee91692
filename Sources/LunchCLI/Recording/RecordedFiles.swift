import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The place that a recorded test goes to: a test target of the package.
struct RecordedFiles {
    /// The folder of the package.
    let package: String
    /// The name of the test target.
    let target: String

    private var folder: String { "\(package)/Tests/\(target)" }

    /// Finds the test target for an app.
    ///
    /// - Parameter name: the name of the target; nil for that of the app, or for the only one.
    init(in package: PackageFolder, target name: String?, app: String) throws(RecordingError) {
        self.package = package.path
        let all = Self.targets(of: package.path)
        let known = all.written.isEmpty ? all.empty : all.written
        let isThere = (all.written + all.empty).contains
        if let name {
            guard isThere(name) else { throw .unknownTarget(name, known: known) }
            target = name
        } else if let own = ["\(app)Tests", "\(app)UITests"].first(where: isThere) {
            target = own
        } else {
            guard let first = known.first else { throw .noTarget(package: package.path) }
            guard known.count == 1 else { throw .severalTargets(known) }
            target = first
        }
    }

    /// The folders in `Tests` with Swift files, and those with no file at all, where the first test may be recorded.
    private static func targets(of package: String) -> (written: [String], empty: [String]) {
        let manager = FileManager.default
        // Without the folder there is no target.
        let names = (try? manager.contentsOfDirectory(atPath: "\(package)/Tests")) ?? []
        var (written, empty): ([String], [String]) = ([], [])
        for name in names.sorted() {
            // A file, or a folder that cannot be read, is not a target.
            guard let files = try? manager.subpathsOfDirectory(atPath: "\(package)/Tests/\(name)") else { continue }
            if files.contains(where: { $0.hasSuffix(".swift") }) { written.append(name) }
            if files.isEmpty { empty.append(name) }
        }
        return (written, empty)
    }

    var existingPages: ExistingPages { ExistingPages(in: folder) }

    /// A name for a suite that no file and no page has yet.
    func freeSuite(_ name: String) -> String {
        var (free, number) = (name, 2)
        while FileManager.default.fileExists(atPath: "\(folder)/\(free).swift") {
            free = "\(name)\(number)"
            number += 1
        }
        return free
    }

    /// Writes a test and its pages; a file that is there is not written over, and that of an extension grows.
    ///
    /// - Returns: the paths in the package, that of the test first.
    func write(_ test: RecordedTest) throws(RecordingError) -> [String] {
        var pages = "\(folder)/Pages"
        if !FileManager.default.fileExists(atPath: pages) { pages = folder }
        for file in test.extensionFiles { try add(file.text, to: "\(pages)/\(file.name)") }
        let files =
            [("\(folder)/\(test.names.suite).swift", test.text)]
            + test.pageFiles.map { ("\(pages)/\($0.name)", $0.text) }
        for (path, text) in files {
            do {
                try Data(text.utf8).write(to: URL(filePath: path), options: .withoutOverwriting)
            } catch {
                let exists = FileManager.default.fileExists(atPath: path)
                throw .unwritten(path, reason: exists ? "a file with that name exists" : "\(error)")
            }
        }
        return (files.map(\.0) + test.extensionFiles.map { "\(pages)/\($0.name)" }).map {
            String($0.dropFirst(package.count + 1))
        }
    }

    /// Adds an extension to the file that all recorded tests have their members in, so that none leans on another test.
    private func add(_ text: String, to path: String) throws(RecordingError) {
        let old = FileManager.default.contents(atPath: path) ?? Data("import LunchTest\n".utf8)
        do {
            try (old + Data("\n\(text)".utf8)).write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw .unwritten(path, reason: "\(error)")
        }
    }

    /// Builds the tests, and runs one.
    func run(_ test: RecordedTest, at path: String) throws(CommandError) {
        let name = "\(test.names.suite)/\(test.function)"
        let run = try Tool.run(
            "swift", ["test", "--package-path", package, "--filter", "\(target).\(name)"], output: .read)
        guard run.status == 0 else {
            CurrentProcess.passOn(run.output)
            throw .recording(.failed(test: name, path: path, hasSecrets: test.hasSecrets))
        }
        // A run of no test is green.
        let marks = ["Test \(test.function)() passed", "\(test.names.suite).\(test.function)' passed"]
        guard marks.contains(where: run.output.contains) else {
            CurrentProcess.passOn(run.output)
            throw .recording(.notRun(test: name, path: path))
        }
    }
}
