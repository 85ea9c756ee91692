import LunchWire

/// What was wrong with the messages of an app, the first of each kind.
///
/// A trial goes on as well as it can after it. Each rule has its own check, which alone speaks of it.
struct Ledger: Sendable {
    /// A message that could not be read.
    struct Unreadable: Sendable {
        let kind: String
        let error: WireError
        let json: [UInt8]
    }

    /// A message that never ended, or was cut off.
    struct Broken: Sendable {
        let head: [UInt8]
        let isTooLong: Bool
    }

    /// A message with another token.
    struct Foreign: Sendable {
        let token: String
        let kind: String
    }

    var unreadable: Unreadable?
    var broken: Broken?
    var nonASCII: (kind: String, json: [UInt8])?
    var unknownKind: String?
    var otherVersion: String?
    var foreign: Foreign?
    /// A frame whose number is not the one after the last.
    var gap: (revision: Int, last: Int)?
    /// A frame that acknowledges more than was sent.
    var unsent: (mark: Int, sent: Int)?
    /// A frame that takes back what was acknowledged.
    var backwards: (mark: Int, last: Int)?
    /// A frame with changes of a tree that does not have what they are about.
    var homelessChange: WireError?

    /// Names of types, of fields of elements and of fields of frames that the protocol does not have, each with its kind.
    var unknownNames: [UnknownName] = []
}

/// A name that the protocol does not have.
struct UnknownName: Hashable, Sendable {
    enum Place: String, Sendable {
        case type = "type of an element"
        case node = "field of an element"
        case frame = "field of a frame"
        case hello = "field of a hello"
    }

    let place: Place
    let name: String

    /// The names that the protocol has at such a place.
    static func known(at place: Place) -> [String] {
        switch place {
        case .type: TUIElementType.allCases.map(\.rawValue)
        case .node:
            [
                "type", "identifier", "label", "value", "placeholder", "enabled", "selected", "focus", "frame",
                "children",
            ]
        case .frame:
            [
                "revision", "screen", "size", "mark", "dropped", "busy", "timers", "clock", "tree", "changes", "length",
            ]
        case .hello: ["screen", "publishes", "messages"]
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
        for name in members.keys where !known(at: place).contains(name) {
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
