/// A timeline that cannot be read or played, and where.
struct TimelineError: Error, Equatable, CustomStringConvertible {
    /// The verb for what cannot be done with it.
    var verb = "read"
    var problem: String
    var column: Int
    var timeline: String
    /// The cause, if there is more to report.
    var cause: String?

    var description: String {
        """
        The timeline cannot be \(verb) at column \(column): \(problem)
          \(timeline)
          \(String(repeating: " ", count: column))^\(cause.map { "\n\($0)" } ?? "")
        """
    }
}
