import LunchElements

/// A condition on the value of a property, and the way it reads in a test.
struct Condition<Value> {
    let relation: Comparator
    /// The value to compare with, as it would be written in a test, or its mask.
    let literal: (_ isHidden: Bool) -> String
    let holds: (Value) -> Bool
}

extension Condition {
    private init(_ relation: Comparator, _ value: some Any, _ holds: @escaping (Value) -> Bool) {
        self.init(relation: relation, literal: { ShownText.literal(value, hidden: $0) }, holds: holds)
    }

    static func isIn(_ range: some RangeExpression<Value>) -> Condition { Condition(.isIn, range, range.contains) }
}

extension Condition where Value: Equatable {
    static func `is`(_ value: Value) -> Condition { Condition(.is, value) { $0 == value } }

    static func isNot(_ value: Value) -> Condition { Condition(.isNot, value) { $0 != value } }
}

/// An empty text is in no other: a test that looks for one has made a mistake.
extension Condition where Value == String? {
    static func contains(_ text: String) -> Condition {
        Condition(.contains, text) { !text.isEmpty && $0?.contains(text) == true }
    }

    static func matches<Output>(_ pattern: Regex<Output>) -> Condition {
        Condition(
            relation: .matches, literal: { _ in TextPattern.code(of: pattern) },
            holds: { $0?.firstMatch(of: pattern) != nil })
    }
}

extension Condition where Value == [String] {
    static func contains(_ text: String) -> Condition { Condition(.contains, text) { $0.contains(text) } }
}

extension Condition where Value == String {
    /// The same condition on a text that is always there.
    init(_ condition: Condition<String?>) {
        self.init(relation: condition.relation, literal: condition.literal, holds: condition.holds)
    }
}
