/// `lunch help`: specifies what there is, or what a command does.
struct Help: Command {
    private static let manual = Option(flag: "--manual", "prints the manual page, for man(1)")

    static let syntax = Syntax(
        command: "help", abstract: "Prints help for lunch, or for one of its commands.",
        operands: [
            Operand(name: "COMMAND", help: "the name of a command", isOptional: true, proposals: .commands)
        ],
        options: [manual], examples: ["lunch help open"])

    private let command: (any Command.Type)?
    private let wantsManual: Bool

    init(_ words: CommandWords) throws(CommandError) {
        wantsManual = words.has(Self.manual)
        guard let name = words.operand(0) else {
            command = nil
            return
        }
        command = try AllCommands.named(name)
    }

    func run() throws(CommandError) {
        if wantsManual {
            return try CurrentProcess.print(ManualPage.text(AllCommands.syntaxes))
        }
        let help = HelpText(isBold: CurrentProcess.mayBeBold)
        try CurrentProcess.print(command.map { help.help($0.syntax) } ?? help.overview(AllCommands.syntaxes))
    }
}
