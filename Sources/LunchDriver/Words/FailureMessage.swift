import LunchElements
import LunchWire

/// Lays out the message of a failure: the expectation, the findings of each step, the near misses, the screen, the elements,
/// and the last output of the app on standard error.
struct FailureMessage {
    /// The number of lines that a message has at most, all but those of its headline; a screenful of a CI log.
    static let lineLimit = 50
    /// The number of rows of the screen that are shown.
    static let rowLimit = 26
    /// The number of elements that are listed at least, whatever else must be shown.
    static let leastElements = 8
    /// The numbers of lines of standard error that are quoted: a crash specifies what happened first, and where last.
    static let errorLimits = (first: 6, last: 14)

    var headline: String
    /// Near misses, findings of the steps, and the state of terminal and clock: between the first sentences and the screen.
    var notes: [String] = []
    var frame: TUIFrame?
    /// The reasons to doubt that the screen is complete; nil if the app has settled for certain.
    var doubt: String?
    /// The cells that the failure is about.
    var marks: [CellRect] = []
    var errorOutput = ""
    /// The last sentence.
    var end: String?
    /// True if it is about elements, so that the ones that were read from the screen are shown.
    var tellsInferred = false
    /// True if the app uses Lunch, and so can publish what it does not.
    var canPublish = false
    /// True if nothing is left out, however long it gets.
    var isWhole = false

    var text: String {
        let errors = lines(of: errorOutput)
        var parts = [headline]
        if !errors.isEmpty { parts.append((["Its standard error:"] + errors).joined(separator: "\n")) }
        parts += notes
        if let frame {
            let name = frame.screen.isEmpty ? "The screen" : "The screen \(ShownText.quoted(frame.screen))"
            let screen = ScreenText.framed(frame.grid, marking: marks, limit: isWhole ? .max : Self.rowLimit)
            if let doubt { parts.append(doubt) }
            parts.append("\(name) (\(frame.size)):\n\(screen)")
            let used = parts.dropFirst().joined(separator: "\n").count(where: \.isNewline)
            let limit = max(Self.leastElements, Self.lineLimit - used)
            switch frame.elementSource {
            case .published:
                let tree = isWhole ? TreeText.tree(frame.tree) : TreeText.elements(of: frame, limit: limit)
                parts.append("The elements:\n\(tree)")
            case .inferred where tellsInferred:
                parts.append(InferenceText.elements(of: frame, limit: isWhole ? .max : limit))
                if canPublish { parts.append(InferenceText.invitation) }
            case .inferred, .none: break
            }
        }
        if let end { parts.append(end) }
        return parts.joined(separator: "\n")
    }

    private func lines(of text: String) -> [String] {
        var lines = text.split { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }.map { "  \($0.visibleLines)" }
        let limits = Self.errorLimits
        let excess = lines.count - limits.first - limits.last
        if excess > 1, !isWhole {
            lines.replaceSubrange(limits.first..<limits.first + excess, with: ["  … \(excess) lines …"])
        }
        return lines
    }
}
