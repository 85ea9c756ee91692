import LunchTerminal
import LunchWire

@testable import Lunch
@testable import LunchDriver
@testable import LunchElements

/// A tree, changes of it, and a frame of what comes of that: applied, written, hit, queried and put into words.
enum FrameRun {
    static func problem(_ input: ByteReader) -> String? {
        var input = input
        let (columns, rows) = (1 + input.index(below: 12), 1 + input.index(below: 6))
        let size =
            input.happens(oneIn: 4)
            ? CellSize(columns: input.number(), rows: input.number()) : CellSize(columns: columns, rows: rows)
        var budget = 24
        let old = input.node(&budget)
        let changes = (0..<input.index(below: 4)).map { _ in input.change() }
        let (new, problem) = applied(changes, to: old)
        if let problem { return problem }
        guard let new else { return nil }
        if let problem = messageProblem(new, changes, size) { return problem }
        var terminal = TUITerminal(columns: columns, rows: rows)
        _ = terminal.feed(Array("\u{1B}]8;;http://a\u{1B}\\ab日\u{1B}]8;;\u{1B}\\\r\n x".utf8).span)
        let message = FrameMessage(
            revision: 1, screen: input.text(), size: size, mark: 0, dropped: 0, busy: [], timers: 0, tree: .whole(new))
        let frame = TUIFrame(message, tree: ElementTree(new), grid: terminal.grid, droppedInput: 0)
        return frame.hitProblem ?? frame.relationProblem
            ?? QueryRun.problem(&input, frame) ?? geometryProblem(input.rect(), input.rect())
    }

    /// Applies changes to the tree and to how the driver keeps it: both come to the same, or both refuse.
    private static func applied(_ changes: [AccessibilityChange], to old: AccessibilityNode) -> (
        AccessibilityNode?, String?
    ) {
        let nested = ParsingRun.reading {
            var node = old
            for change in changes { try node.apply(change) }
            return node
        }
        var tree = ElementTree(old)
        let flat = ParsingRun.reading {
            try tree.apply(changes)
            return tree.root
        }
        if nested != flat { return (nil, "changes \(changes) make different trees") }
        guard let nested else { return (old, nil) }
        if tree.nodes != ElementTree(nested).nodes {
            return (nil, "the flat tree differs from one that was laid out anew")
        }
        let differences = nested.changes(from: old)
        let again = ParsingRun.reading {
            var node = old
            for change in differences { try node.apply(change) }
            return node
        }
        return again == nested ? (nested, nil) : (nil, "the differences \(differences) do not lead to the tree")
    }

    /// Finds a message that one side refuses to send and the other reads, or that does not read back.
    private static func messageProblem(_ root: AccessibilityNode, _ changes: [AccessibilityChange], _ size: CellSize)
        -> String?
    {
        for content in [.whole(root), .changes(changes)] as [FrameMessage.Tree] {
            let frame = FrameMessage(
                revision: 3, screen: "s", size: size, mark: 1, dropped: 0, busy: ["b"], timers: 2, tree: content)
            var limits = TreeLimits()
            var isSent = true
            do throws(AccessibilityPublisher.TreeError) {
                try limits.check(content, of: AccessibilityTree(screen: "s", size: size, root: root))
            } catch {
                isSent = false
            }
            let read = ParsingRun.reading {
                try AppMessage(AppMessage.frame(frame).envelope(token: "t"))
            }
            if isSent != (read != nil) {
                return "one side \(isSent ? "sends" : "does not send") what the other does not: \(frame)"
            }
            if let read, read != .frame(frame) { return "\(frame) reads back otherwise" }
        }
        return nil
    }

    private static func geometryProblem(_ one: CellRect, _ other: CellRect) -> String? {
        let common = one.intersection(other)
        for point in [one.origin, other.origin, one.center, other.center, common.center] {
            let isInside = one.covers(point)
            if one.contains(point) != isInside { return "\(one) contains \(point): \(!isInside)" }
            if common.contains(point) != (isInside && other.covers(point)) {
                return "\(one), \(other): wrong at \(point)"
            }
        }
        if !one.isEmpty, !one.contains(one.center) { return "the middle of \(one) is outside" }
        if !common.isEmpty, !one.contains(common.center) { return "\(common) is outside \(one)" }
        return common == other.intersection(one) ? nil : "\(one) and \(other) have two intersections"
    }
}

extension CellRect {
    /// Returns true if the cell lies inside, counted where nothing overflows.
    func covers(_ point: CellPoint) -> Bool {
        func covers(_ start: Int, _ length: Int, _ place: Int) -> Bool {
            place >= start && Int128(place) < Int128(start) + Int128(length)
        }
        return covers(origin.column, size.columns, point.column) && covers(origin.row, size.rows, point.row)
    }
}
