import LunchTerminal
import LunchTrace

/// A screen as text with escape sequences.
struct ANSIPicture {
    private let screen: PicturedScreen

    init(_ screen: PicturedScreen) { self.screen = screen }

    var text: String {
        var lines = screen.rows.map(line)
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map { $0 + "\n" }.joined()
    }

    private func line(_ row: Int) -> String {
        ANSILine.size(screen.grid.lineSize(row: row))
            + ANSILine.text(screen.shown(in: row).map { screen.grid[$0, row] })
    }
}
