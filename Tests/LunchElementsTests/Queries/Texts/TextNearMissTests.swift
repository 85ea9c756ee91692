import LunchTerminal
import LunchWire
import Testing

@testable import LunchElements

/// A text near to one that is not where it was looked for.
@Suite struct TextNearMissTests {
    /// The near misses, as `difference: label@column,row …`.
    private func near(_ search: TextSearch, on drawing: String, columns: Int = 20) -> String? {
        var terminal = TUITerminal(columns: columns, rows: 4)
        _ = terminal.feed(ContiguousArray(drawing.utf8).span)
        let frame = TUIFrame(plain: terminal.grid)
        #expect(search.matches(in: frame).isEmpty)
        switch search.nearMiss(in: frame) {
        case nil: return nil
        case .noCells: return "no cells"
        case .hiddenCursor: return "hidden cursor"
        case .noReference(let steps, let count): return "no reference \(QueryText.text(of: steps)): \(count)"
        case .near(let difference, let matches):
            let places = matches.map { "\($0.label)@\($0.frame.origin.column),\($0.frame.origin.row)" }
            return "\(difference): \(places.joined(separator: " "))"
        }
    }

    private func near(
        _ text: String, on drawing: String, columns: Int = 20, within region: ScreenRegion = .screen
    ) -> String? {
        near(TextSearch(.literal(text), within: region), on: drawing, columns: columns)
    }

    @Test func aCountBesideElementsOfWhichOneIsMissingReportsNothing() {
        var terminal = TUITerminal(columns: 20, rows: 2)
        _ = terminal.feed(ContiguousArray("Name  Total".utf8).span)
        let frame = TUIFrame(plain: terminal.grid)
        func region(_ text: String, _ relation: Relation) -> ScreenRegion {
            .beside(relation, [.text(TextSearch(.literal(text))), .only])
        }
        func isOfNoElement(_ one: String, _ other: String) -> Bool {
            let both = ScreenRegion.both(region(one, .rightOf), region(other, .leftOf))
            return Resolution([.text(TextSearch(.literal("x"), within: both))], in: frame).isOfNoElement
        }
        #expect(!isOfNoElement("Name", "Total"))
        #expect(isOfNoElement("Name", "Sum"))
        #expect(isOfNoElement("Label", "Total"))
        #expect(
            near("x", on: "Name  Total", within: .both(region("Name", .rightOf), region("Sum", .leftOf)))
                == #"no reference app.text("Sum"): 0"#)
    }

    @Test func theSameTextInAnotherCase() {
        #expect(near("save", on: "Save SAVE") == "letterCase: Save@0,0 SAVE@5,0")
        #expect(near(TextSearch(.regex(TextPattern(/save \d/))), on: "Save 1") == "letterCase: Save 1@0,0")
    }

    @Test func theSameTextWithOtherBlanks() {
        #expect(near("Total 15", on: "x Total:\r\nTotal   15") == "blanks: Total   15@0,1")
        #expect(near("SaveAs", on: "Save As") == "blanks: Save As@0,0")
        #expect(near("a b", on: "a\u{A0}b") == "blanks: a\u{A0}b@0,0")
    }

    @Test func theSameTextOverTwoRows() {
        #expect(near("long line", on: "a long line", columns: 8) == "wrapping: long line@2,0")
        #expect(near("any key", on: "Press any\r\nkey") == "rows: any key@6,0")
        #expect(near(TextSearch(.regex(TextPattern(/any \w+/))), on: "Press any\r\nkey") == "rows: any key@6,0")
        // A blank between two rows is on neither.
        #expect(near(TextSearch(.regex(TextPattern(#/any /#))), on: "Press any\r\nkey", columns: 9) == nil)
    }

    @Test func theSameTextElsewhere() {
        #expect(near("Save", on: "Open\r\nSave", within: .rows(0...0)) == "place: Save@0,1")
        #expect(near("Save", on: "Open\r\nsave", within: .rows(0...0)) == nil)
    }

    @Test func itIsLookedForInTheRegionOnly() {
        #expect(near("save", on: "Open\r\nSave", within: .rows(1...1)) == "letterCase: Save@0,1")
        let name = [QueryStep.text(TextSearch(.literal("Name"))), .only]
        #expect(near("save", on: "Save\r\n     Name", within: .beside(.below, name)) == nil)
        #expect(near("save", on: "Name\r\n     Save", within: .beside(.below, name)) == "letterCase: Save@5,1")
    }

    @Test func blanksAtTheEndOfARow() {
        #expect(
            near(TextSearch(.regex(TextPattern(/Name: $/))), on: "Name:", columns: 6) == "trailingBlanks: Name: @0,0")
    }

    @Test func similarWords() {
        #expect(near("Totel", on: "Sum Total Totals") == "letters: Total@4,0")
        #expect(near("Total costs", on: "The total cost") == "letters: total cost@4,0")
        #expect(near("Totel", on: "Sum Total\r\nTotal") == "letters: Total@4,0 Total@0,1")
        #expect(near("Quit", on: "Sum Total") == nil)
        #expect(near("ok", on: "of") == nil)
        #expect(near("Quit", on: "Quart") == nil)
    }

    @Test func aPlaceThatIsNotKnown() {
        let region = ScreenRegion.element([.descendants(.button), .only])
        #expect(near("Save", on: "Save", within: region) == "no reference app.buttons.element: 0")
        #expect(near("Save", on: "Save", within: .rows(7...8)) == "no cells")
        let text = [QueryStep.text(TextSearch(.literal("a"))), .only]
        #expect(
            near("Save", on: "a a Sove", within: .beside(.rightOf, text)) == #"no reference app.text("a"): 2"#)
    }
}
