import LunchWire
import Testing

@testable import LunchCLI

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The page about versions, against the version that the command prints.
@Suite struct ChangelogTests {
    private static let package = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }

    /// The lines of a page of the package.
    private func lines(of path: String) throws -> [Substring] {
        let data = try Data(contentsOf: Self.package.appending(path: path))
        return String(decoding: data, as: UTF8.self).split(separator: "\n")
    }

    @Test func theNewestHeadingIsTheVersion() throws {
        let lines = try lines(of: "Sources/LunchTest/LunchTest.docc/Changelog.md")
        let versions = lines.compactMap { try? /## (\d+\.\d+\.\d+)/.wholeMatch(in: $0)?.output.1 }
        #expect(versions.first == HelpText.version[...])
        #expect(lines.contains("lunch \(HelpText.version), protocol \(Envelope.version)"))
    }

    @Test func theReadmeNamesTheVersion() throws {
        let state = try lines(of: "README.md").first { $0.hasPrefix("**Status.**") }
        #expect(state?.contains("version \(HelpText.version), ") == true)
    }
}
