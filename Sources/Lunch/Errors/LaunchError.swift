import LunchWire

/// The reason why an app could not open on the screen that it was asked for.
///
/// Print it on standard error and leave with a status other than 0; a test that launched the app has it already.
public enum LaunchError: Error, Hashable, Sendable {
    /// The app has no screen of that name; `known` are those that it lists.
    case unknownScreen(String, known: [String])

    /// The app opens on a screen of that name if none is asked for, and has none; `known` are those that it lists.
    case unknownHome(String, known: [String])

    /// The user info has mock data, and the screen of that name was declared without any.
    case takesNoMock(screen: String)

    /// The environment lacks a launch key, and has a variable that is probably a misspelling of it.
    case misspeltVariable(String, meant: String)

    /// User info was given, but no screen to give it to.
    case userInfoWithoutScreen

    /// The user info begins with `@`, and the file after it could not be read.
    case unreadableFile(path: String, reason: String)

    /// The user info is not JSON; line and column are counted from 1.
    case malformed(UserInfoSource, found: String, line: Int, column: Int)

    /// The user info is JSON, but more deeply nested or longer than is read.
    case tooLarge(UserInfoSource, reason: String)

    /// The user info is JSON, but not an object.
    case notAnObject(found: String)

    /// The user info lacks a key; the path names the object that should have it, empty for the whole user info.
    case missingKey(String, path: String)

    /// The user info lacks a key, and has another that is probably a misspelling of it; the path names the object, empty
    /// for the whole user info.
    case misspeltKey(String, path: String, meant: String)

    /// A value of the user info is of another type than the screen asks for.
    case wrongType(path: String, expected: String, found: String)

    /// A value of the user info is of the right kind, but the type that it decodes into refuses it.
    case invalidValue(path: String, found: String, reason: String)

    /// The app has the screen of that name, but building it failed.
    case failedToBuild(screen: String, reason: String)

    /// The source of some JSON.
    public enum UserInfoSource: Hashable, Sendable {
        /// The value of `LAUNCH_USER_INFO` itself.
        case environment

        /// The file that `LAUNCH_USER_INFO` names.
        case file(String)

        /// A string in the user info that holds JSON in its turn, under this key.
        case string(key: String)
    }
}

extension LaunchError: CustomStringConvertible {
    /// A sentence that says what happened, the likely cause, and what to do next.
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
    /// The source as the subject of a sentence.
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
