import LunchElements
import LunchWire

/// Writes a page object of a screen in Swift.
struct PageSource {
    let frame: TUIFrame
    let app: String
    /// The screen that was shown before the first key.
    let opening: String
    /// The name of the type; nil for one made of the screen's.
    let name: String?
    /// The command that made the page.
    let command: String
    /// The members beyond those in the frame.
    var added: [PageMember] = []

    /// Lines that are longer are broken, as swift-format would.
    private static let lineLength = 120

    var text: String {
        let members = PageMembers(frame)
        var lines = ["import LunchTest", ""] + head
        lines.append("struct \(typeName): PageObjectsRepresentable {")
        if opensDirectly { lines.append("    static let screenName = \(frame.screen.literal)") }
        lines.append("    let app: TUIApplication")
        if !members.members.isEmpty { lines.append("") }
        lines += members.members.flatMap(Self.lines)
        if !added.isEmpty { lines += [""] + Self.lines(added) }
        if !members.rows.isEmpty { lines.append("") }
        lines += members.rows.flatMap(Self.lines)
        if !members.leftOut.isEmpty {
            lines += [
                "",
                "    // Only their positions find these. Give them identifiers, or names to the elements around them:",
            ]
            lines += members.leftOut.map { "    // \($0)" }
        }
        lines.append("}")
        return lines.joined(separator: "\n")
    }

    /// True if a launch leads to the page, rather than keys that are pressed after it.
    private var opensDirectly: Bool { opening == frame.screen && !opening.isEmpty }

    private var head: [String] {
        let screen = frame.screen.isEmpty ? "A screen" : "The screen `\(frame.screen.visible)`"
        var lines = ["/// \(screen) of \(app.visible)."]
        if !opensDirectly {
            let reason = opening.isEmpty ? "No launch names it" : "It is reached from `\(opening.visible)`"
            lines += ["///", "/// \(reason), so that it has no `screenName`."]
        }
        return lines + ["///", "/// Written by `\(command.visible)`."]
    }

    private var typeName: String { name ?? Self.typeName(of: frame.screen) }

    /// The name of a page: that of its screen, and `Page` after it.
    static func typeName(of screen: String) -> String {
        let name = SwiftName.pascalCase(screen)
        let begun = SwiftName.isIdentifier(name) ? name : "Screen\(name)"
        return begun.hasSuffix("Page") ? begun : "\(begun)Page"
    }

    /// The declarations of some members.
    static func lines(_ members: [PageMember]) -> [String] { members.flatMap(lines) }

    private static func lines(_ member: PageMember) -> [String] {
        lines("var \(member.name): TUIElement", member.code)
    }

    private static func lines(_ rows: PageRows) -> [String] {
        lines("var \(rows.name): TUIElementQuery", rows.code)
            + lines("func \(rows.rowName)(_ name: String) -> TUIElement", "\(rows.name)[name]")
    }

    private static func lines(_ declaration: String, _ code: String) -> [String] {
        let line = "    \(declaration) { \(code) }"
        guard line.count > lineLength else { return [line] }
        return ["    \(declaration) {", "        \(code)", "    }"]
    }
}
