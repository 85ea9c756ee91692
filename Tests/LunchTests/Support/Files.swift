#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A file with these bytes that is there for as long as the body runs.
func withFile<Result>(_ bytes: [UInt8], _ body: (String) throws -> Result) throws -> Result {
    let file = FileManager.default.temporaryDirectory.appending(path: "lunch-\(UUID().uuidString)")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file.path)
}

/// Types of Foundation that have a form of their own in JSON.
enum FoundationValues {
    struct All: Codable, Hashable {
        var date: Date
        var data: Data
        var url: URL?
        var uuid: UUID
        var decimal: Decimal
    }

    static func all() throws -> All {
        All(
            date: Date(timeIntervalSinceReferenceDate: 1.5), data: Data([0, 255]),
            url: URL(string: "https://example.org/a?b=c"), uuid: UUID(), decimal: 12.5)
    }

    static func decimal(_ text: String) -> Decimal? { Decimal(string: text) }
}
