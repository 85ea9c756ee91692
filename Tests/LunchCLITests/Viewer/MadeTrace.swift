import LunchElements
import LunchInput
import LunchTerminal
import LunchTrace
import LunchWire
import TestSupport

/// A made-up trace: an app that is launched, and then gets keys, each of which draws something.
struct MadeTrace {
    private(set) var records: [TraceRecord] = []
    private var step = 0
    private var position = 0
    private var time = 0

    init(columns: Int = 80, rows: Int = 24) {
        (self.columns, self.rows) = (columns, rows)
        add(
            .test(
                TraceTest(
                    name: "books()", library: "Swift Testing", place: TracePlace(file: "Tests/TripTests.swift", line: 3)
                )),
            launch: 0)
    }

    private let columns: Int
    private let rows: Int

    private mutating func add(_ content: TraceRecord.Content, launch: Int = 1) {
        time += 1_000_000
        records.append(TraceRecord(launch: launch, time: time, content))
    }

    /// A step in which a program draws and publishes a label; the first one launches it.
    mutating func step(
        _ code: String, of query: String? = nil, draws text: String, label: String, failure: String? = nil
    ) {
        step += 1
        add(
            .stepBegan(
                TraceStepBegan(
                    step: step, verb: code, query: query,
                    place: TracePlace(file: "Tests/TripTests.swift", line: 3 + step),
                    frame: step > 1 ? position : nil)), launch: step > 1 ? 1 : 0)
        if step == 1 {
            add(.launch(TraceLaunch(program: "Trips", screen: "Trip", columns: columns, rows: rows)))
        } else {
            add(.input(.key(.return, [13])))
        }
        let bytes = Array(text.utf8)
        position += bytes.count
        add(.output(position: position, bytes))
        let status = AccessibilityNode(
            .staticText, identifier: "status", label: label, frame: CellRect(column: 0, row: 0, columns: 20, rows: 1))
        let message = FrameMessage(
            revision: step, screen: "Trip", size: CellSize(columns: columns, rows: rows), mark: step, dropped: 0,
            busy: [],
            timers: nil, tree: .whole(AccessibilityNode(.application, children: [status])))
        add(.frame(TraceFrame(position: position, number: step, origin: .published(message))))
        add(.settled(TraceSettled(frame: position, settling: TUISettling(trust: .acknowledged))))
        let failed: LunchJSON? = failure.map { ["kind": "noMatch", "message": .string($0)] }
        add(.stepEnded(TraceStepEnded(step: step, failure: failed, frame: position)))
    }

    /// An issue of the test library.
    mutating func issue(_ message: String, line: Int?) {
        let place = line.map { TracePlace(file: "Tests/TripTests.swift", line: $0) }
        add(.issue(TraceIssue(message: message, place: place)), launch: 0)
    }

    func trace(_ verdict: TUIVerdict = .failed) throws -> Trace {
        try Trace(records + [TraceRecord(time: time + 1_000_000, .verdict(TraceVerdict(verdict)))])
    }

    /// A test of twelve steps: the seventh draws an error, and the eleventh fails of it.
    ///
    /// - Parameter isGreen: true for a run in which all went well.
    static func booking(isGreen: Bool = false) throws -> Trace {
        var made = MadeTrace()
        made.step(
            "launch", draws: "\u{1B}[HTrips\u{1B}[3;1H\u{1B}[31mred\u{1B}[m \u{1B}[44mblue\u{1B}[m", label: "Loading")
        for number in 2...12 {
            let isCause = number == 7 && !isGreen
            let text = isCause ? "Error: no network" : "row \(number)"
            let label = number < 7 ? "Loading" : isGreen ? "Booked" : "Error: no network"
            made.step(
                "press(.key\(number))", draws: "\u{1B}[\(number + 10);1H\(text)", label: label,
                failure: number == 11 && !isGreen ? "status is not Booked.\nThe screen:\n\n  Error" : nil)
        }
        return try made.trace(isGreen ? .passed : .failed)
    }
}
