import LunchWire

extension TextSearch {
    init(_ reader: ObjectReader) throws(WireError) {
        try reader.expect(only: ["is", "matches", "within", "keepingBlanks", "acrossLines"])
        let text = try reader.optionalString("is")
        let pattern: Pattern = if let text { .literal(text) } else { .regex(try reader.pattern("matches")) }
        self.init(
            pattern,
            within: try reader.value("within").map { json throws(WireError) in
                try ScreenRegion(json, at: "\(reader.path).within")
            } ?? .screen,
            keepingBlanks: try reader.bool("keepingBlanks", default: false),
            acrossLines: try reader.bool("acrossLines", default: false))
        if let problem {
            throw .unexpected(path: "\(reader.path).is", expected: "a text of one row", found: problem.words)
        }
    }

    var json: LunchJSON {
        var members: [String: LunchJSON] = [:]
        switch pattern {
        case .literal(let text): members["is"] = .string(text)
        case .regex(let pattern): members["matches"] = pattern.json
        }
        if region != .screen { members["within"] = region.json }
        if keepsBlanks { members["keepingBlanks"] = true }
        if isAcrossLines { members["acrossLines"] = true }
        return .object(members)
    }
}

extension TextSearch.Problem {
    fileprivate var words: String {
        switch self {
        case .blank: "a text without a character that is seen"
        case .severalLines: "a text with a line break"
        case .control: "a text with a control character"
        }
    }
}

extension ScreenRegion {
    init(_ json: LunchJSON, at path: String) throws(WireError) {
        switch json {
        case "screen": self = .screen
        case "cursorRow": self = .cursorRow
        case .object(let members):
            guard let (name, value) = members.first, members.count == 1 else { fallthrough }
            self = try Self.region(name, value, try ObjectReader(json, at: path))
        default:
            throw .unexpected(
                path: path, expected: "screen, cursorRow, or an object of one member: \(Self.names)", found: json.kind)
        }
    }

    private static let names = "rows, rectangle, element, below, above, leftOf, rightOf or both"

    private static func region(
        _ name: String, _ value: LunchJSON, _ reader: ObjectReader
    ) throws(WireError) -> ScreenRegion {
        let path = "\(reader.path).\(name)"
        if let relation = Relation(rawValue: name), relation != .inside {
            return .beside(relation, try [QueryStep](json: value, at: path))
        }
        switch name {
        case "rows":
            guard let rows = try reader.integers(name, count: 2), rows[0] <= rows[1] else {
                throw .unexpected(path: path, expected: "the first row and the last one", found: "in another order")
            }
            return .rows(rows[0]...rows[1])
        case "rectangle":
            guard let cells = try reader.cells(name, count: 4) else { throw .missing(key: name, path: reader.path) }
            return .rectangle(CellRect(column: cells[0], row: cells[1], columns: cells[2], rows: cells[3]))
        case "element": return .element(try [QueryStep](json: value, at: path))
        case "both":
            let parts = try reader.array(name)
            guard parts.count == 2 else {
                throw .unexpected(path: path, expected: "two regions", found: "\(parts.count)")
            }
            return .both(try ScreenRegion(parts[0], at: "\(path)[0]"), try ScreenRegion(parts[1], at: "\(path)[1]"))
        default: throw .unexpected(path: reader.path, expected: names, found: name.visible.prefix(40).literal)
        }
    }

    var json: LunchJSON {
        switch self {
        case .screen: "screen"
        case .cursorRow: "cursorRow"
        case .rows(let rows): ["rows": [.integer(rows.lowerBound), .integer(rows.upperBound)]]
        case .rectangle(let cells): ["rectangle": cells.json]
        case .element(let steps): ["element": steps.json]
        case .beside(let relation, let steps): .object([relation.rawValue: steps.json])
        case .both(let one, let other): ["both": [one.json, other.json]]
        }
    }
}
