extension Double {
    /// The number with so many decimals, as the same text in every country: `35.6812360`.
    func text(decimals: Int) -> String {
        let factor = (0..<decimals).reduce(1.0) { factor, _ in factor * 10 }
        guard let scaled = Int(exactly: (self * factor).rounded()) else { return "\(self)" }
        var digits = String(scaled.magnitude)
        digits = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
        let sign = scaled < 0 ? "-" : ""
        return sign + digits.dropLast(decimals) + (decimals > 0 ? "." + digits.suffix(decimals) : "")
    }
}
