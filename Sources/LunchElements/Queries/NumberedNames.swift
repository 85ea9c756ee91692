/// Names that differ in one number alone, for example `Row 0` to `Row 99`.
package struct NumberedNames: Sendable {
    /// The names with the smallest and the largest number.
    package let first: String, last: String

    /// The name with the number nearest to the number in the name that a query searched for.
    package let nearest: String

    /// True if the smallest number is 0.
    package let isFromZero: Bool

    /// - Returns: nil if the names differ in several numbers, or in none.
    init?(_ names: [String], wanted: String) {
        let numbers = names.map(\.numbers)
        let sought = wanted.numbers
        guard numbers.allSatisfy({ $0.count == sought.count }) else { return nil }
        let varying = sought.indices.filter { index in Set(numbers.map { $0[index] }).count > 1 }
        guard varying.count == 1, let index = varying.first, let wanted = sought[index] else { return nil }
        let pairs = zip(names, numbers).compactMap { name, numbers in numbers[index].map { (name: name, number: $0) } }
        guard pairs.count == names.count, let first = pairs.min(by: { $0.number < $1.number }),
            let last = pairs.max(by: { $0.number < $1.number }),
            let nearest = pairs.min(by: { abs($0.number - wanted) < abs($1.number - wanted) })
        else { return nil }
        (self.first, self.last, self.nearest) = (first.name, last.name, nearest.name)
        isFromZero = first.number == 0
    }
}

extension String {
    /// The numbers in the text, in order; nil for a number that is not a decimal number of up to 18 digits.
    fileprivate var numbers: [Int?] {
        split { !$0.isNumber }.map { $0.count <= 18 ? Int($0) : nil }
    }
}
