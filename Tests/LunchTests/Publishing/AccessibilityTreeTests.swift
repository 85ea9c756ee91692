import Testing

@testable import Lunch

/// A tree that is made of the app's elements alone.
@Suite struct AccessibilityTreeTests {
    @Test func theElementsStandBelowAnAppThatCoversTheTerminal() {
        let button = AccessibilityNode(.button, label: "Save")
        let tree = AccessibilityTree(
            screen: "Menu", size: CellSize(columns: 80, rows: 24), label: "App", children: [button], busy: ["loading"],
            timersDue: 2)
        let frame = CellRect(column: 0, row: 0, columns: 80, rows: 24)
        #expect(tree.root == AccessibilityNode(.application, label: "App", frame: frame, children: [button]))
        #expect(tree.screen == "Menu")
        #expect(tree.size == frame.size)
        #expect(tree.busy == ["loading"])
        #expect(tree.timersDue == 2)
    }
}
