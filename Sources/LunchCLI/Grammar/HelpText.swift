/// Writes help from what commands declare.
struct HelpText {
    /// True if headings are bold: a person reads it on a terminal.
    let isBold: Bool

    /// Help about one command.
    func help(_ syntax: Syntax) -> String {
        var sections = [syntax.abstract, section("USAGE", usages(syntax))]
        let arguments = arguments(syntax)
        if !arguments.isEmpty { sections.append(section("ARGUMENTS", table(arguments))) }
        sections.append(section("OPTIONS", table(syntax.allOptions.map { ($0.usage, $0.help) })))
        if !syntax.discussion.isEmpty { sections.append(syntax.discussion) }
        sections.append(section(syntax.examples.count == 1 ? "EXAMPLE" : "EXAMPLES", syntax.examples))
        sections.append(section("EXIT STATUS", table(Self.statuses)))
        return sections.joined(separator: "\n\n")
    }

    /// Help about all commands.
    func overview(_ commands: [Syntax]) -> String {
        [
            "lunch \(Self.abstract)",
            section("USAGE", Self.usage),
            section("COMMANDS", table(commands.map { (words($0).joined(separator: " "), $0.abstract) })),
            Self.discussion,
            section("EXAMPLES", ["lunch screens LunchSample", "lunch open LunchSample Breakfast"]),
            section("EXIT STATUS", table(Self.statuses)),
        ].joined(separator: "\n\n")
    }

    /// The length of a line at most, so that it fits on every terminal.
    private static let width = 80

    /// The version of the package, which is the newest on the page `Changelog.md`.
    static let version = "0.3.0"

    static let abstract = "opens the screens of a terminal app, runs tests, and shows failures."

    static let usage = ["lunch COMMAND APP [SCREEN] [OPTIONS]", "lunch COMMAND -h", "lunch --version"]

    static let discussion = """
        APP is an executable product of the package in this folder or in one above it.
        Lunch builds it first. If APP contains a slash, it is the path of a program.
        SCREEN is a screen of the app; "lunch screens APP" lists them.
        "lunch COMMAND -h" or --help prints help for a command.
        """

    static let statuses: [(String, String)] = [
        ("0", "the command succeeded"),
        ("1", "the app did not do what was requested"),
        ("64", "the command line is wrong, or the screen, the variant or the data"),
        ("65", "the data is wrong: the app exited with 65"),
        ("66", "there was no test to run"),
        ("69", "the program doesn't exist, or could not be built or run"),
        ("74", "the output could not be written"),
    ]

    /// The arguments of a command, each with its help.
    func arguments(_ syntax: Syntax) -> [(String, String)] {
        let names = (syntax.operands + (syntax.result.map { [$0] } ?? [])).map { ($0.name, $0.help) }
        return names + (syntax.takesArguments ? [("-- ARGUMENT …", "the arguments of the program")] : [])
    }

    /// The ways to use a command.
    func usages(_ syntax: Syntax) -> [String] { [usage(syntax)] + otherUsage(syntax) }

    private func usage(_ syntax: Syntax) -> String {
        let words = ["lunch"] + words(syntax) + ["[OPTIONS]"]
        return (words + (syntax.takesArguments ? ["[-- ARGUMENT …]"] : [])).joined(separator: " ")
    }

    /// The usage with any program, or without operands; nothing if there is no other.
    private func otherUsage(_ syntax: Syntax) -> [String] {
        let words = [syntax.command] + (syntax.result.map { [$0.name] } ?? [])
        let command =
            syntax.takesCommand ? ["lunch \(words.joined(separator: " ")) [OPTIONS] -- PROGRAM [ARGUMENT …]"] : []
        return command + (syntax.alternative.map { ["lunch \(syntax.command) \($0.usage) [OPTIONS]"] } ?? [])
    }

    /// The command and the names after it: `open APP [SCREEN]`.
    private func words(_ syntax: Syntax) -> [String] {
        [syntax.command]
            + syntax.operands.map { ($0.isOptional ? "[\($0.name)]" : $0.name) + ($0.mayRepeat ? " …" : "") }
            + (syntax.result.map { [$0.name] } ?? [])
    }

    private func section(_ title: String, _ lines: [String]) -> String {
        let title = isBold ? "\u{1B}[1m\(title)\u{1B}[m" : title
        return ([title] + lines.map { "  \($0)" }).joined(separator: "\n")
    }

    /// Rows of a word and what it means; a word that is too long for its column is in a separate line.
    private func table(_ rows: [(String, String)]) -> [String] {
        let widest = 26
        let width = rows.map(\.0.count).filter { $0 <= widest }.max() ?? 0
        return rows.flatMap { word, meaning -> [String] in
            let indent = String(repeating: " ", count: width + 2)
            let lines = TextTable.wrap(meaning, to: Self.width - 4 - width)
            guard word.count <= widest else { return [word] + lines.map { indent + $0 } }
            let first = word + String(repeating: " ", count: width + 2 - word.count) + (lines.first ?? "")
            return [first] + lines.dropFirst().map { indent + $0 }
        }
    }
}
