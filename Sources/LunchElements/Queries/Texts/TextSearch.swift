package import LunchTerminal
package import LunchWire

/// A text that is looked for on the screen, and where.
package struct TextSearch: Equatable, Sendable {
    /// The pattern of the text.
    package enum Pattern: Equatable, Sendable {
        /// These characters, in whatever form of Unicode normalization.
        case literal(String)
        /// A regular expression.
        case regex(TextPattern)
    }

    package var pattern: Pattern
    package var region = ScreenRegion.screen
    /// True if a regular expression sees the blanks at the end of a row.
    package var keepsBlanks = false
    /// True if a row whose text reached the margin is read together with the next.
    package var isAcrossLines = false

    package init(
        _ pattern: Pattern, within region: ScreenRegion = .screen, keepingBlanks: Bool = false,
        acrossLines: Bool = false
    ) {
        self.pattern = pattern
        self.region = region
        keepsBlanks = keepingBlanks
        isAcrossLines = acrossLines
    }

    /// True if it is a regular expression whose pattern is unknown.
    var isOpaque: Bool { if case .regex(let pattern) = pattern { pattern.pattern == nil } else { false } }

    /// The reason why the text can be nowhere, whatever the screen shows; nil if it can be somewhere.
    package var problem: Problem? {
        guard case .literal(let text) = pattern else { return nil }
        if text.allSatisfy(\.isWhitespace) { return .blank }
        if text.contains(where: \.isNewline) { return .severalLines }
        return text.unicodeScalars.contains { $0.properties.generalCategory == .control } ? .control : nil
    }

    /// The reason why a text can be nowhere.
    package enum Problem: Sendable {
        /// No character of it can be seen.
        case blank
        /// It has a line break, and rows are searched one by one.
        case severalLines
        /// It has a tab or another control character, which no cell holds.
        case control
    }
}

/// A place of a text that was searched for.
package struct TextMatch: Hashable, Sendable {
    /// The text as it is there.
    package let label: String

    /// Its cells; of a text over several rows those on the first.
    ///
    /// They are counted as the row counts its own: one of double width has half as many columns.
    package let frame: CellRect

    package init(label: String, frame: CellRect) {
        self.label = label
        self.frame = frame
    }
}

extension TextSearch {
    /// The places of the text, from the top left, as a search finds them: from left to right, no two matches in one cell.
    ///
    /// The empty text is nowhere, although a regular expression may match it. If it is not known where to look, there is none.
    package func matches(in frame: TUIFrame) -> [TextMatch] {
        region.area(in: frame).map { matches(in: frame.grid, $0) } ?? []
    }

    /// The places of the text in a part of a screen.
    package func matches(in grid: TUIGrid, _ area: TextArea) -> [TextMatch] {
        guard problem == nil else { return [] }
        var matches: [TextMatch] = []
        TextLine.forEach(in: grid, area, trailingBlanks: trailingBlanks, acrossLines: isAcrossLines) { line in
            var line = line
            for range in ranges(in: line.text) {
                matches.append(TextMatch(label: String(line.text[range]), frame: line.frame(of: range, in: grid)))
            }
        }
        return matches
    }

    /// The number of blanks at the end of a row that the pattern may need.
    private var trailingBlanks: Int {
        switch pattern {
        case .literal(let text): text.reversed().prefix(while: \.isWhitespace).count
        case .regex: keepsBlanks ? .max : 0
        }
    }

    private func ranges(in text: String) -> [Range<String.Index>] {
        if text.isEmpty { return [] }
        switch pattern {
        case .literal(let wanted): return text.ranges(of: wanted)
        case .regex(let pattern): return pattern.ranges(in: text)
        }
    }
}
