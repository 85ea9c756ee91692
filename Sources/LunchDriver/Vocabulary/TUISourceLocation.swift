#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A place in the source of a test.
public struct TUISourceLocation: Sendable, Hashable {
    /// The module and the file: `MyAppTests/LoginTests.swift`.
    public var fileID: String

    /// The path of the file; nil if nobody told.
    public var filePath: String?

    /// The line, counted from 1.
    public var line: Int

    /// The column, counted from 1; nil if nobody told.
    public var column: Int?

    /// Creates a place, as `#fileID` and its kin tell it.
    package init(fileID: String, filePath: String? = nil, line: Int, column: Int? = nil) {
        self.fileID = fileID
        self.filePath = filePath
        self.line = line
        self.column = column
    }
}

extension TUISourceLocation: CustomStringConvertible {
    /// The file, without its folders, and the line: `LoginTests.swift:12`.
    public var description: String { "\(fileID.split(separator: "/").last ?? ""):\(line)" }

    /// The file and the line, as editors open them: `Tests/MyAppTests/LoginTests.swift:12`, from the working directory if the
    /// file is below it; without folders if nobody told its path.
    public var pathAndLine: String {
        guard let filePath else { return description }
        let folder = FileManager.default.currentDirectoryPath + "/"
        return "\(filePath.hasPrefix(folder) ? String(filePath.dropFirst(folder.count)) : filePath):\(line)"
    }
}
