import Testing

@testable import Lunch

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The page about the protocol says of marks what the publisher writes.
struct ProtocolMarkTests {
    private let publisher = AccessibilityPublisher(environment: LaunchEnvironment(variables: [LaunchKeys.token: "t"]))

    private func page() throws -> String {
        let package = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let page = try Data(contentsOf: package.appending(path: "Sources/LunchWire/LunchWire.docc/Protocol.md"))
        return String(decoding: page, as: UTF8.self)
    }

    @Test(arguments: [(false, "f3 a0 ", "Go"), (true, "47 f3 ", "G")])
    func theExampleIsWrittenSo(onEachCharacter: Bool, head: String, text: String) throws {
        let line = try #require(try page().split(separator: "\n").first { $0.hasPrefix(head) })
        if onEachCharacter { publisher.markForm = .onEachCharacter }
        let bytes = line.split(separator: " ").compactMap { UInt8($0, radix: 16) }
        #expect(Array(publisher.marked(text, identifier: "ok").utf8) == bytes)
    }

    @Test func namesAreWrittenSo() throws {
        let names = try #require(try page().firstMatch(of: /`([^`]+)` has the name\s+`([^`]+)`/))
        #expect(MarkCharacters.written(String(names.1)) == String(names.2))
    }
}
