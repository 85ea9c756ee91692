package import LunchWire

/// A relation of a value to another one: what a query or an expectation demands of a property.
package enum Comparison: Equatable, Sendable {
    case `is`(LunchJSON)
    case isNot(LunchJSON)
    /// A text has another one in it, or a list has it among its texts.
    case contains(String)
    /// A part of a text is what a regular expression looks for.
    case matches(TextPattern)
    case isIn(Bounds)

    /// The ends of a range; one without an end continues in that direction.
    package struct Bounds: Equatable, Sendable {
        package var lower: LunchJSON?
        package var upper: LunchJSON?
        /// True if the end itself belongs to the range.
        package var includesLower = true, includesUpper = true

        package init(
            from lower: LunchJSON?, to upper: LunchJSON?, includesLower: Bool = true, includesUpper: Bool = true
        ) {
            (self.lower, self.upper) = (lower, upper)
            (self.includesLower, self.includesUpper) = (includesLower, includesUpper)
        }
    }

    /// True if it is a regular expression whose pattern is unknown.
    package var isOpaque: Bool { if case .matches(let pattern) = self { pattern.pattern == nil } else { false } }

    /// Returns true if a value is in the relation.
    ///
    /// No text has the empty one in it: a test that looks for that has made a mistake.
    package func holds(for value: LunchJSON) -> Bool {
        switch self {
        case .is(let other): return value.equals(other)
        case .isNot(let other): return !value.equals(other)
        case .contains(let text):
            switch value {
            case .string(let whole): return !text.isEmpty && whole.contains(text)
            case .array(let list): return list.contains(.string(text))
            default: return false
            }
        case .matches(let pattern):
            guard case .string(let text) = value else { return false }
            return pattern.occurs(in: text)
        case .isIn(let bounds):
            func isAfter(_ lower: LunchJSON, _ includes: Bool) -> Bool {
                lower.precedes(value) || includes && value.equals(lower)
            }
            func isBefore(_ upper: LunchJSON, _ includes: Bool) -> Bool {
                value.precedes(upper) || includes && value.equals(upper)
            }
            return bounds.lower.map { isAfter($0, bounds.includesLower) } ?? true
                && bounds.upper.map { isBefore($0, bounds.includesUpper) } ?? true
        }
    }
}

extension LunchJSON {
    /// The number of a value; nil if it is none.
    fileprivate var amount: Double? { if case .number(let text) = self { Double(text) } else { nil } }

    /// Returns true if two values are equal. Numbers are compared by value: `0.5` equals `0.50`.
    fileprivate func equals(_ other: LunchJSON) -> Bool {
        if let amount, let others = other.amount { return amount == others }
        return self == other
    }

    /// Returns true if both values are numbers or both are texts, and this one comes first.
    fileprivate func precedes(_ other: LunchJSON) -> Bool {
        if let amount, let others = other.amount { return amount < others }
        if case .string(let text) = self, case .string(let others) = other { return text < others }
        return false
    }
}

/// A range whose ends have a form in JSON.
package protocol BoundedRange {
    var bounds: Comparison.Bounds { get }
}

extension ClosedRange: BoundedRange where Bound: PropertyValue {
    package var bounds: Comparison.Bounds { .init(from: lowerBound.json, to: upperBound.json) }
}

extension Range: BoundedRange where Bound: PropertyValue {
    package var bounds: Comparison.Bounds { .init(from: lowerBound.json, to: upperBound.json, includesUpper: false) }
}

extension PartialRangeFrom: BoundedRange where Bound: PropertyValue {
    package var bounds: Comparison.Bounds { .init(from: lowerBound.json, to: nil) }
}

extension PartialRangeThrough: BoundedRange where Bound: PropertyValue {
    package var bounds: Comparison.Bounds { .init(from: nil, to: upperBound.json) }
}

extension PartialRangeUpTo: BoundedRange where Bound: PropertyValue {
    package var bounds: Comparison.Bounds { .init(from: nil, to: upperBound.json, includesUpper: false) }
}
