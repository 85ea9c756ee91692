/// Tells what was found of all programs.
struct SettleReport {
    /// The figures of one program.
    struct Row {
        let subject: SettleSubject
        /// True if busy loops had the processors meanwhile.
        let isBusy: Bool
        let timing: SettleFigures
        let lateness: SettleFigures
    }

    let rows: [Row]
    let skipped: [SettleSubject]

    func print() {
        line(
            "| Program | Machine | Key to key | Key to read | `expect` | exact | bounded | quiet | Early | Late after exact "
                + "| Late, not named | Late, named |")
        line("|---|---|---|---|---|---|---|---|---|---|---|---|")
        for row in rows {
            let found = row.timing + row.lateness
            let times = SettleMeasure.allCases.map { Self.text(row.timing.beyond[$0]) }.joined(separator: " | ")
            line(
                "| \(row.subject.name) | \(row.isBusy ? "busy" : "idle") | \(times) | \(found.exact) | \(found.bounded) "
                    + "| \(found.quiet) | \(row.subject.isCounter ? "\(found.early)" : "") | \(found.lateAfterExact) "
                    + "| \(found.lateUnnamed) | \(found.late.count { !$0.isFault }) |")
        }
        line("\nTimes are those beyond a program's own, the median and in brackets the longest.")
        if !skipped.isEmpty { line("Not installed: \(skipped.map(\.name).joined(separator: ", ")).") }
        let (timing, lateness) = (rows.map(\.timing), rows.map(\.lateness))
        list("Late output", rows.flatMap { lines(of: $0.lateness.late, $0.subject.name) })
        list("Read too early, and no guess", (timing + lateness).flatMap(\.earlyFaults))
        list("Other problems", (timing + lateness).flatMap(\.problems))
        let faults = (timing + lateness).reduce(0) { $0 + $1.earlyFaults.count + $1.late.count(where: \.isFault) }
        line("\n\(faults) times something was said for sure that was not so.")
        flushOutput()
    }

    private static func text(_ times: [Duration]) -> String {
        times.max().map { "\(times.median.text) (\($0.text))" } ?? ""
    }

    /// All late output of a program, but of guesses only the first few.
    private func lines(of late: [LateOutput], _ name: String) -> [String] {
        let guesses = late.filter(\.isGuess)
        let lines = (late.filter { !$0.isGuess } + guesses.prefix(3)).map { $0.line(of: name) }
        return lines + (guesses.count > 3 ? ["\(name): \(guesses.count - 3) more after a guess"] : [])
    }

    private func list(_ title: String, _ lines: [String]) {
        guard !lines.isEmpty else { return }
        line("\n\(title):\n")
        for text in lines { line("- \(text)") }
    }

    private func line(_ text: String) { Swift.print(text) }
}
