import LunchWire
import TestSupport
import Testing

@testable import LunchDriver
@testable import LunchElements

/// A condition that rests on a state that nobody knows: neither "none" nor a number is an answer.
@Suite struct UnknownMatchesTests {
    private static let app = TUIApplication(.command("none"))

    /// Two buttons and a cell with one of them, nobody knows whether they are enabled; a switch that is on, and one of which that is not
    /// known.
    private static let frame: TUIFrame = {
        func button(_ label: String, row: Int) -> AccessibilityNode {
            var node = AccessibilityNode(
                .button, label: label, frame: CellRect(column: 0, row: row, columns: 4, rows: 1))
            node.attributes.unknown = [.isEnabled, .hasFocus]
            return node
        }
        var unsure = AccessibilityNode(.switch, label: "Sound", frame: CellRect(column: 0, row: 7, columns: 4, rows: 1))
        unsure.attributes.unknown = .isSelected
        return TUIFrame.made(
            AccessibilityNode(
                .application,
                children: [
                    button("Save", row: 1), button("Quit", row: 3),
                    AccessibilityNode(
                        .cell, label: "row", frame: CellRect(column: 0, row: 5, columns: 9, rows: 1),
                        children: [button("Play", row: 5)]),
                    AccessibilityNode(
                        .switch, label: "Light", frame: CellRect(column: 0, row: 6, columns: 4, rows: 1),
                        isSelected: true),
                    unsure,
                ]))
    }()

    private struct Row: CustomTestStringConvertible {
        var testDescription: String
        var steps: [QueryStep]
        /// True if something is there, nil if nobody knows.
        var isThere: Bool?
        /// The number of elements; nil if nobody knows.
        var count: Int?
    }

    private static func row(_ query: TUIElementQuery, _ text: String, _ isThere: Bool?, _ count: Int?) -> Row {
        Row(testDescription: text, steps: query.steps, isThere: isThere, count: count)
    }

    private static func row(_ element: TUIElement, _ text: String, _ isThere: Bool?) -> Row {
        Row(testDescription: text, steps: element.steps, isThere: isThere, count: isThere.map { $0 ? 1 : 0 })
    }

    private static let rows: [Row] = [
        row(app.buttons.matching { !$0.isEnabled }, "a closure", nil, nil),
        row(app.buttons.matching { $0.isEnabled }, "the opposite", nil, nil),
        row(app.buttons.matching(\.isEnabled, false), "a property", nil, nil),
        row(app.buttons.matching(\.hasFocus), "another state", nil, nil),
        row(app.buttons.matching { !$0.isEnabled }.firstMatch, "the first", nil),
        row(app.buttons.matching { !$0.isEnabled }.element, "the only one", nil),
        row(app.buttons.matching { !$0.isEnabled }.element(boundBy: 0), "one by its index", nil),
        row(app.buttons.matching { !$0.isEnabled }["Save"], "a name that there is", nil),
        row(app.buttons.matching { !$0.isEnabled }["Open"], "a name that there is not", false),
        row(app.cells.containing { !$0.isEnabled }, "an element that contains one", nil, nil),
        row(app.cells.containing { !$0.isEnabled }.firstMatch, "the first that contains one", nil),
        row(app.cells.containing { $0.label == "Play" }, "an element that contains a name", true, 1),
        row(app.buttons.matching { $0.isEnabled && $0.label == "Open" }, "a name that decides", false, 0),
        row(app.buttons.matching { $0.isEnabled || $0.label != "Open" }, "a name that decides for all", true, 3),
        row(app.buttons.matching { $0.isEnabled || !$0.isEnabled }, "a state that makes no difference", true, 3),
        row(app.buttons.matching { $0.isEnabled && $0.hasFocus }, "two states", nil, nil),
        row(app.switches.matching(\.isSelected), "one that is known beside one that is not", true, nil),
        row(app.switches.matching { !$0.isSelected }, "one that is known not to match", nil, nil),
        row(app.switches.matching(\.isSelected).firstMatch, "the first, which is known", true),
        row(app.switches.matching { !$0.isSelected }.firstMatch.staticTexts, "what is in the first", nil, nil),
        row(app.cells.below(app.buttons.matching { !$0.isEnabled }.firstMatch), "what is below the first", nil, nil),
        row(app.cells.below(app.buttons["Save"]), "what is below one that is known", true, 1),
        row(
            app.cells.matching { cell in cell.children.contains { $0.isEnabled } },
            "an element by one that it contains",
            nil, nil),
        row(app.cells.matching { !$0.isEnabled }, "an element whose state is known", false, 0),
    ]

    @Test(arguments: rows) private func noneIsNoAnswerIfNoOneKnows(row: Row) {
        let resolution = Resolution(row.steps, in: Self.frame)
        #expect(resolution.isThere == row.isThere)
        #expect(
            (resolution.isOfNoElement ? nil : resolution.found.count) == row.count
                || row.isThere == true && row.count == 1)
        if row.count == nil {
            #expect(resolution.isOfNoElement && resolution.index == nil)
            guard case .unknownMatches(let elements, let states) = resolution.problem else {
                Issue.record("\(resolution.problem)")
                return
            }
            #expect(!elements.isEmpty && !states.isEmpty)
        }
    }

    /// The states of two elements may differ, whatever is taken for one.
    @Test func twoElementsAreNotTakenForOne() {
        let buttons = ["Save", "Quit"].map { label in
            var node = AccessibilityNode(.button, label: label)
            node.attributes.unknown = .isEnabled
            return node
        }
        let cells = [AccessibilityNode(.cell, label: "both", children: buttons)]
        let frame = TUIFrame.made(AccessibilityNode(.application, children: cells))
        let query = Self.app.cells.matching { $0.children[0].isEnabled != $0.children[1].isEnabled }
        #expect(Resolution(query.steps, in: frame).isOfNoElement)
    }

    private static let emptyNames = [
        app.cells[""].steps, app.cells.matching(identifier: "").steps, app.cells.containing(.any, identifier: "").steps,
        app.descendants(matching: .any).element(matching: .button, identifier: "").steps,
        app.buttons.below(app.cells[""]).steps,
    ]

    /// Many elements have no name: that is not an empty one, which a test asks for if a variable is empty.
    @Test(arguments: emptyNames.indices) private func nothingHasAnEmptyName(index: Int) {
        let resolution = Resolution(Self.emptyNames[index], in: Self.frame)
        #expect(resolution.found.isEmpty)
        guard case .emptyName = resolution.problem else {
            Issue.record("\(resolution.problem)")
            return
        }
    }

    private static let inText: [Row] = {
        let first = app.buttons.matching(\.isEnabled).firstMatch
        return [
            row(app.text("Title", within: .element(first)), "a text in an element", nil),
            row(app.texts("Title", within: .below(first)), "texts below an element", nil, nil),
            row(app.treating(.element(first), as: .button), "a hint in an element", nil),
            row(app.text("Title", within: .below(app.buttons["Save"])), "a text below one that is known", false),
        ]
    }()

    /// The elements of a region are in another frame than its texts.
    @Test(arguments: inText) private func aRegionOfAnUnknownElementIsUnknown(row: Row) {
        let resolution = Resolution(row.steps, in: Self.frame)
        #expect(resolution.isThere == row.isThere)
        if row.isThere == nil {
            guard case .unknownMatches(let elements, .isEnabled) = resolution.problem else {
                Issue.record("\(resolution.problem)")
                return
            }
            #expect(elements.map(\.label).contains("Save"))
        }
    }

    @Test func aRegionWithinOneOffTheScreenIsOffTheScreen() {
        let off = Self.app.text("x", within: .row(40))
        for steps in [
            Self.app.text("Title", within: .below(off)).steps, Self.app.buttons.below(off).firstMatch.steps, off.steps,
        ] { #expect(QueryStep.areOffScreen(steps, in: Self.frame)) }
        #expect(!QueryStep.areOffScreen(Self.app.text("x", within: .row(2)).steps, in: Self.frame))
    }

    @Test func theMessageNamesTheStateAndTheElements() {
        let query = Self.app.buttons.matching { !$0.isEnabled }
        let resolution = Resolution(query.steps, in: Self.frame)
        var failure = TUIFailure(.element(resolution.problem))
        (failure.steps, failure.resolution, failure.frame) = (resolution.steps, resolution, resolution.frame)
        let text = failure.message
        #expect(
            text.hasPrefix(
                "The result of app.buttons.matching { … } is unknown: Lunch read these elements from the screen,"),
            "\(text)"
        )
        #expect(text.contains("\n  button, label \"Save\""), "\(text)")
    }
}
