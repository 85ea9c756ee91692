import LunchTerminal
import Testing

/// Prints screens for people who work on recognition.
///
/// `LUNCH_CAPTURE=mc-menu swift test --filter CaptureDump` prints the screens whose names begin with `mc-menu`: the rows and their
/// styles, the recognized elements, and the elements that are missed or wrong.
struct CaptureDump {
    private static let wanted = ScreenTests.environment["LUNCH_CAPTURE"]

    @Test(.enabled(if: Self.wanted != nil)) func screensAndElements() throws {
        for capture in try Capture.all.get() where capture.name.hasPrefix(Self.wanted ?? "") {
            print(try Self.text(of: capture))
        }
    }

    private static func text(of capture: Capture) throws -> String {
        let (grid, before) = try capture.replayed()
        let root = recognized(grid, before: before)
        let score = Score(root, try capture.expectations())
        let cursor = "cursor \(grid.cursor.column),\(grid.cursor.row)\(grid.cursor.isVisible ? "" : " hidden")"
        var text = "=== \(capture.name), \(cursor)\n"
        for row in 0..<grid.rows {
            let changed = before.text(row: row) == grid.text(row: row) ? "|" : "+"
            text += "\(row)\(changed) \(grid.text(row: row))\n"
            let runs = runs(of: grid, row: row)
            if !runs.isEmpty { text += "     \(runs.joined(separator: " "))\n" }
        }
        text += Score.outline(of: root)
        text += "found \(score.found) of \(score.must)\n"
        text += score.missed.map { "missed: \($0)\n" }.joined()
        return text + score.wrong.map { "wrong: \($0)\n" }.joined()
    }

    /// The runs of cells in a row that are not plain: `{first-last foreground/background attributes}`.
    private static func runs(of grid: TUIGrid, row: Int) -> [String] {
        var runs: [String] = []
        var start = 0
        for column in 1...grid.columns {
            let style = grid[start, row].style
            guard column == grid.columns || grid[column, row].style != style else { continue }
            let link = grid[start, row].link == nil ? "" : " link"
            if style != TUIStyle() { runs.append("{\(start)-\(column - 1) \(describe(style))\(link)}") }
            start = column
        }
        return runs
    }

    private static func describe(_ style: TUIStyle) -> String {
        let attributes: [(TUIStyle.Attributes, String)] = [
            (.bold, "bold"), (.faint, "faint"), (.italic, "italic"), (.inverse, "inverse"), (.blink, "blink"),
        ]
        var words = ["\(describe(style.foreground))/\(describe(style.background))"]
        words += attributes.filter { style.attributes.contains($0.0) }.map(\.1)
        if style.underline != .none { words.append("underlined") }
        return words.joined(separator: " ")
    }

    private static func describe(_ color: TUIColor) -> String {
        switch color {
        case .default: "-"
        case .indexed(let index): "\(index)"
        case .rgb(let red, let green, let blue): "#" + [red, green, blue].map { hex($0) }.joined()
        }
    }

    private static func hex(_ number: UInt8) -> String {
        (number < 16 ? "0" : "") + String(number, radix: 16)
    }
}
