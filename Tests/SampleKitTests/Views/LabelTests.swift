import Lunch
import Testing

@testable import SampleKit

struct LabelTests {
    @Test func showsItsText() {
        let stage = Stage(Label("Bread", identifier: "menuLabel", style: .bold))
        #expect(stage.text == "Bread\n")
        #expect(stage.style(0, 0) == .bold)
        #expect(
            stage.elements == [
                .init(
                    .staticText, identifier: "menuLabel", label: "Bread",
                    frame: CellRect(column: 0, row: 0, columns: 5, rows: 1))
            ])
    }

    @Test func isThereWithoutText() {
        let stage = Stage(Label(identifier: "menuLabel"), Label("below"))
        #expect(stage.lines == ["", "below", ""])
        #expect(
            stage.elements.first
                == .init(
                    .staticText, identifier: "menuLabel", label: "",
                    frame: .init(column: 0, row: 0, columns: 0, rows: 1)))
    }

    @Test func isNotThereWhileItIsHidden() {
        let label = Label("Bread")
        let stage = Stage(label, Label("below"))
        label.isHidden = true
        #expect(stage.text == "below\n")
        #expect(stage.elements.count == 1)
    }

    @Test func wrapsLongText() {
        let stage = Stage(Label("Sorry, it is taken already"), Label("below"), columns: 10)
        #expect(stage.lines == ["Sorry, it", "is taken", "already", "below", ""])
        #expect(stage.element(.staticText)?.frame == CellRect(column: 0, row: 0, columns: 9, rows: 3))
    }

    @Test func isCutWhereTheScreenEnds() {
        let stage = Stage(Label("one\ntwo\nthree"), Label("below"), columns: 10, rows: 2)
        #expect(stage.text == "one\ntwo\n")
        #expect(stage.elements.map(\.frame) == [CellRect(column: 0, row: 0, columns: 5, rows: 2), .zero])
    }

    @Test func countsCellsAndNotCharacters() {
        let stage = Stage(Label("朝食 👩‍🍳"))
        #expect(stage.element(.staticText)?.frame.size == CellSize(columns: 7, rows: 1))
    }
}
