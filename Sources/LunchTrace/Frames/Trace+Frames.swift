package import LunchElements
import LunchTerminal
import LunchWire

extension Trace {
    /// Makes a frame of a launch again.
    ///
    /// - Parameters:
    ///   - position: The position of the frame: the number of bytes that the program had written.
    ///   - launch: The number of the launch.
    ///   - end: The index of the record that speaks of the frame; what came later does not count. Nil for all records.
    /// - Throws: an error if records are missing that the frame depends on.
    package func frame(at position: Int, launch: Int, before end: Int? = nil) throws(TraceError) -> TUIFrame {
        let records = records[..<min(self.records.count, max(0, end ?? self.records.count))]
        let grid = try grid(at: position, launch, records)
        let last = records.lastIndex { record in
            guard record.launch == launch, case .frame(let frame) = record.content else { return false }
            return frame.position <= position
        }
        guard let last, case .frame(let frame) = records[last].content else {
            return TUIFrame(plain: grid, position: position)
        }
        let settling = settling(of: frame, launch, records[last...])
        switch frame.origin {
        case .none:
            return TUIFrame(
                plain: grid, settling: settling ?? TUISettling(trust: .unsettled), position: position)
        case .inferred(let previous):
            var earlier: InferredElements.Earlier?
            if let previous { earlier = try self.screen(ofFrame: previous, launch, records[..<last]) }
            return TUIFrame(
                plain: grid, elements: InferredElements(of: grid, number: frame.number, before: earlier),
                settling: settling ?? TUISettling(trust: .unsettled), position: position)
        case .published(let message):
            return TUIFrame(
                message, tree: try tree(launch, records[...last]), grid: grid,
                droppedInput: settling?.droppedInput ?? message.dropped, position: position)
        }
    }

    /// The latest finding about a frame.
    private func settling(of frame: TraceFrame, _ launch: Int, _ records: ArraySlice<TraceRecord>) -> TUISettling? {
        let settled = records.last { record in
            guard record.launch == launch, case .settled(let settled) = record.content else { return false }
            return settled.frame == frame.position
        }
        guard case .settled(let settled)? = settled?.content else { return nil }
        return settled.settling
    }

    // MARK: - Cells

    /// The screen of an earlier frame.
    private func screen(
        ofFrame number: Int, _ launch: Int, _ records: ArraySlice<TraceRecord>
    ) throws(TraceError) -> InferredElements.Earlier {
        let index = records.lastIndex { record in
            guard record.launch == launch, case .frame(let frame) = record.content else { return false }
            return frame.number == number
        }
        guard let index, let position = records[index].position else { throw TraceError(.gap, at: records.startIndex) }
        return InferredElements.Earlier(try grid(at: position, launch, records[..<index]), number: number)
    }

    private func grid(
        at position: Int, _ launch: Int, _ records: ArraySlice<TraceRecord>
    ) throws(TraceError) -> TUIGrid {
        func counts(_ record: TraceRecord) -> Bool {
            guard record.launch == launch, let reached = record.position else { return false }
            return reached <= position && record.kind != .frame
        }
        let start = records.lastIndex { record in
            switch record.kind {
            case .keyFrame: counts(record)
            case .launch: record.launch == launch
            default: false
            }
        }
        guard let start else { throw TraceError(.launch(launch), at: 0) }
        let end = records[start...].lastIndex(where: counts) ?? start
        if let gap = records[start...end].firstIndex(where: { $0.hides(launch) }) { throw TraceError(.gap, at: gap) }
        // Records between the last one that was found and the position may have been dropped.
        if position > records[end].position ?? 0, records[end...].contains(where: { $0.hides(launch) }) {
            throw TraceError(.gap, at: end)
        }
        var screen = TraceScreen(records[start], profile: profile(of: launch))
        for record in records[(start + 1)...] where counts(record) { screen.take(record) }
        return screen.terminal.grid
    }

    private func profile(of launch: Int) -> TUITerminalProfile {
        for record in records where record.launch == launch {
            if case .launch(let launch) = record.content { return launch.profile }
        }
        return .standard
    }

    // MARK: - Trees

    /// The tree of the last frame of some records.
    private func tree(_ launch: Int, _ records: ArraySlice<TraceRecord>) throws(TraceError) -> ElementTree {
        var changes: [(index: Int, changes: [AccessibilityChange])] = []
        for (index, record) in zip(records.indices, records).reversed() {
            if record.hides(launch), record.lacksRecords { throw TraceError(.gap, at: index) }
            guard record.launch == launch, case .frame(let frame) = record.content,
                case .published(let message) = frame.origin
            else { continue }
            switch message.tree {
            case .changes(let some): changes.append((index, some))
            case .whole(let root): return try Self.tree(root, index, changes.reversed())
            }
        }
        throw TraceError(.gap, at: changes.last?.index ?? 0)
    }

    private static func tree(
        _ root: AccessibilityNode, _ index: Int, _ changes: some Sequence<(index: Int, changes: [AccessibilityChange])>
    ) throws(TraceError) -> ElementTree {
        var place = index
        do throws(WireError) {
            var tree = try ElementTree(root, limit: AccessibilityNode.countLimit)
            for (index, some) in changes {
                place = index
                try tree.apply(some)
            }
            return tree
        } catch {
            throw TraceError(.tree(error), at: place)
        }
    }
}

extension TraceRecord {
    /// True if whole records are missing here, and not only bytes.
    fileprivate var lacksRecords: Bool {
        if case .dropped(let dropped) = content { dropped.records > 0 } else { false }
    }

    /// True if records of a launch may be missing here.
    fileprivate func hides(_ launch: Int) -> Bool { kind == .dropped && (self.launch == launch || self.launch == 0) }
}
