/// A name that a command takes at its place: `APP`.
struct Operand: Sendable {
    let name: String
    let help: String
    var isOptional = false
    /// True if more of the kind may follow; nothing else does.
    var mayRepeat = false
    var proposals = Proposals.nothing
}

/// The description of a command: its arguments, and what it does.
struct Syntax: Sendable {
    let command: String
    /// The purpose of the command, in a sentence.
    let abstract: String
    /// More about that, below the options.
    var discussion = ""
    var operands: [Operand] = []
    /// A name that is after all others, even if these are left out.
    var result: Operand?
    var options: [any AnyOption] = []
    /// An option in whose place there are no operands.
    var alternative: (any AnyOption)?
    /// True if everything after `--` is for the program.
    var takesArguments = false
    /// True if the program itself may be after `--`, with its arguments, if there are no operands.
    var takesCommand = false
    let examples: [String]
    /// True if it is for programs alone, so that no list shows it.
    var isHidden = false

    /// Asks for help; every command has it.
    static let help = Option(flag: "--help", short: "-h", "prints help for the command")

    /// The options, with those that every command has.
    var allOptions: [any AnyOption] { options + [Self.help] }

    /// The name that is at a place; nil if nothing may be there.
    func operand(at index: Int) -> Operand? {
        if operands.indices.contains(index) { return operands[index] }
        return index >= operands.count && operands.last?.mayRepeat == true ? operands.last : nil
    }

    func option(named name: String) -> (any AnyOption)? { allOptions.first { $0.name == name || $0.short == name } }
}

/// A command of `lunch`: it reads all that was given to it before it does anything.
protocol Command: Sendable {
    static var syntax: Syntax { get }

    /// Checks a command line; nothing is built or launched before that is done.
    init(_ words: CommandWords) throws(CommandError)

    func run() throws(CommandError)
}
