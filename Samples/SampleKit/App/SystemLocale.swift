import Lunch

/// The locale that the environment names in the way of POSIX.
enum SystemLocale {
    /// Reads the locale of messages: the first of the three variables that has a value (POSIX, 8.2).
    ///
    /// The locale "C" stands for the conventions of the United States.
    static func locale(in variable: (String) -> String?) -> LaunchLocale {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable)
        guard let name = names.first(where: { !$0.isEmpty }) else { return LaunchLocale("en_US") }
        let locale = LaunchLocale(name)
        return ["", "C", "POSIX"].contains(locale.identifier) ? LaunchLocale("en_US") : locale
    }
}
