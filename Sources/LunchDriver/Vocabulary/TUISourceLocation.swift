#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A location in the source of a test.
public struct TUISourceLocation: Sendable, Hashable {
    /// The module and the file name: `MyAppTests/LoginTests.swift`.
    public var fileID: String

    /// The path of the file; nil if the path is unknown.
    public var filePath: String?

    /// The line number, counted from 1.
    public var line: Int

    /// The column number, counted from 1; nil if the column is unknown.
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
    /// The file name without its folders, and the line number: `LoginTests.swift:12`.
    public var description: String { "\(fileID.split(separator: "/").last ?? ""):\(line)" }

    /// The path of the file and the line number: `Tests/MyAppTests/LoginTests.swift:12`.
    ///
    /// The path is relative to the working directory if the file lies below it. If the path is unknown, the file name
    /// stands in its place.
    public var pathAndLine: String {
        guard let filePath else { return description }
        let folder = FileManager.default.currentDirectoryPath + "/"
        return "\(filePath.hasPrefix(folder) ? String(filePath.dropFirst(folder.count)) : filePath):\(line)"
    }
}
