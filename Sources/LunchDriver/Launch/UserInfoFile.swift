#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// User info that is too long for one environment variable, in a file that only this user may read.
final class UserInfoFile: Sendable {
    /// The longest text that goes into the environment, in bytes.
    ///
    /// Linux allows 128 KiB for a variable with its name (MAX_ARG_STRLEN, execve(2)); all of them together share the
    /// stack's limit with the arguments.
    static let threshold = 64 << 10

    let path: String

    init(_ text: String) throws {
        let name = "lunch-user-info-\(UUID().uuidString).json"
        path = FileManager.default.temporaryDirectory.appending(path: name).path
        guard
            FileManager.default.createFile(
                atPath: path, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
        else { throw CocoaError(.fileWriteUnknown) }
    }

    deinit { delete() }

    func delete() { try? FileManager.default.removeItem(atPath: path) }
}
