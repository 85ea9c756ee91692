#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A location in the source code of a test.
public struct TUISourceLocation: Sendable, Hashable {
    /// The module and the name of the file, for example `MyAppTests/LoginTests.swift`.
    ///
    /// In the location of an issue that XCTest itself found, the value is the path of the file.
    public var fileID: String

    /// The path of the file; nil if the path is unknown.
    public var filePath: String?

    /// The line number, counted from 1.
    public var line: Int

    /// The column number, counted from 1; nil if the column is unknown.
    public var column: Int?

    /// Creates a place, as `#fileID` and similar macros give it.
    package init(fileID: String, filePath: String? = nil, line: Int, column: Int? = nil) {
        self.fileID = fileID
        self.filePath = filePath
        self.line = line
        self.column = column
    }

    /// The location of a call, from its default arguments.
    init(_ fileID: String, _ filePath: String, _ line: Int, _ column: Int) {
        self.init(fileID: fileID, filePath: filePath, line: line, column: column)
    }
}

extension TUISourceLocation: CustomStringConvertible {
    /// The name of the file without its folders, and the line number, for example `LoginTests.swift:12`.
    public var description: String { "\(fileID.split(separator: "/").last ?? ""):\(line)" }

    /// The path of the file and the line number, for example `Tests/MyAppTests/LoginTests.swift:12`.
    ///
    /// The path is relative to the working directory if the file is in that directory or below it. If the path is
    /// unknown, the file's name is used instead.
    public var pathAndLine: String {
        guard let filePath else { return description }
        let folder = FileManager.default.currentDirectoryPath + "/"
        return "\(filePath.hasPrefix(folder) ? String(filePath.dropFirst(folder.count)) : filePath):\(line)"
    }
}
