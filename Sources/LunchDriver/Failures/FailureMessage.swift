import LunchProcess
import LunchWire

/// Builds the account of a failure: what was wanted, what each step found, what was near, the screen, the elements,
/// and what the app said at its end.
struct FailureMessage {
    /// How many elements are listed; a screenful together with the screen itself.
    static let treeLimit = 40
    /// How many lines of standard error are quoted: a crash says what happened first, and where last.
    static let complaintLimits = (first: 6, last: 14)

    var headline: String
    var steps: [QueryStep] = []
    var resolution: Resolution?
    var frame: Frame?
    var complaints: [UInt8] = []
    var unknown: String?

    var text: String {
        var parts = [headline]
        if let resolution, let failure = resolution.failure, failure.found.isEmpty {
            if let hint = hint(resolution, failure.index) { parts.append(hint) }
            parts.append(found(resolution, failure.index))
        }
        if let clock = frame?.clock { parts.append(VirtualTimeText.state(of: clock)) }
        if let frame {
            let name = frame.screen.isEmpty ? "The screen" : "The screen \"\(frame.screen)\""
            parts.append("\(name), \(frame.size), \(frame.settling):\n\(ScreenText.framed(frame.grid))")
            if frame.settling.trust == .acknowledged {
                parts.append("The elements:\n\(TreeText.tree(frame.tree, limit: Self.treeLimit))")
            }
        }
        if let unknown { parts.append(unknown) }
        let errors = lines(of: complaints)
        if !errors.isEmpty { parts.append("Its standard error:\n\(errors)") }
        return parts.joined(separator: "\n")
    }

    /// What each step up to the failing one found.
    private func found(_ resolution: Resolution, _ last: Int) -> String {
        var lines = ["Step by step:"]
        for index in 0...last {
            let step = resolution.stages[index].step
            // A name with its demand for one element is written as one step: `["name"]`.
            if step == .only, index > 0, case .matching = resolution.stages[index - 1].step { continue }
            let count = resolution.stages[index].found.count
            var steps = resolution.stages[...index].map(\.step)
            if case .matching = step, index + 1 < resolution.stages.count { steps.append(.only) }
            let text = QueryText.text(of: steps)
            lines.append("  \(text): \(count == 0 ? "none" : count == 1 ? "1 element" : "\(count) elements")")
        }
        return lines.joined(separator: "\n")
    }

    /// What was probably meant by a name that nothing has.
    private func hint(_ resolution: Resolution, _ index: Int) -> String? {
        let tree = resolution.frame.tree
        let name: String
        switch resolution.stages[index].step {
        case .matching(_, let wanted), .containing(_, let wanted): name = wanted
        default: return nil
        }
        let others = tree.named(name, among: Array(tree.nodes.indices))
        if let other = others.first {
            return "An element of that name is there, but not among these: \(TreeText.line(tree.nodes[other]))."
        }
        let before = index > 0 ? resolution.stages[index - 1].found : Array(tree.nodes.indices)
        let near =
            names(of: before, in: tree).nearest(to: name) ?? names(of: tree.nodes.indices, in: tree).nearest(to: name)
        return near.map { "Did you mean \(QueryText.quoted($0))?" }
    }

    private func names(of indices: some Sequence<Int>, in tree: ElementTree) -> [String] {
        indices.flatMap { index in
            let node = tree.nodes[index]
            return [node.identifier, node.label, node.placeholder ?? ""].filter { !$0.isEmpty }
        }
    }

    private func lines(of bytes: [UInt8]) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        var lines = text.split(whereSeparator: \.isNewline).map { "  \($0)" }
        let limits = Self.complaintLimits
        let excess = lines.count - limits.first - limits.last
        if excess > 1 {
            lines.replaceSubrange(limits.first..<limits.first + excess, with: ["  … \(excess) lines …"])
        }
        return lines.joined(separator: "\n")
    }
}
