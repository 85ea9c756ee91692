import LunchTrace

/// The lines with which GitHub shows failures beside the source (docs.github.com, "Workflow commands").
package struct GitHubAnnotations {
    /// GitHub shows so many errors of a step.
    private static let limit = 10
    /// The bytes of a message.
    private static let length = 4 << 10

    /// The lines, one for each cause, those of most tests first.
    package let lines: [String]

    package init(_ result: RunResult) {
        let causes = FailureGroups(of: result.tests).groups
        var lines = result.problems.map { problem in
            let message = ([problem.title] + problem.lines.prefix(20)).joined(separator: "\n")
            return Self.line(title: "lunch test", message, nil, nil)
        }
        for message in result.end?.messages ?? [] {
            lines.append(Self.line(title: "Build", message.text, message.place?.file, message.place?.line))
        }
        lines += causes.map { cause in
            let example = cause.tests[0]
            let others = cause.tests.count > 1 ? " and \(cause.tests.count - 1) more" : ""
            let words = example.failure.map { FailureText($0, of: example).lines } ?? [cause.cause]
            let place = example.failure?.firstFailure?.place ?? example.test.place
            return Self.line(
                title: example.test.id + others, words.joined(separator: "\n"), place?.file, place?.line)
        }
        if lines.count > Self.limit {
            let rest = lines.count - Self.limit + 1
            lines.removeLast(rest)
            lines.append(
                Self.line(title: "lunch test", "There are \(rest) more; the summary of the job has them.", nil, nil))
        }
        self.lines = lines
    }

    /// A line that is one command, whatever is in its texts.
    private static func line(title: String, _ message: String, _ file: String?, _ line: Int?) -> String {
        let message = message.split(whereSeparator: \.isNewline).map {
            PlainText.line(String($0).replacing("\t", with: "    "))
        }
        let text = message.joined(separator: "\n").clipped(to: length)
        var properties: [String] = []
        if let file { properties.append("file=\(property(file))") }
        if let line { properties.append("line=\(line)") }
        properties.append("title=\(property(title.clipped(to: 200)))")
        return "::error \(properties.joined(separator: ","))::\(data(text.isEmpty ? PlainText.cleaned(title) : text))"
    }

    private static func data(_ text: String) -> String { escaped(text, "%\r\n") }

    private static func property(_ text: String) -> String { escaped(PlainText.cleaned(text), "%\r\n:,") }

    /// The text with some characters by their numbers; scalar by scalar, since a mark on a colon leaves a colon.
    private static func escaped(_ text: String, _ forbidden: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            if forbidden.unicodeScalars.contains(scalar) {
                escaped += "%" + String(0x100 | scalar.value, radix: 16, uppercase: true).dropFirst()
            } else {
                escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// Lines between which GitHub takes nothing that is printed for a command; no app can know the word that ends it.
    package static func quiet(_ word: String) -> (begin: String, end: String) {
        ("::stop-commands::\(word)", "::\(word)::")
    }
}
