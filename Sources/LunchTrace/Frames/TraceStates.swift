import LunchCommands
package import LunchElements
import LunchTerminal
import LunchWire

/// The steps of a trace, each with the state in which it left its app.
package struct TraceStates {
    /// A step, and the state after it.
    package struct Step {
        /// The step with what it typed.
        package fileprivate(set) var begun: TraceStepBegan
        package let launch: Int
        package fileprivate(set) var ended: TraceStepEnded?
        /// The frame on which the app had settled; nil if it had not, or if no frame can be made.
        package fileprivate(set) var frame: TUIFrame?
        /// The launches during the step.
        package fileprivate(set) var launched: [TraceLaunch] = []
        /// The ends of programs as long as it was the last step that did something.
        package fileprivate(set) var exits: [TraceExit] = []
        /// The launch that the frame is of; 0 if there is no frame.
        fileprivate var shown = 0
        /// True if it has sent input to the app.
        package fileprivate(set) var isAction = false
        /// Its inputs that contain what it typed.
        package fileprivate(set) var typed: [TraceInput] = []
        /// The frames after each of these but the last; nil for one that is unknown.
        package fileprivate(set) var states: [TUIFrame?] = []
        /// The step as it would be written in a test, without what it typed.
        let bareCode: String
    }

    package private(set) var steps: [Step] = []

    private var launches: [Int: Launch] = [:]
    /// The positions on which the app had settled before what a step did, by the places of steps.
    private var before: [Int: Int] = [:]
    /// The places of the steps under way, by their numbers.
    private var open: [Int: Int] = [:]

    /// The terminal and the tree of a launch.
    final class Launch {
        var screen: TraceScreen
        var tree: ElementTree?
        var message: FrameMessage?
        /// False after a gap, until a key frame comes.
        var isWhole = true
        /// The position on which the app has settled last.
        var settled: Int?
        /// The number of bytes that a frame has to acknowledge to show all that was sent; 0 once the app has settled on it.
        fileprivate var due = 0
        /// The numbers of bytes that frames acknowledge, by their positions.
        fileprivate var marks: [Int: Int] = [:]
        /// The virtual time of the last frame, and its position; nil if its time is not virtual.
        fileprivate var clock: (now: Int, position: Int)?
        /// The position that was played last, and those after it whose frames are asked for later, in ascending order.
        fileprivate var reached = 0
        fileprivate var wanted: ArraySlice<Int>
        /// The frames at the positions that were asked for and passed.
        fileprivate var passed: [Int: TUIFrame] = [:]

        init(_ record: TraceRecord, wanted: [Int] = []) {
            screen = TraceScreen(record)
            self.wanted = wanted[...]
        }
    }

    /// The place of the last step that did something to an app.
    private var actor = 0
    /// The positions of the frames that actions under way have found, and the places of the actions before them.
    private var found: [Int: (position: Int, former: Int)] = [:]
    /// The step that was the last one before, as long as the frame before virtual time passes in the present one may come.
    private var former: Int?

    /// The places of the steps that did something last to each launch, as long as it has not settled since.
    private var awaited: [Int: Int] = [:]
    /// The positions on which apps have settled with what steps did, by the places of steps.
    private var settled: [Int: Int] = [:]
    /// The places of the steps that have the frame of such a position.
    private var told: Set<Int> = []

    /// True if the trace is a green record, which contains the final state of each step.
    private let isGreen: Bool

    package init(_ trace: Trace) {
        isGreen = trace.hasNoTimes
        let wanted = trace.wantedPositions
        for record in trace.recordsWithInputInPlace { take(record, wanted) }
    }

    /// The last action with its inputs that have left the app as it was: all of them if the list is empty. Nil if each has changed
    /// something, or if the action has failed.
    package var idleAction: (step: TraceStepBegan, inputs: [String])? {
        guard let place = steps.lastIndex(where: \.isAction), place > 0, steps[place].ended?.failure == nil,
            steps[place].shown == steps[place - 1].shown
        else { return nil }
        let frames = [steps[place - 1].frame] + steps[place].states + [steps[place].frame]
        let idle = frames.indices.dropFirst().filter { Self.isSame(frames[$0 - 1], frames[$0]) }
        if idle.isEmpty { return nil }
        let isWhole = idle.count == frames.count - 1
        let typed = steps[place].typed
        let inputs =
            isWhole ? [] : idle.filter { $0 <= typed.count }.map { steps[place].begun.typing([typed[$0 - 1]]).code }
        return isWhole || !inputs.isEmpty ? (steps[place].begun, inputs) : nil
    }

    private static func isSame(_ one: TUIFrame?, _ other: TUIFrame?) -> Bool {
        guard let one, let other else { return false }
        return other.grid.rows(unlike: one.grid).isEmpty && other.grid.cursor == one.grid.cursor
            && other.elementSource == one.elementSource && other.screen == one.screen
            && (other.elementSource != .published || other.tree.nodes == one.tree.nodes)
    }

    /// Notes the frame in which the last action, and the steps after it, have left the app; those of other apps have their own.
    ///
    /// - Parameters:
    ///   - position: the position of the frame; nil for the present one.
    ///   - isOfAll: false if the frame does not show yet what the action has sent, so that its state is not known.
    ///   - looker: the place of the step that has looked at the app; nil if none has.
    private mutating func note(
        _ launch: Int, at position: Int?, from first: Int? = nil, upTo last: Int, isOfAll: Bool = true,
        by looker: Int? = nil
    ) {
        let first = first ?? actor
        guard let app = launches[launch], let frame = app.frame(at: position), first <= last else { return }
        for place in first...last where steps.indices.contains(place) && [0, launch].contains(steps[place].launch) {
            let own = settled[place] ?? (place > first && place != looker ? settled[place - 1] : nil)
            if let own, own <= app.reached, !isGreen {
                // A later step may wait for more, which is not what this one has left.
                settled[place] = own
                guard told.insert(place).inserted else { continue }
                (steps[place].frame, steps[place].shown) = (app.frame(at: own), launch)
            } else {
                (steps[place].frame, steps[place].shown) = isOfAll ? (frame, launch) : (nil, 0)
            }
        }
    }

    /// Notes that an app has settled on a frame: with the last finding during a step that did something, or with the
    /// first one after it.
    private mutating func note(_ settling: TraceSettled, _ launch: Int) {
        guard let place = awaited[launch], settling.settling.trust != .unsettled else { return }
        settled[place] = settling.frame
        if !open.values.contains(place) { awaited[launch] = nil }
    }

    private mutating func take(_ record: TraceRecord, _ wanted: [Int: [Int]]) {
        switch record.content {
        case .launch(let launch):
            launches[record.launch] = Launch(record, wanted: wanted[record.launch] ?? [])
            awaited[record.launch] = steps.indices.last
            if let place = steps.indices.last {
                steps[place].launched.append(launch)
                actor = place
            }
        case .input(let input):
            guard let place = open.values.max() else { return }
            let typed = steps[place].typed.count
            steps[place].take(input)
            if typed > 0, steps[place].typed.count > typed {
                let app = launches[record.launch]
                steps[place].states.append(isGreen || app?.showsAll(at: nil) == true ? app?.frame : nil)
            }
            // The screen before an action is the effect of those before it.
            let position = before[place] ?? launches[record.launch]?.settled
            let isOfAll = launches[record.launch]?.showsAll(at: position) ?? true
            if !isGreen { note(record.launch, at: position, upTo: place - 1, isOfAll: isOfAll) }
            launches[record.launch]?.send(input.count)
            (awaited[record.launch], settled[place]) = (place, nil)
            if actor != place {
                former = actor
                found[place] = before[place].map { ($0, actor) }
            }
            actor = place
        case .settled(let settled):
            note(settled, record.launch)
            launches[record.launch]?.settled = settled.frame
            launches[record.launch]?.due = 0
            // A text that is typed settles after each key, and is reported with the last one.
            if let place = open.values.max(), before[place] == nil { before[place] = settled.frame }
        case .stepBegan(let begun):
            open[begun.step] = steps.count
            steps.append(Step(begun: begun, launch: record.launch, bareCode: begun.code))
        case .stepEnded(let ended):
            guard let place = open.removeValue(forKey: ended.step) else { return }
            steps[place].ended = ended
            if settled[place] != nil, awaited[record.launch] == place { awaited[record.launch] = nil }
            let found = found.removeValue(forKey: place)
            // A step without a separate frame has not looked at the app. What a read sees is the effect of the action before it.
            guard let position = ended.frame else { return }
            // A screen that may show a secret is written at the end of the step that has found it.
            if let found, found.position == position {
                note(record.launch, at: position, from: found.former, upTo: place - 1)
            }
            // An action may end before the app has handled its last input, and an app that hangs never does.
            let isOfAll = !steps[place].isAction || launches[record.launch]?.showsAll(at: position) ?? true
            note(record.launch, at: position, upTo: place, isOfAll: isOfAll, by: place)
            if !steps[place].isAction, !isGreen { (settled[place], _) = (position, told.insert(place)) }
            launches[record.launch]?.forget(before: position)
        // As a frame, it is the effect of the last action. Later steps may see it first.
        case .exited(let exit): if steps.indices.contains(actor) { steps[actor].exits.append(exit) }
        case .dropped:
            for (number, launch) in launches where record.launch == 0 || record.launch == number { launch.drop() }
        default:
            noteTime(record)
            launches[record.launch]?.take(record)
        }
    }

    /// Notes the frame before virtual time passes, which is the effect of what the test did before, without a wait for it.
    private mutating func noteTime(_ record: TraceRecord) {
        guard let next = record.reading else { return }
        defer { launches[record.launch]?.clock = next }
        guard let last = launches[record.launch]?.clock, last.now < next.now, let former, open.values.max() == actor
        else { return }
        let isOfAll = launches[record.launch]?.showsAll(at: last.position) ?? true
        note(record.launch, at: last.position, from: former, upTo: actor - 1, isOfAll: isOfAll)
        self.former = nil
    }
}

extension TraceStates.Step {
    fileprivate mutating func take(_ input: TraceInput) {
        isAction = true
        guard begun.action?.isTyped(by: input.action) == true else { return }
        typed.append(input)
        begun = begun.typing(typed)
    }
}

extension TraceStepBegan {
    /// The step with what its inputs have typed.
    package func typing(_ inputs: [TraceInput]) -> TraceStepBegan {
        guard case .command(var command) = content else { return self }
        command.action = command.action.typing(inputs.map(\.action))
        var step = self
        step.content = .command(command)
        return step
    }
}

extension TraceRecord {
    /// The virtual time of a frame, and its position; nil for other records.
    fileprivate var reading: (now: Int, position: Int)? {
        guard case .frame(let frame) = content, case .published(let message) = frame.origin else { return nil }
        return message.clock.map { ($0.now, frame.position) }
    }
}

extension Trace {
    /// The positions of the frames on which apps have settled, or that answers are about, in ascending order, by launch.
    fileprivate var wantedPositions: [Int: [Int]] {
        var wanted: [Int: Set<Int>] = [:]
        var clocks: [Int: (now: Int, position: Int)] = [:]
        for record in records {
            if let next = record.reading {
                // Time has passed since the frame before.
                if let last = clocks[record.launch], last.now < next.now {
                    wanted[record.launch, default: []].insert(last.position)
                }
                clocks[record.launch] = next
            }
            switch record.content {
            case .settled(let settled): wanted[record.launch, default: []].insert(settled.frame)
            case .stepEnded(let ended): if let frame = ended.frame { wanted[record.launch, default: []].insert(frame) }
            default: break
            }
        }
        return wanted.mapValues { $0.sorted() }
    }

    /// True if the trace is a green record.
    fileprivate var hasNoTimes: Bool { records.last.map { $0.time > 0 } != true }

    /// The steps with the text that they typed, and with the whole launch if they launched, by their numbers.
    package var typedSteps: [Int: TraceStepBegan] {
        var open: [Int] = []
        var steps: [Int: (begun: TraceStepBegan, inputs: [TraceInput])] = [:]
        for record in recordsWithInputInPlace {
            switch record.content {
            case .stepBegan(let begun):
                open.append(begun.step)
                steps[begun.step] = (begun, [])
            case .launch(let launch):
                guard let step = open.last, case .launch? = steps[step]?.begun.action else { continue }
                steps[step]?.begun.content = .command(launch.command)
            case .input(let input): if let step = open.last { steps[step]?.inputs.append(input) }
            case .stepEnded(let ended): open.removeAll { $0 == ended.step }
            default: break
            }
        }
        return steps.mapValues { $0.begun.typing($0.inputs) }
    }

    /// The records with input where it was sent: whether it is secret may be known only later, and it is written then.
    package var recordsWithInputInPlace: [TraceRecord] {
        // In a green record, which has no times, it is in its place.
        if hasNoTimes { return records }
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
    /// Keeps the frame that is asked for later, before more is played.
    private func pass(upTo position: Int) {
        guard position > reached else { return }
        while let next = wanted.first, next < position {
            if next >= reached, passed[next] == nil { passed[next] = frame }
            wanted.removeFirst()
        }
        reached = position
    }

    /// Notes a gap. The frame before it is known: a screen is there in the place of bytes.
    func drop() {
        if wanted.first == reached { passed[reached] = frame ?? passed[reached] }
        isWhole = false
    }

    /// Forgets frames that are not needed any more.
    func forget(before position: Int) {
        passed = passed.filter { $0.key >= position }
        marks = marks.filter { $0.key >= position }
    }

    /// Notes input, which is acknowledged once the mark of a frame has risen by its bytes.
    fileprivate func send(_ count: Int) { due = max(due, message?.mark ?? 0) + count }

    /// Returns true if the frame at a position shows all that was sent, as far as it reports that.
    fileprivate func showsAll(at position: Int?) -> Bool {
        guard due > 0, let mark = position.map({ marks[$0] }) ?? message?.mark else { return true }
        return mark >= due
    }

    func take(_ record: TraceRecord) {
        if let position = record.position, record.kind != .frame { pass(upTo: position) }
        screen.take(record)
        if case .keyFrame = record.content { isWhole = true }
        guard case .frame(let frame) = record.content else { return }
        guard case .published(let message) = frame.origin else {
            (self.message, tree) = (nil, nil)
            return
        }
        self.message = message
        marks[frame.position] = message.mark
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

    /// The frame at a position; the present one if it is not known.
    func frame(at position: Int?) -> TUIFrame? { position.flatMap { passed[$0] } ?? frame }

    var frame: TUIFrame? {
        guard isWhole else { return nil }
        let grid = screen.terminal.grid
        guard let message else { return TUIFrame(plain: grid) }
        guard let tree else { return nil }
        return TUIFrame(message, tree: tree, grid: grid, droppedInput: 0)
    }
}
