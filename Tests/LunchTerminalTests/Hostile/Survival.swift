import Testing

@testable import LunchTerminal

/// A terminal under attack: what it is fed in pieces, and what must hold afterwards.
struct Survival: ~Copyable {
    var terminal: TUITerminal
    private var fed = 0

    init(columns: Int = 80, rows: Int = 24, scrollbackLimit: Int = 100) {
        terminal = TUITerminal(columns: columns, rows: rows, scrollbackLimit: scrollbackLimit, messageCommand: 7367)
    }

    mutating func feed(_ text: String, times: Int = 1) {
        feed(ContiguousArray(text.utf8), times: times)
    }

    mutating func feed(_ bytes: ContiguousArray<UInt8>, times: Int = 1) {
        for _ in 0..<times {
            var start = 0
            while start < bytes.count {
                start += terminal.feed(bytes.span.extracting(droppingFirst: start))
                while terminal.takeMessage() != nil {}
            }
        }
        fed += bytes.count * times
    }

    /// Expects the terminal in order, small, and responsive.
    ///
    /// - Parameters:
    ///   - footprint: The most bytes that its state may hold.
    ///   - work: The most cells and lines that functions may have touched for one byte.
    mutating func end(
        footprint: Int = 1 << 20, work: Int = 400, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        terminal.expectInvariants(sourceLocation: sourceLocation)
        let (held, touched) = (terminal.footprint, terminal.work)
        #expect(held <= footprint, sourceLocation: sourceLocation)
        #expect(touched <= UInt64(fed) * UInt64(work), sourceLocation: sourceLocation)
        feed("\u{18}\(esc)[?2026l\(esc)[?1049l\(esc)[!p\(csi)?69l\(csi)r\(csi)H\(csi)2Jok")
        let text = terminal.grid.lines[0]
        #expect(text == "ok", sourceLocation: sourceLocation)
        terminal.expectInvariants(sourceLocation: sourceLocation)
    }
}

/// A row of a table of attacks, each of which a terminal survives.
struct Attack: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The most bytes that the terminal's state may hold afterwards.
    var footprint: Int
    var feed: @Sendable (inout Survival) -> Void

    init(_ name: String, footprint: Int = 1 << 20, feed: @escaping @Sendable (inout Survival) -> Void) {
        testDescription = name
        self.footprint = footprint
        self.feed = feed
    }
}
