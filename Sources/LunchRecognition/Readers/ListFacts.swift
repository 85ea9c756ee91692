import LunchTerminal
import LunchWire

/// The facts that show a list and its selected row.
enum ListFacts {
    /// True if all rows have numbers and signs in the same cells, as rows with dates do.
    static func haveNumbersAlike(_ list: ListCandidate) -> Bool {
        guard list.range.count >= 3, let text = list.text(list.own) else { return false }
        var counts: [Kind: Int] = [:]
        for column in text {
            let kind = Kind(list.surface.scalar(column, list.own.row))
            if list.rows.allSatisfy({ Kind(list.surface.scalar(column, $0.row)) == kind }) {
                counts[kind, default: 0] += 1
            }
        }
        return counts[.digit] ?? 0 >= 4 && (counts[.sign] ?? 0 >= 2 || counts[.letter] ?? 0 >= 3)
    }

    /// The kind of a character, for comparing rows.
    enum Kind: Hashable {
        case digit, letter, other
        /// One that divides numbers.
        case sign

        init(_ scalar: UInt32) {
            switch scalar {
            case 0x30...0x39: self = .digit
            case 0x2D, 0x2F, 0x3A: self = .sign
            case 0x41...0x5A, 0x61...0x7A: self = .letter
            default: self = .other
            }
        }
    }

    /// True if some other rows, but not all, have the colors of the row exchanged: its background is the color of their text.
    static func hasColorsOfSome(_ list: ListCandidate) -> Bool {
        let surface = list.surface
        guard list.sign == .ground, let text = list.text(list.own) else { return false }
        let place = text.first {
            surface.background($0, list.own.row) == surface.background(list.columns.lowerBound, list.own.row)
        }
        let own = surface.look(place ?? text.lowerBound, list.own.row)
        let others = list.others.map { surface.look(list.text($0)?.lowerBound ?? 0, $0.row) }
        let alike = others.count {
            $0.foreground == own.background && $0.background == own.foreground
                && $0.attributes.union(.bold) == own.attributes.union(.bold)
        }
        return alike > 0 && alike < others.count && own.background != .defaultForeground
    }

    /// True if a question is right above the rows of a program that writes line after line, and nothing is below them.
    static func areAnswers(_ list: ListCandidate) -> Bool {
        guard !list.scene.isFullScreen, let first = list.rows.first, let last = list.rows.last, first.row > 0,
            Question.isMarked(first.row - 1, at: first.line.columns.lowerBound, list.surface)
        else { return false }
        let below = last.row + 1..<max(last.row + 1, list.surface.rows)
        return below.allSatisfy { list.surface.trimmed(0..<list.surface.columns, $0) == nil }
    }
}
