package import LunchElements
import LunchTerminal
import LunchWire

/// The steps of a trace, each with the state in which it left its app.
package struct TraceStates {
    /// A step, and the state behind it.
    package struct Step {
        package let begun: TraceStepBegan
        package let launch: Int
        package fileprivate(set) var ended: TraceStepEnded?
        /// The frame on which the app had settled; nil if it had not, or if no frame can be made.
        package fileprivate(set) var frame: TUIFrame?
        /// The launches during the step.
        package fileprivate(set) var launched: [TraceLaunch] = []
        /// The ends of programs during the step, or after it and before the next one.
        package fileprivate(set) var exits: [TraceExit] = []
    }

    package private(set) var steps: [Step] = []

    private var launches: [Int: Launch] = [:]
    /// The places of the steps under way, by their numbers.
    private var open: [Int: Int] = [:]

    /// The terminal and the tree of a launch.
    final class Launch {
        var screen: TraceScreen
        var tree: ElementTree?
        var message: FrameMessage?
        /// False behind a gap, until a key frame comes.
        var isWhole = true

        init(_ record: TraceRecord) { screen = TraceScreen(record) }
    }

    /// The place of the last step that did something to an app.
    private var actor = 0

    package init(_ trace: Trace) {
        for record in trace.recordsWithInputInPlace { take(record) }
    }

    /// Notes the frame in which the last action, and the steps behind it, have left the app.
    private mutating func note(_ frame: TUIFrame?, upTo last: Int) {
        guard let frame, actor <= last else { return }
        for place in actor...last where steps.indices.contains(place) { steps[place].frame = frame }
    }

    private mutating func take(_ record: TraceRecord) {
        switch record.content {
        case .launch(let launch):
            launches[record.launch] = Launch(record)
            if let place = steps.indices.last {
                steps[place].launched.append(launch)
                actor = place
            }
        case .input:
            guard let place = open.values.max() else { return }
            // The screen before an action is the effect of those before it.
            note(launches[record.launch]?.frame, upTo: place - 1)
            actor = place
        case .stepBegan(let begun):
            open[begun.step] = steps.count
            steps.append(Step(begun: begun, launch: record.launch))
        case .stepEnded(let ended):
            guard let place = open.removeValue(forKey: ended.step) else { return }
            steps[place].ended = ended
            // A step without a frame of its own has not looked at the app. What a read sees is the effect of the action before it.
            if ended.frame != nil { note(launches[record.launch]?.frame, upTo: place) }
        case .exited(let exit): if let place = steps.indices.last { steps[place].exits.append(exit) }
        case .dropped:
            for (number, launch) in launches where record.launch == 0 || record.launch == number {
                launch.isWhole = false
            }
        default: launches[record.launch]?.take(record)
        }
    }
}

extension Trace {
    /// The records with input where it was sent: whether it is secret may be known only later, and it is written then.
    package var recordsWithInputInPlace: [TraceRecord] {
        // In a green record, which has no times, it is in its place.
        guard records.last.map({ $0.time > 0 }) == true else { return records }
        var inputs = records.filter { $0.kind == .input }.sorted { $0.time < $1.time }[...]
        var ordered: [TraceRecord] = []
        ordered.reserveCapacity(records.count)
        for record in records where record.kind != .input {
            while let input = inputs.first, input.time < record.time { ordered.append(inputs.removeFirst()) }
            ordered.append(record)
        }
        return ordered + inputs
    }
}

extension TraceStates.Launch {
    func take(_ record: TraceRecord) {
        screen.take(record)
        if case .keyFrame = record.content { isWhole = true }
        guard case .frame(let frame) = record.content else { return }
        guard case .published(let message) = frame.origin else {
            (self.message, tree) = (nil, nil)
            return
        }
        self.message = message
        switch message.tree {
        case .whole(let root): tree = ElementTree(root)
        case .changes(let changes): take(changes)
        }
    }

    /// Applies changes; elements that do not fit together are not known until they come whole.
    private func take(_ changes: [AccessibilityChange]) {
        do throws(WireError) {
            try tree?.apply(changes)
        } catch {
            tree = nil
        }
    }

    /// The frame with elements that are read from the screen, for a program that publishes none.
    func frame(_ origin: TraceFrame.Origin) -> TUIFrame? {
        guard case .inferred = origin, isWhole else { return frame }
        let grid = screen.terminal.grid
        return TUIFrame(plain: grid, elements: InferredElements(of: grid, before: nil))
    }

    var frame: TUIFrame? {
        guard isWhole else { return nil }
        let grid = screen.terminal.grid
        guard let message else { return TUIFrame(plain: grid) }
        guard let tree else { return nil }
        return TUIFrame(message, tree: tree, grid: grid, droppedInput: 0)
    }
}
