package import LunchWire

/// The one form of a query in JSON.
extension [QueryStep] {
    /// Reads a query: a list of steps, or the text that messages print.
    package init(json: LunchJSON, at path: String) throws(WireError) {
        switch json {
        case .string(let text): self = try QueryReader.query(text, at: path)
        case .array(let list):
            self = []
            for (index, json) in list.enumerated() {
                try append(json, at: "\(path)[\(index)]", isFirst: index == 0)
            }
        default: throw .unexpected(path: path, expected: "a list of steps or a text", found: json.kind)
        }
    }

    /// Adds a step as a call of a test does: the first of what was to be one may be one of several.
    package mutating func add(_ step: QueryStep) {
        if case .first = step, last?.isOnly == true { removeLast() }
        if step.isOnly, last?.isOnly == true { return }
        append(step)
        if step.isOfItself { append(.only) }
    }

    package var json: LunchJSON {
        var steps: [LunchJSON] = []
        for (index, step) in enumerated() where !(step.isOnly && index > 0 && self[index - 1].isOfItself) {
            steps.append(step.json)
        }
        return .array(steps)
    }

    private mutating func append(_ json: LunchJSON, at path: String, isFirst: Bool) throws(WireError) {
        let step = try QueryStep(json, at: path)
        if step.bringsItsOwn, !isFirst {
            throw .unexpected(path: path, expected: "a step from elements to others", found: "one that begins a query")
        }
        add(step)
    }
}

extension QueryStep {
    /// True if the step is always followed by `only`, and contains that itself.
    fileprivate var isOfItself: Bool { if case .hint = self { true } else { saysOnly } }

    private static let words = ["only", "first", "selected", "cursorRow"]
    private static let members = [
        "descendants", "children", "matching", "containing", "below", "above", "leftOf", "rightOf", "inside", "rowOf",
        "at",
        "text", "treating",
    ]

    fileprivate init(_ json: LunchJSON, at path: String) throws(WireError) {
        switch json {
        case "only": self = .only
        case "first": self = .first
        case "selected": self = .selected
        case "cursorRow": self = .cursorRow
        case .string(let word): throw .unknown(word, among: Self.words, at: path)
        default:
            let reader = try ObjectReader(json, at: path)
            self = try Self.step(try reader.onlyMember(among: Self.members), reader)
        }
    }

    private static func step(
        _ member: (name: String, value: LunchJSON), _ reader: ObjectReader
    ) throws(WireError) -> QueryStep {
        let path = "\(reader.path).\(member.name)"
        if let relation = Relation(rawValue: member.name) {
            return .related(relation, try [QueryStep](json: member.value, at: path))
        }
        switch member.name {
        case "descendants": return .descendants(try TUIElementType(member.value, at: path))
        case "children": return .children(try TUIElementType(member.value, at: path))
        case "rowOf": return .rowOf(try [QueryStep](json: member.value, at: path))
        case "at": return .at(try reader.integer("at"))
        case "text": return .text(try TextSearch(ObjectReader(member.value, at: path)))
        case "treating":
            let hint = try ObjectReader(member.value, at: path)
            try hint.expect(only: ["as", "region"])
            return .hint(
                try TUIElementType(hint.value("as") ?? .null, at: "\(path).as"),
                try ScreenRegion(hint.value("region") ?? .null, at: "\(path).region"))
        default: return try condition(member.name, try ObjectReader(member.value, at: path))
        }
    }

    private static func condition(_ name: String, _ reader: ObjectReader) throws(WireError) -> QueryStep {
        let isMatching = name == "matching"
        if case .object? = reader.value("name"), isMatching {
            try reader.expect(only: ["name"])
            let pattern = try ObjectReader(reader.value("name") ?? .null, at: "\(reader.path).name")
            try pattern.expect(only: ["matches"])
            return .satisfying(.name(try pattern.pattern("matches")))
        }
        if let name = try reader.optionalString("name") {
            try reader.expect(only: ["name", "type"])
            let type = try reader.value("type").map { json throws(WireError) in
                try TUIElementType(json, at: "\(reader.path).type")
            }
            return isMatching ? .matching(type ?? .any, name) : .containing(type ?? .any, name)
        }
        let predicate = try ElementPredicate(reader)
        return isMatching ? .satisfying(predicate) : .containingSatisfying(predicate)
    }

    fileprivate var json: LunchJSON {
        switch self {
        case .text(let search): ["text": search.json]
        case .hint(let type, let region): ["treating": ["as": type.json, "region": region.json]]
        case .descendants(let type): ["descendants": type.json]
        case .children(let type): ["children": type.json]
        case .matching(let type, let name): ["matching": Self.named(type, name)]
        case .satisfying(let predicate): ["matching": predicate.json]
        case .containing(let type, let name): ["containing": Self.named(type, name)]
        case .containingSatisfying(let predicate): ["containing": predicate.json]
        case .related(let relation, let steps): .object([relation.rawValue: steps.json])
        case .rowOf(let steps): ["rowOf": steps.json]
        case .cursorRow: "cursorRow"
        case .selected: "selected"
        case .only: "only"
        case .first: "first"
        case .at(let index): ["at": .integer(index)]
        }
    }

    private static func named(_ type: TUIElementType, _ name: String) -> LunchJSON {
        type == .any ? ["name": .string(name)] : ["name": .string(name), "type": type.json]
    }
}

extension ElementPredicate {
    fileprivate init(_ reader: ObjectReader) throws(WireError) {
        if reader.member("closure") != nil {
            try reader.expect(only: ["closure"])
            self = .closure(nil, comparedWith: try reader.optionalString("closure"))
            return
        }
        let property = try reader.property("property")
        try reader.expect(only: ["property"] + Comparison.names)
        self = .property(property, try Comparison(reader, of: property))
    }

    fileprivate var json: LunchJSON {
        switch self {
        case .property(let property, let comparison):
            return .object(comparison.members.merging(["property": .string(property.name)]) { $1 })
        case .name(let pattern): return ["name": ["matches": pattern.json]]
        case .closure(_, let value): return ["closure": value.map(LunchJSON.string) ?? .null]
        }
    }
}

extension ObjectReader {
    /// The property whose name is under a key.
    package func property(_ key: String) throws(WireError) -> Property {
        let name = try string(key)
        guard let property = Property(named: name) else {
            throw .unknown(name, among: Property.all.map(\.name), at: "\(path).\(key)")
        }
        return property
    }

    /// The regular expression under a key; `null` is an unknown one.
    package func pattern(_ key: String) throws(WireError) -> TextPattern {
        if member(key) == .null { return .unknown }
        let text = try string(key)
        do { return try TextPattern(text) } catch {
            throw .unexpected(
                path: "\(path).\(key)", expected: "a regular expression", found: text.visible.prefix(40).literal)
        }
    }

    /// The only member of an object.
    fileprivate func onlyMember(among names: [String]) throws(WireError) -> (name: String, value: LunchJSON) {
        guard case .object(let members) = json, let member = members.first, members.count == 1 else {
            throw .unexpected(path: path, expected: "an object of one member", found: "an object of another size")
        }
        guard names.contains(member.key) else { throw .unknown(member.key, among: names, at: path) }
        return (member.key, member.value)
    }
}

extension TUIElementType {
    /// Reads a type by its name.
    package init(_ json: LunchJSON, at path: String) throws(WireError) {
        guard case .string(let name) = json else {
            throw .unexpected(path: path, expected: "a type of elements", found: json.kind)
        }
        guard let type = TUIElementType(rawValue: name) else {
            throw .unknown(name, among: TUIElementType.allCases.map(\.rawValue), at: path)
        }
        self = type
    }
}
