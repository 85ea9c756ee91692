import LunchCheck
import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The sections that findings point to are those of the specification.
@Suite(.waiting) struct SectionTests {
    private static let page = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../../Sources/LunchWire/LunchWire.docc/Protocol.md")

    @Test func everySectionIsAHeading() throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        let headings = text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { $0.drop { "# ".contains($0) } }
        for section in Section.allCases { #expect(headings.contains { $0 == section.rawValue }, "\(section.rawValue)") }
    }

    @Test func everyCheckHasANameOfItsOwn() {
        let names = ProtocolCheck.all.map(\.name)
        #expect(Set(names).count == names.count)
        for name in names { #expect(name.wholeMatch(of: #/[a-z]+\.[a-z]+/#) != nil, "\(name)") }
    }
}
