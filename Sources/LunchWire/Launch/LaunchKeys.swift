/// The names of the environment variables that describe a launch to the app, and the key of the mock data in the user info.
public enum LaunchKeys {
    /// The environment variable that contains the identifier of the screen to open, for example `Breakfast`.
    public static let screen = "LAUNCH_SCREEN"

    /// The environment variable that contains the user info, the data for the screen.
    ///
    /// The value of the variable is a JSON object, or `@` followed by the path of a file that contains a JSON object.
    public static let userInfo = "LAUNCH_USER_INFO"

    /// Set to `1`, makes the app print its screens as JSON on standard output and exit with status 0.
    package static let catalog = "LAUNCH_CATALOGUE"

    /// The environment variable that contains the identifier of the locale for the app, for example `ja_JP`.
    public static let locale = "LAUNCH_LOCALE"

    /// The environment variable that selects the app's clock.
    ///
    /// With the value `virtual`, the app's time passes only when the test advances the clock. With the value `continuous`, or
    /// without the variable, the app uses the system's clock. The variable has no effect unless a test launched the app.
    public static let clock = "LAUNCH_CLOCK"

    /// The secret of this launch, by which app and test know each other's messages.
    package static let token = "LAUNCH_TOKEN"

    /// The key of the mock data in the user info, the JSON object with the data for the screen.
    ///
    /// The mock data can be any JSON value. If it is a string that contains JSON text, the app decodes that JSON. If
    /// this fails, the app decodes the string itself.
    public static let mock = "MOCK_JSON"

    /// Every environment variable above, in the order in which they are described.
    package static let environment: [String] = [screen, userInfo, catalog, locale, clock, token]
}

extension LaunchKeys {
    /// The variant of a screen, in variables that describe a launch: the test side puts the variant's mock data in its
    /// place before it starts the app, which never gets to see it.
    package static let variant = "LAUNCH_VARIANT"

    /// The time zone, a variable of the system's own: Lunch, the C library and Foundation all read it.
    package static let timeZone = "TZ"

    /// The locale of programs that know nothing of Lunch, a variable of the system's own, for example `ja_JP.UTF-8`.
    package static let language = "LANG"

    /// The text in place of user info that is in a file: `@` and the path of the file.
    package static func userInfoReference(to path: String) -> String { "@\(path)" }

    /// The path of the file that user info is in; nil if the text is the user info.
    package static func userInfoFile(in text: String) -> String? {
        text.hasPrefix("@") ? String(text.dropFirst()) : nil
    }
}
