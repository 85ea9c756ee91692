extension Duration {
    /// The time in nanoseconds, limited to the longest that can be represented.
    var nanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (whole, isTooLong) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, isMuchTooLong) = whole.addingReportingOverflow(attoseconds / 1_000_000_000)
        return isTooLong || isMuchTooLong ? (seconds < 0 ? .min : .max) : sum
    }
}
