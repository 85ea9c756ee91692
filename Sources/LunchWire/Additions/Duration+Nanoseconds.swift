extension Duration {
    /// The duration in whole nanoseconds, rounded as asked; what is out of range is the greatest or least there is.
    package func nanoseconds(_ rule: FloatingPointRoundingRule = .down) -> Int {
        // Up to 18 seconds are in 64 bits, whose division costs little.
        if rule == .down, let attoseconds = UInt64(exactly: attoseconds) { return Int(attoseconds / 1_000_000_000) }
        let (seconds, attoseconds) = components
        let (whole, rest) = attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
        let step: Int64 = rule == .up && rest > 0 ? 1 : rule == .down && rest < 0 ? -1 : 0
        let (product, isOut) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, isOver) = product.addingReportingOverflow(whole + step)
        return isOut || isOver ? (seconds < 0 ? .min : .max) : Int(sum)
    }
}

extension Duration {
    /// A time in seconds in a test: NaN becomes 0, and the rest is limited to ±10⁹ s, some 32 years.
    package static func limited(seconds: Double) -> Duration {
        let limit = 1e9
        return .seconds(seconds.isNaN ? 0 : min(limit, max(-limit, seconds)))
    }
}
