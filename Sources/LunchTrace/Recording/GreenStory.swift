import LunchElements
import LunchTerminal
import LunchWire

/// The story of one test as a green record keeps it: a trace without times and without the bytes of programs.
///
/// Each step is followed only by what it has changed, in rows and in elements, so that two runs that show the same
/// leave the same bytes.
struct GreenStory {
    /// The limits of a record; what comes later is not in it.
    enum Limit {
        static let bytes = 64 << 10
        /// Elements of an app; of one with more, the rows alone are kept.
        static let elements = 500
    }

    private(set) var records: [TraceRecord] = []
    private var launches: [Int: Launch] = [:]

    /// The reported part of a launch.
    private struct Launch {
        var position = 0
        var frame: TUIFrame?
        var root: AccessibilityNode?
        var count = 0
    }

    /// Writes the content of a trace: its launches, steps and ends, and the state that each step has left. Apps that were used
    /// beside each other are written one after the other.
    init(of trace: Trace) {
        let parts = trace.launchesBesideEachOther?.compactMap(trace.only) ?? [trace]
        for part in parts { tell(part) }
    }

    private mutating func tell(_ trace: Trace) {
        let states = Dictionary(TraceStates(trace).steps.map { ($0.begun.step, $0) }) { one, _ in one }
        /// The steps under way, the innermost last.
        var open: [Int] = []
        /// The steps whose typed input is written.
        var typed: Set<Int> = []
        for record in trace.recordsWithInputInPlace {
            switch record.content {
            case .test: if records.isEmpty { append(record) }
            case .launch: append(record)
            case .exited(let exit):
                // Addresses and times are in its last words, and in the message of an error that the test expects.
                let bare = TraceExit(exit.status, isByLunch: exit.isByLunch)
                append(TraceRecord(launch: record.launch, time: 0, .exited(bare)))
            case .stepBegan(var begun):
                open.append(begun.step)
                begun.frame = nil
                append(TraceRecord(launch: record.launch, time: 0, .stepBegan(begun)))
            case .input(let input):
                guard let step = open.last.flatMap({ states[$0] }), !step.typed.isEmpty else {
                    // A place that is clicked depends on the layout, and so does the number of clicks.
                    let clicked = Self.record(of: input, record.launch)
                    if !records.reversed().prefix(while: { $0.kind == .input }).contains(clicked) { append(clicked) }
                    break
                }
                guard typed.insert(step.begun.step).inserted else { break }
                for (index, input) in step.typed.enumerated() {
                    if index > 0, let frame = step.states[index - 1] { append(frame, record.launch) }
                    append(Self.record(of: input, record.launch))
                }
            case .stepEnded(let ended):
                open.removeAll { $0 == ended.step }
                let frame = record.launch > 0 ? states[ended.step]?.frame : nil
                if let frame { append(frame, record.launch) }
                var step = TraceStepEnded(step: ended.step, result: ended.result, failure: ended.failureKind)
                step.frame = frame.flatMap { _ in launches[record.launch]?.position }
                append(TraceRecord(launch: record.launch, time: 0, .stepEnded(step)))
            default: break
            }
        }
    }

    /// The story as a file; a gap is at its end if it is longer than a record may be.
    var file: [UInt8] {
        var writer = JSONWriter(after: TraceFormat.magic)
        for (index, record) in records.enumerated() {
            let bytes = record.bytes
            if writer.count + bytes.count > Limit.bytes {
                let why = "a green record has at most \(Limit.bytes) bytes"
                TraceRecord(
                    time: 0, .dropped(TraceDropped(records: records.count - index, bytes: 0, why: why))
                ).append(to: &writer)
                break
            }
            bytes.withUnsafeBytes { writer.raw($0) }
        }
        return writer.bytes
    }

    private mutating func append(_ record: TraceRecord) {
        var record = record
        record.time = 0
        records.append(record)
    }

    private static func record(of input: TraceInput, _ launch: Int) -> TraceRecord {
        TraceRecord(launch: launch, time: 0, .input(TraceInput(input.action, bytes: nil, count: 0)))
    }

    /// Writes how a frame differs from the last one.
    private mutating func append(_ frame: TUIFrame, _ launch: Int) {
        var told = launches[launch] ?? Launch()
        defer { launches[launch] = told }
        let bytes = MaskedScreen(frame, SecretMask()).bytes(since: told.frame)
        let size = CellSize(columns: frame.grid.columns, rows: frame.grid.rows)
        if let old = told.frame, size != CellSize(columns: old.grid.columns, rows: old.grid.rows) {
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
        let root = frame.root
        var tree = FrameMessage.Tree.whole(root)
        if let old = told.root {
            let changes = root.changes(from: old)
            if changes.isEmpty, told.frame?.screen == frame.screen { return }
            tree = .changes(changes)
        }
        told.root = root
        told.count += 1
        let message = FrameMessage(
            revision: told.count, screen: frame.screen, size: frame.size, mark: 0, dropped: 0, busy: [],
            timers: nil, tree: tree)
        append(
            TraceRecord(
                launch: launch, time: 0,
                .frame(TraceFrame(position: told.position, number: told.count, origin: .published(message)))))
    }
}

extension TraceStepEnded {
    /// The kind of the failure alone; nil if there was none.
    var failureKind: LunchJSON? {
        guard case .object(let members)? = failure else { return failure }
        return .object(members.filter { $0.key == "kind" })
    }
}
