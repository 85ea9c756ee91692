import LunchTerminal
import LunchWire

/// A terminal to which the records of a launch are played.
struct TraceScreen: ~Copyable {
    private(set) var terminal: TUITerminal

    /// The terminal after a launch or a key frame.
    init(_ record: TraceRecord) {
        switch record.content {
        case .keyFrame: terminal = Self.terminal(columns: 1, rows: 1)
        case .launch(let launch): terminal = Self.terminal(columns: launch.columns, rows: launch.rows)
        default: terminal = Self.terminal(columns: 80, rows: 24)
        }
        take(record)
    }

    private static func terminal(columns: Int, rows: Int) -> TUITerminal {
        TUITerminal(columns: columns, rows: rows, messageCommand: Envelope.command)
    }

    /// Plays a record; those that do not change the screen do nothing.
    mutating func take(_ record: TraceRecord) {
        switch record.content {
        case .output(_, let bytes): feed(bytes)
        case .keyFrame(_, let columns, let rows, let bytes):
            terminal = Self.terminal(columns: columns, rows: rows)
            feed(bytes)
        case .resized(_, let columns, let rows): terminal.resize(columns: columns, rows: rows)
        case .shown: terminal.endSynchronizedUpdate()
        default: break
        }
        _ = terminal.takeAnswers()
    }

    private mutating func feed(_ bytes: [UInt8]) {
        var rest = ContiguousArray(bytes)[...]
        while !rest.isEmpty {
            let piece = ContiguousArray(rest)
            let taken = terminal.feed(piece.span)
            // Feeding stops at each message, and at many that are broken.
            while terminal.takeMessage() != nil {}
            while terminal.takeBrokenMessage() != nil {}
            rest = rest.dropFirst(taken)
        }
    }
}
