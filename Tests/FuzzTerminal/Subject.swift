import LunchTerminal

/// A terminal under test with what the host took from it.
struct Subject: ~Copyable {
    private(set) var terminal: TUITerminal
    private var messages: [Message] = []
    private var broken: [TUIBrokenMessage] = []
    /// A grid that the host holds while it feeds on, so that rows are shared.
    private var heldGrid: TUIGrid?
    private(set) var fed = 0
    /// The number of cells that may still be looked at between the pieces of this input.
    private var budget = 2500
    private let scrollbackLimit: Int
    private var mostColumns = 1
    private var mostRows = 1

    /// A message, and the screen when it came.
    struct Message: Equatable {
        var bytes: [UInt8]
        var screen: [String]
    }

    init(_ input: FuzzInput) {
        terminal = TUITerminal(
            columns: input.columns, rows: input.rows, scrollbackLimit: input.scrollbackLimit,
            messageCommand: input.messageCommand, widthPolicy: input.widthPolicy,
            ambiguousWidth: input.ambiguousWidth, reflowsOnResize: input.reflowsOnResize)
        scrollbackLimit = input.scrollbackLimit
        noteSize()
    }

    private mutating func noteSize() {
        mostColumns = max(mostColumns, terminal.grid.columns)
        mostRows = max(mostRows, terminal.grid.rows)
    }

    /// Feeds everything, whatever messages come.
    mutating func feed(_ bytes: Span<UInt8>) {
        var start = 0
        while start < bytes.count {
            start += terminal.feed(bytes.extracting(droppingFirst: start))
            while let message = terminal.takeBrokenMessage() { broken.append(message) }
            while let message = terminal.takeMessage() {
                messages.append(Message(bytes: message, screen: terminal.grid.lines))
            }
        }
        fed += bytes.count
    }

    /// Feeds everything in pieces, with a look between them as long as the budget lasts.
    ///
    /// - Parameter longest: The longest piece; lengths follow from it alone.
    mutating func feed(_ bytes: Span<UInt8>, inPiecesUpTo longest: Int) -> String? {
        var state = UInt32(longest)
        var start = 0
        while start < bytes.count {
            state = state &* 1_664_525 &+ 1_013_904_223
            let end = min(bytes.count, start + 1 + Int(state >> 16) % longest)
            feed(bytes.extracting(start..<end))
            start = end
            guard budget > 0 else { continue }
            budget -= 2 * mostColumns * mostRows + 50
            heldGrid = terminal.grid
            if let problem = problem() { return problem }
        }
        heldGrid = nil
        return nil
    }

    /// Does what a step other than feeding says.
    mutating func act(_ step: FuzzInput.Step) {
        switch step {
        case .resize(let columns, let rows):
            terminal.resize(columns: columns, rows: rows)
            noteSize()
        case .changeScheme: terminal.colorScheme = terminal.colorScheme == .dark ? .light : .dark
        case .endUpdate: terminal.endSynchronizedUpdate()
        case .feed, .again, .look: break
        }
    }

    /// The messages since they were last asked for.
    mutating func takeMessages() -> [Message] {
        defer { messages = [] }
        return messages
    }

    /// The messages that did not come whole since they were last asked for.
    mutating func takeBrokenMessages() -> [TUIBrokenMessage] {
        defer { broken = [] }
        return broken
    }

    mutating func takeAnswers() -> [UInt8] { terminal.takeAnswers() }

    /// The mistake in the terminal's state; nil if there is none.
    func problem() -> String? {
        let problems = terminal.checkInvariants()
        if !problems.isEmpty { return problems.joined(separator: "\n") }
        let footprint = terminal.footprint
        if footprint > mostBytes { return "\(footprint) bytes are held, \(mostBytes) may be" }
        let area = UInt64(mostColumns + 2) * UInt64(mostRows + 3)
        // The shortest function that moves everything has two bytes.
        if terminal.work > UInt64(fed + 8) * area { return "\(terminal.work) cells were touched for \(fed) bytes" }
        return nil
    }

    /// The number of bytes that the state may hold: all rows with every cell a cluster in a style of its own, and what was fed.
    ///
    /// The factor of what was fed is the worst there is: base64 that decodes to bytes that aren't UTF-8, each of
    /// which becomes a character of three, copied to twelve selections at once.
    private var mostBytes: Int {
        let row = 8 * 1024 + mostColumns * (2 * 8 + 2 * 2 * 24 + 2 * 3 * 33 * 4)
        return 64 * 1024 + 2 * (2 * mostRows + scrollbackLimit) * row + 32 * fed
    }
}
