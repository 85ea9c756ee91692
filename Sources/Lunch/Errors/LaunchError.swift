import LunchWire

/// An error that prevents an app from building the screen that it should show.
///
/// `Launcher.launch()` and `LaunchBridge.start(_:home:show:)` throw this error. If a test launched the app, they also send the
/// error message to the test. The app should print the error on standard error and exit with a status other than 0.
public enum LaunchError: Error, Hashable, Sendable {
    /// The app has no screen with the requested identifier.
    ///
    /// The first value is that identifier. `known` contains the identifiers of the screens that the app lists; it is
    /// empty if the app lists none.
    case unknownScreen(String, known: [String])

    /// The identifier of the app's own first screen is not in the app's list of screens.
    ///
    /// The first value is that identifier: the argument `home` of `LaunchBridge.start(_:home:show:)`. `known` contains
    /// the identifiers of the screens that the app lists.
    case unknownHome(String, known: [String])

    /// The launch provides mock data for a screen that is declared without a type of mock data.
    ///
    /// `screen` is the identifier of the screen.
    case takesNoMock(screen: String)

    /// An environment variable has a name that is probably a misspelling of a launch variable.
    ///
    /// The launch variables are the variables named in `LaunchKeys`, and `TZ`. The first value is the misspelled name.
    /// `meant` is the correct name, for example `LAUNCH_SCREEN`.
    case misspelledVariable(String, meant: String)

    /// The launch provides user info (the data for a screen), but does not name a screen.
    case userInfoWithoutScreen

    /// The value of `LAUNCH_USER_INFO` names a file (`@` and a path), and the file cannot be read.
    ///
    /// `path` is the path without the `@`. `reason` is the system's description of the failure.
    case unreadableFile(path: String, reason: String)

    /// The text of the user info is not valid JSON, or the mock data is a string whose content is not valid JSON.
    ///
    /// In the case of a string, the error is thrown only if the string itself cannot be decoded as the expected type
    /// either. The first value is the place from which the text was read. `found` describes the first invalid part.
    /// `line` and `column` are the position of this part in the text, counted from 1.
    case malformed(UserInfoSource, found: String, line: Int, column: Int)

    /// The JSON text of the user info, or of mock data that is a string, is nested too deeply or has too many values.
    ///
    /// In the case of a string, the error is thrown only if the string itself cannot be decoded as the expected type
    /// either. The first value is the place from which the text was read. `reason` names the limit that is exceeded.
    case tooLarge(UserInfoSource, reason: String)

    /// The user info is valid JSON, but it is not an object.
    ///
    /// `found` names the kind of JSON value, for example `an array`.
    case notAnObject(found: String)

    /// The user info, or an object in it, lacks a key that the screen requires.
    ///
    /// The first value is the key. `path` leads to the object that should contain the key, for example
    /// `MOCK_JSON.user`. `path` is empty if that object is the user info itself. `others` contains the paths of other
    /// keys that are missing as well, for example `MOCK_JSON.user.name`.
    case missingKey(String, path: String, others: [String] = [])

    /// The user info, or an object in it, lacks a key that the screen reads, and has a key that is probably a
    /// misspelling of it.
    ///
    /// The error is thrown even if the missing key is optional. The first value is the misspelled key, and `meant` is the
    /// missing key. `path` leads to the object, for example `MOCK_JSON.user`. `path` is empty if the object is the user
    /// info itself.
    case misspelledKey(String, path: String, meant: String)

    /// A value in the user info does not have the JSON type that the screen expects, or is a number that the expected
    /// Swift type cannot represent.
    ///
    /// `path` leads to the value, for example `MOCK_JSON.items[2].count`. `path` is empty if the value is the user info
    /// itself. `expected` describes the expected type, for example `an integer`. `found` describes the value.
    case wrongType(path: String, expected: String, found: String)

    /// A value in the user info has the right JSON type, but cannot be decoded as the expected Swift type.
    ///
    /// `path` leads to the value. `path` is empty if the value is the user info itself. `found` names the value's JSON
    /// type, for example `a string`. `reason` is the description of the decoding error.
    case invalidValue(path: String, found: String, reason: String)

    /// The app's code for building the screen threw an error that is not a `LaunchError`.
    ///
    /// `screen` is the identifier of the screen. `reason` is the description of the thrown error.
    case failedToBuild(screen: String, reason: String)

    /// The place from which Lunch has read JSON text.
    public enum UserInfoSource: Hashable, Sendable {
        /// The value of the environment variable `LAUNCH_USER_INFO`.
        case environment

        /// A file that `LAUNCH_USER_INFO` names; the associated value is its path.
        case file(String)

        /// A string in the user info that is read as JSON; `key` is the key of the string.
        case string(key: String)
    }
}

extension LaunchError: CustomStringConvertible {
    /// A message that states the error, its likely cause, and a remedy.
    public var description: String {
        switch self {
        case .unknownScreen(let name, let known):
            return "There is no screen \"\(name)\".\(Self.advice(name, known))"
        case .unknownHome(let name, let known):
            return "The app was launched on \"\(name)\", which isn't one of its screens.\(Self.advice(name, known))"
        case .takesNoMock(let screen):
            return """
                The screen "\(screen)" takes no mock data, but the user info has some under "\(LaunchKeys.mock)".
                Leave it out, or declare the type of the screen's mock data in the app.
                """
        case .misspelledVariable(let name, let meant):
            return MisspelledVariable(name: name, meant: meant).description
        case .userInfoWithoutScreen:
            return """
                \(LaunchKeys.userInfo) is set, but \(LaunchKeys.screen) is not.
                User info belongs to a screen: set \(LaunchKeys.screen) too, or neither.
                """
        case .unreadableFile(let path, let reason):
            return """
                The file "\(path)" of \(LaunchKeys.userInfo) cannot be read: \(reason).
                A value that begins with "@" names a file; the path is relative to the app's working directory.
                """
        case .malformed(let source, let found, let line, let column):
            let place = "line \(line), column \(column)"
            return "\(source) is not JSON: \(place) has \(found).\n\(source.advice)"
        case .tooLarge(let source, let reason):
            return "\(source) exceeds the size that Lunch reads: \(reason).\nMake it shorter or less nested."
        case .notAnObject(let found):
            return """
                The user info is \(found), not an object.
                \(LaunchKeys.userInfo) holds a JSON object; mock data goes under its key "\(LaunchKeys.mock)": \
                {"\(LaunchKeys.mock)": …}.
                """
        case .missingKey(let key, let path, let others):
            return """
                The user info has no "\(key)"\(path.isEmpty ? "" : " in \(path)").\(Self.list(others))
                \(Self.advice(key, path, isOne: others.isEmpty))
                """
        case .misspelledKey(let key, let path, let meant):
            return """
                The user info has no "\(meant)"\(path.isEmpty ? "" : " in \(path)"), but "\(key)". Is this misspelled?
                Rename it to "\(meant)". If "\(key)" is right too, add "\(meant)" beside it, with null if it has no value.
                """
        case .wrongType(let path, let expected, let found):
            return "\(place(path)) is \(found), not \(expected).\n\(correction)"
        case .invalidValue(let path, let found, let reason):
            return "\(place(path)) is \(found) that its type refuses: \(reason)\n\(correction)"
        case .failedToBuild(let screen, let reason):
            return """
                The screen "\(screen)" could not be built: \(reason)
                The app has this screen; the code that builds it threw that error.
                """
        }
    }

    private func place(_ path: String) -> String {
        path.isEmpty ? "The user info" : "\(path) in the user info"
    }

    private var correction: String {
        "Correct the value, or change the type that the screen decodes."
    }

    /// The other keys that are missing, as a further sentence.
    private static func list(_ others: [String]) -> String {
        guard !others.isEmpty else { return "" }
        let rest = others.count > 10 ? ", and \(others.count - 10) more" : ""
        return " It has no \(others.prefix(10).joined(separator: ", "))\(rest) either."
    }

    private static func advice(_ key: String, _ path: String, isOne: Bool) -> String {
        if path.isEmpty, key == LaunchKeys.mock {
            return
                "The screen needs mock data: give it (mock: in a test, --mock for lunch), or make it optional in the app."
        }
        let isMock = path.prefix { $0 != "." && $0 != "[" } == LaunchKeys.mock
        let it = isOne ? "it" : "them"
        return
            "The screen needs \(it): add \(it) to the \(isMock ? "mock data" : "user info"), or make \(it) optional in "
            + "the app."
            + (isMock ? "\nSynthesized Codable doesn't use a property's default value for a missing key." : "")
    }

    /// The name that may have been meant, and the names that there are.
    private static func advice(_ name: String, _ known: [String]) -> String {
        let suggestion = known.nearest(to: name).map { " Did you mean \"\($0)\"?" } ?? ""
        let list =
            known.isEmpty
            ? "This app lists no screens. Its Creatable knows the identifiers."
            : "The screens are: \(known.map { "\"\($0)\"" }.joined(separator: ", "))."
        return "\(suggestion)\n\(list)"
    }
}

extension LaunchError.UserInfoSource: CustomStringConvertible {
    /// A noun phrase that names the source, for use at the beginning of a sentence.
    public var description: String {
        switch self {
        case .environment: LaunchKeys.userInfo
        case .file(let path): "The file \"\(path)\" of \(LaunchKeys.userInfo)"
        case .string(let key): "The string under \"\(key)\" in the user info"
        }
    }

    fileprivate var advice: String {
        switch self {
        case .environment:
            "Correct it. In a shell, put it in single quotes: \(LaunchKeys.userInfo)='{\"key\": \"value\"}'."
        case .file: "It must hold one JSON object."
        case .string: "A string there is read as JSON. The value can also be JSON without a string."
        }
    }
}
