import LunchElements
import LunchInput
import LunchTerminal
import LunchWire

/// The way of the focus to an element: Tab, and among the element's siblings the arrows. It chooses keys, and presses none.
///
/// In a container the arrows come first, since Tab leaves it. Directly below the root Tab comes first: most apps know it
/// there, and it changes nothing else. The arrows follow once Tab has been everywhere, chosen by where the element lies.
struct FocusPath {
    /// The next step of the way.
    enum Step: Equatable {
        /// The element has the focus; a row or a tab, if it is selected and what contains it has the focus.
        case reached
        case press(TUIKeyboardKey, times: Int = 1)
        /// The focus has been everywhere and not there.
        case blocked
    }

    private enum Stage {
        case byTab
        /// The arrows lead from one sibling to the next: the distance before the last key, and the place where they began.
        case amongSiblings(distance: Int, start: FocusPlace?)
        /// The arrows lead from one element to the next: the one that has the focus, and further keys to try.
        case byPlace(FocusPlace, [TUIKeyboardKey])
    }

    /// The most keys that are pressed at once: each such round has the whole of the action timeout to be handled in.
    private static let keyLimit = 256

    /// The different keys of all steps, for an error.
    private(set) var pressed: [TUIKeyboardKey] = []
    private var stage = Stage.byTab

    /// The places of the focus from which Tab was pressed; nil is that no element had it.
    private var left: Set<FocusPlace?> = []

    /// The elements from which arrows were pressed.
    private var passed: Set<FocusPlace> = []

    /// The next step to an element, given the frame that has come of the steps before.
    mutating func next(to target: Target) -> Step {
        let step = choose(target)
        if case .press(let key, _) = step, !pressed.contains(key) { pressed.append(key) }
        return step
    }

    private mutating func choose(_ target: Target) -> Step {
        if target.isReached { return .reached }
        switch stage {
        case .byTab:
            let tree = target.frame.tree
            let focused = tree.nodes.focused.max()
            let place = focused.map { FocusPlace($0, in: tree) }
            guard let focused, tree.isBesideOrAround(focused, target.index) else { return tab(from: place, target) }
            // The first press shows whether the arrows lead there at all; the rest are then pressed many at once.
            let (key, distance) = target.arrow
            stage = .amongSiblings(distance: distance, start: place)
            return .press(key)
        case .amongSiblings(let last, let start):
            let (key, distance) = target.arrow
            // Each round has to come nearer, or the arrows do something else here.
            guard distance != 0, abs(distance) < abs(last) else { return tab(from: start, target) }
            stage = .amongSiblings(distance: distance, start: start)
            return .press(key, times: min(Self.keyLimit, abs(distance)))
        case .byPlace(let current, let keys):
            return target.neighbourPlace == current ? press(keys, from: current) : pressArrows(target)
        }
    }

    private mutating func tab(from place: FocusPlace?, _ target: Target) -> Step {
        // An element whose label changes without input is a different one each time: the elements are no more than there are.
        guard left.count <= target.frame.tree.nodes.count, left.insert(place).inserted else {
            return pressArrows(target)
        }
        stage = .byTab
        return .press(.tab)
    }

    /// Chooses the arrows by where the target lies. Each has to lead to an element where the focus has not been yet.
    private mutating func pressArrows(_ target: Target) -> Step {
        guard let current = target.neighbour, let place = target.neighbourPlace, passed.insert(place).inserted else {
            return .blocked
        }
        return press(target.keys(from: current), from: place)
    }

    private mutating func press(_ keys: [TUIKeyboardKey], from current: FocusPlace) -> Step {
        guard let key = keys.first else { return .blocked }
        stage = .byPlace(current, Array(keys.dropFirst()))
        return .press(key)
    }
}

extension Target {
    /// True if Return would press it: it has the focus, or is what is selected in what has.
    fileprivate var isReached: Bool {
        if attributes.hasFocus { return true }
        guard attributes.isSelected else { return false }
        let parent = frame.tree.parents[index]
        if parent > 0 { return frame.tree.nodes[parent].hasFocus }
        // The root has what no other element has. A field takes nothing that is typed unless it reports that it has the focus.
        return isBelowRoot && !attributes.type.nature.contains(.takesText) && frame.tree.hasNoFocusBelowRoot
    }

    /// The arrow that leads here among the siblings, and the number of siblings from the current one to this, negative if it
    /// is before that.
    fileprivate var arrow: (key: TUIKeyboardKey, distance: Int) {
        let tree = frame.tree
        let (siblings, isRow) = tree.childrenInOrder(of: tree.parents[index])
        let current = siblings.firstIndex { tree.nodes[$0].hasFocus || tree.nodes[$0].isSelected } ?? -1
        let distance = (siblings.firstIndex(of: index) ?? 0) - current
        return (isRow ? (distance > 0 ? .right : .left) : (distance > 0 ? .down : .up), distance)
    }

    /// True if it is directly below the root.
    private var isBelowRoot: Bool { frame.tree.parents[index] == 0 }

    /// The element that has the focus, one directly below the root first if this is there; nil if none has it.
    ///
    /// Directly below the root, the selected one represents it if none has it.
    fileprivate var neighbour: Int? {
        let tree = frame.tree
        let focused = tree.nodes.focused.filter { $0 > 0 }
        guard isBelowRoot else { return focused.max() }
        if focused.isEmpty { return tree.children(of: 0).first { tree.nodes[$0].isSelected } }
        return focused.first { tree.parents[$0] == 0 } ?? focused.max()
    }

    fileprivate var neighbourPlace: FocusPlace? { neighbour.map { FocusPlace($0, in: frame.tree) } }

    /// The arrows that lead here from a neighbour: up or down first, unless this is beside it.
    fileprivate func keys(from neighbour: Int) -> [TUIKeyboardKey] {
        let (here, there) = (attributes.frame, frame.tree.nodes[neighbour].frame)
        let isAfter = index > neighbour
        if here.isEmpty || there.isEmpty { return [isAfter ? .down : .up] }
        var keys: [TUIKeyboardKey] = []
        if here.origin.row >= there.origin.row + there.size.rows { keys.append(.down) }
        if there.origin.row >= here.origin.row + here.size.rows { keys.append(.up) }
        if here.origin.column >= there.origin.column + there.size.columns { keys.append(.right) }
        if there.origin.column >= here.origin.column + here.size.columns { keys.append(.left) }
        return keys
    }
}

extension ElementTree {
    /// Returns true if one element contains another directly, or is contained in the same, which is not the root.
    fileprivate func isBesideOrAround(_ one: Int, _ other: Int) -> Bool {
        let container = parents[other]
        return container > 0 && (container == one || container == parents[one])
    }

    /// True if no element has the focus, unless it is the root.
    fileprivate var hasNoFocusBelowRoot: Bool { nodes.focused.allSatisfy { $0 == 0 } }

    /// The children of an element in the order in which arrows lead through them, and true if they are in one row.
    ///
    /// Elements in one row or in one column keep their order there. Some frameworks list the child with the focus first.
    fileprivate func childrenInOrder(of index: Int) -> (children: [Int], isRow: Bool) {
        let children = children(of: index)
        let origins = children.map { nodes[$0].frame.origin }
        guard !children.contains(where: { nodes[$0].frame.isEmpty }) else { return (children, false) }
        let isRow = origins.allSatisfy { $0.row == origins[0].row }
        let steps = isRow ? origins.map(\.column) : origins.map(\.row)
        let isInOrder = zip(steps, steps.dropFirst()).allSatisfy { $0 < $1 }
        guard !isInOrder, Set(steps).count == steps.count else { return (children, isRow) }
        return (zip(children, steps).sorted { $0.1 < $1.1 }.map(\.0), isRow)
    }
}
