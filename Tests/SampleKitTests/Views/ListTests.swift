import Lunch
import Testing

@testable import SampleKit

struct ListTests {
    private let fruit = ["Apple", "Pear", "Plum", "Cherry"]

    @Test func showsItsRows() {
        let stage = Stage(List(fruit, identifier: "fruitList"), columns: 8, rows: 6)
        #expect(stage.text == "Apple\nPear\nPlum\nCherry\n")
        #expect(
            stage.elements.first
                == .init(
                    .table, identifier: "fruitList", frame: CellRect(column: 0, row: 0, columns: 8, rows: 6),
                    hasFocus: true))
        #expect(stage.elements.dropFirst().map(\.type) == [.cell, .cell, .cell, .cell])
        #expect(stage.elements.dropFirst().map(\.label) == fruit)
        #expect(stage.elements.dropFirst().map(\.isSelected) == [true, false, false, false])
        #expect(stage.elements[2].frame == CellRect(column: 0, row: 1, columns: 8, rows: 1))
    }

    @Test func keysMoveTheSelection() {
        let list = List(fruit)
        let stage = Stage(list, rows: 2)
        var seen: [Int?] = []
        for code: Key.Code in [.down, .up, .up, .end, .down, .home, .pageDown, .pageUp] {
            stage.press(code)
            seen.append(list.selection)
        }
        #expect(seen == [1, 0, 0, 3, 3, 0, 2, 0])
    }

    @Test func keysActivateTheSelectedRow() {
        var activated: [Int] = []
        let stage = Stage(List(fruit) { activated.append($0) })
        stage.press(.down, .enter, .down, .character(" "))
        #expect(activated == [1, 2])
    }

    @Test func aClickSelectsAndActivatesARow() {
        var activated: [Int] = []
        let list = List(fruit) { activated.append($0) }
        let stage = Stage(Label("Fruit"), list)
        stage.mouse(.press, 3, 3)
        stage.mouse(.press, 3, 8)
        #expect(activated == [2])
        #expect(list.selection == 2)
    }

    @Test func scrollsToTheSelectedRow() {
        let list = List((1...10_000).map { "Row \($0)" })
        let stage = Stage(list, rows: 3)
        stage.press(.end)
        #expect(stage.text == "Row 9998\nRow 9999\nRow 10000\n")
        let cells = stage.elements.dropFirst()
        #expect(cells.count == 10_000)
        #expect(cells.first?.frame == .zero)
        #expect(cells.last?.frame == CellRect(column: 0, row: 2, columns: 40, rows: 1))
        list.select(41)
        #expect(stage.text == "Row 42\nRow 43\nRow 44\n")
    }

    @Test func theWheelScrollsAndSelectsNothing() {
        let list = List((0..<10).map { "Row \($0)" })
        let stage = Stage(list, rows: 2)
        stage.mouse(.scrollDown, 0, 0)
        #expect(stage.text == "Row 3\nRow 4\n")
        #expect(list.selection == 0)
        stage.mouse(.scrollUp, 0, 0)
        stage.mouse(.scrollUp, 0, 0)
        #expect(stage.text == "Row 0\nRow 1\n")
        stage.mouse(.scrollDown, 0, 0)
        stage.press(.down)
        #expect(stage.text == "Row 1\nRow 2\n")
    }

    @Test func theSelectionOutlivesOtherRows() {
        let list = List()
        let stage = Stage(list)
        #expect(list.selection == nil)
        stage.press(.down, .enter, .end)
        list.rows = fruit
        #expect(list.selection == 0)
        stage.press(.end)
        list.rows = ["Apple", "Pear"]
        #expect(list.selection == 1)
        list.rows = []
        #expect(list.selection == nil)
        #expect(stage.elements.map(\.type) == [.table])
    }

    @Test func theSelectedRowStaysInViewWhenTheScreenShrinks() {
        let stage = Stage(List((0..<10).map { "Row \($0)" }), rows: 8)
        for _ in 0..<6 { stage.press(.down) }
        stage.window.size = CellSize(columns: 40, rows: 2)
        #expect(stage.text == "Row 5\nRow 6\n")
    }
}
