/// The most that a result holds. A text that is cut off is marked at its end.
package enum RunLimits {
    /// The version of the format of a result.
    package static let version = 1

    /// The bytes of a message or of a screen.
    package static let text = 64 << 10
    /// The bytes of one line of a list.
    package static let line = 4 << 10
    /// The lines of a list.
    package static let lines = 200
    /// The issues of one attempt.
    package static let issues = 100
    /// The tests of a run.
    package static let tests = 200_000
    /// The parts of a run.
    package static let shards = 10_000
    /// The bytes of a file, and of a line of it.
    package static let file = 1 << 30
    package static let fileLine = 64 << 20
}

extension String {
    /// The text, or as much of it as so many bytes hold, with a note of how much is missing.
    func clipped(to limit: Int) -> String {
        guard utf8.count > limit else { return self }
        var end = utf8.index(utf8.startIndex, offsetBy: limit)
        while end > startIndex, end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
        return "\(self[..<end])… (\(utf8.count - limit) bytes more)"
    }
}
