import LunchDriver
import LunchElements
import LunchTerminal
import LunchWire

/// The frames on which apps have settled in a test, to be compared with those that are made again from its trace.
///
/// A run with `LUNCH_TRACE_CHECK=1` keeps them, and reports each that differs on standard error.
struct TraceCheck: Sendable {
    /// The variable that has frames checked.
    static let variable = "LUNCH_TRACE_CHECK"

    private struct Seen: Sendable {
        let launch: Int
        let frame: TUIFrame
        /// True if secrets are masked in what was written.
        let isMasked: Bool
        /// The number of the record that speaks of it, among those of its kind.
        let number: Int
    }

    private var seen: [Seen] = []
    private var counts: [TraceRecord.Kind: Int] = [:]

    /// Notes a frame on which an app has settled, once the records of the event are made.
    mutating func note(_ event: TUIEvent, _ story: TestStory) {
        let records = story.records
        for record in records { counts[record.kind, default: 0] += 1 }
        guard let launch = story.index(of: event.launch).map({ story.launches[$0] }) else { return }
        func add(_ frame: TUIFrame?, _ kind: TraceRecord.Kind) {
            guard let frame, records.contains(where: { $0.kind == kind }) else { return }
            seen.append(
                Seen(
                    launch: launch.number, frame: frame, isMasked: launch.isClosed, number: counts[kind, default: 0]))
        }
        switch event.kind {
        case .settled(let frame) where !launch.isClosed: add(frame, .settled)
        case .ended(let outcome) where launch.isClosed: add(outcome.frame, .stepEnded)
        default: break
        }
    }

    /// Reports each frame that differs, and how many do not.
    func compare(with trace: Trace) {
        var (same, gaps) = (0, 0)
        // Which record speaks of which frame is known if none is missing.
        var indices: [TraceRecord.Kind: [Int]] = [:]
        for (index, record) in trace.records.enumerated() { indices[record.kind, default: []].append(index) }
        for seen in seen {
            let frame = seen.frame
            let own = indices[seen.isMasked ? .stepEnded : .settled] ?? []
            let end = own.count == counts[seen.isMasked ? .stepEnded : .settled] ? own[seen.number - 1] + 1 : nil
            do throws(TraceError) {
                let made = try trace.frame(at: frame.position, launch: seen.launch, before: end)
                guard let difference = Self.difference(frame, made, seen.isMasked) else {
                    same += 1
                    continue
                }
                let name = Self.name(of: trace)
                tell("frame at \(frame.position) of launch \(seen.launch) in \(name) differs: \(difference)")
            } catch {
                if error.problem == .gap { gaps += 1 } else { tell("\(Self.name(of: trace)): \(error)") }
            }
        }
        tell("\(same) frames are the same, \(gaps) are beyond a limit")
    }

    private func tell(_ text: String) { StandardError.write("trace check: \(text)\n") }

    private static func name(of trace: Trace) -> String {
        guard case .test(let test)? = trace.records.first?.content else { return "" }
        return test.name
    }

    private static func difference(_ one: TUIFrame, _ other: TUIFrame, _ isMasked: Bool) -> String? {
        let (grid, made) = (one.grid, other.grid)
        guard grid.columns == made.columns, grid.rows == made.rows else {
            return "\(grid.columns)×\(grid.rows), \(made.columns)×\(made.rows)"
        }
        for row in 0..<grid.rows {
            for column in 0..<grid.columns {
                let (seen, made) = (grid[column, row], made[column, row])
                if seen == made || isMasked && (made.text == "•" || seen.width != made.width) { continue }
                // The numbers of links are those of a terminal.
                var (one, other) = (seen, made)
                (one.style, other.style) = (TUIStyle(), TUIStyle())
                if one == other, seen.style.foreground == made.style.foreground,
                    seen.style.background == made.style.background, seen.style.attributes == made.style.attributes
                {
                    continue
                }
                return "cell \(column), \(row): \(seen), \(made)"
            }
        }
        if isMasked { return nil }
        if grid.cursor != made.cursor { return "\(grid.cursor), \(made.cursor)" }
        if grid.modes != made.modes { return "modes \(grid.modes), \(made.modes)" }
        if grid.title != made.title { return "title" }
        let (tree, remade) = (one.committed.tree.nodes, other.tree.nodes)
        guard tree.count == remade.count else { return "\(tree.count) elements, \(remade.count)" }
        for index in tree.indices {
            var (seen, made) = (tree[index], remade[index])
            if seen.type.nature.contains(.secret) { (seen.value, made.value) = (nil, nil) }
            if seen != made { return "element \(index): \(seen), \(made)" }
        }
        return nil
    }
}
