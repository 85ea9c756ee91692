import Lunch

/// Renders its view to text, as frameworks do that know no positions: elements are where the marks around their texts are.
///
/// Only lines that have changed are written, and scrolling moves the others. Clicks are noted by their cells.
///
/// `j` scrolls the list, `a` asks in an alert over it, `b` makes the box wider, and `c` cuts the lines of the box.
final class MarkedScreen: FixtureScreen {
    private static let listRows = 5

    private var top = 0
    private var isAsking = false
    private var isWide = false
    private var isCut = false
    private var note = "no click"
    private var shown: [String] = []

    override var wantsMouse: Bool { true }

    override var elements: [AccessibilityNode] {
        let rows = (0..<20).map { row in
            AccessibilityNode(
                .cell, identifier: "row-\(row)", label: "Row \(row)",
                children: [AccessibilityNode(.button, identifier: "open", label: "open")])
        }
        let alert = AccessibilityNode(
            .alert, identifier: "alert", label: "Sure?",
            children: [AccessibilityNode(.button, identifier: "yes", label: "Yes")])
        return [
            AccessibilityNode(.staticText, identifier: "note", label: note),
            AccessibilityNode(.table, identifier: "list", children: rows),
            AccessibilityNode(.button, identifier: "save", label: "Save"),
            AccessibilityNode(.button, identifier: "away", label: "Away"),
            AccessibilityNode(.button, label: "Nameless"),
        ] + (isAsking ? [alert] : [])
    }

    override func start(_ publisher: AccessibilityPublisher, _ timers: LaunchTimers?) {
        super.start(publisher, timers)
        shown = view
    }

    override var ornaments: String { "\u{1B}[H" + shown.joined(separator: "\r\n") }

    override func resized() { shown = view }

    private func marked(_ text: String, identifier: String) -> String {
        publisher?.marked(text, identifier: identifier) ?? text
    }

    /// The whole screen, line by line.
    private var view: [String] {
        let padding = String(repeating: " ", count: isWide ? 10 : 0)
        var rows = (top..<top + Self.listRows).map { row in
            let name = "Row \(row)".padding(to: 8)
            let line = marked(name + padding + marked("[open]", identifier: "open"), identifier: "row-\(row)")
            return isCut ? String(String.UnicodeScalarView(line.unicodeScalars.dropLast(6))) : line
        }
        if isAsking {
            rows[1...2] =
                ["   Sure?      ", "   \(marked("[ Yes ]", identifier: "yes"))    "].map {
                    marked($0, identifier: "alert")
                }[...]
        }
        let edge = String(repeating: "─", count: 14 + padding.count)
        let list = marked(rows.joined(separator: "\n"), identifier: "list").split(separator: "\n")
        let box = ["╭\(edge)╮"] + list.map { "│\($0)│" } + ["╰\(edge)╯"]
        let margin = String(repeating: " ", count: max(0, (FixtureTerminal.size.columns - 16) / 2))
        let lines = [marked(note, identifier: "note")] + box + [marked("[ Save ]", identifier: "save")]
        return lines.prefix(FixtureTerminal.size.rows).map { margin + $0 }
    }

    override func handle(_ bytes: [UInt8]) {
        needsDrawing = false
        var drawing = ""
        let text = String(decoding: bytes, as: UTF8.self)
        if let report = text.prefixMatch(of: /\u{1B}\[<0;(\d+);(\d+)M/) {
            note = "click \(report.1) \(report.2)"
            isAsking = false
        }
        switch text {
        case "j":
            // The region of the list moves up, so that only its last line is new.
            top += 1
            drawing = "\u{1B}[3;\(2 + Self.listRows)r\u{1B}[S\u{1B}[r"
            shown.replaceSubrange(2..<1 + Self.listRows, with: shown[3..<2 + Self.listRows])
            shown[1 + Self.listRows] = ""
        case "a": isAsking = true
        case "b": isWide.toggle()
        case "c": isCut.toggle()
        default: break
        }
        for (row, line) in view.enumerated() where line != shown[row] {
            drawing += "\u{1B}[\(row + 1);1H\(line)\u{1B}[K"
        }
        shown = view
        FixtureTerminal.print(drawing)
    }
}

extension String {
    fileprivate func padding(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
