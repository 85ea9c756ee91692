import LunchElements
import LunchInput
import LunchWire
import TestSupport
import Testing

@testable import LunchDriver

/// The keys that lead the focus to an element, chosen from frame after frame of an app that is made up.
@Suite struct FocusPathTests {
    private static let list = CellRect(column: 0, row: 0, columns: 9, rows: 24)

    /// Fields that lie below each other, or beside each other, one of which has the focus.
    private static func fields(_ count: Int, focused: Int?, inOneRow: Bool = false) -> [AccessibilityNode] {
        (0..<count).map { number in
            let (column, row) = inOneRow ? (number * 9, 0) : (0, number)
            return AccessibilityNode(
                .textField, identifier: "\(number)", frame: CellRect(column: column, row: row, columns: 8, rows: 1),
                hasFocus: number == focused)
        }
    }

    private static func target(_ name: String, among children: [AccessibilityNode], in type: TUIElementType? = nil)
        -> Target?
    {
        let children = type.map { [AccessibilityNode($0, frame: list, children: children)] } ?? children
        let frame = TUIFrame.made(AccessibilityNode(.application, children: children))
        return Lookup([.descendants(.any), .matching(.any, name), .only], in: frame).target
    }

    /// The order of frameworks such as urwid, in which the focus is always at the same place of the tree.
    private static func focusFirst(_ fields: [AccessibilityNode]) -> [AccessibilityNode] {
        fields.filter(\.attributes.hasFocus) + fields.filter { !$0.attributes.hasFocus }
    }

    /// A way to an element, in an app whose focus goes where a function says that a key leads.
    struct Walk: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var target: String
        var start: Int
        var count: Int
        /// The container of all fields, if there is one.
        var type: TUIElementType?
        var inOneRow = false
        /// True if the app lists the field with the focus first.
        var listsFocusFirst = false
        var lead: @Sendable (Int, TUIKeyboardKey) -> Int
        var steps: [FocusPath.Step]
        /// The keys that were tried; nil: any.
        var pressed: [TUIKeyboardKey]?
    }

    /// A key that leads on to the next field, or back.
    private static func leads(_ key: TUIKeyboardKey, by distance: Int = 1) -> @Sendable (Int, TUIKeyboardKey) -> Int {
        { old, pressed in pressed == key ? old + distance : old }
    }

    private static let tabInFour: @Sendable (Int, TUIKeyboardKey) -> Int = { old, key in
        key == .tab ? (old + 1) % 4 : old
    }
    private static let nowhere: @Sendable (Int, TUIKeyboardKey) -> Int = { old, _ in old }

    private static let walks: [Walk] = [
        Walk(
            testDescription: "nothing for the focus that is there", target: "1", start: 1, count: 3, lead: nowhere,
            steps: [.reached], pressed: []),
        Walk(
            testDescription: "Tab first below the root", target: "2", start: 0, count: 4, lead: tabInFour,
            steps: [.press(.tab), .press(.tab), .reached], pressed: [.tab]),
        // One arrow, and then all others.
        Walk(
            testDescription: "arrows first in a container", target: "9", start: 2, count: 20, type: .group,
            lead: leads(.down), steps: [.press(.down), .press(.down, times: 6), .reached]),
        Walk(
            testDescription: "arrows first in a container, up", target: "0", start: 2, count: 20, type: .group,
            lead: leads(.up, by: -1), steps: [.press(.up), .press(.up), .reached]),
        Walk(
            testDescription: "arrows first in a container, left", target: "0", start: 1, count: 3, type: .group,
            inOneRow: true, lead: leads(.left, by: -1), steps: [.press(.left), .reached]),
        Walk(
            testDescription: "more keys than a round takes", target: "400", start: 0, count: 401, type: .group,
            lead: leads(.down),
            steps: [.press(.down), .press(.down, times: 256), .press(.down, times: 143), .reached]),
        Walk(
            testDescription: "arrows that do not come nearer are left for Tab", target: "2", start: 0, count: 3,
            type: .group, lead: leads(.tab, by: 2), steps: [.press(.down), .press(.tab), .reached],
            pressed: [.down, .tab]),
        // Tab goes between the first two only.
        Walk(
            testDescription: "arrows follow once Tab has been everywhere", target: "2", start: 0, count: 3,
            lead: { old, key in key == .tab ? (old == 0 ? 1 : 0) : key == .down ? min(old + 1, 2) : old },
            steps: [.press(.tab), .press(.tab), .press(.down), .press(.down), .reached]),
        Walk(
            testDescription: "nothing leads on", target: "2", start: 0, count: 3, lead: nowhere,
            steps: [.press(.tab), .press(.down), .blocked], pressed: [.tab, .down]),
        Walk(
            testDescription: "nothing leads on in a container", target: "2", start: 0, count: 3, type: .group,
            lead: nowhere, steps: [.press(.down), .press(.tab), .press(.down), .press(.down), .blocked]),
        Walk(
            testDescription: "by Tab, with the focus listed first", target: "3", start: 0, count: 4,
            listsFocusFirst: true, lead: tabInFour, steps: [.press(.tab), .press(.tab), .press(.tab), .reached]),
        Walk(
            testDescription: "by arrows, with the focus listed first", target: "3", start: 0, count: 4,
            listsFocusFirst: true, lead: leads(.down),
            steps: [.press(.tab), .press(.down), .press(.down), .press(.down), .reached]),
        Walk(
            testDescription: "in a container, with the focus listed first", target: "9", start: 2, count: 20,
            type: .group, listsFocusFirst: true, lead: leads(.down),
            steps: [.press(.down), .press(.down, times: 6), .reached]),
        Walk(
            testDescription: "in a row, with the focus listed first", target: "0", start: 2, count: 3, type: .group,
            inOneRow: true, listsFocusFirst: true, lead: leads(.left, by: -1),
            steps: [.press(.left), .press(.left), .reached]),
    ]

    @Test(arguments: walks) func theKeysThatLeadToAnElement(_ walk: Walk) throws {
        var path = FocusPath()
        var (steps, focused) = ([FocusPath.Step](), walk.start)
        while steps.count < 50 {
            var fields = Self.fields(walk.count, focused: focused, inOneRow: walk.inOneRow)
            if walk.listsFocusFirst { fields = Self.focusFirst(fields) }
            steps.append(path.next(to: try #require(Self.target(walk.target, among: fields, in: walk.type))))
            guard case .press(let key, let times)? = steps.last else { break }
            for _ in 0..<times { focused = walk.lead(focused, key) }
        }
        #expect(steps == walk.steps && path.pressed == walk.pressed ?? path.pressed)
    }

    /// Some frameworks move the focus with the arrows alone: here from a field to the second button of a row below it.
    @Test(arguments: [true, false]) func arrowsLeadIntoAContainer(_ isGrouped: Bool) throws {
        func step(_ focused: Int, _ path: inout FocusPath) throws -> FocusPath.Step {
            func node(_ number: Int, _ column: Int, _ row: Int) -> AccessibilityNode {
                AccessibilityNode(
                    .button, identifier: "\(number)", frame: CellRect(column: column, row: row, columns: 4, rows: 1),
                    hasFocus: number == focused)
            }
            let row = AccessibilityNode(
                .group, frame: CellRect(column: 0, row: 1, columns: 9, rows: 1),
                children: [node(1, 0, 1), node(2, 5, 1)])
            let all = [node(0, 0, 0), row]
            let nodes = isGrouped ? [AccessibilityNode(.group, frame: Self.list, children: all)] : all
            return path.next(to: try #require(Self.target("2", among: nodes)))
        }
        var path = FocusPath()
        var steps: [FocusPath.Step] = []
        for focused in [0, 0, 1, 2] { steps.append(try step(focused, &path)) }
        #expect(steps == [.press(.tab), .press(.down), .press(.right), .reached])
    }

    @Test func aSelectedRowIsReachedIfItsListHasTheFocus() throws {
        for (listHasFocus, step) in [(true, FocusPath.Step.reached), (false, .press(.tab))] {
            let row = AccessibilityNode(.cell, identifier: "row", frame: Self.list, isSelected: true)
            let list = AccessibilityNode(.table, frame: Self.list, hasFocus: listHasFocus, children: [row])
            var path = FocusPath()
            #expect(path.next(to: try #require(Self.target("row", among: [list]))) == step)
        }
    }

    @Test func elementsWithoutANameAreKnownByLabelAndPlace() throws {
        func focused(_ index: Int, _ labels: [String]) throws -> FocusPath.Step? {
            var (path, focus, last) = (FocusPath(), index, FocusPath.Step?.none)
            for _ in 0..<10 {
                var nodes = labels.indices.map { number in
                    AccessibilityNode(
                        .button, label: labels[number], frame: CellRect(column: 0, row: number, columns: 8, rows: 1),
                        hasFocus: number == focus)
                }
                nodes = Self.focusFirst(nodes)
                last = path.next(to: try #require(Self.target("end", among: nodes)))
                guard last == .press(.tab) else { break }
                focus = (focus + 1) % labels.count
            }
            return last
        }
        #expect(try focused(0, ["Delete", "Delete", "end"]) == .reached)
    }

    /// A label that changes with each key is not taken for ever new places.
    @Test func tabEndsAlsoIfLabelsChangeByThemselves() throws {
        var path = FocusPath()
        var tabs = 0
        for count in 0..<50 {
            let clock = AccessibilityNode(
                .button, label: "\(count)", frame: CellRect(column: 0, row: 0, columns: 8, rows: 1), hasFocus: true)
            let end = AccessibilityNode(
                .button, label: "end", frame: CellRect(column: 0, row: 1, columns: 8, rows: 1))
            guard path.next(to: try #require(Self.target("end", among: [clock, end]))) == .press(.tab) else { break }
            tabs += 1
        }
        #expect(tabs <= 4)
    }
}
