import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Page objects and tests as they stand in a project with XCUITest, against what was made of them.
@Suite struct PortTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    /// The files of a folder by the names that they have in the original, without imports and `@MainActor`.
    ///
    /// If that stands before a test that is not `async`, XCTest on Linux crashes as it lists the tests.
    private static func files(in folder: URL) throws -> [String: [String]] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return try Dictionary(
            uniqueKeysWithValues: names.map { name in
                let text = String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { normal(String($0)) }
                let original = name.replacing(/\.txt$/, with: "").replacing(/^TUI/, with: "XCUI")
                return (original, lines.filter { !$0.hasPrefix("import ") && $0 != "    @MainActor" })
            })
    }

    /// A line without all that a port may change; a cast to the type that `value` has here is a warning.
    private static func normal(_ line: String) -> String {
        line.replacing(".value as? String", with: ".value").replacing("= value as? String", with: "= value")
            .replacing("TUI", with: "XCUI").replacing(#/\btry /#, with: "").replacing(#/ throws\b/#, with: "")
    }

    @Test(arguments: ["RegistrationUITests", "LunchSampleUITests"])
    func onlyTheNamesAndTryHaveChanged(_ target: String) throws {
        let originals = try Self.files(in: Self.folder.appending(path: "Originals/\(target)"))
        let ports = try Self.files(in: Self.folder.appending(path: target))
        #expect(!originals.isEmpty)
        #expect(originals.keys.sorted() == ports.keys.sorted())
        for (name, original) in originals {
            let port = ports[name] ?? []
            #expect(original.count == port.count, "\(name)")
            for (before, after) in zip(original, port) { #expect(after == before, "\(name)") }
        }
    }
}
