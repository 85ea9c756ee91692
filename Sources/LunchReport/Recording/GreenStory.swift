import LunchDriver
import LunchElements
import LunchTerminal
import LunchTrace
import LunchWire

/// The story of one test as a green record keeps it: a trace without times and without the bytes of programs.
///
/// Behind each step stands only what it has changed, in rows and in elements, so that two runs that show the same leave the
/// same bytes.
struct GreenStory {
    /// The limits of a record; what comes later is not in it.
    enum Limit {
        static let bytes = 64 << 10
        /// Elements of an app; of one with more, the rows alone are kept.
        static let elements = 500
    }

    private(set) var records: [TraceRecord] = []
    private var byteCount = 0
    private var launches: [Int: Launch] = [:]
    /// The steps under way with the launches that they are about, the innermost last.
    private var open: [(begun: TraceStepBegan, launch: Int)] = []

    /// A launch as far as it is told.
    private struct Launch {
        var position = 0
        var frame: TUIFrame?
        /// The elements as they were written, and the version of the mask.
        var root: AccessibilityNode?
        var maskVersion = 0
        var count = 0
    }

    /// The last action, and the frame before it.
    private var lastAction: (begun: TraceStepBegan?, before: TUIFrame?)

    /// The last action if it has left the app as it was; nil if it has changed something.
    ///
    /// - Parameter frame: the frame that is shown now.
    func idleAction(before frame: TUIFrame?) -> TraceStepBegan? {
        guard let now = frame?.committed, let before = lastAction.before?.committed,
            now.grid.rows(unlike: before.grid).isEmpty, now.grid.cursor == before.grid.cursor,
            now.elementSource == before.elementSource, now.screen == before.screen,
            now.elementSource != .published || now.tree.nodes == before.tree.nodes
        else { return nil }
        return lastAction.begun
    }

    /// True if the test has launched a program.
    private(set) var hasLaunched = false

    /// True if there is no room for another record.
    var isFull: Bool { byteCount > Limit.bytes }

    init(_ beginning: TraceRecord) { append(beginning) }

    private mutating func append(_ record: TraceRecord) {
        var record = record
        record.time = 0
        records.append(record)
        byteCount += record.roughSize
    }

    /// Takes an event, and the records that the trace has of it.
    mutating func hear(_ event: TUIEvent, _ told: [TraceRecord], _ mask: SecretMask) {
        guard !isFull else { return }
        for record in told {
            switch record.content {
            case .launch:
                hasLaunched = true
                append(record)
            case .exited: append(record)
            case .stepBegan(var begun):
                begun.frame = nil
                open.append((begun, record.launch))
                append(TraceRecord(launch: record.launch, time: 0, .stepBegan(begun)))
            case .stepEnded(let ended):
                let begun = open.last { $0.begun.step == ended.step }?.begun
                open.removeAll { $0.begun.step == ended.step }
                guard case .ended(let outcome) = event.kind else { continue }
                if event.step?.kind == .action {
                    append(outcome.frameBefore, beforeStep: ended.step, record.launch, mask)
                    lastAction = outcome.failure == nil ? (begun, outcome.frameBefore) : (nil, nil)
                }
                append(ended, outcome.frame, record.launch, mask)
            default: break
            }
        }
    }

    /// Writes what was shown before an action behind the step before it, and that the action did something.
    private mutating func append(_ frame: TUIFrame?, beforeStep step: Int, _ launch: Int, _ mask: SecretMask) {
        let place = records.lastIndex { record in
            if case .stepBegan(let begun) = record.content { begun.step == step } else { false }
        }
        guard launch > 0, let place else { return }
        let behind = Array(records[place...])
        records.removeSubrange(place...)
        if let frame { append(frame, launch, mask) }
        records += behind
        append(TraceRecord(launch: launch, time: 0, .input(TraceInput(text: "", bytes: nil, count: 0))))
    }

    private mutating func append(_ ended: TraceStepEnded, _ frame: TUIFrame?, _ launch: Int, _ mask: SecretMask) {
        if let frame, launch > 0 { append(frame, launch, mask) }
        var step = TraceStepEnded(step: ended.step, answer: ended.answer, failure: ended.failure)
        step.frame = frame.map { _ in launches[launch]?.position ?? 0 }
        append(TraceRecord(launch: launch, time: 0, .stepEnded(step)))
    }

    /// The records up to a failure, with the frame in which it was found.
    func records(upTo failure: TUIFrame?, _ mask: SecretMask) -> [TraceRecord] {
        guard let failure, let step = open.last, step.launch > 0, !isFull else { return records }
        var story = self
        story.append(TraceStepEnded(step: step.begun.step), failure, step.launch, mask)
        return story.records
    }

    /// Writes what a frame shows otherwise than the last one.
    private mutating func append(_ frame: TUIFrame, _ launch: Int, _ mask: SecretMask) {
        let frame = frame.committed
        var told = launches[launch] ?? Launch()
        defer { launches[launch] = told }
        guard told.frame?.position != frame.position || told.frame?.revision != frame.revision else { return }
        let bytes = MaskedScreen(frame, mask).bytes(since: told.frame)
        if let size = told.frame.map({ CellSize(columns: $0.grid.columns, rows: $0.grid.rows) }),
            size != CellSize(columns: frame.grid.columns, rows: frame.grid.rows)
        {
            let size = TraceLaunch.size(CellSize(columns: frame.grid.columns, rows: frame.grid.rows))
            append(
                TraceRecord(
                    launch: launch, time: 0,
                    .resized(position: told.position, columns: size.columns, rows: size.rows)))
        }
        if !bytes.isEmpty {
            told.position += bytes.count
            append(TraceRecord(launch: launch, time: 0, .output(position: told.position, bytes)))
        }
        defer { told.frame = frame }
        guard frame.elementSource == .published, frame.tree.nodes.count <= Limit.elements else { return }
        if told.root != nil, told.maskVersion == mask.version, told.frame?.screen == frame.screen,
            told.frame?.tree.nodes == frame.tree.nodes
        {
            return
        }
        let root = mask.masked(frame)
        var tree = FrameMessage.Tree.whole(root)
        if let old = told.root {
            let changes = root.changes(from: old)
            if changes.isEmpty, told.frame?.screen == frame.screen { return }
            tree = .changes(changes)
        }
        (told.root, told.maskVersion) = (root, mask.version)
        told.count += 1
        let message = FrameMessage(
            revision: told.count, screen: mask.masked(frame.screen), size: frame.size, mark: 0, dropped: 0, busy: [],
            timers: nil, tree: tree)
        append(
            TraceRecord(
                launch: launch, time: 0,
                .frame(TraceFrame(position: told.position, number: told.count, origin: .published(message)))))
    }
}

extension TraceRecord {
    /// The number of bytes that it takes, roughly: it is written once the test is over.
    fileprivate var roughSize: Int {
        switch content {
        case .output(_, let bytes): 20 + bytes.count
        case .frame(let frame):
            if case .published(let message) = frame.origin, case .whole(let root) = message.tree {
                150 + 150 * root.count
            } else {
                300
            }
        default: 150
        }
    }
}

extension AccessibilityNode {
    /// The number of elements below it, and itself.
    fileprivate var count: Int { children.reduce(1) { $0 + $1.count } }
}
