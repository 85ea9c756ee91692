import LunchTerminal
import LunchTrace
import LunchWire

/// The lines of a difference: what is the same around what is not, old above new.
package struct DifferenceText {
    private enum Line {
        /// A row that is the same, which may be left out.
        case same(String)
        case told(String)
        /// Marks below the line before.
        case marks(String)

        var isSame: Bool { if case .same = self { true } else { false } }
    }

    private var lines: [Line] = []

    /// True if no line is left out.
    private var isWhole = false

    init() {}

    /// The difference of two lists, with all lines that are the same. As many as are gone and come in one place are in pairs.
    package init(wholeFrom old: [String], to new: [String]) {
        isWhole = true
        for part in ListAlignment(from: old, to: new).parts {
            switch part {
            case .same(_, let index): same(new[index])
            case .changed(let gone, let come) where gone.count == come.count:
                for (before, after) in zip(gone, come) { change(old[before], new[after]) }
            case .changed(let gone, let come):
                for index in gone { remove(old[index]) }
                for index in come { add(new[index]) }
            }
        }
    }

    /// The number of lines that are the same and are shown before and after others.
    private static let context = 2

    mutating func same(_ line: String) { lines.append(.same("  " + line)) }
    mutating func remove(_ line: String) { lines.append(.told("− " + line)) }
    mutating func add(_ line: String) { lines.append(.told("+ " + line)) }
    mutating func leave(_ line: String) { lines.append(.told("< " + line)) }
    mutating func arrive(_ line: String) { lines.append(.told("> " + line)) }

    /// A line that has the place of another, with marks below the columns in which they differ.
    mutating func change(_ old: String, _ new: String) {
        remove(old)
        add(new)
        if let marks = Self.marks(old, new) { lines.append(.marks("  " + marks)) }
    }

    /// A line with details, without a mark.
    mutating func note(_ line: String) { lines.append(.told("  " + line)) }

    /// The lines, each long run of equal ones in one.
    package var text: String {
        var text: [String] = []
        var index = 0
        while index < lines.count {
            switch lines[index] {
            case .told(let line), .marks(let line):
                text.append(line)
                index += 1
                continue
            case .same: break
            }
            let end = lines[index...].firstIndex { !$0.isSame } ?? lines.count
            let run = lines[index..<end].compactMap { if case .same(let line) = $0 { line } else { nil } }
            let (first, last) = (index == 0 ? 0 : Self.context, end == lines.count ? 0 : Self.context)
            if !isWhole, run.count > first + last + 1 {
                text += run.prefix(first) + ["  … \(run.count - first - last) lines …"] + run.suffix(last)
            } else {
                text += run
            }
            index = end
        }
        return text.joined(separator: "\n")
    }

    /// The lines that differ, without marks.
    var changes: [String] { lines.compactMap { if case .told(let line) = $0 { line } else { nil } } }

    /// A line of marks below the columns in which two lines differ, as wide as a terminal shows them.
    private static func marks(_ old: String, _ new: String) -> String? {
        let (before, after) = (columns(of: old), columns(of: new))
        let marks = (0..<max(before.count, after.count)).map { column in
            let one = before.count > column ? before[column] : " "
            let other = after.count > column ? after[column] : " "
            return one == other ? " " : "^"
        }
        guard let last = marks.lastIndex(of: "^"), last < 1000 else { return nil }
        return marks[...last].joined()
    }

    /// The text of each column of a line on a terminal.
    private static func columns(of line: String) -> [String] {
        if line.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return line.map(String.init) }
        var terminal = TUITerminal(columns: min(2 * line.unicodeScalars.count + 2, 4000), rows: 1)
        _ = terminal.feed(ContiguousArray("\u{1B}[?7l\(line)".utf8).span)
        let grid = terminal.grid
        let width = grid.cursor.column
        // The second half of a wide character has the text of the first, so that both are marked.
        return (0..<width).map { column in
            let cell = grid[column, 0]
            return cell.width == 0 && column > 0 ? grid[column - 1, 0].text : cell.text
        }
    }
}
