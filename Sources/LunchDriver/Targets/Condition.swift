import LunchCommands
import LunchElements

/// A condition on the value of a property, and the way it reads in a test.
struct Condition<Value> {
    let relation: Comparator
    /// The value to compare with, as it would be written in a test, or its mask.
    let literal: (_ isHidden: Bool) -> String
    let holds: (Value) -> Bool
    /// The condition as data; nil if the value has no form in JSON.
    let comparison: () -> Comparison?
}

extension Condition {
    private init(
        _ relation: Comparator, _ value: some Any, _ comparison: @escaping @autoclosure () -> Comparison?,
        _ holds: @escaping (Value) -> Bool
    ) {
        self.init(
            relation: relation, literal: { ShownText.literal(value, hidden: $0) }, holds: holds, comparison: comparison)
    }

    static func isIn(_ range: some RangeExpression<Value>) -> Condition {
        Condition(.isIn, range, (range as? any BoundedRange).map { .isIn($0.bounds) }, range.contains)
    }

    /// The condition in the form of a command; for a secret value, its description.
    func demand(isHidden: Bool) -> TUICommand.Condition {
        if !isHidden, let comparison = comparison() { return .comparison(comparison) }
        return .words("\(relation.rawValue): \(literal(isHidden))")
    }
}

extension Condition where Value: PropertyValue {
    /// The condition of a command.
    init(_ comparison: Comparison, of reading: TUICommand.Reading) {
        let (label, value) = reading.argument(comparison)
        self.init(
            relation: Comparator(rawValue: label) ?? .is,
            literal: { isHidden in isHidden ? "…" : value },
            holds: { comparison.holds(for: $0.json) }, comparison: { comparison })
    }
}

extension Condition where Value: Equatable {
    static func `is`(_ value: Value) -> Condition {
        Condition(.is, value, (value as? any PropertyValue).map { .is($0.json) }) { $0 == value }
    }

    static func isNot(_ value: Value) -> Condition {
        Condition(.isNot, value, (value as? any PropertyValue).map { .isNot($0.json) }) { $0 != value }
    }
}

/// An empty text is in no other: a test that looks for one has made a mistake.
extension Condition where Value == String? {
    static func contains(_ text: String) -> Condition {
        Condition(.contains, text, .contains(text)) { !text.isEmpty && $0?.contains(text) == true }
    }

    static func matches<Output>(_ pattern: Regex<Output>) -> Condition {
        Condition(
            relation: .matches, literal: { _ in TextPattern.code(of: pattern) },
            holds: { $0?.firstMatch(of: pattern) != nil },
            comparison: { TextPattern(copying: pattern).map { .matches($0) } })
    }
}

extension Condition where Value == [String] {
    static func contains(_ text: String) -> Condition {
        Condition(.contains, text, .contains(text)) { $0.contains(text) }
    }
}

extension Condition where Value == String {
    /// The same condition on a text that is always there.
    init(_ condition: Condition<String?>) {
        self.init(
            relation: condition.relation, literal: condition.literal, holds: condition.holds,
            comparison: condition.comparison)
    }
}
