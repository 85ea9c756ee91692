import LunchWire

/// The command line of `lunch`.
@main
enum LunchCommand {
    static func main() {
        do throws(CommandError) {
            let (words, notUTF8) = CurrentProcess.arguments
            if let notUTF8 { throw .usage(.notUTF8(CommandLine.arguments[notUTF8], index: notUTF8)) }
            try run(words)
        } catch {
            CurrentProcess.complain(error.message)
            CurrentProcess.leave(error.status.rawValue)
        }
    }

    private static func run(_ words: [String]) throws(CommandError) {
        switch words.first {
        case Follower.word?: Follower.become(words.dropFirst())
        case nil: try run(Help.self, [])
        case "--version": try CurrentProcess.print("lunch \(HelpText.version), protocol \(Envelope.version)")
        case Syntax.help.name?, Syntax.help.short: try run(Help.self, [])
        case let option? where option.hasPrefix("-"):
            let known = ["--version", Syntax.help.name]
            throw .usage(.unknownOption(option, command: "", known: known))
        case let name?: try run(AllCommands.named(name), words.dropFirst())
        }
    }

    private static func run(_ command: any Command.Type, _ rest: ArraySlice<String>) throws(CommandError) {
        let words = try CommandWords(rest, command.syntax)
        if words.wantsHelp {
            return try CurrentProcess.print(HelpText(isBold: CurrentProcess.mayBeBold).help(command.syntax))
        }
        try command.init(words).run()
    }
}
