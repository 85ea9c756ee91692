/// A timeline that cannot be read, and where.
struct TimelineError: Error, Equatable, CustomStringConvertible {
    var problem: String
    var column: Int
    var timeline: String

    var description: String {
        """
        The timeline cannot be read at column \(column): \(problem)
          \(timeline)
          \(String(repeating: " ", count: column))^
        """
    }
}
