import LunchTrace

/// A result in Markdown for the page of a CI job: the failures by cause, and then other important facts.
package struct MarkdownReport {
    private let result: RunResult
    private let limit: Int

    /// The bytes that GitHub takes of one step (docs.github.com, "Adding a job summary").
    package static let gitHubLimit = 1 << 20

    /// The causes with an example in full, the names of a list, and the lines of a message.
    private static let (examples, names, lines) = (50, 50, 60)

    /// - Parameter limit: the most bytes; a note at the end names the omitted rest.
    package init(_ result: RunResult, limit: Int = gitHubLimit) { (self.result, self.limit) = (result, limit) }

    package var text: String {
        let title = MarkdownText.code(result.run.package)
        let shard = result.run.shard.map { ", part \($0)" } ?? ""
        let time = result.end.map { ", \(TraceTime.words($0.duration))" } ?? ""
        var text = "## \(title): \(RunCounts(result).words)\(shard)\(time)\n\n"
        var left: [String] = []
        for section in sections {
            let reserve = 200
            if text.utf8.count + section.text.utf8.count + reserve > limit {
                left.append(section.name)
            } else {
                text += section.text
            }
        }
        if !left.isEmpty {
            let words = "There is no room for \(left.count) more sections. The page of --report shows everything.\n"
            if text.utf8.count + words.utf8.count <= limit { text += words }
        }
        return text
    }

    private var sections: [(name: String, text: String)] {
        var sections: [(String, String)] = []
        for problem in result.problems {
            let lines = problem.lines.isEmpty ? "" : MarkdownText.block(Array(problem.lines.prefix(Self.lines)))
            sections.append(("problem", "**\(MarkdownText.entities(problem.title))**\n\n\(lines)\n"))
        }
        if let notes = result.end?.notes, !notes.isEmpty {
            sections.append(("notes", notes.map { "- \(MarkdownText.entities($0))\n" }.joined() + "\n"))
        }
        let causes = FailureGroups(of: result.tests).groups
        for cause in causes.prefix(Self.examples) { sections.append(("cause", text(of: cause))) }
        if causes.count > Self.examples {
            let names = causes.dropFirst(Self.examples).flatMap { cause in
                cause.tests.map { "\($0.test.id): \(cause.cause)" }
            }
            sections.append(("causes", list("\(causes.count - Self.examples) more causes", names)))
        }
        let verdicts: [(RunVerdict, String)] = [
            (.flaky, "Flaky: failed, and passed when tried again"), (.notRun, "Not run"),
        ]
        for (verdict, title) in verdicts {
            let names = result.tests.filter { $0.verdict == verdict }.map(\.test.id)
            if !names.isEmpty { sections.append((title, list(title, names))) }
        }
        return sections
    }

    private func text(of cause: FailureGroups.Group) -> String {
        guard let example = cause.tests.first else { return "" }
        let count = cause.tests.count == 1 ? "" : "\(cause.tests.count) tests: "
        var text = "### \(count)\(MarkdownText.code(cause.cause))\n\n\(MarkdownText.code(example.test.id))"
        if let failure = example.failure {
            if let place = failure.firstFailure?.place {
                text += " at \(MarkdownText.code("\(place.file):\(place.line)"))"
            }
            let lines = FailureText(failure, of: example).lines
            let more = lines.count > Self.lines ? ["… and \(lines.count - Self.lines) more lines"] : []
            text += "\n\n\(MarkdownText.block(lines.prefix(Self.lines) + more))\n"
        } else {
            text += "\n\n"
        }
        let others = cause.tests.dropFirst().map(\.test.id)
        return others.isEmpty ? text : text + list("Others with the same message", others)
    }

    /// A list that a reader opens.
    private func list(_ title: String, _ names: [String]) -> String {
        let items = names.prefix(Self.names).map { "- \(MarkdownText.code($0))\n" }.joined()
        let more = names.count > Self.names ? "- and \(names.count - Self.names) more\n" : ""
        return
            "<details><summary>\(MarkdownText.entities(title)) (\(names.count))</summary>\n\n\(items)\(more)\n</details>\n\n"
    }
}
