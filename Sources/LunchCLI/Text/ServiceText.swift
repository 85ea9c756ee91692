import LunchRun

/// Text that no CI service takes for a command, whatever an app or a test has written.
enum ServiceText {
    /// The variables by which services announce that they read the output.
    private static let variables = [
        "CI", "GITHUB_ACTIONS", "GITLAB_CI", "TF_BUILD", "TEAMCITY_VERSION", "BUILDKITE", "JENKINS_URL",
    ]

    /// True if a CI service reads what is printed.
    static func isRead(_ environment: [String: String]) -> Bool {
        variables.contains { !["", "false"].contains(environment[$0] ?? "") }
    }

    /// The character within the mark of a command: it is invisible, and no line is broken there (U+2060).
    private static let joiner: UnicodeScalar = "\u{2060}"

    /// The text with an invisible character in each mark of a command: `::` at the beginning of a line (GitHub), `##[`,
    /// `##vso[` and similar texts anywhere (GitHub, Azure Pipelines, TeamCity), `section_start:` and `section_end:` (GitLab).
    static func defused(_ text: String) -> String {
        guard ["::", "##", "section_"].contains(where: text.holds) else { return text }
        // A mark on a character must not hide that character.
        let scalars = Array(text.unicodeScalars)
        var defused = String.UnicodeScalarView()
        var isAtStart = true
        for (index, scalar) in scalars.enumerated() {
            defused.append(scalar)
            let rest = scalars[(index + 1)...]
            switch scalar {
            case ":" where isAtStart && rest.first == ":": defused.append(joiner)
            case "#" where rest.first == "#":
                if rest.dropFirst().first(where: { !("a"..."z").contains($0.properties.lowercaseMapping) }) == "[" {
                    defused.append(joiner)
                }
            case "n" where rest.starts(with: "_start:".unicodeScalars) || rest.starts(with: "_end:".unicodeScalars):
                defused.append(joiner)
            default: break
            }
            isAtStart = scalar == "\n" || scalar == "\r" || isAtStart && scalar.properties.isWhitespace
        }
        return String(defused)
    }
}
