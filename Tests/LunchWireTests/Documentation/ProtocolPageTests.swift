import LunchWire
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The page about the protocol names all that the code reads and writes.
@Suite struct ProtocolPageTests {
    /// The folder of the package.
    private static let package = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }

    private static func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: package.appending(path: path)), as: UTF8.self)
    }

    /// The parts of the page by their headlines.
    private func sections() throws -> [String: String] {
        let page = try Self.text("Sources/LunchWire/LunchWire.docc/Protocol.md")
        var sections: [String: String] = [:]
        var headline = ""
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("## ") || line.hasPrefix("### ") {
                headline = String(line.drop { $0 == "#" || $0 == " " })
            }
            sections[headline, default: ""] += line + "\n"
        }
        return sections
    }

    /// The names in the first column of the tables of a part.
    private func rows(_ headline: String) throws -> Set<String> {
        let section = try #require(try sections()[headline], "there is no part \(headline)")
        return Set(section.matches(of: /(?m)^\| `([A-Za-z_]+)` \|/).map { String($0.output.1) })
    }

    @Test func everyVariableIsThere() throws {
        let told = try rows("The environment")
        #expect(LaunchKeys.environment.count > 5)
        #expect(told == Set(LaunchKeys.environment + [LaunchKeys.timeZone]))
        #expect(try sections()["The environment"]?.contains("`\(LaunchKeys.mock)`") == true)
    }

    @Test func everyKindHasAPart() throws {
        let sections = try sections()
        #expect(AppMessage.kinds.count + TestMessage.kinds.count > 6)
        for kind in AppMessage.kinds + TestMessage.kinds { #expect(sections[kind] != nil, "\(kind)") }
    }

    @Test func everyTypeIsThere() throws {
        let section = try #require(try sections()["Elements"])
        let missing = TUIElementType.allCases.map { "`\($0.rawValue)`" }.filter { !section.contains($0) }
        #expect(missing == [])
    }

    /// The members that the code reads are found in its source: no list of them could be complete by itself.
    @Test(arguments: [
        ("Messages/Hello.swift", ["hello"]), ("Messages/FrameMessage+JSON.swift", ["frame"]),
        ("Messages/AppMessage.swift", ["error", "unpublished"]), ("Messages/ClockReading.swift", ["Virtual time"]),
        ("Messages/TestMessage.swift", ["sync", "clock", "show"]), ("Messages/AccessibilityChange.swift", ["Changes"]),
        ("Elements/AccessibilityNode+JSON.swift", ["Elements"]),
        ("Launch/LaunchScreenDescription.swift", ["The catalog"]),
    ])
    func everyMemberIsThere(_ path: String, _ headlines: [String]) throws {
        let source = try Self.text("Sources/LunchWire/\(path)")
        let read = Set(
            source.matches(of: /(?:reader|at: "[a-z]+"\))\.[a-zA-Z]+\(\s*"([A-Za-z]+)"/).map { String($0.output.1) })
        #expect(!read.isEmpty)
        var told: Set<String> = []
        for headline in headlines { told.formUnion(try rows(headline)) }
        #expect(read.subtracting(told) == [], "the page does not tell of these")
        #expect(told.subtracting(read) == [], "nobody reads these")
    }

    @Test func theLimitsAreTheCodes() throws {
        let envelope = try #require(try sections()["The envelope"])
        func grouped(_ number: Int) -> String {
            String(number).reversed().enumerated().reduce("") { text, digit in
                String(digit.element) + (digit.offset > 0 && digit.offset % 3 == 0 ? "," : "") + text
            }
        }
        let limits = [
            Envelope.sizeLimit, Envelope.inputLimit, LunchJSON.Limits.message.depth, LunchJSON.Limits.message.count,
            AccessibilityNode.depthLimit, AccessibilityNode.countLimit, CellRect.limit, (1 << 53) - 1,
        ]
        for limit in limits {
            #expect(envelope.contains(" \(grouped(limit)) ") || envelope.contains("−\(grouped(limit)) "), "\(limit)")
        }
        #expect(envelope.contains("\(Envelope.command) ; lunch ; \(Envelope.version) ;"))
    }

    /// The bytes of the greeting, as the page has them in hexadecimal.
    @Test func theGreetingIsTheCodecs() throws {
        let envelope = try #require(try sections()["The envelope"])
        let line = try #require(envelope.split(separator: "\n").first { $0.hasPrefix("1b 5d ") })
        let bytes = line.split(separator: " ").compactMap { UInt8($0, radix: 16) }
        #expect(bytes == AppMessage.hello(Hello()).envelope(token: "4k7").bytes)
    }
}
