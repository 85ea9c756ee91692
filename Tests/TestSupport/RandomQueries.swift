package import LunchElements
import LunchWire

extension SeededGenerator {
    /// Any query that is data: of all forms that a test can write, but for styles, which have no words there.
    package mutating func query(depth: Int = 3) -> [QueryStep] {
        var steps: [QueryStep] = []
        if happens(oneIn: 5) {
            steps.add(beginning(depth))
            if case .text? = steps.last, !happens(oneIn: 3) { steps.add(.only) }
        }
        for _ in 0..<index(below: 5) { steps.add(step(depth)) }
        return steps
    }

    /// Of secure fields no value is told, so that the words of a query for them are not the whole.
    private mutating func type() -> TUIElementType { pick(TUIElementType.allCases.filter { $0 != .secureTextField }) }

    private mutating func name() -> String {
        let parts = [
            "Save", "é", "e\u{301}", "日本", " ", "\"", "\\", "\n", "\u{1B}[31m", "/", "#", "…", "👩‍👩‍👧", "\u{202E}", "\u{0}",
            "app.buttons[\"x\"]", "•", "'", "\t", String(repeating: "long ", count: 20),
        ]
        return (0..<index(below: 4)).map { _ in pick(parts) }.joined()
    }

    private mutating func pattern() -> TextPattern {
        let patterns = [
            #"Total \d+"#, "a/b", #"a\/b"#, " x", "x ", "[#/]+", "", "a|b", "日.*", "/#", "/##", #"\\"#, "\"", "\\]",
        ]
        // Each of them is an expression.
        return (try? TextPattern(pick(patterns))) ?? TextPattern(/x/)
    }

    private mutating func number() -> Int { pick([0, 1, -1, 7, 80, 1 << 20, -(1 << 20)]) }

    private mutating func beginning(_ depth: Int) -> QueryStep {
        if happens(oneIn: 3) { return .hint(type(), region(depth)) }
        let isPattern = happens(oneIn: 2)
        let texts = ["Save", "Sävé 1", "a \"quoted\" text", "\\"]
        return .text(
            TextSearch(
                isPattern ? .regex(pattern()) : .literal(pick(texts)), within: region(depth),
                keepingBlanks: happens(oneIn: 3), acrossLines: happens(oneIn: 3)))
    }

    private mutating func step(_ depth: Int) -> QueryStep {
        let relations: [Relation] = [.below, .above, .leftOf, .rightOf, .inside]
        switch index(below: depth > 0 ? 14 : 12) {
        case 0, 1: return .descendants(type())
        case 2: return .children(type())
        case 3: return .matching(type(), name())
        case 4: return .containing(type(), name())
        case 5: return .satisfying(predicate())
        case 6: return .containingSatisfying(comparison())
        case 7: return .at(number())
        case 8: return .only
        case 9: return .first
        case 10: return .selected
        case 11: return .cursorRow
        case 12: return .related(pick(relations), query(depth: depth - 1))
        default: return .rowOf(query(depth: depth - 1))
        }
    }

    private mutating func region(_ depth: Int) -> ScreenRegion {
        switch index(below: depth > 0 ? 7 : 4) {
        case 0: return .screen
        case 1: return .cursorRow
        case 2:
            let first = number()
            return .rows(first...first + index(below: 4))
        case 3: return .rectangle(CellRect(column: number(), row: number(), columns: number(), rows: number()))
        case 4: return .element(query(depth: depth - 1))
        case 5: return .beside(pick([.below, .above, .leftOf, .rightOf]), query(depth: depth - 1))
        default: return .both(region(0), region(depth - 1))
        }
    }

    private mutating func predicate() -> ElementPredicate { happens(oneIn: 3) ? .name(pattern()) : comparison() }

    private mutating func comparison() -> ElementPredicate {
        let property = pick(Property.all.filter { $0.kind != .style })
        let value: LunchJSON
        switch property.kind {
        case .text:
            if happens(oneIn: 4) { return .property(property, .contains(name())) }
            if happens(oneIn: 4) { return .property(property, .matches(pattern())) }
            value = .string(name())
        case .flag: value = .bool(happens(oneIn: 2))
        case .number:
            let (low, high) = (LunchJSON.number("0.25"), LunchJSON.number("1e2"))
            if happens(oneIn: 3) {
                return .property(
                    property,
                    .isIn(
                        .init(from: low, to: high, includesLower: happens(oneIn: 2), includesUpper: happens(oneIn: 2))))
            }
            if happens(oneIn: 3) { return .property(property, .isIn(.init(from: nil, to: high, includesUpper: false))) }
            value = .number(pick(["0.5", "1", "-2.5e-3"]))
        case .type: value = .string(type().rawValue)
        case .frame: value = .array([number(), number(), number(), number()].map(LunchJSON.integer))
        case .style: value = ["foreground": .integer(number())]
        }
        let isNil = property.isOptional && happens(oneIn: 4)
        return .property(property, !happens(oneIn: 3) ? .is(isNil ? .null : value) : .isNot(isNil ? .null : value))
    }
}
