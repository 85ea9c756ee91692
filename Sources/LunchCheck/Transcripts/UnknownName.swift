import LunchWire

/// A name that the protocol does not have.
struct UnknownName: Hashable, Sendable {
    enum Place: String, Sendable {
        case type = "type of an element"
        case node = "field of an element"
        case frame = "field of a frame"
        case hello = "field of a hello"

        /// The names that the protocol has at such a place.
        var known: [String] {
            switch self {
            case .type: TUIElementType.allCases.map(\.rawValue)
            case .node:
                [
                    "type", "identifier", "label", "value", "placeholder", "enabled", "selected", "focus", "frame",
                    "children",
                ]
            case .frame:
                [
                    "revision", "screen", "size", "mark", "dropped", "busy", "timers", "clock", "marked", "tree",
                    "changes", "length",
                ]
            case .hello: ["screen", "publishes", "messages"]
            }
        }
    }

    let place: Place
    let name: String

    /// The name of the protocol that is probably meant; nil if none is near.
    var meant: String? {
        let name = name.lowercased()
        return place.known.nearest(to: name)
            ?? place.known.first {
                name.hasSuffix($0.lowercased()) || name.count > 1 && $0.lowercased().hasPrefix(name)
            }
    }

    /// The unknown names in the JSON of a message.
    static func all(in json: LunchJSON, kind: String) -> Set<UnknownName> {
        guard case .object(let members) = json else { return [] }
        var found: Set<UnknownName> = []
        switch kind {
        case "hello": note(members, .hello, &found)
        case "frame":
            note(members, .frame, &found)
            if let tree = members["tree"] { collect(tree, &found) }
            guard case .array(let changes)? = members["changes"] else { break }
            for case .object(let change) in changes {
                if let node = change["node"] { collect(node, &found) }
                if case .array(let nodes)? = change["insert"] { for node in nodes { collect(node, &found) } }
            }
        default: break
        }
        return found
    }

    private static func note(_ members: [String: LunchJSON], _ place: Place, _ found: inout Set<UnknownName>) {
        for name in members.keys where !place.known.contains(name) {
            found.insert(UnknownName(place: place, name: name))
        }
    }

    private static func collect(_ node: LunchJSON, _ found: inout Set<UnknownName>) {
        guard case .object(let members) = node else { return }
        note(members, .node, &found)
        if case .string(let type)? = members["type"], TUIElementType(rawValue: type) == nil {
            found.insert(UnknownName(place: .type, name: type))
        }
        if case .array(let children)? = members["children"] { for child in children { collect(child, &found) } }
    }
}
