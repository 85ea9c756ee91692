package import LunchWire

/// Writes a query as it reads in a test: `app.otherElements.containing(.staticText, identifier: "E-mail")`.
package enum QueryText {
    /// The query for messages: names that are too long for a line are cut.
    package static func text(of steps: some Collection<QueryStep>) -> String {
        text(of: steps, quoted: ShownText.quoted)
    }

    /// The query as it is written in a test: all names in full.
    package static func code(of steps: some Collection<QueryStep>) -> String { text(of: steps, quoted: \.literal) }

    /// The query for messages, without the app.
    package static func shortText(of steps: some Collection<QueryStep>) -> String {
        String(text(of: steps, after: "", quoted: ShownText.quoted).dropFirst())
    }

    static func text(
        of steps: some Collection<QueryStep>, after app: String = "app", quoted: (String) -> String
    ) -> String {
        var text = app
        var steps = Array(steps)[...]
        var type = TUIElementType.any
        while let step = steps.popFirst() {
            let isOnly = steps.first?.isOnly == true
            if isOnly, step.saysOnly { steps.removeFirst() }
            type = step.sought(after: type)
            switch step {
            case .text(let search):
                // The first of several texts may be asked for of what must be one.
                let isOne: Bool
                if case .first? = steps.first { isOne = true } else { isOne = isOnly }
                text += ".\(isOne ? "text" : "texts")(\(search.arguments(quoted: quoted)))"
                if isOnly { steps.removeFirst() }
            case .hint(let type, let region):
                text += ".treating(\(region.code(quoted: quoted) ?? ".screen"), as: .\(type.rawValue))"
                if isOnly { steps.removeFirst() }
            case .descendants(.any): text += ".descendants(matching: .any)"
            case .descendants(let type): text += ".\(type.queryName)"
            case .children(let type): text += ".children(matching: .\(type.rawValue))"
            case .matching(.any, let name) where isOnly:
                steps.removeFirst()
                text += "[\(quoted(name))]"
            case .matching(let type, let name) where isOnly:
                steps.removeFirst()
                text += ".element(matching: .\(type.rawValue), identifier: \(quoted(name)))"
            case .satisfying(.name(let pattern)) where isOnly:
                steps.removeFirst()
                text += "[\(pattern.code)]"
            case .matching(.any, let name): text += ".matching(identifier: \(quoted(name)))"
            case .matching(let type, let name):
                text += ".matching(.\(type.rawValue), identifier: \(quoted(name)))"
            case .satisfying(let predicate): text += ".matching\(predicate.code(of: type, quoted: quoted))"
            case .containing(let type, let name):
                text += ".containing(.\(type.rawValue), identifier: \(quoted(name)))"
            case .containingSatisfying(let predicate): text += ".containing\(predicate.code(of: .any, quoted: quoted))"
            case .related(let relation, let reference):
                text += ".\(relation.rawValue)(\(self.text(of: reference, quoted: quoted)))"
            case .rowOf(let reference): text += ".rowOf(\(self.text(of: reference, quoted: quoted)))"
            case .cursorRow: text += ".cursorRow"
            case .selected: text += ".selected"
            case .only: text += ".element"
            case .first: text += ".firstMatch"
            case .at(let index): text += ".element(boundBy: \(index))"
            }
        }
        return text
    }
}

extension ElementPredicate {
    /// The argument of `matching` or `containing`, such as `(\.label, "Bread")`. A comparison without such an argument is written as
    /// a closure.
    ///
    /// - Parameter type: the type of the elements; values of secure fields are not shown.
    fileprivate func code(of type: TUIElementType, quoted: (String) -> String) -> String {
        switch self {
        case .property(let property, .is(true)) where property.kind == .flag && !property.isOptional:
            return "(\\.\(property.name))"
        case .property(let property, .is(let value)):
            let isSecret = property.mayTellValue && type.nature.contains(.secret)
            return "(\\.\(property.name), \(property.code(of: value, isSecret: isSecret, quoted: quoted)))"
        case .property(let property, .matches(let pattern)) where !property.isOptional:
            return "(\\.\(property.name), \(pattern.code))"
        case .property(let property, let comparison):
            let isSecret = property.mayTellValue && type.nature.contains(.secret)
            return " { \(comparison.condition(of: property, isSecret: isSecret, quoted: quoted)) }"
        case .name(let pattern): return "(\(pattern.code))"
        case .closure(_, nil): return " { … }"
        case .closure(_, let value?): return "(\\…, \(value))"
        }
    }
}

extension Property {
    /// A value as it is written in a test.
    package func code(of value: LunchJSON, isSecret: Bool = false, quoted: (String) -> String = \.literal) -> String {
        switch value {
        case .null: return "nil"
        case .bool(let isSo): return "\(isSo)"
        case .number(let text): return isSecret ? "…" : text
        case .string(let text) where kind == .type: return ".\(text)"
        case .string(let text): return quoted(isSecret ? SecretText.mask(text) : text)
        case .array(let numbers) where kind == .frame && numbers.count == 4:
            let names = ["column", "row", "columns", "rows"]
            let arguments = zip(names, numbers).map { "\($0): \($1.text)" }
            return "CellRect(\(arguments.joined(separator: ", ")))"
        case .array, .object: return "…"
        }
    }
}

extension Comparison {
    /// The comparison as a test's closure: `$0.label.contains("Br")`.
    fileprivate func condition(of property: Property, isSecret: Bool, quoted: (String) -> String) -> String {
        let name = "$0.\(property.name)"
        func code(_ value: LunchJSON) -> String { property.code(of: value, isSecret: isSecret, quoted: quoted) }
        func contains(_ argument: String) -> String {
            property.isOptional ? "\(name)?.contains(\(argument)) == true" : "\(name).contains(\(argument))"
        }
        switch self {
        case .is(let value): return "\(name) == \(code(value))"
        case .isNot(let value): return "\(name) != \(code(value))"
        case .contains(let text): return contains(code(.string(text)))
        case .matches(let pattern): return contains(pattern.code)
        case .isIn(let bounds):
            let value = property.isOptional ? "(\(name) ?? .nan)" : name
            return bounds.parts.map { "\(value) \($0.sign) \(code($0.value))" }.joined(separator: " && ")
        }
    }
}

extension Comparison.Bounds {
    /// The ends of the range, each with its sign: `>= 1` and `< 5`.
    package var parts: [(sign: String, value: LunchJSON)] {
        [lower.map { (includesLower ? ">=" : ">", $0) }, upper.map { (includesUpper ? "<=" : "<", $0) }]
            .compactMap(\.self)
    }

    /// Adds an end by its sign.
    package mutating func add(_ sign: String, _ value: LunchJSON) {
        switch sign {
        case ">", ">=": (lower, includesLower) = (value, sign == ">=")
        default: (upper, includesUpper) = (value, sign == "<=")
        }
    }
}
