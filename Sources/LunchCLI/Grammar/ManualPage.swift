/// Writes the manual page from what commands declare (man(7)).
enum ManualPage {
    static func text(_ commands: [Syntax]) -> String {
        var lines = [
            ".TH LUNCH 1 \"\" \"lunch \(HelpText.version)\" \"\"", ".SH NAME",
            "lunch \\- " + escaped(HelpText.abstract),
        ]
        lines += [".SH SYNOPSIS"] + verbatim(HelpText.usage)
        lines += [".SH DESCRIPTION"] + verbatim(HelpText.discussion.split(separator: "\n").map(String.init))
        lines += [".SH COMMANDS"] + commands.flatMap(section)
        lines += [".SH EXIT STATUS"] + rows(HelpText.statuses)
        return lines.joined(separator: "\n")
    }

    private static func section(_ syntax: Syntax) -> [String] {
        let help = HelpText(isBold: false)
        var lines = [".SS lunch " + escaped(syntax.command), escaped(syntax.abstract)]
        lines += verbatim(help.usages(syntax)) + rows(help.arguments(syntax))
        lines += rows(syntax.options.map { ($0.usage, $0.help) })
        if !syntax.discussion.isEmpty {
            lines += verbatim(
                syntax.discussion.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
        }
        return lines + verbatim(syntax.examples)
    }

    /// Rows of a word and what it means.
    private static func rows(_ rows: [(String, String)]) -> [String] {
        rows.flatMap { [".TP", "\\fB\(escaped($0))\\fR", escaped($1)] }
    }

    /// A paragraph whose lines are not filled.
    private static func verbatim(_ lines: [String]) -> [String] { [".PP", ".nf"] + lines.map(escaped) + [".fi"] }

    /// A line that contains no request and no escape sequence of roff.
    private static func escaped(_ line: String) -> String {
        let text = line.replacing("\\", with: "\\e").replacing("-", with: "\\-")
        return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&\(text)" : text
    }
}
