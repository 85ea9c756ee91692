import LunchElements
import LunchTerminal

/// Output that came after a program had been said to be settled, and before its next input.
struct LateOutput: Sendable {
    /// After which input, counted from 1.
    let number: Int
    let input: String

    /// The certainty that was told.
    let settling: TUISettling

    /// The time after that at which the first output came.
    let delay: Duration

    /// The time after that at which the first output came that changed what is seen, and the change; nil if none did.
    let seen: (delay: Duration, change: ScreenChange)?
}

extension LateOutput {
    /// The time that a wait may take longer than was said, since the look at it lies before the settled frame.
    private static let slack = Duration.milliseconds(10)

    /// The wait with a time limit that ended before the output, the last of them; nil if none was named.
    var cause: TUIWait? {
        settling.waits.filter { wait in wait.limit.map { $0 <= delay + Self.slack } ?? false }
            .max { ($0.limit ?? .zero) < ($1.limit ?? .zero) }
    }

    /// True if nobody had known what the program was doing.
    var isGuess: Bool { settling.trust == .quiet || settling.trust == .unsettled }

    /// True if what was said of the program was wrong. A guess is never wrong.
    var isFault: Bool {
        switch settling.trust {
        case .exact, .acknowledged: true
        case .bounded: cause == nil
        case .quiet, .unsettled: false
        }
    }

    /// A line for the list: the input, the grade, the delay, what changed, and which wait was named.
    func line(of subject: String) -> String {
        let change = seen.map { "seen after \($0.delay.text): \($0.change)" } ?? "nothing seen"
        let name = isGuess ? "a guess" : cause.map { "named: \($0)" } ?? "NOT NAMED"
        return "\(subject), input \(number), \(input): \(settling.trust), \(delay.text) late, \(name); \(change)"
    }
}

/// The first difference between two screens that a person would see.
struct ScreenChange: Sendable, CustomStringConvertible {
    let description: String

    /// nil if both look the same.
    init?(from old: TUIGrid, to new: TUIGrid) {
        let row = (0..<max(old.rows, new.rows)).first { row in
            (0..<max(old.columns, new.columns)).contains { old[$0, row] != new[$0, row] }
        }
        if let row {
            let (before, after) = (old.text(row: row), new.text(row: row))
            description = "row \(row) \(before.shortened) → \(before == after ? "another style" : after.shortened)"
        } else if old.visibleCursor != new.visibleCursor, old.cursor.isVisible, new.cursor.isVisible {
            description = "cursor \(old.visibleCursor) → \(new.visibleCursor)"
        } else {
            return nil
        }
    }
}

extension TUIGrid {
    fileprivate var visibleCursor: String { "(\(cursor.column), \(cursor.row))" }
}

extension String {
    fileprivate var shortened: String { (count > 50 ? prefix(49) + "…" : self[...]).debugDescription }
}
