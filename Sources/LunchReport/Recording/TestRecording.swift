import LunchDriver
import LunchElements
import LunchTrace
import LunchWire

/// The recording of one test, from its beginning to its verdict.
final class TestRecording: Sendable {
    let policy: TUITracePolicy
    private let arena: TraceArena
    private let number: Int
    private let contents: Lock<Contents>

    private struct Contents {
        var story: TestStory
        var green: GreenStory
        /// The records that found no place and of which the trace does not tell yet.
        var lost = TraceDropped(records: 0, bytes: 0, why: "they found no place in the arena")
        var check: TraceCheck?
    }

    /// - Parameter isChecked: true if all frames are kept, and compared with those that are made again at the end.
    init(
        _ test: TUITest, _ policy: TUITracePolicy, in folder: TraceFolder, _ arena: TraceArena, isChecked: Bool = false
    ) {
        self.policy = policy
        self.arena = arena
        number = arena.begin()
        let story = TestStory(test, in: folder)
        let beginning = story.beginning()
        contents = Lock(Contents(story: story, green: GreenStory(beginning), check: isChecked ? TraceCheck() : nil))
        contents.withLock { write(beginning, to: &$0, at: .now) }
    }

    /// Writes an event, and what belongs to it.
    func hear(_ event: TUIEvent) {
        contents.withLock { contents in
            let records = contents.story.records(of: event)
            for record in records { write(record, to: &contents, at: event.time) }
            contents.green.hear(event, records, contents.story.mask)
            contents.check?.note(event, records, contents.story)
        }
    }

    private func write(_ record: TraceRecord, to contents: inout Contents, at time: ContinuousClock.Instant) {
        if contents.lost.records > 0 { writeGap(to: &contents, at: record.time, time) }
        let isWritten =
            contents.lost.records == 0
            && arena.append(record.bytes, to: number) { contents.story.opening(at: time).flatMap(\.bytes) }
        if isWritten { return }
        contents.lost.records += 1
        contents.lost.bytes += record.bytes.count
        contents.story.forgetTrees(without: record, isTooLarge: !arena.holds(record.bytes.count, in: number))
    }

    /// Tells of records that found no place, and writes what those behind them build on.
    private func writeGap(to contents: inout Contents, at offset: Int, _ time: ContinuousClock.Instant) {
        guard arena.append(TraceRecord(time: offset, .dropped(contents.lost)).bytes, to: number) else { return }
        contents.lost.records = 0
        contents.lost.bytes = 0
        // A tree that finds no place leaves its gap open: no frame can be made that needs it.
        for record in contents.story.opening(at: time) { _ = arena.append(record.bytes, to: number) }
    }

    /// The records of the test with its verdict.
    private func records(_ verdict: TUIVerdict) -> [TraceRecord] {
        let written = arena.records(of: number)
        return contents.withLock { contents in
            var records = contents.story.completed(written)
            let time = records.last?.time ?? 0
            if contents.lost.records > 0 { records.append(TraceRecord(time: time, .dropped(contents.lost))) }
            if records.last?.kind != .verdict {
                records.append(TraceRecord(time: time, .verdict(TraceVerdict(verdict))))
            }
            return records
        }
    }

    /// The bytes of the green record, if the test passes; nil if it has launched nothing.
    var greenRecord: [UInt8]? {
        contents.withLock { contents in
            guard contents.green.hasLaunched else { return nil }
            var bytes = TraceFormat.magic
            for record in contents.story.completed(contents.green.records, isPlaced: false).map(\.bytes) {
                // The rest of the test is not compared.
                if bytes.count + record.count > GreenStory.Limit.bytes { break }
                bytes += record
            }
            return bytes
        }
    }

    /// The lines of a failure message about what came before: the first difference from green runs, the values that the property in
    /// question had, and input that changed nothing.
    func past(of failure: TUIFailure?, from green: GreenFolder.Runs) -> [String] {
        let written = arena.records(of: number)
        let (records, told, idle, mask) = contents.withLock { contents in
            let story = contents.story
            return (
                story.completed(contents.green.records(upTo: failure?.frame, story.mask)),
                story.completed(written, isPlaced: false), contents.green.idleAction(before: failure?.frame), story.mask
            )
        }
        var lines: [String] = []
        if let path = green.unreadable { lines.append("A record of a green run cannot be read: delete \(path).") }
        // Records that do not follow on each other are told of when the trace is kept.
        if let trace = try? Trace(records) { lines += green.difference(of: trace)?.lines ?? [] }
        if let property = failure?.property, let trace = try? Trace(told),
            let launch = told.last(where: { $0.launch > 0 })?.launch
        {
            let history = ValueHistory(of: property.name, in: trace, launch: launch) { property.value(in: $0) }
            if let line = history.line { lines.append(mask.masked(line)) }
        }
        // An app that has ended, or hangs, is told of in other words.
        if let idle, failure?.property != nil, !told.contains(where: { $0.kind == .exited }) {
            lines.append("The last action, \(idle.code) in step \(idle.step), changed nothing on the screen.")
        }
        return lines
    }

    /// Ends the recording.
    ///
    /// - Returns: the trace; nil if the policy is not to keep it.
    func end(_ verdict: TUIVerdict) throws(TraceProblem) -> Trace? {
        defer { arena.end(number) }
        let check = contents.withLock { $0.check }
        guard policy == .always || policy == .onFailure && verdict == .failed || check != nil else { return nil }
        let records = records(verdict)
        guard case .test? = records.first?.content else {
            throw TraceProblem("the arena has no room for another test")
        }
        do throws(TraceError) {
            let trace = try Trace(records)
            check?.compare(with: trace)
            return policy == .always || verdict == .failed ? trace : nil
        } catch {
            throw TraceProblem("the recording is damaged: \(error)")
        }
    }
}
