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
        var digest = RunDigest()
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
        contents = Lock(Contents(story: story, check: isChecked ? TraceCheck() : nil))
        contents.withLock { write(beginning, to: &$0, at: .now) }
    }

    /// Writes an event, and what belongs to it.
    func hear(_ event: TUIEvent) {
        contents.withLock { contents in
            let records = contents.story.records(of: event)
            for record in records { write(record, to: &contents, at: event.time) }
            contents.check?.note(event, records, contents.story)
        }
    }

    private func write(_ record: TraceRecord, to contents: inout Contents, at time: ContinuousClock.Instant) {
        contents.digest.add(record, contents.story.userInfo(of: record))
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

    /// The digest of the run, and how its green record is made; nil if the test has launched nothing.
    ///
    /// It is asked for before the end.
    var green: (digest: String?, record: () -> [UInt8]?)? {
        contents.withLock { contents in
            if contents.story.launches.isEmpty { return nil }
            return (contents.digest.text, { self.trace(endingWith: { _ in [] }).map { GreenStory(of: $0).file } })
        }
    }

    /// The trace so far, without the places of its steps; nil if its records do not follow on each other, which is told when
    /// it is kept.
    private func trace(endingWith end: (TestStory) -> [TraceRecord]) -> Trace? {
        let written = arena.records(of: number)
        let records = contents.withLock { $0.story.completed(written, isPlaced: false) + end($0.story) }
        return try? Trace(records)
    }

    /// The lines of a failure message about what came before: the first difference from green runs, the values that the property in
    /// question had, and input that changed nothing.
    func past(of failure: TUIFailure?, from green: GreenFolder.Runs) -> [String] {
        var lines: [String] = []
        if let path = green.unreadable { lines.append("A record of a green run cannot be read: delete \(path).") }
        guard let trace = trace(endingWith: { _ in [] }) else { return lines }
        let ended = failure?.frame.flatMap { frame in self.trace(of: trace, endingAt: frame) } ?? trace
        if let story = try? Trace(GreenStory(of: ended).records) { lines += green.difference(of: story)?.lines ?? [] }
        guard let property = failure?.property else { return lines }
        if let launch = trace.records.last(where: { $0.launch > 0 })?.launch {
            let history = ValueHistory(of: property.name, in: trace, launch: launch) { property.value(in: $0) }
            if let line = history.line { lines.append(contents.withLock(\.story.mask).masked(line)) }
        }
        // An app that has ended, or hangs, is told of in other words.
        if !trace.records.contains(where: { $0.kind == .exited }), let idle = TraceStates(ended).idleAction {
            lines.append("The last action, \(idle.code) in step \(idle.step), changed nothing on the screen.")
        }
        return lines
    }

    /// A trace up to the frame in which a step under way has failed; nil if none is under way.
    private func trace(of trace: Trace, endingAt frame: TUIFrame) -> Trace? {
        var open: [(step: Int, launch: Int)] = []
        for record in trace.records {
            switch record.content {
            case .stepBegan(let begun): open.append((begun.step, record.launch))
            case .stepEnded(let ended): open.removeAll { $0.step == ended.step }
            default: break
            }
        }
        guard let (step, launch) = open.last, launch > 0, let time = trace.records.last?.time else { return nil }
        let records = trace.records.filter { $0.launch != launch || $0.position ?? 0 <= frame.position }
        let end = contents.withLock { $0.story.end(of: step, launch, at: frame) }
        return try? Trace(records + end.map { TraceRecord(launch: launch, time: time, $0) })
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
