import LunchElements
import LunchWire

/// The rows of a list as members of a page: all of them as a query, and one of them by its name.
///
/// Rows come and go with the data, so that a member for each would be wrong with the next.
struct PageRows: Hashable {
    /// The name of the query for all rows, and of the function for one of them.
    let name: String
    let rowName: String
    let code: String
}

/// The lists of a frame, and the elements that need no member of a page because of them.
struct PageLists {
    private struct List {
        let name: String
        let code: String
        /// The elements that are its rows.
        let elements: [Int]
    }

    private let lists: [List]

    /// The rows, and what is in them without a separate identifier.
    let elements: Set<Int>

    init(_ frame: TUIFrame, _ queries: [SoleQuery]) {
        let tree = frame.tree
        var lists: [List] = []
        var elements: Set<Int> = []
        for index in tree.nodes.indices.dropFirst() where tree.nodes.types[index].isList {
            let rows = tree.children(of: index).filter { tree.nodes.types[$0].isRow }
            guard let first = rows.first else { continue }
            let type = tree.nodes.types[first]
            let code: String
            if queries[index].basis != .position {
                code = "\(queries[index].code).\(type.queryName)"
            } else if tree.nodes.types.count(where: { $0 == type }) == rows.count {
                code = "app.\(type.queryName)"
            } else {
                continue
            }
            let ofType = rows.filter { tree.nodes.types[$0] == type }
            lists.append(List(name: SwiftName.camelCase(queries[index].name ?? ""), code: code, elements: ofType))
            for row in ofType {
                elements.insert(row)
                elements.formUnion(tree.descendants(of: row).filter { queries[$0].basis != .identifier })
            }
        }
        self.lists = lists
        self.elements = elements
    }

    /// The list that an element is a row of, and the name by which that finds it alone; nil if there is none.
    func row(_ index: Int, _ frame: TUIFrame) -> (PageRows, name: String)? {
        guard let place = lists.firstIndex(where: { $0.elements.contains(index) }) else { return nil }
        let node = frame.tree.nodes[index]
        let name = node.identifier.isEmpty ? node.label : node.identifier
        let named = lists[place].elements.filter {
            [frame.tree.nodes[$0].identifier, frame.tree.nodes[$0].label].contains(name)
        }
        return !name.isEmpty && named == [index] ? (rows[place], name) : nil
    }

    /// The names that the lists take from elements.
    var taken: Set<String> { Set(rows.flatMap { [$0.name, $0.rowName] }) }

    /// The rows of each list: `rows` and `row` of the only one, `mailRows` and `mailRow` of one named `mail`.
    var rows: [PageRows] {
        if lists.count == 1 { return lists.map { PageRows(name: "rows", rowName: "row", code: $0.code) } }
        var used: Set<String> = []
        return lists.map { list in
            let word = SwiftName.isIdentifier(list.name) ? list.name : "list"
            var (name, number) = (word, 2)
            while !used.insert(name).inserted {
                name = "\(word)\(number)"
                number += 1
            }
            return PageRows(name: "\(name)Rows", rowName: "\(name)Row", code: list.code)
        }
    }
}

extension TUIElementType {
    /// True if elements of this type hold rows.
    var isList: Bool {
        switch self {
        case .table, .outline, .collectionView: true
        default: false
        }
    }

    /// True if elements of this type are the rows of a list.
    var isRow: Bool {
        switch self {
        case .cell, .tableRow, .outlineRow: true
        default: false
        }
    }
}
