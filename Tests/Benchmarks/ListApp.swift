import CDriverBench
import Lunch

/// An app with many elements: a hundred groups of rows. Each key changes the label of one row, and the key says how.
struct ListApp {
    /// The way in which a changed label is published.
    enum Key: UInt8 {
        /// As the change itself.
        case change = 0x63
        /// As the whole tree, of which all but one label is what was published before.
        case whole = 0x77
        /// As a whole tree built anew.
        case rebuilt = 0x62
        /// Nothing changes but the label that tells what the keys before it have cost, in nanoseconds, and that label.
        case report = 0x72
    }

    static let groups = 100
    private let publisher = AccessibilityPublisher(environment: .current(in: .all))
    private let rows: Int
    private var tree: AccessibilityTree
    private var costs: [Duration] = []

    init(elements: Int) {
        rows = max(1, (elements - 2 - Self.groups) / Self.groups)
        tree = Self.tree(rows: rows, keys: 0)
    }

    /// A tree of the root, a label, the groups and their rows; the row in the middle tells how many keys have come.
    static func tree(rows: Int, keys: Int) -> AccessibilityTree {
        let groups = (0..<groups).map { group in
            AccessibilityNode(
                .group, identifier: "group \(group)",
                children: (0..<rows).map { row in
                    let number = group * rows + row
                    let isChanging = group == Self.groups / 2 && row == rows / 2
                    return AccessibilityNode(
                        .staticText, identifier: "row \(number)",
                        label: isChanging ? "keys \(keys)" : "The text of row \(number)",
                        frame: CellRect(column: 0, row: number, columns: 20, rows: 1))
                })
        }
        let cost = AccessibilityNode(.staticText, identifier: "cost", label: "")
        return AccessibilityTree(
            screen: "List", size: CellSize(columns: 80, rows: 24),
            root: AccessibilityNode(.application, children: [cost] + groups), timersDue: 0)
    }

    static func changingRow(rows: Int) -> String { "row \(groups / 2 * rows + rows / 2)" }

    mutating func run() throws {
        bench_make_raw()
        try publisher.publish(tree, through: .start)
        var keys = 0
        var bytes = [UInt8](repeating: 0, count: 4096)
        while case let count = bench_read(&bytes, bytes.count), count > 0 {
            let input = publisher.receive(Array(bytes[..<count]))
            for byte in input.bytes {
                keys += 1
                try handle(Key(rawValue: byte) ?? .change, keys, through: input.mark)
            }
        }
    }

    private mutating func handle(_ key: Key, _ keys: Int, through mark: InputMark) throws {
        let path = [1 + Self.groups / 2, rows / 2]
        switch key {
        case .change:
            var row = tree.root.children[path[0]].children[path[1]].attributes
            row.label = "keys \(keys)"
            let changes = [AccessibilityChange.attributes(path: path, row)]
            costs.append(
                try time { try publisher.publish(changes: changes, timersDue: 0, through: mark) })
        case .whole:
            tree.root.children[path[0]].children[path[1]].attributes.label = "keys \(keys)"
            costs.append(try time { try publisher.publish(tree, through: mark) })
        case .rebuilt:
            tree = Self.tree(rows: rows, keys: keys)
            costs.append(try time { try publisher.publish(tree, through: mark) })
        case .report:
            let cost = AccessibilityNode.Attributes(
                .staticText, identifier: "cost", label: String(Int(costs.median / .nanoseconds(1))))
            costs = []
            try publisher.publish(changes: [.attributes(path: [0], cost)], timersDue: 0, through: mark)
        }
    }
}
