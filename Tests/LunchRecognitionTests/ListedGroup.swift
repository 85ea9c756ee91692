import LunchWire

/// The lines of a list that belong together: a table and its cells, a tool bar and its buttons, a menu bar and its items.
///
/// The members are the lines that follow on the line of the container; cells have a table whether a line names it or not. A line
/// that stands alone is a group of one.
struct ListedGroup {
    /// The line of the container; nil if none names it.
    var container: Expectation?
    var members: [Expectation] = []

    var lines: [Expectation] { (container.map { [$0] } ?? []) + members }

    /// The types that contain others, with what they contain.
    private static let contents: [TUIElementType: TUIElementType] = [
        .table: .cell, .toolbar: .button, .menuBar: .menuItem,
    ]

    static func isContainer(_ type: TUIElementType) -> Bool { contents[type] != nil }

    /// The groups of some lines, in the order of the lines.
    static func groups(of lines: [Expectation]) -> [ListedGroup] {
        var groups: [ListedGroup] = []
        // The group that the next member belongs to; the choices in a table's rows do not end it.
        var open: Int?
        for line in lines {
            if let open, groups[open].takes(line) {
                groups[open].members.append(line)
                continue
            }
            groups.append(isContainer(line.type) ? ListedGroup(container: line) : ListedGroup(members: [line]))
            if ![.checkBox, .radioButton].contains(line.type) { open = groups.count - 1 }
        }
        return groups
    }

    private func takes(_ line: Expectation) -> Bool {
        // The buttons of a bar have keys; others that stand behind them in a list are not the bar's.
        if line.type == .button, container?.type == .toolbar {
            return line.values != nil || members.last?.values == nil
        }
        if let container { return Self.contents[container.type] == line.type }
        return line.type == .cell && members.last?.type == .cell
    }

    /// The number of the element that each group is: one that contains most of its members, and less of those of others; nil if
    /// none does.
    static func places(of groups: [ListedGroup], in elements: [FoundElement]) -> [Int?] {
        var pairs: [(group: Int, place: Int, count: Int)] = []
        for (index, group) in groups.enumerated() {
            let type = group.container?.type ?? .table
            guard contents[type] == group.members.first?.type else { continue }
            for (place, members) in Dictionary(grouping: elements, by: \.container) {
                guard let place, members[0].containerType == type else { continue }
                pairs.append((index, place, group.members.count - group.difference(from: members).lacking.count))
            }
        }
        pairs.sort { (-$0.count, $0.group, $0.place) < (-$1.count, $1.group, $1.place) }
        var places: [Int?] = groups.map { _ in nil }
        for pair in pairs where pair.count > 0 && places[pair.group] == nil && !places.contains(pair.place) {
            places[pair.group] = pair.place
        }
        return places
    }

    /// The members that are not among some elements, whatever state these have, and the elements that are none of the members.
    func difference(from elements: [FoundElement]) -> (lacking: [Expectation], surplus: [FoundElement]) {
        var surplus = elements.filter { $0.attributes.type == members.first?.type }
        let lacking = members.filter { line in
            let index = surplus.firstIndex { line.labels?.contains($0.attributes.label) ?? true }
            if let index { surplus.remove(at: index) }
            return index == nil
        }
        return (lacking, surplus)
    }
}

/// An element that was found, with the number and the type of the table or bar that it is in.
struct FoundElement {
    var attributes: AccessibilityNode.Attributes
    var number: Int
    var container: Int?
    var containerType: TUIElementType?

    /// All elements below a node, parents before their children.
    static func descendants(of root: AccessibilityNode) -> [FoundElement] {
        var elements: [FoundElement] = []
        func add(_ node: AccessibilityNode, in container: FoundElement?) {
            for child in node.children {
                let element = FoundElement(
                    attributes: child.attributes, number: elements.count, container: container?.number,
                    containerType: container?.attributes.type)
                elements.append(element)
                add(child, in: ListedGroup.isContainer(child.attributes.type) ? element : container)
            }
        }
        add(root, in: nil)
        return elements
    }
}
