import LunchWire

/// The reason why an app could not open on the requested screen.
///
/// The app should print the error on standard error and leave with a status other than 0; if a test launched the app,
/// the test has already been told of the error.
public enum LaunchError: Error, Hashable, Sendable {
    /// The app has no screen with this identifier; `known` contains the identifiers of the screens that the app lists.
    case unknownScreen(String, known: [String])

    /// The app has no screen with the identifier of its default screen; `known` contains the identifiers that it lists.
    case unknownHome(String, known: [String])

    /// The user info has mock data, but the screen is declared without a type of mock data.
    case takesNoMock(screen: String)

    /// The environment has a variable whose name is probably a misspelling of a launch key, `meant`.
    case misspeltVariable(String, meant: String)

    /// The launch has user info, but names no screen.
    case userInfoWithoutScreen

    /// The user info is `@` and the path of a file that could not be read.
    case unreadableFile(path: String, reason: String)

    /// The user info is not JSON; line and column are counted from 1.
    case malformed(UserInfoSource, found: String, line: Int, column: Int)

    /// The user info is JSON, but more deeply nested or longer than the app reads.
    case tooLarge(UserInfoSource, reason: String)

    /// The user info is JSON, but not an object.
    case notAnObject(found: String)

    /// The user info lacks a key; the path leads to the object that should have the key, and is empty for the user info
    /// itself.
    case missingKey(String, path: String)

    /// The user info has a key that is probably a misspelling of a missing key, `meant`.
    ///
    /// The path leads to the object that should have the missing key, and is empty for the user info itself.
    case misspeltKey(String, path: String, meant: String)

    /// A value of the user info does not have the type that the screen expects.
    case wrongType(path: String, expected: String, found: String)

    /// A value of the user info has the right JSON type, but the requested Swift type cannot be decoded from it.
    case invalidValue(path: String, found: String, reason: String)

    /// The app has a screen with this identifier, but building the screen failed with another error.
    case failedToBuild(screen: String, reason: String)

    /// The source of a JSON text.
    public enum UserInfoSource: Hashable, Sendable {
        /// The value of `LAUNCH_USER_INFO` itself.
        case environment

        /// The file that `LAUNCH_USER_INFO` names.
        case file(String)

        /// A string that contains JSON, under this key of the user info.
        case string(key: String)
    }
}

extension LaunchError: CustomStringConvertible {
    /// A sentence about the error, its likely cause, and a remedy.
    public var description: String {
        switch self {
        case .unknownScreen(let name, let known):
            return "There is no screen \"\(name)\".\(Self.advice(name, known))"
        case .unknownHome(let name, let known):
            return "The app is to open on \"\(name)\", which is no screen of it.\(Self.advice(name, known))"
        case .takesNoMock(let screen):
            return """
                The screen "\(screen)" takes no mock data, and the user info has some under "\(LaunchKeys.mock)".
                Leave it out, or declare the type of the screen's mock data in the app.
                """
        case .misspeltVariable(let name, let meant):
            return MisspeltVariable(name: name, meant: meant).description
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
            return "\(source) is more than is read: \(reason).\nMake it shorter or less nested."
        case .notAnObject(let found):
            return """
                The user info is \(found), not an object.
                \(LaunchKeys.userInfo) holds a JSON object; mock data goes under its key "\(LaunchKeys.mock)": \
                {"\(LaunchKeys.mock)": …}.
                """
        case .missingKey(let key, let path):
            let isMock = path.prefix { $0 != "." && $0 != "[" } == LaunchKeys.mock
            let advice =
                path.isEmpty && key == LaunchKeys.mock
                ? "The screen needs mock data: give it (mock: in a test, --mock for lunch), or make it optional in the app."
                : "The screen needs it: add it to the \(isMock ? "mock data" : "user info"), or make it optional in the app."
            return """
                The user info has no "\(key)"\(path.isEmpty ? "" : " in \(path)").
                \(advice)
                """
        case .misspeltKey(let key, let path, let meant):
            return """
                The user info has no "\(meant)"\(path.isEmpty ? "" : " in \(path)"), but "\(key)". Is that misspelt?
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

    /// The name that may have been meant, and the names that there are.
    private static func advice(_ name: String, _ known: [String]) -> String {
        let suggestion = known.nearest(to: name).map { " Did you mean \"\($0)\"?" } ?? ""
        let list =
            known.isEmpty
            ? "This app lists no screens; its Creatable tells which identifiers it builds."
            : "The screens are: \(known.map { "\"\($0)\"" }.joined(separator: ", "))."
        return "\(suggestion)\n\(list)"
    }
}

extension LaunchError.UserInfoSource: CustomStringConvertible {
    /// A phrase that names the source, for the beginning of a sentence.
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
        case .string: "A string there is read as JSON. The JSON value may also stand there itself, not in a string."
        }
    }
}
