extension Duration {
    /// The duration in milliseconds, rounded up so that a wait of that length is never too short; at least 0.
    var milliseconds: Int32 {
        let (seconds, attoseconds) = components
        guard seconds >= 0, attoseconds >= 0 else { return 0 }
        let fraction = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
        return Int32(min(seconds, 1_000_000) * 1000 + fraction)
    }
}
