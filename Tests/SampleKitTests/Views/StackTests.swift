import Lunch
import Testing

@testable import SampleKit

struct StackTests {
    @Test func standsViewsOneBelowTheOther() {
        let stage = Stage(Stack([Label("a"), Label("b")], spacing: 1, margin: 2))
        #expect(stage.text == "  a\n\n  b\n")
    }

    @Test func standsViewsSideBySide() {
        let stage = Stage(Stack([Label("世"), Button("b"), Label("c")], axis: .horizontal, spacing: 1))
        #expect(stage.text == "世 [ b ] c\n")
    }

    @Test func whatGrowsTakesTheRest() {
        let row = Stack([Label("Name"), TextField(), Button("Go")], axis: .horizontal, spacing: 1)
        #expect(Stage(row, columns: 20).text == "Name ________ [ Go ]\n")
        let list = List(["x"])
        let stage = Stage(Label("top"), list, Label("bottom"), rows: 6)
        #expect(stage.text == "top\nx\n\n\n\nbottom\n")
        #expect(list.frame.size.rows == 4)
    }

    @Test func whatGrowsSharesEqually() {
        let (first, second) = (List(["a"]), List(["b"]))
        let stage = Stage(first, second, rows: 5)
        #expect(stage.text == "a\n\nb\n")
        #expect([first.frame.size.rows, second.frame.size.rows] == [2, 3])
    }

    @Test func hiddenViewsTakeNoRoom() {
        let hidden = Label("hidden")
        hidden.isHidden = true
        #expect(Stage(Stack([Label("a"), hidden, Label("b")], spacing: 1)).text == "a\n\nb\n")
    }

    @Test func isAnElementOnlyIfItHasAType() {
        let stage = Stage(
            Stack([
                Stack([Label("plain")]),
                Stack([Label("Email Address"), TextField()], type: .other, identifier: "emailGroup"),
            ]))
        #expect(stage.tree.children.map(\.attributes.type) == [.staticText, .other])
        #expect(stage.tree.children[1].attributes.identifier == "emailGroup")
        #expect(stage.tree.children[1].attributes.frame == CellRect(column: 0, row: 1, columns: 40, rows: 2))
        #expect(stage.tree.children[1].children.map(\.attributes.type) == [.staticText, .textField])
    }

    @Test func whatDoesNotFitIsCut() {
        let stage = Stage(Label("1"), Label("2"), Button("3"), columns: 3, rows: 2)
        #expect(stage.text == "1\n2\n")
        #expect(stage.element(.button)?.frame == .zero)
    }

    @Test func anythingFitsIntoNothing() {
        let stage = Stage(
            Stack([Label("a"), TextField("b"), List(["c"]), TextView("d"), TabBar(["e"])], spacing: 1, margin: 3),
            columns: 0, rows: 0)
        stage.window.present(Alert("f", message: "g"))
        #expect(stage.text.isEmpty)
    }
}
