import LunchProcess

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// User info that is too long for one environment variable or one message: it goes through a file.
enum UserInfoFile {
    /// The name of the file that an app is launched with.
    static let launchName = "launch.json"

    /// A folder for the files of one launch, which is made with the first of them.
    static func makeFolder() -> PrivateFolder {
        // The path is absolute, whatever TMPDIR contains.
        PrivateFolder(in: FileManager.default.temporaryDirectory.path)
    }
}
