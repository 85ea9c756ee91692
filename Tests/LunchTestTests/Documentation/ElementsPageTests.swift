import LunchElements
import LunchTest
import LunchWire
import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The page that lists what an app may say of its screen, against the types and the sample.
@Suite struct ElementsPageTests {
    private let page: DocumentationPage

    init() throws { page = try DocumentationPage(path: "Sources/Lunch/Lunch.docc/Elements.md") }

    /// The rows of the table whose head begins with a word, each as its cells.
    private func rows(of head: String) -> [[String]] {
        let lines = page.text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let start = lines.firstIndex(where: { $0.hasPrefix("| \(head) |") }) else { return [] }
        return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
            line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
                .map { String($0.dropFirst().dropLast()) }
        }
    }

    @Test func theSampleIsShortAndTheLimitsAreCorrect() throws {
        let file = DocumentationPage.package().appending(path: "Samples/Minimal/main.swift")
        let sample = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        #expect(page.text.contains("`Samples/Minimal/main.swift`"))
        #expect(sample.split(separator: "\n", omittingEmptySubsequences: false).dropLast().count <= 60)
        let grouped = { (number: Int) in
            String(number).reversed().enumerated().reduce(into: "") { text, digit in
                text = "\(digit.element)\(digit.offset > 0 && digit.offset % 3 == 0 ? "," : "")\(text)"
            }
        }
        let limits = [
            "at most \(grouped(AccessibilityNode.countLimit)) elements", "a depth of \(AccessibilityNode.depthLimit).",
            "from −\(grouped(1 << 30)) to \(grouped(1 << 30)).",
        ]
        #expect(limits.filter { !page.text.contains($0) } == [])
    }

    @Test func everyAttributeHasARowWithItsDefault() {
        let node = Mirror(reflecting: AccessibilityNode(.any)).children.compactMap(\.label)
        let attributes = Mirror(reflecting: AccessibilityNode.Attributes(.any)).children
        let names = attributes.compactMap(\.label).filter { $0 != "unknown" } + node.filter { $0 != "attributes" }
        #expect(names.count == 10)
        let rows = rows(of: "Attribute")
        #expect(rows.map { $0[0] } == names.map { "`\($0)`" })
        #expect(rows.allSatisfy { $0.count == 3 && !$0[2].isEmpty })
        let defaults = attributes.filter { $0.label != "unknown" && $0.label != "type" }.map { attribute in
            switch attribute.value {
            case is CellRect: "`.zero`"
            case let text as String: "`\"\(text)\"`"
            case let text as String?: "`\(text ?? "nil")`"
            default: "`\(attribute.value)`"
            }
        }
        #expect(rows.map { $0[1] } == [""] + defaults + ["`[]`"])
    }

    @Test func everyTypeHasOneRowAndIsFoundAsThatReports() throws {
        let rows = rows(of: "Type")
        #expect(rows.map { $0[0] }.sorted() == TUIElementType.allCases.map { "`.\($0.rawValue)`" }.sorted())
        #expect(rows.allSatisfy { $0.count == 4 && !$0[1].isEmpty && (!$0[2].isEmpty || $0[0] == "`.any`") })
        let codes = rows.map { ($0[0], $0[3].filter { $0 != "`" }) }
        for (type, code) in codes where type != "`.application`" {
            let type = try #require(TUIElementType(rawValue: type.filter { !"`.".contains($0) }))
            #expect(code.contains(".\(type.queryName)"), "\(code)")
        }
        let lines = codes.map { "_ = try \($0.1)" }.joined(separator: "\n")
        let source = "import LunchTest\nfunc example(app: TUIApplication) throws {\n\(lines)\n}\n"
        let complaints = try Typecheck.complaints(about: source)
        #expect(complaints == nil, "\(complaints ?? "")")
    }

    @Test func theNatureOfEveryTypeIsReportedAsItIs() {
        let natures: [(ElementNature, String)] = [
            (.answersToSpace, "Space activates it"), (.takesText, "It receives text"),
            (.secret, "Messages never show its value"), (.clips, "It shows a part"),
            (.transparent, "It covers nothing"),
            (.interrupts, "It must be answered"), (.answers, "It answers an alert"),
        ]
        let rows = rows(of: "Behavior")
        #expect(rows.count == natures.count)
        for (row, (nature, beginning)) in zip(rows, natures) {
            #expect(row[0].hasPrefix(beginning))
            let types = TUIElementType.allCases.filter { $0.nature.contains(nature) }.map(\.rawValue).sorted()
            #expect(row[1] == types.map { "`.\($0)`" }.joined(separator: ", "))
        }
        let told = natures.reduce(into: ElementNature()) { $0.formUnion($1.0) }
        let all = TUIElementType.allCases.reduce(into: ElementNature()) { $0.formUnion($1.nature) }
        #expect(told == all)
    }

}
