/// Tells what was found of all programs.
struct SettleReport {
    let subjects: [SettleSubject]
    let timing: [SettleFigures]
    let lateness: [SettleFigures]

    func print() {
        line(
            "| Program | Inputs | Beyond its own time | Range | exact | bounded | quiet | Early | Late | … nothing seen |"
        )
        line("|---|---|---|---|---|---|---|---|---|---|")
        for (index, subject) in subjects.enumerated() {
            let (time, found) = (timing[index], timing[index] + lateness[index])
            let unseen = found.late.count { $0.seen == nil }
            line(
                "| \(subject.name) | \(found.inputs) | \(time.beyond.median.text) | \(time.beyond.range) | \(found.exact) "
                    + "| \(found.bounded) | \(found.quiet) | \(subject.isCounter ? "\(found.early)" : "") "
                    + "| \(found.late.count - unseen) | \(unseen) |")
        }
        list("Late output", subjects.indices.flatMap { lines(of: lateness[$0].late, subjects[$0].name) })
        list("Read too early, and no guess", (timing + lateness).flatMap(\.earlyFaults))
        list("Other problems", (timing + lateness).flatMap(\.problems))
        let faults = (timing + lateness).reduce(0) { $0 + $1.earlyFaults.count + $1.late.count(where: \.isFault) }
        line("\n\(faults) times something was said for sure that was not so.")
        flushOutput()
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
