import LunchElements
import LunchProcess
import LunchWire

/// Builds the account of a failure: what was wanted, what each step found, what was near, the screen, the elements,
/// and what the app said at its end.
struct FailureMessage {
    /// How many lines a message has at most, all but those of its headline; a screenful of a CI log.
    static let lineLimit = 50
    /// How many rows of the screen are shown.
    static let rowLimit = 26
    /// How many elements are listed at least, whatever else there is to say.
    static let leastElements = 8
    /// How many lines of standard error are quoted: a crash says what happened first, and where last.
    static let complaintLimits = (first: 6, last: 14)

    var headline: String
    var steps: [QueryStep] = []
    var resolution: Resolution?
    var frame: TUIFrame?
    /// The cells that the failure is about.
    var mark: CellRect?
    var history = InputHistory()
    var complaints: [UInt8] = []
    /// Whether the terminal's output is stopped, so that the app cannot draw.
    var isOutputStopped = false
    /// Whether nothing is left out, however long it gets.
    var isWhole = false

    var text: String {
        var parts = [headline]
        if let resolution, let failure = resolution.failure, failure.found.isEmpty {
            if let nearMiss = resolution.nearMiss(at: failure.index) {
                parts.append(NearMissText.text(nearMiss, in: resolution.frame))
            }
            parts.append(found(resolution, failure.index))
        }
        if isOutputStopped { parts.append(ProcessText.stoppedOutput) }
        if let clock = frame?.clock { parts.append(VirtualTimeText.state(of: clock)) }
        if let sent = history.text { parts.append(sent) }
        let errors = lines(of: complaints)
        if let frame {
            let name = frame.screen.isEmpty ? "The screen" : "The screen \(ShownText.quoted(frame.screen))"
            let screen = ScreenText.framed(frame.grid, marking: mark, limit: isWhole ? .max : Self.rowLimit)
            parts.append("\(name), \(frame.size), \(frame.settling):\n\(screen)")
            if frame.elementSource == .published {
                let used = parts.dropFirst().joined(separator: "\n").count(where: \.isNewline) + errors.count
                let limit = max(Self.leastElements, Self.lineLimit - used)
                let tree = isWhole ? TreeText.tree(frame.tree) : TreeText.elements(of: frame, limit: limit)
                parts.append("The elements:\n\(tree)")
            }
        }
        if !errors.isEmpty { parts.append((["Its standard error:"] + errors).joined(separator: "\n")) }
        return parts.joined(separator: "\n")
    }

    /// What each step up to the failing one found.
    private func found(_ resolution: Resolution, _ last: Int) -> String {
        var lines = ["Step by step:"]
        for index in 0...last {
            let step = resolution.stages[index].step
            // A name with its demand for one element is written as one step: `["name"]`.
            if step.isOnly, index > 0, case .matching = resolution.stages[index - 1].step { continue }
            let count = resolution.stages[index].found.count
            var steps = resolution.stages[...index].map(\.step)
            if case .matching = step, index + 1 < resolution.stages.count { steps.append(.only) }
            let text = QueryText.text(of: steps)
            lines.append("  \(text): \(FailureText.count(count))")
        }
        return lines.joined(separator: "\n")
    }

    private func lines(of bytes: [UInt8]) -> [String] {
        let text = String(decoding: bytes, as: UTF8.self)
        var lines = text.split { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }.map { "  \($0.visibleLines)" }
        let limits = Self.complaintLimits
        let excess = lines.count - limits.first - limits.last
        if excess > 1, !isWhole {
            lines.replaceSubrange(limits.first..<limits.first + excess, with: ["  … \(excess) lines …"])
        }
        return lines
    }
}
