extension Int {
    /// The sum, or the greatest or least integer there is where the sum is beyond.
    package func adding(saturating other: Int) -> Int {
        let (sum, isOver) = addingReportingOverflow(other)
        return isOver ? (other < 0 ? .min : .max) : sum
    }

    /// The difference, or the greatest or least integer there is where the difference is beyond.
    package func subtracting(saturating other: Int) -> Int {
        let (difference, isOver) = subtractingReportingOverflow(other)
        return isOver ? (other > 0 ? .min : .max) : difference
    }
}
