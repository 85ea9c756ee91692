@_spi(Lunch) import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A program that ignores the launch keys, according to its file before it runs.
enum InertBuild {
    /// The section that `Lunch` puts into a release build.
    private static let releaseSection = "lunch_release"

    /// The text that is in the code of an app that opts in: `LaunchEnvironment.Builds.all` puts it there.
    private static let optIn = "Lunch: the launch keys mean something in release builds"

    /// The answers that files have given.
    private static let known = Lock<[ProgramFile: Bool]>([:])

    /// Returns true if a program is a release build of an app that has not opted in; false if its file does not show it.
    static func isInert(_ path: String) -> Bool {
        let file = ProgramFile(path)
        if let isInert = known.withLock({ $0[file] }) { return isInert }
        let isInert = look(path)
        known.withLock { $0[file] = isInert }
        return isInert
    }

    /// Looks at the file, which is read and not mapped.
    static func look(_ path: String) -> Bool {
        // A file that cannot be read shows nothing: the launch waits for the app as for any other.
        guard ExecutableSections.names(ofFileAt: path).contains(releaseSection),
            let file = try? Data(contentsOf: URL(filePath: path))
        else { return false }
        return file.firstRange(of: Data(optIn.utf8)) == nil
    }
}
