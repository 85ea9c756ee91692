import LunchTerminal

/// A terminal that follows a launch, so that a key frame can be made at any time.
///
/// It keeps its input, and plays it only when a key frame is asked for, or when too much is kept.
package final class TracePlayer {
    private let launch: TraceRecord
    /// The terminal of the launch; nil until it is requested, which is rare.
    private var screen: TraceScreen?
    private var kept: [TraceRecord] = []
    private var keptBytes = 0
    private var position = 0

    private static let limit = 2 << 20
    private static let usualCount = 32
    private static let scrollback = 200

    /// - Parameter launch: the record of the launch.
    package init(_ launch: TraceRecord) {
        self.launch = launch
        kept.reserveCapacity(Self.usualCount)
    }

    /// Notes output or another size.
    package func take(_ record: TraceRecord) {
        kept.append(record)
        if case .output(_, let bytes) = record.content { keptBytes += bytes.count }
        if keptBytes > Self.limit || kept.count > 1 << 16 { play { _ in } }
    }

    /// The state of the terminal after all that was noted.
    package func keyFrame() -> TraceRecord.Content {
        let frame = play { $0.terminal.keyFrame(scrollbackLines: Self.scrollback) }
        return .keyFrame(position: position, columns: frame.columns, rows: frame.rows, frame.bytes)
    }

    /// Calls a function with the terminal after all that was noted.
    private func play<Result>(_ body: (borrowing TraceScreen) -> Result) -> Result {
        var screen = self.screen.take() ?? TraceScreen(launch)
        for record in kept {
            screen.take(record)
            position = record.position ?? position
        }
        kept = []
        keptBytes = 0
        let result = body(screen)
        self.screen = consume screen
        return result
    }
}
