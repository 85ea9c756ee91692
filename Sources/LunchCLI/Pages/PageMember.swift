import LunchElements
import LunchWire

/// A member of a page object: the query of an element under a name.
struct PageMember: Hashable {
    /// The name as it is written, with backticks if it is a keyword.
    let name: String
    let code: String
}

/// Gives the elements of a frame names, and leaves out those that no page should have.
struct PageMembers {
    let members: [PageMember]
    /// The rows of its lists.
    let rows: [PageRows]
    /// Elements that only their position finds, in words.
    let leftOut: [String]

    /// The names that a page has anyway.
    private static let taken: Set<String> = ["app", "screenName"]

    init(_ frame: TUIFrame) {
        var wanted: [(name: String, type: TUIElementType, code: String)] = []
        var leftOut: [String] = []
        let queries = frame.soleQueries
        let lists = PageLists(frame, queries)
        for (index, query) in queries.enumerated()
        where query.basis != .application && !lists.elements.contains(index) {
            let node = frame.tree.nodes[index]
            if query.basis == .position {
                if !node.type.isContainer || node.isNamed { leftOut.append(TreeText.line(node)) }
                continue
            }
            if query.name == nil || query.isBesideName, node.type.isContainer { continue }
            wanted.append((Self.name(query, node), node.type, query.code))
        }
        rows = lists.rows
        members = Self.distinct(wanted, taken: Self.taken.union(lists.taken)).map {
            PageMember(name: Self.escaped($0), code: $1)
        }
        self.leftOut = leftOut
    }

    /// The name of an element, before others are looked at.
    static func name(_ query: SoleQuery, _ node: AccessibilityNode.Attributes) -> String {
        let word = node.type.word
        guard let text = query.name else { return word }
        let name = SwiftName.camelCase(text)
        if query.isBesideName { return name.isEmpty ? word : begun(name, word) + word.capitalisedFirst }
        return name.isEmpty ? word : begun(name, word)
    }

    /// A name that begins as names may: after the word for the type if it begins with a digit.
    private static func begun(_ name: String, _ word: String) -> String {
        SwiftName.isIdentifier(name) ? name : word + name
    }

    /// Distinguishes elements with the same name: by the type, and then by a number.
    private static func distinct(
        _ wanted: [(name: String, type: TUIElementType, code: String)], taken: Set<String>
    ) -> [(name: String, code: String)] {
        var wanted = wanted
        let counts = wanted.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
        for index in wanted.indices {
            let name = wanted[index].name
            guard counts[name] ?? 0 > 1 || taken.contains(name) else { continue }
            let word = wanted[index].type.word.capitalisedFirst
            if !name.hasSuffix(word), name != wanted[index].type.word { wanted[index].name += word }
        }
        var used = taken
        let all = Set(wanted.map(\.name))
        return wanted.map { member in
            var (name, number) = (member.name, 2)
            while used.contains(name) || (name != member.name && all.contains(name)) {
                name = "\(member.name)\(number)"
                number += 1
            }
            used.insert(name)
            return (name, member.code)
        }
    }

    private static func escaped(_ name: String) -> String { SwiftName.keywords.contains(name) ? "`\(name)`" : name }
}

extension SoleQuery {
    /// True if the name in it belongs to an element beside the one that it finds.
    fileprivate var isBesideName: Bool { basis == .neighbour || basis == .relation }
}

extension AccessibilityNode.Attributes {
    fileprivate var isNamed: Bool { !identifier.isEmpty || !label.isEmpty || placeholder?.isEmpty == false }
}

extension TUIElementType {
    /// The type in a member's name.
    fileprivate var word: String { self == .any || self == .other ? "element" : rawValue }

    /// True if elements of this type are there to hold others; without a name no test asks for them.
    var isContainer: Bool {
        switch self {
        case .any, .other, .application, .window, .group, .menu, .menuBar, .tabGroup, .toolbar, .table, .tableRow,
            .tableColumn, .outline, .outlineRow, .collectionView, .scrollView, .splitter, .scrollBar:
            true
        default: false
        }
    }
}

extension String {
    fileprivate var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
