/// The commands of `lunch`, in the order in which help lists them.
enum AllCommands {
    static let all: [any Command.Type] = [
        Open.self, Screens.self, Elements.self, Shot.self, Gallery.self, Page.self, Record.self, Check.self,
        Snapshots.self, RunTests.self, Merge.self, ShowTrace.self,
        Drive.self,
        Completion.self, Help.self, Complete.self,
    ]

    static var syntaxes: [Syntax] { all.map { $0.syntax }.filter { !$0.isHidden } }

    static func named(_ name: String) throws(CommandError) -> any Command.Type {
        if let command = all.first(where: { $0.syntax.command == name }) { return command }
        throw .usage(.unknownCommand(name, known: syntaxes.map(\.command)))
    }
}
