import LunchInput
import LunchTerminal
import TestSupport

/// Bytes that a terminal sends while an app is recorded, and what becomes of them.
///
/// The bytes are those of the terminals' documents, which each group names, and not of the code under test.
struct TerminalInput: Sendable, CustomStringConvertible {
    /// One input.
    struct Row: Sendable {
        let bytes: Spelled
        /// The steps of the recorded test: keys as in Swift, `tap 45 3`, `?` for input that a test can't express, `-` for none.
        let steps: String
        /// The bytes that the app gets.
        let handedOn: Spelled
    }

    let description: String
    /// The sequences by which the app asks for its modes.
    let app: String
    /// The flags of the kitty keyboard protocol that the terminal answers; nil for a terminal that does not know it.
    let flags: UInt8?
    let rows: [Row]

    /// - Parameter text: a row in each line: the bytes, the steps, and what the app gets if that is not the same.
    init(_ description: String, app: String, flags: UInt8? = nil, _ text: String) {
        (self.description, self.app, self.flags) = (description, app, flags)
        rows = text.split(separator: "\n").map { line in
            let fields = line.split(separator: " | ", omittingEmptySubsequences: false).map {
                String($0.drop { $0 == " " })
            }
            let bytes = Spelled(fields[0])
            return Row(
                bytes: bytes, steps: fields.count > 1 ? String(fields[1].reversed().drop { $0 == " " }.reversed()) : "",
                handedOn: fields.count > 2 ? Spelled(fields[2] == "nothing" ? "" : fields[2]) : bytes)
        }
    }

    static let all = kitty + foot + wezterm + xterm + mice + hostile
}
