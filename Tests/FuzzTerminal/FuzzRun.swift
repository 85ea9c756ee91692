import LunchTerminal

/// One input, done with two terminals that must agree: one is fed each text whole, the other in pieces.
///
/// Both must keep their invariants (`TUITerminal.checkInvariants()`), stay small, answer only as `AnswerGrammar`
/// allows, report each row that changes, and equal a new terminal after a reset. A failure becomes a small test in
/// `Tests/LunchTerminalTests/Hostile`.
struct FuzzRun: ~Copyable {
    private let input: FuzzInput
    private var whole: Subject
    private var cut: Subject
    private var last = ContiguousArray<UInt8>()
    private var seen: Snapshot

    /// The number of bytes that one input may feed, repetitions included.
    private static let mostFed = 8 << 10

    init(_ input: FuzzInput) {
        self.input = input
        whole = Subject(input)
        cut = Subject(input)
        seen = Snapshot(whole.terminal.grid)
    }

    /// Runs the input; returns the first property that does not hold, in words.
    mutating func problem() -> String? {
        for (index, step) in input.steps.enumerated() {
            if let problem = take(step) ?? check() { return problem + summary(of: input.steps[...index]) }
        }
        if let problem = look() { return problem + summary(of: input.steps[...]) }
        guard input.resets else { return nil }
        return problemAfterReset().map { "after a reset, " + $0 + summary(of: input.steps[...]) }
    }

    /// The terminal and the steps, as words behind a problem.
    private func summary(of steps: ArraySlice<FuzzInput.Step>) -> String {
        let names = "\(input.widthPolicy), \(input.ambiguousWidth), reflows: \(input.reflowsOnResize)"
        return "\non \(input.columns) × \(input.rows), scrollback \(input.scrollbackLimit), \(names), in pieces up to "
            + "\(input.longestPiece) in the second terminal:\n"
            + steps.map { "  \($0)" }.joined(separator: "\n")
    }

    private mutating func take(_ step: FuzzInput.Step) -> String? {
        switch step {
        case .feed(let bytes):
            last = bytes
            return feed(bytes)
        case .again(let times):
            for _ in 0..<times where !last.isEmpty && whole.fed + last.count <= Self.mostFed {
                if let problem = feed(last) { return problem }
            }
            return nil
        case .look:
            return look()
        default:
            whole.act(step)
            cut.act(step)
            return nil
        }
    }

    private mutating func feed(_ bytes: ContiguousArray<UInt8>) -> String? {
        whole.feed(bytes.span)
        return cut.feed(bytes.span, inPiecesUpTo: input.longestPiece)
    }

    /// Checks each by itself, and compares what the host took from them.
    private mutating func check() -> String? {
        if let problem = whole.problem() { return problem }
        if let problem = cut.problem() { return "in pieces, \(problem)" }
        if whole.takeMessages() != cut.takeMessages() { return "in pieces, the messages differ" }
        if whole.takeBrokenMessages() != cut.takeBrokenMessages() { return "in pieces, the broken messages differ" }
        if whole.terminal.isHoldingGrid != cut.terminal.isHoldingGrid { return "in pieces, the grid is held or is not" }
        let answers = whole.takeAnswers()
        return answers != cut.takeAnswers() ? "in pieces, the answers differ" : AnswerGrammar.problem(in: answers)
    }

    /// Compares the grids of the two, and the first one's with how it was seen before.
    private mutating func look() -> String? {
        let now = Snapshot(whole.terminal.grid)
        if let problem = now.contradiction { return problem }
        if let difference = now.difference(from: Snapshot(cut.terminal.grid)) { return "in pieces, \(difference)" }
        if let problem = now.unreportedChange(since: seen) { return problem }
        seen = now
        return nil
    }

    /// CAN, which ends any string, and RIS.
    private static let reset = ContiguousArray("\u{18}\u{1B}c".utf8)

    /// The probe that tells whether anything outlived a reset: tabs, margins, stacks, sets, saved cursor, modes.
    private static let probe = ContiguousArray(
        ("\u{1B}[9b\u{1B}[#}\u{1B}[23t\u{1B}[<u\u{1B}[?u\u{1B}[?1;6;7;69;1000r\u{1B}_Ga=p,i=1\u{1B}\\\u{1B}P$q*x\u{1B}\\"
            + "#x日e\u{301}\tq\u{E}q\u{F}\r\n\u{1B}[6n\u{1B}[999;999H\u{1B}[6n\u{1B}[L±\u{1B}M\u{1B}8\u{1B}[6nok").utf8)

    /// Resets the terminal: it must then do what a new one does.
    private mutating func problemAfterReset() -> String? {
        let grid = whole.terminal.grid
        var fresh = Subject(input)
        fresh.act(.resize(columns: grid.columns, rows: grid.rows))
        if whole.terminal.colorScheme != fresh.terminal.colorScheme { fresh.act(.changeScheme) }
        whole.feed(Self.reset.span)
        _ = whole.takeAnswers()
        whole.feed(Self.probe.span)
        fresh.feed(Self.probe.span)
        if let problem = whole.problem() { return problem }
        if whole.takeAnswers() != fresh.takeAnswers() { return "the answers differ" }
        return Snapshot(whole.terminal.grid).contentDifference(from: Snapshot(fresh.terminal.grid))
    }
}
