import LunchProcess

/// The temporary home of a program that runs on the terminal of this process, and not in a session.
package final class StandaloneHome: Sendable {
    private let folder: PrivateFolder

    /// The variables that lead to the home.
    package let variables: [String: String]

    /// Makes the home. Remove it once the program has ended.
    ///
    /// - Returns: nil if the launch uses the real home.
    /// - Throws: `TUIError` if the folders can't be made.
    package init?(for launch: LaunchConfiguration) throws(TUIError) {
        folder = UserInfoFile.makeFolder()
        guard let home = launch.temporaryHome(in: folder) else { return nil }
        variables = home.variables
        do throws(PrivateFolder.WriteError) {
            try folder.makeFolders(TemporaryHome.folders)
        } catch {
            folder.remove()
            throw TUIError(.launch(.noTemporaryHome(path: error.path, error.system)))
        }
    }

    /// Removes the home with all that is in it.
    package func remove() { folder.remove() }
}
