/// `lunch complete`: what the scripts of `lunch completion` ask; it proposes words, a line each.
struct Complete: Command {
    static let syntax = Syntax(
        command: "complete", abstract: "Proposes words for a command line, for the scripts of lunch completion.",
        operands: [
            Operand(name: "SHELL", help: "the shell to complete for")
        ],
        takesArguments: true,
        examples: ["lunch complete zsh -- lunch open ''", "lunch complete bash -- 'lunch open Ap' Ap"], isHidden: true)

    private let shell: CompletionScript?
    private let words: [String]

    init(_ words: CommandWords) throws(CommandError) {
        shell = CompletionScript(rawValue: words.operand(0) ?? "")
        self.words = words.arguments
    }

    func run() throws(CommandError) {
        let proposer = Proposer(syntaxes: AllCommands.syntaxes, world: .current)
        guard shell == .bash else {
            // A blank separates the words of zsh, so a description is after a tab.
            let lines = proposer.proposals(for: Array(words.dropFirst())).map { $0.line }
            return try CurrentProcess.print(lines.joined(separator: "\n"))
        }
        // Nothing that cannot be replaced for certain is completed.
        let home = CurrentProcess.variable("HOME") ?? ""
        guard words.count == 2, let line = BashLine(words[0], replacing: words[1], home: home) else { return }
        try CurrentProcess.print(line.replies(proposer.proposals(for: line.words)).joined(separator: "\n"))
    }
}
