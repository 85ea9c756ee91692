package import LunchWire

extension Comparison {
    private static let signs = ["<", "<=", ">", ">="]
    package static let names = ["is", "isNot", "contains", "matches"] + signs

    /// Reads the comparison among the members of an object.
    ///
    /// - Parameter property: the property that is compared, whose type the value has to have; nil if its type is not known here.
    package init(_ reader: ObjectReader, of property: Property?) throws(WireError) {
        guard case .object(let members) = reader.json else { throw .missing(key: "is", path: reader.path) }
        let found = Self.names.filter { members[$0] != nil }
        let isRange = !found.isEmpty && found.allSatisfy(Self.signs.contains)
        guard let name = found.first, found.count == 1 || isRange && found.count == 2 else {
            throw .unexpected(
                path: reader.path, expected: "one comparison: \(Self.names.joined(separator: ", "))",
                found: found.isEmpty ? "without one" : "with \(found.joined(separator: " and "))")
        }
        let value = members[name] ?? .null
        func require(_ isRight: Bool, _ expected: String) throws(WireError) {
            if !isRight { throw .unexpected(path: "\(reader.path).\(name)", expected: expected, found: value.kind) }
        }
        switch name {
        case "is", "isNot":
            if let property {
                try require(property.takes(value), "a value that \(property.name) may have: \(property.words)")
            }
            self = name == "is" ? .is(value) : .isNot(value)
        case "contains":
            try require(property?.kind ?? .text == .text, "a comparison of \(property?.name ?? "this property")")
            self = .contains(try reader.string(name))
        case "matches":
            try require(property?.kind ?? .text == .text, "a comparison of \(property?.name ?? "this property")")
            self = .matches(try reader.pattern(name))
        default:
            var bounds = Bounds(from: nil, to: nil)
            for sign in found {
                guard case .number? = members[sign], property?.kind ?? .number == .number else {
                    throw .unexpected(
                        path: "\(reader.path).\(sign)", expected: "a number, for a property that is one",
                        found: members[sign]?.kind ?? "null")
                }
                bounds.add(sign, members[sign] ?? .null)
            }
            guard bounds.parts.count == found.count else {
                throw .unexpected(path: reader.path, expected: "two ends of a range", found: "the same end twice")
            }
            self = .isIn(bounds)
        }
    }

    /// The members of an object that define the comparison.
    package var members: [String: LunchJSON] {
        switch self {
        case .is(let value): ["is": value]
        case .isNot(let value): ["isNot": value]
        case .contains(let text): ["contains": .string(text)]
        case .matches(let pattern): ["matches": pattern.json]
        case .isIn(let bounds): Dictionary(uniqueKeysWithValues: bounds.parts.map { ($0.sign, $0.value) })
        }
    }
}

extension TextPattern {
    /// The expression between its delimiters; null if the pattern is unknown.
    var json: LunchJSON { pattern.map(LunchJSON.string) ?? .null }
}

extension Property {
    /// Returns true if a value has the type of the property; false of a secret.
    package func takes(_ value: LunchJSON) -> Bool {
        switch (kind, value) {
        case (_, .null): isOptional
        case (.text, .string), (.flag, .bool), (.number, .number), (.style, .object): true
        case (.type, .string(let name)): TUIElementType(rawValue: name) != nil
        case (.frame, .array(let numbers)): numbers.count == 4 && numbers.allSatisfy { $0.integer != nil }
        default: false
        }
    }

    /// The values that the property may have, in words.
    fileprivate var words: String {
        let words =
            switch kind {
            case .text: "a string"
            case .flag: "a boolean"
            case .number: "a number"
            case .type: "a type of elements"
            case .frame: "column, row, columns and rows"
            case .style: "a style"
            }
        return isOptional ? "\(words) or null" : words
    }
}
