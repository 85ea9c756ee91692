import LunchTerminal
import LunchWire

/// Finds buttons that are filled up with blanks to one width, `< OK          >`, wherever else their row has text.
///
/// Two of them stand below each other, or one alone is drawn in a style of its own.
enum FilledButtons {
    private struct Button {
        var columns: Range<Int>
        var label: Range<Int>
        var row: Int
        var region: Int
    }

    static func find(in scene: Scene, _ findings: inout Findings) {
        guard scene.isFullScreen else { return }
        var found: [Button] = []
        // The buttons by the places in which they begin, and whether each is one for certain.
        var places: [Int: Int] = [:]
        var isCertain: [Bool] = []
        for line in scene.layout.lines {
            guard scene.work.spend(1) else { return }
            for button in buttons(in: line, scene) where !findings.isClaimed(button.columns, line.row) {
                let place = line.row * scene.surface.columns + button.columns.lowerBound
                let above = places[place - scene.surface.columns].flatMap {
                    found[$0].columns == button.columns && found[$0].region == button.region ? $0 : nil
                }
                if let above { isCertain[above] = true }
                places[place] = found.count
                found.append(button)
                isCertain.append(above != nil || isDrawnOtherwise(button, scene))
            }
        }
        for (button, isCertain) in zip(found, isCertain) where isCertain {
            let label = scene.surface.text(button.label, button.row)
            findings.add(.inferred(.button, label, frame: CellRect(button.columns, button.row)), to: button.region)
        }
    }

    /// The buttons of a line: an angle bracket and a blank, words, two blanks at least, and a bracket.
    private static func buttons(in line: Line, _ scene: Scene) -> [Button] {
        let surface = scene.surface
        var buttons: [Button] = []
        var open: Int?
        for column in scene.extent(of: line) {
            let scalar = surface.scalar(column, line.row)
            if scalar == 0x3C {
                open = surface.isBlank(column + 1, line.row) && surface.isGap(column - 1, line.row) ? column : nil
            } else if scalar == 0x3E, let start = open {
                open = nil
                guard surface.isGap(column + 1, line.row), let label = surface.trimmed(start + 1..<column, line.row),
                    label.lowerBound == start + 2, label.upperBound + 1 < column,
                    label.contains(where: { Character(surface.scalar($0, line.row)).isLetter })
                else { continue }
                buttons.append(
                    Button(columns: start..<column + 1, label: label, row: line.row, region: line.region))
            }
        }
        return buttons
    }

    /// True if the cells of a button have one background, and those at both sides are drawn otherwise.
    private static func isDrawnOtherwise(_ button: Button, _ scene: Scene) -> Bool {
        let surface = scene.surface
        let number = surface.number(button.columns.lowerBound, button.row)
        return button.columns.upperBound < surface.columns && button.columns.lowerBound > 0
            && surface.hasOneStyle(button.columns, button.row)
            && [button.columns.lowerBound - 1, button.columns.upperBound].allSatisfy {
                surface.number($0, button.row) != number
            }
    }
}
