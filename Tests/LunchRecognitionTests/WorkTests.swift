import LunchElements
import LunchRecognition
import LunchTerminal
import LunchWire
import Testing

/// The work of a recognition is bounded and counted: a screen that costs too much has no elements, whatever the machine.
struct WorkTests {
    private static let columns = 1000
    private static let rows = 200

    /// A screen on which each cell costs much.
    enum Costly: CaseIterable {
        case crossings
        case boxes
        case colors

        var grid: TUIGrid {
            switch self {
            case .crossings: WorkTests.filled("┼")
            case .boxes: WorkTests.lines { ["┌─┐", "│x│", "└─┘"][$0 % 3] }
            case .colors: WorkTests.lines { _ in "\u{1B}[44ma\u{1B}[45mb\u{1B}[46mc" }
            }
        }
    }

    private static func filled(_ text: String, _ columns: Int = columns, _ rows: Int = rows) -> TUIGrid {
        screen(fullScreen, String(repeating: text, count: columns * rows / text.count), columns: columns, rows: rows)
    }

    private static func lines(_ part: (Int) -> String) -> TUIGrid {
        let text = (0..<rows).map { at(0, $0) + String(repeating: part($0), count: columns / 3) }.joined()
        return screen(text, columns: columns, rows: rows)
    }

    @Test(arguments: Costly.allCases) func aScreenThatCostsTooMuchHasTheApplicationAlone(_ costly: Costly) {
        let grid = costly.grid
        let elements = Recognition.elements(of: grid, before: nil)
        #expect(elements.isCutShort)
        #expect(elements.types.count == 1)
        let frame = elements.attributes(of: 0).frame
        #expect(frame == CellRect(column: 0, row: 0, columns: Self.columns, rows: Self.rows))
    }

    @Test func aLargeScreenOfTextIsRead() {
        let elements = Recognition.elements(of: Self.filled("word another ", 400, 120), before: nil)
        #expect(!elements.isCutShort)
        #expect(elements.types.count == 121)
    }
}
