/// `lunch completion`: prints what a shell needs to complete command lines of lunch.
struct Completion: Command {
    static let syntax = Syntax(
        command: "completion", abstract: "Prints a completion script for a shell.",
        discussion: """
            For bash, add to ~/.bashrc:    source <(lunch completion bash)
            For zsh, add to ~/.zshrc:      source <(lunch completion zsh), after compinit
            For fish, write it to a file:  ~/.config/fish/completions/lunch.fish

            Completion builds and runs nothing: it proposes products that have been built,
            and screens and variants that "lunch screens" has listed last.
            """,
        operands: [
            Operand(
                name: "SHELL", help: CompletionScript.allCases.map(\.rawValue).joined(separator: ", "),
                proposals: .words(CompletionScript.allCases.map(\.rawValue)))
        ],
        examples: ["source <(lunch completion bash)"])

    private let script: CompletionScript

    init(_ words: CommandWords) throws(CommandError) {
        let name = words.operand(0) ?? ""
        guard let script = CompletionScript(rawValue: name) else {
            throw .usage(.unknownShell(name, known: CompletionScript.allCases.map(\.rawValue)))
        }
        self.script = script
    }

    func run() throws(CommandError) { try CurrentProcess.print(script.text) }
}
