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

    /// The keys until the way ends, and its end, in an app whose focus goes where a function says that a key leads.
    ///
    /// - Parameter arrange: the order in which the app lists its fields.
    private func walk(
        to name: String, from start: Int?, of count: Int, in type: TUIElementType? = nil, inOneRow: Bool = false,
        arrange: ([AccessibilityNode]) -> [AccessibilityNode] = { $0 }, _ lead: (Int, TUIKeyboardKey) -> Int
    ) throws -> (steps: [FocusPath.Step], pressed: [TUIKeyboardKey]) {
        var path = FocusPath()
        var (steps, focused) = ([FocusPath.Step](), start)
        while steps.count < 50 {
            let fields = arrange(Self.fields(count, focused: focused, inOneRow: inOneRow))
            steps.append(path.next(to: try #require(Self.target(name, among: fields, in: type))))
            guard case .press(let key, let times)? = steps.last else { break }
            for _ in 0..<times { focused = lead(focused ?? -1, key) }
        }
        return (steps, path.pressed)
    }

    @Test func nothingIsPressedForTheFocusThatIsThere() throws {
        #expect(try walk(to: "1", from: 1, of: 3) { old, _ in old }.steps == [.reached])
    }

    @Test func tabComesFirstBelowTheRoot() throws {
        let walk = try walk(to: "2", from: 0, of: 4) { old, key in key == .tab ? (old + 1) % 4 : old }
        #expect(walk.steps == [.press(.tab), .press(.tab), .reached])
        #expect(walk.pressed == [.tab])
    }

    @Test func arrowsComeFirstInAContainerOneAndThenAllOthers() throws {
        let down = try walk(to: "9", from: 2, of: 20, in: .group) { old, key in key == .down ? old + 1 : old }
        #expect(down.steps == [.press(.down), .press(.down, times: 6), .reached])
        let up = try walk(to: "0", from: 2, of: 20, in: .group) { old, key in key == .up ? old - 1 : old }
        #expect(up.steps == [.press(.up), .press(.up), .reached])
        let left = try walk(to: "0", from: 1, of: 3, in: .group, inOneRow: true) { old, key in
            key == .left ? old - 1 : old
        }
        #expect(left.steps == [.press(.left), .reached])
    }

    @Test func moreKeysThanARoundTakesComeInRounds() throws {
        let walk = try walk(to: "400", from: 0, of: 401, in: .group) { old, key in key == .down ? old + 1 : old }
        #expect(walk.steps == [.press(.down), .press(.down, times: 256), .press(.down, times: 143), .reached])
    }

    @Test func arrowsThatDoNotComeNearerAreLeftForTab() throws {
        let walk = try walk(to: "2", from: 0, of: 3, in: .group) { old, key in key == .tab ? old + 2 : old }
        #expect(walk.steps == [.press(.down), .press(.tab), .reached])
        #expect(walk.pressed == [.down, .tab])
    }

    @Test func arrowsFollowOnceTabHasBeenEverywhere() throws {
        // Tab goes between the first two only.
        let walk = try walk(to: "2", from: 0, of: 3) { old, key in
            key == .tab ? (old == 0 ? 1 : 0) : key == .down ? min(old + 1, 2) : old
        }
        #expect(walk.steps == [.press(.tab), .press(.tab), .press(.down), .press(.down), .reached])
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
        #expect(try step(0, &path) == .press(.tab))
        #expect(try step(0, &path) == .press(.down))
        #expect(try step(1, &path) == .press(.right))
        #expect(try step(2, &path) == .reached)
    }

    @Test func theWayEndsWhereNothingLeadsOn() throws {
        let below = try walk(to: "2", from: 0, of: 3) { old, _ in old }
        #expect(below.steps == [.press(.tab), .press(.down), .blocked])
        #expect(below.pressed == [.tab, .down])
        let inside = try walk(to: "2", from: 0, of: 3, in: .group) { old, _ in old }
        #expect(inside.steps == [.press(.down), .press(.tab), .press(.down), .press(.down), .blocked])
    }

    @Test func aSelectedRowIsReachedIfItsListHasTheFocus() throws {
        for (listHasFocus, step) in [(true, FocusPath.Step.reached), (false, .press(.tab))] {
            let row = AccessibilityNode(.cell, identifier: "row", frame: Self.list, isSelected: true)
            let list = AccessibilityNode(.table, frame: Self.list, hasFocus: listHasFocus, children: [row])
            var path = FocusPath()
            #expect(path.next(to: try #require(Self.target("row", among: [list]))) == step)
        }
    }

    /// The order of frameworks such as urwid, in which the focus is always at the same place of the tree.
    private static func focusFirst(_ fields: [AccessibilityNode]) -> [AccessibilityNode] {
        fields.filter(\.attributes.hasFocus) + fields.filter { !$0.attributes.hasFocus }
    }

    @Test func theChildWithTheFocusMayBeListedFirst() throws {
        let byTab = try walk(to: "3", from: 0, of: 4, arrange: Self.focusFirst) { old, key in
            key == .tab ? (old + 1) % 4 : old
        }
        #expect(byTab.steps == [.press(.tab), .press(.tab), .press(.tab), .reached])
        let byArrows = try walk(to: "3", from: 0, of: 4, arrange: Self.focusFirst) { old, key in
            key == .down ? old + 1 : old
        }
        #expect(byArrows.steps == [.press(.tab), .press(.down), .press(.down), .press(.down), .reached])
        let inside = try walk(to: "9", from: 2, of: 20, in: .group, arrange: Self.focusFirst) { old, key in
            key == .down ? old + 1 : old
        }
        #expect(inside.steps == [.press(.down), .press(.down, times: 6), .reached])
        let beside = try walk(
            to: "0", from: 2, of: 3, in: .group, inOneRow: true, arrange: Self.focusFirst
        ) { old, key in key == .left ? old - 1 : old }
        #expect(beside.steps == [.press(.left), .press(.left), .reached])
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
