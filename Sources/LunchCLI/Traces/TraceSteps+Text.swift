import LunchCommands
import LunchElements
import LunchTrace
import LunchWire

extension TraceSteps {
    /// The verdict, the number of steps and the time.
    var summary: String {
        let count = steps.count == 1 ? "1 step" : "\(steps.count) steps"
        return "\(verdict?.rawValue ?? "the tester was killed"), \(count), \(TraceTime.words(duration))"
    }

    /// The steps for people, with what each has changed, and each failure after its step.
    ///
    /// - Parameter difference: the first difference from the last green runs; nil if there are none.
    func text(of trace: Trace, _ difference: FirstDifference?) -> String {
        let place = test.place.line == 0 ? "" : "\(test.place.file.visible):\(test.place.line)\n"
        let past = difference.map { $0.lines.map { $0 + "\n" }.joined() } ?? ""
        let head = "\(test.name.visible): \(summary)\n\(place)\(past)"
        let rows = StepSight.all(of: self, in: trace).map { row($0.step, $0.changes) }
        let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
        var told: [String] = []
        var lines = [head]
        let repeated = repeatedReads
        for entry in entries {
            switch entry {
            case .step(let index):
                if repeated.contains(index) { continue }
                lines.append(line(rows[index], widths))
                guard let message = steps[index].failureMessage else { continue }
                told.append(message)
                lines.append(Self.indented(message))
            case .issue(let issue):
                // A failure of Lunch's is after its step already.
                if told.contains(where: { Self.isSame($0, as: issue) }) { continue }
                told.append(issue.message)
                lines.append("✗ \(issue.place?.text ?? "")")
                lines.append(Self.indented(issue.message))
            case .exited(let launch, let exit):
                lines.append("  launch \(launch): \(Self.words(exit))")
                lines += Self.errors(of: exit)
            case .dropped(let dropped):
                let count = dropped.records == 0 ? "" : "\(dropped.records) records are missing: "
                let text = "  … \(count)\(dropped.why.visible)"
                // Each step notes a screen that may show a secret.
                if !lines.contains(text) || dropped.records > 0 { lines.append(text) }
            }
        }
        if !repeated.isEmpty {
            let reads = repeated.count == 1 ? "1 read" : "\(repeated.count) reads"
            lines.append("\n  \(reads) with the same answer as before left out")
        }
        return lines.joined(separator: "\n")
    }

    /// The places of reads whose answer is the same as at the last such read, with no action in between.
    private var repeatedReads: Set<Int> {
        var answers: [String: String] = [:]
        var repeated: Set<Int> = []
        for (place, step) in steps.enumerated() {
            switch step.begun.action {
            case .read?:
                guard step.failure == nil, let answer = step.answer else { continue }
                if answers.updateValue(answer, forKey: step.code) == answer { repeated.insert(place) }
            case .wait?, .expect?, .expectNoChange?, .call?: break
            default: answers = [:]
            }
        }
        return repeated
    }

    private func row(_ step: Step, _ changes: String) -> [String] {
        let indent = String(repeating: "  ", count: step.depth)
        let answer = step.answer.map { " → \($0)" } ?? ""
        let time = step.duration.map(TraceTime.words) ?? "not over"
        return [
            "\(step.failure == nil ? " " : "✗") \(step.begun.step)", step.place, indent + step.code + answer, time,
            step.grade?.word ?? "", changes,
        ]
    }

    private func line(_ row: [String], _ widths: [Int]) -> String {
        let limits = [widths[0], widths[1], min(widths[2], 70), widths[3], widths[4], 0]
        let cells = zip(row, limits).map { $0 + String(repeating: " ", count: max(0, $1 - $0.count)) }
        return TextTable.trimmed(cells.joined(separator: "  "))
    }

    /// Returns true if a message reports an issue, or the issue of the message.
    private static func isSame(_ message: String, as issue: TraceIssue) -> Bool {
        let first = issue.message.split(separator: "\n").first.map(String.init) ?? ""
        if message.contains(first) { return true }
        return message.split(separator: "\n").first.map { issue.message.contains($0) } ?? false
    }

    /// The messages of the failures, by the places of their steps: those of Lunch, and the issues of the test library, each at the
    /// last step of its line, or else at the last one before it.
    var failures: [Int: String] {
        var failures: [Int: [String]] = [:]
        var last: Int?
        for entry in entries {
            switch entry {
            case .step(let index):
                last = index
                if let message = steps[index].failureMessage { failures[index] = [message] }
            case .issue(let issue):
                guard let last, !failures.values.joined().contains(where: { Self.isSame($0, as: issue) }) else {
                    continue
                }
                let place = issue.place.map(\.text) ?? ""
                let step = place.isEmpty ? nil : steps[...last].lastIndex { $0.place == place }
                failures[step ?? last, default: []].append(issue.message)
            case .exited, .dropped: break
            }
        }
        return failures.mapValues { $0.joined(separator: "\n\n") }
    }

    private static func indented(_ text: String) -> String {
        text.visibleLines.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "      \($0)" }.joined(separator: "\n")
    }

    private static func words(_ exit: TraceExit) -> String {
        switch exit.status {
        case .exitCode(let code): "it exited with status \(code)"
        case .signal(let number) where exit.isByLunch: "Lunch ended it (signal \(number))"
        case .signal(let number): "signal \(number) ended it"
        case nil: "it ended in an unknown way"
        }
    }

    /// The lines of standard error that are shown; the last ones show where it ended.
    private static let errorLimit = 20

    /// The last lines that a program wrote to its standard error.
    private static func errors(of exit: TraceExit) -> [String] {
        let lines = (exit.standardError ?? "").split(whereSeparator: \.isNewline)
        guard !lines.isEmpty else { return [] }
        let excess = lines.count > errorLimit ? lines.count - errorLimit : 0
        let last = (excess > 0 ? ["… \(excess) lines …"] : []) + lines.dropFirst(excess).map { String($0).visible }
        return (["Its standard error:"] + last).map { "      \($0)" }
    }

    // MARK: - JSON

    /// The steps for programs.
    var json: LunchJSON {
        var issues: [LunchJSON] = []
        for case .issue(let issue) in entries {
            issues.append(Self.object(["message": .string(issue.message), "place": issue.place?.json]))
        }
        var exits: [LunchJSON] = []
        for case .exited(let launch, let exit) in entries {
            exits.append(Self.object(["launch": .integer(launch)].merging(exit.members) { $1 }))
        }
        return Self.object([
            "test": .string(test.name), "library": .string(test.library), "place": test.place.json,
            "verdict": verdict.map { .string($0.rawValue) }, "nanoseconds": .integer(duration),
            "steps": .array(steps.map(json)), "issues": .array(issues),
            "exits": .array(exits),
        ])
    }

    private func json(_ step: Step) -> LunchJSON {
        let content = step.begun.content
        return Self.object([
            "step": .integer(step.begun.step), "command": content.command?.json,
            "part": content.part.map(LunchJSON.string), "verb": .string(content.verb),
            "query": content.query.map(LunchJSON.string),
            "argument": content.command?.argument.map(LunchJSON.string), "answer": step.answer.map(LunchJSON.string),
            "place": step.begun.place.json, "launch": step.launch > 0 ? .integer(step.launch) : nil,
            "result": step.ended?.result, "failure": step.ended?.failure,
            "nanoseconds": step.duration.map(LunchJSON.integer),
            "grade": step.grade.map { .string($0.word) },
        ])
    }

    private static func object(_ members: [String: LunchJSON?]) -> LunchJSON {
        .object(members.compactMapValues { $0 })
    }
}

extension TracePlace {
    fileprivate var json: LunchJSON? { line == 0 ? nil : ["file": .string(file), "line": .integer(line)] }
}

extension TUISettling.Trust {
    /// The grade, as written in traces.
    var word: String {
        switch self {
        case .acknowledged: "acknowledged"
        case .exact: "exact"
        case .bounded: "bounded"
        case .quiet: "quiet"
        case .unsettled: "unsettled"
        }
    }
}
