/// Reads the position of a slider between its ends.
package enum NormalizedValue {
    /// A percentage (`40%`), a fraction (`2/5`), or a number from 0 to 1; nil for any other text.
    package static func read(_ text: String) -> Double? {
        let text = text.filter { !$0.isWhitespace }
        if text.hasSuffix("%") { return Double(text.dropLast()).map { $0 / 100 }.flatMap(inside) }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        if parts.count == 2, let part = Double(parts[0]), let whole = Double(parts[1]), whole > 0 {
            return inside(part / whole)
        }
        return Double(text).flatMap(inside)
    }

    private static func inside(_ value: Double) -> Double? { (0...1).contains(value) ? value : nil }
}
