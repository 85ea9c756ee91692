import LunchElements

/// The words of the questions that a test asked before it failed on its own.
extension Question {
    /// The number of elements that are listed.
    private static let limit = 8

    /// A line for each, and the elements that the last one found.
    static func words(_ questions: [Question], _ failure: TUIFailure) -> String {
        guard let last = questions.last else {
            return "\(failure.app) at that moment\(failure.status == nil ? "" : ", not running any more"):"
        }
        var lines: [String] = []
        for question in questions where !lines.contains(question.words) { lines.append(question.words) }
        let early = [EarlyReadText.words(last, failure)].compactMap(\.self)
        return (["The test last read from \(failure.app):"] + lines + last.listed + early).joined(separator: "\n")
    }

    /// The question as it would be written in a test, and what its query finds.
    private var words: String {
        let resolution = Resolution(steps, in: frame)
        let found =
            if let element = resolution.element {
                TreeText.line(element)
            } else {
                resolution.found.isEmpty ? "no element matches" : CountText.elements(resolution.found.count)
            }
        return "  \(QueryText.text(of: steps))\(name): \(found)"
    }

    /// The elements, if there are several.
    private var listed: [String] {
        let resolution = Resolution(steps, in: frame)
        guard resolution.element == nil else { return [] }
        let shown = resolution.found.prefix(Self.limit).map { "    \(TreeText.line(resolution.frame.tree.nodes[$0]))" }
        let more = resolution.found.count - shown.count
        return shown + (more > 0 ? ["    … and \(more) more"] : [])
    }
}
