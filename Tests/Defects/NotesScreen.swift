/// A field, and a list of two rows; Tab moves the focus between them.
///
/// The selected row shows by its style alone, and the focus of the field by the cursor.
struct NotesScreen {
    let name: String
    var text: String
    var row = 0
    var isInList = false
    /// The line below the list as it was at first.
    private let firstSummary: String

    /// A screen that no list names, and that shows nothing.
    static let blank = "Blank"

    init(name: String, text: String) {
        self.name = name
        self.text = text
        firstSummary = Self.summary(of: text)
    }

    typealias Size = (columns: Int, rows: Int)

    private static let (labels, help) = (["Bread", "Grütze"], "Tab: field and list")

    /// The line below the list, which follows the text of the field.
    private var summary: String { Self.summary(of: text) }

    private static func summary(of text: String) -> String { "\(text.count) letters" }

    /// Handles a key; returns whether it has changed anything.
    mutating func handle(_ key: Decoder.Key) -> Bool {
        switch key {
        case .letter(let letter) where !isInList: text.append(letter)
        case .up where isInList && row > 0: row = 0
        case .down where isInList && row < 1: row = 1
        case .tab: isInList.toggle()
        case .escape: row = 1 - row
        default: return false
        }
        return true
    }

    /// The end of the text that fits into the field.
    private func shown(_ width: Int) -> String { String(text.suffix(max(0, min(20, width) - 1))) }

    func drawing(_ size: Size) -> String {
        if name == Self.blank { return "\u{1B}[2J\u{1B}[?25l" }
        let rows = Self.labels.enumerated().map { index, label in
            "\u{1B}[\(index + 3);1H\(index == row ? "\u{1B}[7m" : "")\(label)\u{1B}[m"
        }
        return "\u{1B}[2J\u{1B}[H\(name)\u{1B}[2;1H\(shown(size.columns))\(rows.joined())\u{1B}[5;1H\(summary)"
            + "\u{1B}[\(size.rows);1H\(Self.help)" + focus(size)
    }

    /// The cursor where it shows the focus.
    func focus(_ size: Size) -> String {
        isInList ? "\u{1B}[?25l" : "\u{1B}[2;\(shown(size.columns).count + 1)H\u{1B}[?25h"
    }

    func tree(_ size: Size, _ defect: Defect) -> String {
        if name == Self.blank {
            return JSON.node(
                "application", [:], frame: (0, 0, size.columns, size.rows),
                children: [JSON.node("staticText", ["label": "\"nothing\""], frame: (0, 0, 0, 0))])
        }
        let width = min(20, size.columns)
        let isASCII = ![.writesLettersBeyondASCII, .writesLatin1, .countsLengthInLetters].contains(defect)
        let list = (column: 0, row: 2, columns: width, rows: 2)
        let rows = Self.labels.enumerated().map { index, label in
            var members = ["label": JSON.string(label, isASCII: isASCII)]
            members["identifier"] = JSON.string(defect == .twinIdentifiers ? "row" : "row-\(index)")
            if row == index { members["selected"] = "true" }
            if defect == .twoFocuses || isInList && row == index { members["focus"] = "true" }
            let columns = defect == .frameBeyondTheScreen ? size.columns + 5 : width
            let place = (column: 0, row: index, columns: columns, rows: 1)
            let isInside = defect == .placesWithinParents
            return JSON.node(
                "cell", members,
                frame: frame(isInside ? place : (place.column, place.row + list.row, columns, 1), defect))
        }
        let hasNoPlace = defect == .fieldsWithoutAPlace
        let field = JSON.node(
            defect == .misspellsAType ? "textfield" : "textField",
            [
                "identifier": "\"note\"", "value": JSON.string(shown(size.columns), isASCII: isASCII),
                "focus": "\(!isInList || defect == .twoFocuses)",
            ],
            frame: hasNoPlace
                ? (0, 0, 0, 0) : frame((0, defect == .fieldsBelowTheirTexts ? 2 : 1, width, 1), defect))
        let secret = defect == .showsAPassword ? "geheim" : "••••••"
        let password = JSON.node(
            "secureTextField", ["identifier": "\"password\"", "value": JSON.string(secret)], frame: (0, 0, 0, 0))
        let label =
            switch defect {
            case .keepsALabel: firstSummary
            case .labelsNothing: "length"
            default: summary
            }
        let isReversed = defect == .reversesChildren || defect == .reversesChildrenOfAbout && name == "About"
        let children = [
            text(name, (0, 0, width, 1), defect), field, password,
            JSON.node(
                "group", ["identifier": "\"rows\""], frame: frame(list, defect),
                children: defect == .reversesRows ? rows.reversed() : rows),
            text(label, (0, 4, summary.count, 1), defect), text(Self.help, (0, size.rows - 1, width, 1), defect),
        ]
        return JSON.node(
            "application", ["label": "\"Defects\""],
            frame: defect == .swapsCoordinates ? (0, 0, size.rows, size.columns) : (0, 0, size.columns, size.rows),
            children: isReversed ? children.reversed() : children)
    }

    private func text(_ label: String, _ place: (Int, Int, Int, Int), _ defect: Defect) -> String {
        JSON.node(
            "staticText", ["label": JSON.string(label)],
            frame: defect == .labelsWithoutAPlace ? (0, 0, 0, 0) : frame(place, defect))
    }

    /// A place as the app tells it.
    private func frame(
        _ place: (column: Int, row: Int, columns: Int, rows: Int), _ defect: Defect
    ) -> (Int, Int, Int, Int) {
        switch defect {
        case .countsRowsFromOne: (place.column, place.row + 1, place.columns, place.rows)
        case .swapsCoordinates: (place.row, place.column, place.rows, place.columns)
        // Its marks are to tell the place.
        case .losesItsMarks: (0, 0, 0, 0)
        default: place
        }
    }
}
