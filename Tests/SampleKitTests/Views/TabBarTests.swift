import Lunch
import Testing

@testable import SampleKit

struct TabBarTests {
    @Test func showsItsTabs() {
        let stage = Stage(TabBar(["One", "Two", "三"], selection: 1, identifier: "tabs"))
        #expect(stage.text == " One [Two] 三\n")
        #expect(
            stage.elements == [
                .init(
                    .tabGroup, identifier: "tabs", frame: CellRect(column: 0, row: 0, columns: 40, rows: 1),
                    hasFocus: true),
                .init(.tab, label: "One", frame: CellRect(column: 0, row: 0, columns: 5, rows: 1)),
                .init(.tab, label: "Two", frame: CellRect(column: 5, row: 0, columns: 5, rows: 1), isSelected: true),
                .init(.tab, label: "三", frame: CellRect(column: 10, row: 0, columns: 4, rows: 1)),
            ])
    }

    @Test func arrowsSelect() {
        var selected: [Int] = []
        let stage = Stage(TabBar(["One", "Two", "Three"]) { selected.append($0) })
        stage.press(.left, .right, .right, .right, .enter, .home, .end)
        #expect(selected == [1, 2, 0, 2])
    }

    @Test func aClickSelects() {
        var selected: [Int] = []
        let stage = Stage(TabBar(["One", "Two", "Three"]) { selected.append($0) })
        stage.mouse(.press, 9, 0)
        stage.mouse(.press, 30, 0)
        #expect(selected == [1])
        #expect(stage.elements.first { $0.label == "Two" }?.isSelected == true)
    }

    @Test func theSelectedTabIsSeenWhereThereIsNoRoomForAll() {
        let stage = Stage(TabBar(["One", "Two", "Three"], selection: 2), columns: 9)
        #expect(stage.text == "o [Three]\n")
        #expect(stage.elements.filter { $0.type == .tab }.map(\.frame.size.columns) == [0, 2, 7])
    }

    @Test func aSelectionThatIsNotThereIsTheFirst() {
        #expect(TabBar(["One"], selection: 5).selection == 0)
        #expect(Stage(TabBar([])).elements.map(\.type) == [.tabGroup])
    }
}
