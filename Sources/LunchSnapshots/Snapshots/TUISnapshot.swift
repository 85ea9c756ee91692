public import LunchElements
import LunchTerminal
public import LunchWire

/// A text description of a screen, or of a part of it, that can be stored in a file and compared with another one.
///
/// ```text
/// cells: 30×4
/// cursor: 7,1
/// |Name
/// |[Ann  ]
/// : aaaaaa
/// legend:
/// a: inverse
/// ```
///
/// `|` begins each row and is not part of its text. The line that begins with `:` specifies how the cells of the row
/// above are drawn: each letter represents a style of the legend, and a blank for a plain cell. In the example, the
/// cells of the columns 1 to 6 are inverse. Rows and columns are counted from 0.
///
/// The description contains no scrollback and no palette. Blanks at the end of a row, and blank rows at the end, are left out.
public struct TUISnapshot: Sendable {
    /// The things that a snapshot describes.
    public enum Content: String, CaseIterable, Sendable, Hashable {
        /// The text and the style of each cell, the cursor, the title and the modes of the terminal that can be seen.
        case cells
        /// The text alone.
        case text
        /// The elements, one per line, as failure messages list them.
        case elements
        /// The changes that an action has made, as `expectChanges(of:)` describes them.
        case changes
    }

    /// The remarks that precede the snapshot in the file. Comparisons ignore them.
    public var notes: [String]

    /// The things that the snapshot describes.
    public var content: Content { body.content }

    /// The size of the described part of the screen.
    public var size: CellSize { body.size }

    /// The parts that are compared.
    var body: Body

    /// The letters of the legend of the file that it was read from, by style.
    var letters: [String: Character] = [:]

    /// True if masks leave nothing that could be compared, but their places.
    package internal(set) var isMaskedAltogether = false

    /// The parts of a snapshot that are compared.
    struct Body: Sendable, Hashable {
        var content: Content
        var size: CellSize
        /// The lines about the cursor, the title, the modes and the masks.
        var facts: [String] = []
        /// The rows, without blank ones at the end.
        var rows: [SnapshotRow] = []
        /// The lines of elements, or of changes.
        var lines: [String] = []

        /// True if there are masks, and nothing is drawn beside them.
        var isMaskedAltogether: Bool {
            facts.contains { $0.begins(with: Fact.masked) }
                && rows.allSatisfy { row in
                    row.looks.allSatisfy(\.isEmpty) && row.text.allSatisfy { $0 == SnapshotRow.mask || $0 == " " }
                }
        }
    }

    init(_ body: Body, notes: [String] = []) {
        self.notes = notes
        self.body = body
    }

    /// Creates a snapshot of the screen in a frame (the state of the screen at one moment), or of a part of it.
    ///
    /// - Parameters:
    ///   - frame: the frame.
    ///   - content: the things to describe; `.changes` describes the cells, since one frame has no changes.
    ///   - area: the cells to describe; nil for the whole screen. Of elements, those inside the area are described.
    ///   - masks: the cells whose content is left out. Their place is part of the snapshot.
    ///   - notes: remarks for the file of the snapshot; none by default.
    public init(
        _ frame: TUIFrame, _ content: Content = .cells, area: CellRect? = nil, masks: [CellRect] = [],
        notes: [String] = []
    ) {
        let screen = CellRect(column: 0, row: 0, columns: frame.grid.columns, rows: frame.grid.rows)
        let shown = (area ?? screen).intersection(screen)
        self.notes = notes
        switch content {
        case .cells, .changes: body = ScreenReader(frame.grid, shown, masks).cells
        case .text: body = ScreenReader(frame.grid, shown, masks).text
        case .elements:
            let reader = ElementReader(frame, masks)
            let isInside = { (node: CellRect) in area == nil || !node.isEmpty && node.intersection(shown) == node }
            body = reader.body(of: shown.size, isInside)
            isMaskedAltogether = reader.isMaskedAltogether(isInside)
        }
        if content != .elements { isMaskedAltogether = body.isMaskedAltogether }
    }

    /// Creates a snapshot of an element and all below it.
    package init(_ frame: TUIFrame, elementsBelow root: Int, size: CellSize, masks: [CellRect]) {
        notes = []
        let reader = ElementReader(frame, masks)
        body = reader.body(of: size, below: root)
        isMaskedAltogether = reader.isMasked(root)
    }

    /// Returns a Boolean value that indicates whether this snapshot describes the same as another one, whatever the remarks
    /// of both are.
    public func isSame(as other: TUISnapshot) -> Bool { body == other.body }

    /// Uses the letters of another snapshot for the styles that both have, so that a new style changes no other line of a file.
    package mutating func takeLetters(of other: TUISnapshot) { letters = other.letters }

    /// The beginnings of the lines that are before the rows.
    enum Fact {
        static let cursor = "cursor: "
        static let title = "title: "
        static let masked = "masked: "
        static let reverse = "reverse video"
        static let alternate = "alternate screen"

        static func isOne(_ line: String) -> Bool {
            [reverse, alternate].contains(line) || [cursor, title, masked].contains { line.begins(with: $0) }
        }

        /// The name of a fact: `cursor`.
        static func name(of line: String) -> String { String(line.prefix { $0 != ":" }) }
    }
}
