public import LunchWire

/// The JSON object that parameterises a screen; its mock data is under `MOCK_JSON`.
public struct UserInfo: Hashable, Sendable {
    /// The members of the object.
    public let members: [String: JSONValue]

    /// User info without a member, as a screen gets it when none was given.
    public static let empty = UserInfo([:])

    /// Creates user info from its members.
    public init(_ members: [String: JSONValue]) {
        self.members = members
    }

    /// Reads user info as it stands in `LAUNCH_USER_INFO`: a JSON object, or `@` and the path of a file that holds one.
    ///
    /// - Throws: `LaunchError.unreadableFile`, `.malformed`, `.tooLarge` or `.notAnObject`.
    public init(parsing text: String) throws(LaunchError) {
        let source: LaunchError.UserInfoSource
        let bytes: [UInt8]
        if text.hasPrefix("@") {
            let path = String(text.dropFirst())
            source = .file(path)
            bytes = try UserInfo.read(path)
        } else {
            source = .environment
            bytes = Array(text.utf8)
        }
        let value = try JSONValue(bytes, from: source)
        guard case .object(let members) = value else { throw .notAnObject(found: value.kind) }
        self.init(members)
    }

    /// The value under a key, or nil where there is none.
    public subscript(_ key: String) -> JSONValue? { members[key] }

    private static func read(_ path: String) throws(LaunchError) -> [UInt8] {
        switch Descriptor.contents(of: path) {
        case .success(let bytes): return bytes
        case .failure(let error): throw .unreadableFile(path: path, reason: error.words)
        }
    }
}

extension JSONValue {
    /// Reads JSON that belongs to a launch, and tells what is wrong with it in the words of a launch.
    init(_ bytes: [UInt8], from source: LaunchError.UserInfoSource) throws(LaunchError) {
        do throws(WireError) {
            self = try JSONValue(parsing: bytes, limits: .userInfo)
        } catch {
            switch error {
            case .malformed(let found, let line, let column):
                throw .malformed(source, found: found, line: line, column: column)
            default:
                throw .tooLarge(source, reason: String(describing: error))
            }
        }
    }
}
