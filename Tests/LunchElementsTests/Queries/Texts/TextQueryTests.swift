import LunchTerminal
import LunchWire
import TestSupport
import Testing

@testable import LunchElements

/// A text as the first step of a query: what follows works on it as on elements.
///
/// ```
///   0         10        20
/// 0 Name      [Ada     ] Name
/// 1 Mail      [        ]
/// 2           Name
/// ```
@Suite struct TextQueryTests {
    private let frame = TUIFrame.made(
        AccessibilityNode(
            .application,
            children: [
                AccessibilityNode(
                    .textField, identifier: "mail", frame: CellRect(column: 10, row: 1, columns: 10, rows: 1)),
                AccessibilityNode(
                    .textField, identifier: "name", frame: CellRect(column: 10, row: 0, columns: 10, rows: 1)),
            ]),
        drawing: "Name      [Ada     ] Name\r\nMail      [        ]\r\n          Name")

    private static func text(_ text: String, within region: ScreenRegion = .screen) -> QueryStep {
        .text(TextSearch(.literal(text), within: region))
    }

    private func places(_ steps: [QueryStep]) -> [String] {
        let resolution = Resolution(steps, in: frame)
        return resolution.found.map { resolution.frame.tree.nodes[$0].frame.description }
    }

    @Test func theMatchesAreStaticTextsOfWhichNoStateIsKnown() throws {
        let resolution = Resolution([Self.text("Mail"), .only], in: frame)
        let node = try #require(resolution.element)
        #expect((node.type, node.label, node.identifier, node.value) == (.staticText, "Mail", "", nil))
        #expect(node.frame == CellRect(column: 0, row: 1, columns: 4, rows: 1))
        #expect(node.unknown == [.isEnabled, .isSelected, .hasFocus])
        #expect(resolution.snapshot.label == "Mail")
        #expect(resolution.snapshot.isHittable)
    }

    @Test func theyAreInReadingOrder() {
        let all = ["(0, 0) 4×1", "(21, 0) 4×1", "(10, 2) 4×1"]
        #expect(places([Self.text("Name")]) == all)
        #expect(places([Self.text("Name"), .first]) == [all[0]])
        #expect(places([Self.text("Name"), .at(-1)]) == [all[2]])
        #expect(places([Self.text("Name"), .at(3)]) == [])
        #expect(Resolution([Self.text("Name"), .only], in: frame).index == nil)
        #expect(Resolution([Self.text("Name"), .only], in: frame).failure?.found.count == 3)
        #expect(Resolution([Self.text("Nome"), .only], in: frame).failure?.found == [])
    }

    @Test func elementsAreFoundBesideATextAndTextsBesideAnElement() {
        let fields: [QueryStep] = [.descendants(.textField)]
        #expect(places(fields + [.related(.rightOf, [Self.text("Mail"), .only])]) == ["(10, 1) 10×1"])
        #expect(places(fields + [.related(.rightOf, [Self.text("Name"), .only])]) == [])
        let mail: [QueryStep] = fields + [.matching(.any, "mail"), .only]
        #expect(places([Self.text("Name"), .related(.below, mail)]) == ["(10, 2) 4×1"])
        #expect(places([Self.text("Name"), .related(.below, [Self.text("Mail"), .only])]) == [])
        #expect(places([Self.text("Name"), .related(.rightOf, [Self.text("Ada"), .only])]) == ["(21, 0) 4×1"])
    }

    @Test func aRegionMayDependOnAnElementOrAText() {
        let mail: [QueryStep] = [.descendants(.textField), .matching(.any, "mail"), .only]
        let name: [QueryStep] = [.descendants(.textField), .matching(.any, "name"), .only]
        let ada = [Self.text("Ada"), .only]
        let regions: [(ScreenRegion, [String])] = [
            (.element(name), []),
            (.beside(.below, mail), ["(10, 2) 4×1"]),
            (.beside(.above, mail), ["(0, 0) 4×1", "(21, 0) 4×1"]),
            (.beside(.rightOf, name), ["(21, 0) 4×1"]),
            (.beside(.leftOf, name), ["(0, 0) 4×1"]),
            (.beside(.rightOf, ada), ["(21, 0) 4×1"]),
            (.beside(.below, ada), ["(10, 2) 4×1"]),
            (.element([.descendants(.textField), .only]), []),
            (.both(.beside(.below, ada), .rows(0...2)), ["(10, 2) 4×1"]),
            (.both(.beside(.below, ada), .rows(0...1)), []),
            (.both(.rows(0...2), .beside(.rightOf, ada)), ["(21, 0) 4×1"]),
            (.both(.beside(.below, ada), .beside(.rightOf, name)), []),
            (.both(.beside(.below, ada), .beside(.above, [.descendants(.button), .only])), []),
            (.both(.screen, .element([.descendants(.button), .only])), []),
            (.element([.descendants(.button), .only]), []),
        ]
        for (region, expected) in regions {
            #expect(places([Self.text("Name", within: region)]) == expected, "\(region)")
        }
        #expect(places([Self.text("Ada", within: .element(name))]) == ["(11, 0) 3×1"])
    }

    @Test func whatStandsInAnElementIsNotBesideIt() {
        let name: [QueryStep] = [.descendants(.textField), .matching(.any, "name"), .only]
        #expect(places([Self.text("Ada", within: .beside(.below, name))]) == [])
        #expect(places([Self.text("Ada", within: .beside(.above, name))]) == [])
        #expect(places([Self.text("[", within: .beside(.leftOf, name))]) == [])
        #expect(places([Self.text("]", within: .beside(.rightOf, name))]) == [])
    }

    @Test func whatIsOutOfViewOfAnElementIsNoRegion() {
        let list = AccessibilityNode(
            .application,
            children: [
                AccessibilityNode(
                    .table, frame: CellRect(column: 0, row: 0, columns: 10, rows: 1),
                    children: [
                        AccessibilityNode(
                            .cell, identifier: "row", frame: CellRect(column: 0, row: 0, columns: 10, rows: 2))
                    ])
            ])
        let frame = TUIFrame.made(list, drawing: "one\r\ntwo")
        let cell: [QueryStep] = [.descendants(.cell), .only]
        #expect(Resolution([Self.text("one", within: .element(cell))], in: frame).found.count == 1)
        #expect(Resolution([Self.text("two", within: .element(cell))], in: frame).found.isEmpty)
    }

    @Test func aQueryReadsAsItIsWritten() {
        let name: [QueryStep] = [.descendants(.group), .matching(.any, "Box"), .only]
        let search = { (region: ScreenRegion) in TextSearch(.literal("a\"b"), within: region) }
        let rectangle = CellRect(column: 1, row: 2, columns: 3, rows: 4)
        let regex = TextSearch(.regex(TextPattern(/Total \d+/)), keepingBlanks: true, acrossLines: true)
        let queries: [([QueryStep], String)] = [
            ([.text(search(.screen))], #"app.texts("a\"b")"#),
            ([.text(search(.screen)), .only], #"app.text("a\"b")"#),
            ([.text(search(.screen)), .first], #"app.text("a\"b").firstMatch"#),
            ([.text(search(.screen)), .at(2)], #"app.texts("a\"b").element(boundBy: 2)"#),
            ([.text(search(.rows(3...3))), .only], #"app.text("a\"b", within: .row(3))"#),
            ([.text(search(.rows(3...5))), .only], #"app.text("a\"b", within: .rows(3...5))"#),
            (
                [.text(search(.rectangle(rectangle))), .only],
                #"app.text("a\"b", within: .rectangle(CellRect(column: 1, row: 2, columns: 3, rows: 4)))"#
            ),
            ([.text(search(.element(name))), .only], #"app.text("a\"b", within: .element(app.groups["Box"]))"#),
            (
                [.text(search(.beside(.leftOf, [Self.text("x"), .only]))), .only],
                #"app.text("a\"b", within: .leftOf(app.text("x")))"#
            ),
            (
                [.text(search(.both(.rows(3...3), .beside(.leftOf, name)))), .only],
                #"app.text("a\"b", within: .row(3).intersection(.leftOf(app.groups["Box"])))"#
            ),
            ([.text(regex)], #"app.texts(/Total \d+/, keepingBlanks: true, acrossLines: true)"#),
            (
                [.descendants(.textField), .related(.rightOf, [Self.text("Mail"), .only]), .only],
                #"app.textFields.rightOf(app.text("Mail")).element"#
            ),
        ]
        for (steps, text) in queries { #expect(QueryText.text(of: steps) == text) }
    }

    @Test func anAlertIsInTheWayOfTextOutsideIt() {
        let alert = AccessibilityNode(
            .application,
            children: [
                AccessibilityNode(
                    .alert, label: "Sure?", frame: CellRect(column: 0, row: 0, columns: 10, rows: 2),
                    children: [
                        AccessibilityNode(
                            .button, label: "Yes", frame: CellRect(column: 0, row: 1, columns: 3, rows: 1))
                    ])
            ])
        let frame = TUIFrame.made(alert, drawing: "Sure?\r\nYes\r\nSave")
        let obstacle = { (text: String) -> Int? in
            let resolution = Resolution([Self.text(text), .only], in: frame)
            return resolution.index.flatMap { resolution.frame.alert(before: $0) }
        }
        #expect(obstacle("Save") == 1)
        #expect(obstacle("Yes") == nil)
        #expect(obstacle("Sure?") == nil)
    }
}
