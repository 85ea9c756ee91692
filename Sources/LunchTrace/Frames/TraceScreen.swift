import LunchTerminal
import LunchWire

/// A terminal to which the records of a launch are played.
struct TraceScreen: ~Copyable {
    private(set) var terminal: TUITerminal
    private let profile: TUITerminalProfile

    /// The terminal after a launch or a key frame.
    ///
    /// - Parameter profile: the profile of the launch; a record of the launch contains it.
    init(_ record: TraceRecord, profile: TUITerminalProfile = .standard) {
        let size: (columns: Int, rows: Int)
        switch record.content {
        case .launch(let launch): (size, self.profile) = ((launch.columns, launch.rows), launch.profile)
        default: (size, self.profile) = ((80, 24), profile)
        }
        terminal = Self.terminal(columns: size.columns, rows: size.rows, self.profile)
        take(record)
    }

    private static func terminal(columns: Int, rows: Int, _ profile: TUITerminalProfile) -> TUITerminal {
        TUITerminal(columns: columns, rows: rows, profile: profile, messageCommand: Envelope.command)
    }

    /// Plays a record; those that do not change the screen do nothing.
    mutating func take(_ record: TraceRecord) {
        switch record.content {
        case .output(_, let bytes): feed(bytes)
        case .keyFrame(_, let columns, let rows, let bytes):
            terminal = Self.terminal(columns: columns, rows: rows, profile)
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
