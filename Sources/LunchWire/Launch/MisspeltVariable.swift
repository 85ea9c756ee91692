/// A variable of an environment that is probably a misspelling of a launch key that is missing there.
package struct MisspelledVariable: Hashable, Sendable {
    package let name: String
    package let meant: String

    package init(name: String, meant: String) {
        self.name = name
        self.meant = meant
    }

    /// The first such variable, in the order of the launch keys; nil if there is none.
    ///
    /// The names of other software may begin with `LAUNCH_` as well; what is near to no launch key is its own affair. A
    /// variable that is empty counts as absent.
    package init?(in environment: [String: String]) {
        let isSet = { (name: String) in environment[name]?.isEmpty == false }
        for (name, meant) in Self.otherNames where isSet(name) && (meant == LaunchKeys.timeZone || !isSet(meant)) {
            self.init(name: name, meant: meant)
            return
        }
        let unknown = environment.keys.filter { !LaunchKeys.environment.contains($0) && isSet($0) }.sorted()
        for meant in LaunchKeys.environment where !isSet(meant) {
            // The part that all have in common does not show which one is meant.
            guard let rest = Self.rest(of: meant) else { continue }
            let near = unknown.first { Self.rest(of: $0)?.distance(asMisspellingOf: rest) != nil }
            guard let near else { continue }
            self.init(name: near, meant: meant)
            return
        }
        return nil
    }

    /// Names that others use: Lunch for iOS for the screen, and programs that know the launch keys for the time zone.
    private static let otherNames: KeyValuePairs = [
        "LAUNCH_VIEW_CONTROLLER": LaunchKeys.screen,
        "LAUNCH_TIMEZONE": LaunchKeys.timeZone, "LAUNCH_TIME_ZONE": LaunchKeys.timeZone,
    ]

    /// The part after `LAUNCH`; nil for another name.
    private static func rest(of name: String) -> String? {
        let prefix = "LAUNCH"
        return name.uppercased().hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : nil
    }
}

extension MisspelledVariable: CustomStringConvertible {
    /// A sentence that specifies what is wrong, and what to do next.
    package var description: String {
        """
        \(Self.otherNames.contains { $0.key == name }
            ? "Nothing reads \(name) in the environment." : "The environment has no \(meant), but \(name). Is this misspelled?")
        Write \(meant), or leave \(name) out of the app's environment.
        """
    }
}
