package import LunchElements
import LunchTerminal
import LunchWire

/// The effect of each input of a trace: from one input to the next, or to the end.
package struct TraceKeys {
    /// An input and its effect.
    package struct Key {
        package let input: TraceInput
        package let launch: Int
        /// The step during which it was sent; nil if none was under way.
        package let step: TraceStepBegan?
        /// The number of bytes that the program wrote.
        package fileprivate(set) var drawn = 0
        /// The frames before and after; nil if one cannot be made.
        package let before: TUIFrame?
        package fileprivate(set) var after: TUIFrame?
        /// The time until the program was found to have settled, in nanoseconds; nil if it was not.
        package fileprivate(set) var duration: Int?
        /// The certainty of that.
        package fileprivate(set) var grade: TUISettling.Trust?
        fileprivate let start: Int
    }

    package private(set) var keys: [Key] = []

    package init(_ trace: Trace) {
        var players: [Int: TraceStates.Launch] = [:]
        /// The place of the last input of each launch.
        var last: [Int: Int] = [:]
        var open: [TraceStepBegan] = []
        for record in trace.recordsWithInputInPlace {
            let player = players[record.launch]
            switch record.content {
            case .launch: players[record.launch] = TraceStates.Launch(record)
            case .stepBegan(let begun): open.append(begun)
            case .stepEnded(let ended): open.removeAll { $0.step == ended.step }
            case .input(let input):
                if let place = last[record.launch] { keys[place].after = player?.frame }
                last[record.launch] = keys.count
                keys.append(
                    Key(
                        input: input, launch: record.launch, step: open.last, before: player?.frame, start: record.time)
                )
            case .dropped:
                for (number, player) in players where record.launch == 0 || record.launch == number { player.drop() }
            case .settled(let settled):
                guard let place = last[record.launch], keys[place].duration == nil else { continue }
                keys[place].duration = max(0, record.time - keys[place].start)
                keys[place].grade = settled.settling.trust
            case .output(_, let bytes):
                if let place = last[record.launch] { keys[place].drawn += bytes.count }
                player?.take(record)
            default: player?.take(record)
            }
        }
        for (launch, place) in last { keys[place].after = players[launch]?.frame }
    }
}

extension Array where Element: Hashable {
    /// The number of items that came, went or changed: as many as differ in place if there are equally many, and otherwise as many as
    /// the longer list has that the other one does not. It takes as long as the lists are, and not the product of what is new and old.
    package func changes(from old: [Element]) -> Int {
        if count == old.count { return zip(old, self).count { $0 != $1 } }
        var missing: [Element: Int] = [:]
        let (short, long) = count < old.count ? (self, old) : (old, self)
        for item in short { missing[item, default: 0] += 1 }
        return long.count { item in
            guard let number = missing[item], number > 0 else { return true }
            missing[item] = number - 1
            return false
        }
    }
}

extension TraceKeys.Key {
    /// The number of rows that look otherwise; nil if it is not known.
    package var changedRows: Int? {
        guard let before, let after else { return nil }
        return after.grid.rows(unlike: before.grid).count
    }

    /// The number of elements that came, went or changed; nil if the program publishes none.
    package var changedElements: Int? {
        guard let before, let after, after.elementSource == .published else { return nil }
        return Array(after.tree.nodes).changes(from: Array(before.tree.nodes))
    }

    /// The elements that had the focus before and after, in words; nil if the program publishes none.
    package var focus: (before: String, after: String)? {
        guard let before, let after, after.elementSource == .published else { return nil }
        return (Self.focus(in: before), Self.focus(in: after))
    }

    private static func focus(in frame: TUIFrame) -> String {
        guard let index = frame.tree.nodes.focused.min() else { return "nothing" }
        let node = frame.tree.nodes[index]
        let name = node.identifier.isEmpty ? node.label : node.identifier
        return name.isEmpty ? "\(node.type)" : "\(node.type) \(name.visible.literal)"
    }
}
