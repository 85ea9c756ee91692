extension Int {
    /// The sum, or the greatest or least integer there is where the sum lies beyond.
    package func adding(saturating other: Int) -> Int {
        let (sum, isOver) = addingReportingOverflow(other)
        return isOver ? (other < 0 ? .min : .max) : sum
    }

    /// The difference, or the greatest or least integer there is where the difference lies beyond.
    package func subtracting(saturating other: Int) -> Int {
        let (difference, isOver) = subtractingReportingOverflow(other)
        return isOver ? (other > 0 ? .min : .max) : difference
    }
}
