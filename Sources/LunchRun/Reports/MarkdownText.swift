import LunchTrace

/// Texts of apps and tests in Markdown, where nothing of them may become markup, a link or a mention.
enum MarkdownText {
    /// A text in a line, as code.
    static func code(_ text: String) -> String {
        let text = PlainText.line(text.replacing("\t", with: " "))
        // GitHub renders math between dollar signs within backticks, and ends a cell of a table at a bar, also in code.
        guard !text.isEmpty, !text.utf8.contains(where: { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "|") }) else {
            return "<code>\(entities(text))</code>"
        }
        let fence = String(repeating: "`", count: longestRun(in: text) + 1)
        let ends = [text.utf8.first, text.utf8.last]
        let blank = ends.contains(UInt8(ascii: "`")) || text.utf8.first == UInt8(ascii: " ") ? " " : ""
        return "\(fence)\(blank)\(text)\(blank)\(fence)"
    }

    /// Lines as a block of code.
    static func block(_ lines: [String]) -> String {
        let lines = lines.map { PlainText.line($0.replacing("\t", with: "    ")) }
        let fence = String(repeating: "`", count: max(3, (lines.map(longestRun).max() ?? 0) + 1))
        return "\(fence)text\n\(lines.joined(separator: "\n"))\n\(fence)\n"
    }

    /// A text within an element of HTML: nothing in it is an element, or markup of Markdown.
    static func entities(_ text: String) -> String {
        var entities = ""
        for scalar in PlainText.cleaned(text).unicodeScalars {
            let isPlain = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == " "
            if isPlain || scalar.value > 0x7F {
                entities.unicodeScalars.append(scalar)
            } else {
                entities += "&#\(scalar.value);"
            }
        }
        return entities
    }

    private static func longestRun(in text: String) -> Int {
        var (longest, run) = (0, 0)
        for byte in text.utf8 {
            run = byte == UInt8(ascii: "`") ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }
}
