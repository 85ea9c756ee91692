import LunchTerminal

/// All that can be seen of a terminal after some input.
struct Outcome: Equatable {
    var text: [String]
    var cells: [[TUICell]]
    var marks: [String]
    var wraps: [Bool]
    var scrollback: [String]
    var cursor: TUICursor
    var title: String
    var iconTitle: String
    var sizes: [TUILineSize]
    var palette: TUIPalette
    var desktop: TUIDesktop
    var prompt: TUIPrompt
    var modes: TUIModes
    var bellCount: Int
    var unknown: [TUIUnknownSequences.Kind]
    var answers: String
    var messages: [String]

    /// Feeds a fresh terminal.
    init(
        of bytes: [UInt8], columns: Int, rows: Int, cuts: Cuts = .whole, scrollbackLimit: Int = 1000,
        widthPolicy: TUIWidthPolicy = .graphemes
    ) {
        var terminal = TUITerminal(
            columns: columns, rows: rows, scrollbackLimit: scrollbackLimit, messageCommand: 7367,
            widthPolicy: widthPolicy)
        var messages: [String] = []
        for piece in cuts.pieces(of: bytes) { messages += terminal.feedAll(piece) }
        self.init(of: &terminal)
        self.messages = messages
    }

    /// Looks at a terminal, and takes its answers.
    init(of terminal: inout TUITerminal) {
        messages = []
        let grid = terminal.grid
        text = grid.lines
        cells = (0..<grid.rows).map { row in (0..<grid.columns).map { grid[$0, row] } }
        marks = grid.describedMarks
        wraps = (0..<grid.rows).map { grid.isWrapped(row: $0) }
        scrollback = grid.scrollbackLines
        cursor = grid.cursor
        title = grid.title
        iconTitle = grid.iconTitle
        sizes = (0..<grid.rows).map { grid.lineSize(row: $0) }
        palette = grid.palette
        desktop = grid.desktop
        prompt = grid.prompt
        modes = grid.modes
        bellCount = grid.bellCount
        unknown = grid.unknownSequences.kinds
        answers = String(decoding: terminal.takeAnswers(), as: UTF8.self)
    }
}

extension TUITerminal {
    /// Feeds everything, whatever messages come; returns these.
    @discardableResult
    mutating func feedAll(_ bytes: some Sequence<UInt8>) -> [String] {
        var rest = ContiguousArray(bytes)
        var messages: [String] = []
        while !rest.isEmpty {
            let taken = feed(rest.span)
            rest.removeFirst(taken)
            while let message = takeMessage() { messages.append(String(decoding: message, as: UTF8.self)) }
        }
        return messages
    }

    @discardableResult
    mutating func feedAll(_ text: String) -> [String] { feedAll(Array(text.utf8)) }
}
