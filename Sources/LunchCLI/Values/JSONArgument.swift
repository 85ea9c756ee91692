import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// JSON that was given on the command line, or by `@` and the path of a file.
struct JSONArgument: Sendable {
    let value: LunchJSON
    /// The file that it is in; nil if it is on the command line.
    let file: String?
    private let bytes: [UInt8]

    /// The JSON as it was given, which is UTF-8.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    static func read(_ text: String, _ option: String) throws(UsageError) -> JSONArgument {
        guard let path = LaunchKeys.userInfoFile(in: text) else {
            return try JSONArgument(Array(text.utf8), nil, option)
        }
        let data: Data
        do {
            data = try Data(contentsOf: URL(filePath: path))
        } catch {
            var isFolder = false
            let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            let reason = isFolder ? "it is a folder" : exists ? "that is not allowed" : "there is no such file"
            throw .unreadable(option: option, path: path, reason: reason)
        }
        return try JSONArgument(Array(data), path, option)
    }

    /// JSON that must be an object, as user info is.
    static func object(_ text: String, _ option: String) throws(UsageError) -> JSONArgument {
        let json = try read(text, option)
        guard case .object(let members) = json.value else {
            throw .malformed(.noObject(kind: json.value.kind, file: json.file), option: option)
        }
        if members[LaunchKeys.mock] == nil, let key = members.keys.sorted().first(where: meansMock) {
            throw .malformed(.misspelledKey(key), option: option)
        }
        return json
    }

    /// Returns true if a key is probably that of the mock data, written in another way.
    private static func meansMock(_ key: String) -> Bool {
        let letters = key.lowercased().filter { $0 != "_" && $0 != "-" }
        return ["mock", "mocks", "mockdata"].contains(letters) || key.distance(asMisspellingOf: LaunchKeys.mock) != nil
    }

    private init(_ text: [UInt8], _ file: String?, _ option: String) throws(UsageError) {
        self.file = file
        bytes = text
        do throws(WireError) {
            value = try LunchJSON(parsing: text, limits: .userInfo)
        } catch {
            throw .malformed(.json(error, file: file), option: option)
        }
    }
}
