@_spi(Lunch) public import LunchWire
import Synchronization

/// The data that a launch provides for a screen: a JSON object. The value under its key `MOCK_JSON` is the screen's
/// mock data; the object may have other keys.
public struct UserInfo: Sendable {
    let storage: [String: LunchJSON]

    /// The record of the keys that a screen asks for while it is built; nil if no launch built this user info.
    private let enquiry: Enquiry?

    /// All keys of the JSON object, with their values.
    public var members: [String: LunchJSON] {
        // A caller that has them all knows each.
        note(Set(storage.keys))
        return storage
    }

    /// User info without keys. A screen receives it if the launch provides no user info.
    public static let empty = UserInfo([:])

    /// Creates user info from the keys and values of a JSON object.
    public init(_ members: [String: LunchJSON]) {
        self.init(members, nil)
    }

    private init(_ members: [String: LunchJSON], _ enquiry: Enquiry?) {
        storage = members
        self.enquiry = enquiry
    }

    /// Creates user info from the value of the environment variable `LAUNCH_USER_INFO`.
    ///
    /// - Parameter text: a JSON object, or `@` followed by the path of a file that contains a JSON object. A relative
    ///   path is resolved against the working directory of the process.
    /// - Throws: `LaunchError.unreadableFile` if the file cannot be read. `.malformed`, `.tooLarge` or `.notAnObject`
    ///   if the text is not a JSON object that Lunch accepts.
    public init(parsing text: String) throws(LaunchError) {
        let source: LaunchError.UserInfoSource
        let bytes: [UInt8]
        if let path = LaunchKeys.userInfoFile(in: text) {
            source = .file(path)
            bytes = try UserInfo.read(path)
        } else {
            source = .environment
            bytes = Array(text.utf8)
        }
        let value = try LunchJSON(bytes, from: source)
        guard case .object(let members) = value else { throw .notAnObject(found: value.kind) }
        self.init(members)
    }

    /// The value under a key; nil if the user info does not contain the key.
    public subscript(_ key: String) -> LunchJSON? {
        note([key])
        return storage[key]
    }

    private static func read(_ path: String) throws(LaunchError) -> [UInt8] {
        switch Descriptor.contents(of: path) {
        case .success(let bytes): return bytes
        case .failure(let error): throw .unreadableFile(path: path, reason: error.words)
        }
    }
}

extension UserInfo: Hashable {
    /// Returns true if both values contain the same keys and values.
    public static func == (left: UserInfo, right: UserInfo) -> Bool { left.storage == right.storage }

    /// Adds the keys and values to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(storage) }
}

extension UserInfo {
    /// The keys that a screen has asked for; screens are built on any thread.
    private final class Enquiry: Sendable {
        let keys = Lock<Set<String>>([])
    }

    /// The same user info for one screen, whose keys are noted that it asks for.
    func forOneScreen() -> UserInfo { UserInfo(storage, Enquiry()) }

    func note(_ keys: Set<String>) {
        enquiry?.keys.withLock { $0.formUnion(keys) }
    }

    /// The known keys: the ones that a screen has read, and the key of the mock data.
    var askedKeys: Set<String> { (enquiry?.keys.withLock(\.self) ?? []).union([LaunchKeys.mock]) }

    /// Refuses mock data under a name that is a misspelling of its key.
    func checkMock() throws(LaunchError) {
        if let key = misspelling(of: LaunchKeys.mock) { throw .misspelledKey(key, path: "", meant: LaunchKeys.mock) }
    }

    /// Refuses members that are misspellings of keys that were asked for.
    func checkSpelling() throws(LaunchError) {
        let asked = askedKeys
        let missing = asked.filter { storage[$0] == nil }
        if let (key, meant) = AskedKeys.misspelling(of: missing, by: Set(storage.keys).subtracting(asked)) {
            throw .misspelledKey(key, path: "", meant: meant)
        }
    }

    /// The error of a key that is missing, which names what may be a misspelling of it.
    func missing(_ key: String) -> LaunchError {
        misspelling(of: key).map { .misspelledKey($0, path: "", meant: key) } ?? .missingKey(key, path: "")
    }

    /// The key that is in place of another; nil if that is there, or nothing is near to it.
    private func misspelling(of key: String) -> String? {
        AskedKeys.misspelling(of: key, in: storage, asked: askedKeys)
    }
}

extension LunchJSON {
    /// Reads JSON that belongs to a launch, and reports what is wrong with it in the words of a launch.
    init(_ bytes: [UInt8], from source: LaunchError.UserInfoSource) throws(LaunchError) {
        do throws(WireError) {
            self = try LunchJSON(parsing: bytes, limits: .userInfo)
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
