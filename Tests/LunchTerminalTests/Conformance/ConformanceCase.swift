import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// One case of the conformance data: bytes, a size, and what must be there afterwards.
struct ConformanceCase: CustomTestStringConvertible {
    var suite: String
    var name: String
    var bytes: [UInt8]
    var expected: Expected

    var testDescription: String { "\(suite)/\(name)" }

    /// The fields of a case's JSON file.
    struct Expected: Decodable {
        var cols: Int
        var rows: Int
        var text: [String]?
        var rowtext: [String: String]?
        var cursor: [Int]?
        var output: String?
        var history: Int?
        var runs: [Run]?
        var agreement: String
    }

    /// Cells that are not plain: `[row, column, length, foreground, background, flags, underline color, link]`.
    struct Run: Decodable {
        var row: Int
        var column: Int
        var length: Int
        var foreground: String
        var background: String
        var flags: String

        init(from decoder: any Decoder) throws {
            var fields = try decoder.unkeyedContainer()
            row = try fields.decode(Int.self)
            column = try fields.decode(Int.self)
            length = try fields.decode(Int.self)
            foreground = try Self.color(&fields)
            background = try Self.color(&fields)
            flags = try fields.decode(String.self)
        }

        private static func color(_ fields: inout any UnkeyedDecodingContainer) throws -> String {
            guard let index = try? fields.decode(Int.self) else { return try fields.decode(String.self) }
            return ConformanceCase.name(ofIndex: index)
        }
    }
}

/// The conformance data, which lies beside the package where it is present.
enum ConformanceData {
    /// The folder `../shared/data` relative to the package.
    static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "shared/data")

    static var isPresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

    static let absence: Comment = "the conformance data is not beside the package (../shared/data)"

    /// The cases of a suite in the order of their names.
    static func cases(_ suite: String) -> [ConformanceCase] {
        let folder = folder.appending(path: "terminal/\(suite)")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".json") }.sorted().compactMap { file in
            let name = String(file.dropLast(5))
            guard let json = try? Data(contentsOf: folder.appending(path: file)),
                let bytes = try? Data(contentsOf: folder.appending(path: "\(name).vt")),
                let expected = try? JSONDecoder().decode(ConformanceCase.Expected.self, from: json)
            else { return nil }
            return ConformanceCase(suite: suite, name: name, bytes: Array(bytes), expected: expected)
        }
    }

    static let suites = ["xtermjs", "libvterm", "alacritty", "tmux"]

    /// A file of the Unicode character database, line by line.
    static func unicodeLines(_ name: String) -> [Substring] {
        let file = folder.appending(path: "unicode/\(name)")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(whereSeparator: \.isNewline)
    }
}
