import LunchRun
import LunchWire

/// The files of a package that are not as they were in a commit.
struct ChangedFiles {
    private let package: PackageFolder
    private let commit: String
    /// The paths, relative to the package.
    private let paths: [String]

    init(in package: PackageFolder, since commit: String) throws(CommandError) {
        (self.package, self.commit) = (package, commit)
        let (paths, words) = try Self.paths(in: package.path, since: commit)
        guard let paths else { throw .program(.noChanges(since: commit, words: words)) }
        self.paths = paths
    }

    /// The relative paths of the changed and added files of a folder; nil if Git does not know, with its message.
    private static func paths(in folder: String, since commit: String) throws(CommandError) -> ([String]?, String) {
        let git = ["-C", folder]
        // Names are written unchanged, each with a zero after it. Files outside the folder do not belong to the package. A commit that
        // begins with a hyphen is not an option.
        let changed = try Tool.run(
            "git",
            git + ["diff", "--name-only", "--relative", "--no-renames", "-z", "--end-of-options", commit, "--", "."],
            output: .quiet)
        guard changed.status == 0 else { return (nil, changed.errors) }
        let added = try Tool.run(
            "git", git + ["ls-files", "--others", "--exclude-standard", "-z", "--", "."], output: .quiet)
        guard added.status == 0 else { return (nil, added.errors) }
        return ((changed.output + added.output).split(separator: "\0").map(String.init), "")
    }

    /// The commit that a package is at; nil if it is in no repository, or if there is no Git.
    static func commit(of package: PackageFolder) -> String? {
        let words = ["-C", package.path, "rev-parse", "--verify", "HEAD"]
        guard let run = try? Tool.run("git", words, output: .quiet), run.status == 0 else { return nil }
        return run.output.split(separator: "\n").first.map(String.init)
    }

    /// The test targets that can see them; nil if all may.
    func testTargets() throws(CommandError) -> [String]? {
        let run = try Tool.run(
            "swift", ["package", "--package-path", package.path, "describe", "--type", "json"], output: .read)
        // An unreadable description is reported like a missing one.
        guard run.status == 0, let json = try? LunchJSON(parsing: run.output), let targets = try? ChangedTargets(json)
        else {
            throw .program(.noDescription(package.path))
        }
        for folder in targets.neighbours {
            // If that is unknown, for example because the folder is in no repository, it may have changed.
            if try Self.paths(in: folder, since: commit).0?.isEmpty != true { return nil }
        }
        return targets.testTargets(seeing: paths)
    }
}
