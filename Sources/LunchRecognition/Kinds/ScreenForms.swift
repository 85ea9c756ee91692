import LunchTerminal
import LunchWire

/// Finds the controls of a form on the screen, as text browsers show one, while the cursor is on the mark of a choice.
///
/// A mark in a text looks like that of a choice. Here the mark that has the cursor is highlighted and nothing beside it, and all
/// other controls have one style, which ends where they end: marks, fields filled up with underscores, buttons.
enum ScreenForms {
    static func find(in scene: Scene, _ findings: inout Findings) {
        let surface = scene.surface
        guard let cursor = markAtCursor(scene) else { return }
        var stretches: [(columns: Range<Int>, line: Line)] = []
        var styles: Set<Int> = []
        for line in scene.lines(of: 0) {
            for columns in Self.stretches(of: line, surface) {
                let isAtCursor = line.row == scene.cursor.row && columns == cursor
                guard isAtCursor || isControl(columns, line.row, surface), !findings.isClaimed(columns, line.row)
                else { continue }
                if !isAtCursor { styles.insert(surface.number(columns.lowerBound, line.row)) }
                stretches.append((columns, line))
            }
        }
        guard styles.count == 1, stretches.count >= 3 else { return }
        for (index, (columns, line)) in stretches.enumerated() {
            let next = index + 1 < stretches.count && stretches[index + 1].line.row == line.row
            let end = next ? stretches[index + 1].columns.lowerBound : line.columns.upperBound
            add(columns, textEnd: end, line, scene, &findings)
        }
    }

    /// The cells of the mark that the cursor is on, if they alone have another background.
    private static func markAtCursor(_ scene: Scene) -> Range<Int>? {
        let surface = scene.surface
        let row = scene.cursor.row
        guard scene.cursor.isVisible, scene.layout.region(scene.cursor.column, row) == 0 else { return nil }
        for start in max(0, scene.cursor.column - 2)...scene.cursor.column {
            let columns = start..<start + 3
            guard surface.contains(columns.upperBound, row), ChoiceMark.mark(columns, row, surface) != nil else {
                continue
            }
            let ink = surface.background(start, row)
            let isAlone = [start - 1, columns.upperBound].allSatisfy { surface.background($0, row) != ink }
            if isAlone, columns.allSatisfy({ surface.background($0, row) == ink }) { return columns }
        }
        return nil
    }

    /// The stretches of one style in a line that hold text.
    private static func stretches(of line: Line, _ surface: Surface) -> [Range<Int>] {
        var stretches: [Range<Int>] = []
        var column = line.columns.lowerBound
        while column < line.columns.upperBound {
            let number = surface.number(column, line.row)
            let start = column
            while column < line.columns.upperBound, surface.number(column, line.row) == number { column += 1 }
            if surface.trimmed(start..<column, line.row) != nil { stretches.append(start..<column) }
        }
        return stretches
    }

    private static func isControl(_ columns: Range<Int>, _ row: Int, _ surface: Surface) -> Bool {
        let isMark = columns.count == 3 && ChoiceMark.mark(columns, row, surface) != nil
        return isMark || isField(columns, row, surface) || isButton(columns, row, surface)
    }

    private static func isField(_ columns: Range<Int>, _ row: Int, _ surface: Surface) -> Bool {
        columns.count >= 5 && columns.suffix(2).allSatisfy { surface.scalar($0, row) == 0x5F }
    }

    private static func isButton(_ columns: Range<Int>, _ row: Int, _ surface: Surface) -> Bool {
        columns.count >= 5 && surface.scalar(columns.lowerBound, row) == 0x5B
            && surface.scalar(columns.upperBound - 1, row) == 0x5D
    }

    private static func add(
        _ columns: Range<Int>, textEnd: Int, _ line: Line, _ scene: Scene, _ findings: inout Findings
    ) {
        let surface = scene.surface
        let row = line.row
        if columns.count == 3, let mark = ChoiceMark.mark(columns, row, surface) {
            guard let text = surface.trimmed(columns.upperBound..<textEnd, row) else { return }
            findings.add(
                .inferred(
                    mark.type, surface.text(text, row), value: mark.isOn ? "1" : "0",
                    frame: CellRect(columns.lowerBound..<text.upperBound, row)), to: 0)
        } else if isField(columns, row, surface) {
            let label = FieldLabel.text(of: columns, row, line.columns, 0, scene, reach: 0)
            guard label.isCertain else { return }
            Fields.add(columns, row, label: label.text, to: 0, hasFocus: false, scene, &findings)
        } else if let text = surface.trimmed(columns.lowerBound + 1..<columns.upperBound - 1, row),
            text.lowerBound > columns.lowerBound + 1, text.upperBound < columns.upperBound - 1
        {
            findings.add(.inferred(.button, surface.text(text, row), frame: CellRect(columns, row)), to: 0)
        }
    }
}
