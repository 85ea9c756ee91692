package import LunchProcess

/// The temporary home of one launch, so that the program doesn't touch the user's files.
///
/// The home is in the private folder of the launch, and is removed with that folder.
package struct TemporaryHome: Hashable, Sendable {
    package let path: String

    /// The name of the home in the private folder of a launch.
    private static let name = "home"

    /// The variables of the XDG Base Directory Specification, each with a folder in the home.
    ///
    /// A home has these folders from the start, since many programs make a folder only in one that exists.
    private static let places = [
        ("XDG_CACHE_HOME", ".cache"), ("XDG_CONFIG_HOME", ".config"), ("XDG_DATA_HOME", ".local/share"),
        ("XDG_STATE_HOME", ".local/state"), ("XDG_RUNTIME_DIR", ".run"),
    ]

    /// The variable that Foundation reads before it asks the user database for the home. It doesn't read `HOME` first.
    private static let foundationHome = "CFFIXED_USER_HOME"

    /// The names of all variables that lead to a home.
    package static let variableNames: Set<String> = Set(["HOME", foundationHome] + places.map(\.0))

    /// The folders to make in a private folder, each after the one that contains it.
    package static let folders: [String] =
        [name] + ([".local"] + places.map(\.1)).map { "\(name)/\($0)" }

    package init(in folder: PrivateFolder) { path = folder.path(of: Self.name) }

    /// The variables that lead to the home.
    package var variables: [String: String] {
        var variables = ["HOME": path, Self.foundationHome: path]
        for (name, place) in Self.places { variables[name] = "\(path)/\(place)" }
        return variables
    }

    /// The variables that lead to a home that the test has set.
    static func variables(for home: String) -> [String: String] { [foundationHome: home] }
}

extension LaunchConfiguration {
    /// The temporary home of the launch; nil if the program gets the real home, or the one in the test's variables.
    ///
    /// - Parameters:
    ///   - folder: the private folder of the launch.
    ///   - isAlways: true if the program gets a temporary home even if it opens as usual.
    package func temporaryHome(in folder: PrivateFolder, isAlways: Bool = false) -> TemporaryHome? {
        guard isAlways ? !usesRealHome : isKeptFromHome, ownVariables["HOME"] == nil else { return nil }
        return TemporaryHome(in: folder)
    }

    /// A Boolean value that indicates whether the program must not get the real home: it opens a screen, or has mock data.
    var isKeptFromHome: Bool { !usesRealHome && (screen != nil || variant != nil || userInfo != nil) }
}
