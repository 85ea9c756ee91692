import LunchTerminal
import LunchWire
import TestSupport
import Testing

/// The elements on screens drawn again in other colors or with more columns, which leaves their meaning unchanged.
struct RedrawnTests {
    @Test func aRedrawnScreenOfTheSuiteHasNoNewElements() throws {
        #expect(try Self.differences(Capture.suite.get()) == [])
    }

    /// The elements that more columns add on all screens.
    private static let knownDifferences = 10

    @Test(.nightly) func redrawnScreensHaveNoNewElements() throws {
        let differences = try Self.differences(Capture.all.get())
        #expect(differences.count <= Self.knownDifferences, "\(differences.joined(separator: "\n"))")
    }

    /// The elements of screens of 80×24 that appear in other colors or with more columns, or disappear in other colors.
    private static func differences(_ captures: [Capture]) throws -> [String] {
        try captures.filter { $0.name.hasSuffix("-80x24") }.flatMap { capture in
            let (grid, before) = try capture.replayed()
            let controls = Redrawn.Change.allCases.map { change in
                let redrawn = Redrawn(change: change)
                return Self.controls(recognized(redrawn(grid), before: redrawn(before)))
            }
            let changes = controls[1].symmetricDifference(controls[0]).map { "colors: \($0)" }
            let new = controls[2].subtracting(controls[0]).map { "columns: \($0)" }
            return (changes + new).sorted().map { "\(capture.name), \($0)" }
        }
    }

    /// The elements below a node in words, without texts and groups.
    private static func controls(_ root: AccessibilityNode) -> Set<String> {
        let elements = FoundElement.descendants(of: root).map(\.attributes)
        return Set(
            elements.filter { ![.staticText, .group].contains($0.type) }.map { element in
                let states = [(element.isSelected, ElementStates.isSelected), (element.hasFocus, .hasFocus)].map {
                    $0.0 && !element.unknown.contains($0.1) ? "yes" : "no"
                }
                return
                    "\(element.type.rawValue) \"\(element.label)\" \(element.value ?? "") \(states) at \(element.frame.origin)"
            })
    }
}

/// Draws a screen on another terminal, with a change that leaves its meaning unchanged.
private struct Redrawn {
    enum Change: CaseIterable {
        case none
        /// Each of the six colors becomes the next one.
        case colors
        /// The screen has more columns, and the end of each row continues to the new edge.
        case wider
    }

    let change: Change

    /// Returns the screen with its cells, its cursor, and the program's modes that matter to recognition.
    func callAsFunction(_ grid: TUIGrid) -> TUIGrid {
        let wider = change == .wider ? 7 : 0
        var text = grid.modes.isAlternateScreen ? "\u{1B}[?1049h" : ""
        text += "\u{1B}[?7l"
        for row in 0..<grid.rows {
            text += "\u{1B}[\(row + 1);1H"
            var last: TUIStyle?
            for column in 0..<grid.columns {
                let cell = grid[column, row]
                guard cell.width > 0 else { continue }
                if cell.style != last { text += "\u{1B}[\(rendition(cell.style))m" }
                last = cell.style
                text += cell.text.isEmpty ? " " : cell.text
            }
            if change == .wider { text += "\u{1B}[4m\u{1B}[24m" + String(repeating: " ", count: wider) }
            text += "\u{1B}[m"
        }
        let cursor = grid.cursor
        text += "\u{1B}[?25\(cursor.isVisible ? "h" : "l")"
        text += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H"
        var terminal = TUITerminal(columns: grid.columns + wider, rows: grid.rows)
        _ = terminal.feed(ContiguousArray(text.utf8).span)
        return terminal.grid
    }

    /// The parameters of SGR that give a plain pen a style.
    private func rendition(_ style: TUIStyle) -> String {
        let attributes: [(TUIStyle.Attributes, String)] = [
            (.bold, "1"), (.faint, "2"), (.italic, "3"), (.blink, "5"), (.inverse, "7"), (.hidden, "8"),
            (.strikethrough, "9"),
        ]
        var parameters = ["0"] + attributes.filter { style.attributes.contains($0.0) }.map(\.1)
        if style.underline != .none { parameters.append("4") }
        return (parameters + color(style.foreground, 38) + color(style.background, 48)).joined(separator: ";")
    }

    private func color(_ color: TUIColor, _ base: Int) -> [String] {
        switch color {
        case .default: []
        case .indexed(let index): ["\(base);5;\(next(index))"]
        case .rgb(let red, let green, let blue): ["\(base);2;\(red);\(green);\(blue)"]
        }
    }

    private func next(_ index: UInt8) -> UInt8 {
        guard change == .colors else { return index }
        return switch index {
        case 1...6: index % 6 + 1
        case 9...14: (index - 8) % 6 + 9
        default: index
        }
    }
}
