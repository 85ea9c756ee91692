import LunchDriver
import LunchElements
@_spi(Lunch) import LunchWire

/// The recording of one test, from its beginning to its verdict.
final class TestRecording: Sendable {
    let policy: TUITracePolicy
    private let arena: TraceArena
    private let number: Int
    private let contents: Lock<Contents>
    private struct Contents: ~Copyable {
        var story: TestStory
        /// The bytes of a record that is written; none otherwise.
        var writer = JSONWriter()
        var digest = RunDigest()
        /// The records that found no place and that the trace does not report yet.
        var lost = TraceDropped(records: 0, bytes: 0, why: "the arena had no room for them")
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
            contents.story.hear(event)
            for index in contents.story.records.indices {
                write(contents.story.records[index], to: &contents, at: event.time)
            }
            contents.check?.note(event, contents.story)
        }
    }

    private func write(_ record: TraceRecord, to contents: inout Contents, at time: ContinuousClock.Instant) {
        // Its room is used again by the next record.
        var writer = JSONWriter()
        swap(&writer, &contents.writer)
        writer.removeAll()
        let commandEnd = record.append(to: &writer)
        if contents.lost.records > 0 { writeGap(to: &contents, at: record.time, time) }
        // Asked within the closure, the whole story would be copied for each record.
        let userInfo = record.kind == .launch ? contents.story.userInfo(of: record.launch) : nil
        writer.withBytes { bytes in
            contents.digest.add(record, bytes, commandEnd: commandEnd, userInfo)
            let isWritten =
                contents.lost.records == 0
                && arena.append(bytes, to: number) { Self.bytes(of: contents.story.opening(at: time)) }
            if isWritten { return }
            contents.lost.records += 1
            contents.lost.bytes += bytes.count
            contents.story.forgetTrees(without: record, isTooLarge: !arena.holds(bytes.count, in: number))
        }
        swap(&writer, &contents.writer)
    }

    private static func bytes(of records: [TraceRecord]) -> [UInt8] {
        var writer = JSONWriter()
        for record in records { record.append(to: &writer) }
        return writer.bytes
    }

    /// Reports records that found no place, and writes what those after them build on.
    private func writeGap(to contents: inout Contents, at offset: Int, _ time: ContinuousClock.Instant) {
        guard append(TraceRecord(time: offset, .dropped(contents.lost))) else { return }
        contents.lost.records = 0
        contents.lost.bytes = 0
        // A tree that finds no place leaves its gap open: no frame can be made that needs it.
        for record in contents.story.opening(at: time) { _ = append(record) }
    }

    private func append(_ record: TraceRecord) -> Bool {
        record.bytes.withUnsafeBytes { arena.append($0, to: number) }
    }

    /// The digest of the run, and how its green record is made; nil if the test has launched nothing.
    ///
    /// It is asked for before the end.
    var green: (digest: String?, record: () -> [UInt8]?)? {
        return contents.withLock { contents in
            if contents.story.launches.isEmpty { return nil }
            return (contents.digest.text, { self.trace.map { GreenStory(of: $0).file } })
        }
    }

    /// The trace so far, without the places of its steps; nil if its records do not follow on each other, which is reported
    /// when it is kept.
    private var trace: Trace? {
        let written = arena.recording(number)?.records ?? []
        let story = contents.withLock({ $0.story })
        return try? Trace(written.map(story.completion(isPlaced: false)))
    }

    /// The lines of a failure message about what came before: the first difference from green runs, the values that the property in
    /// question had, and input that changed nothing.
    func past(of failure: TUIFailure?, from green: GreenFolder.Runs) -> (lines: [String], differs: Bool) {
        var lines: [String] = []
        if let path = green.unreadable { lines.append("A record of a green run cannot be read: delete \(path).") }
        guard let trace else { return (lines, false) }
        let ended = failure?.frame.flatMap { frame in self.trace(of: trace, endingAt: frame) } ?? trace
        let opened = failure?.openedLaunch
        let launch = opened.flatMap { id in contents.withLock { $0.story.index(of: id).map { $0 + 1 } } }
        let difference =
            opened == nil || launch != nil
            ? green.difference(of: ended, in: launch, isUnsettled: failure?.kind == .unsettled) : nil
        // Masked texts may hide a difference.
        let mayHide = contents.withLock { !$0.story.mask.isEmpty }
        lines += (mayHide ? nil : difference?.sameness).map { [$0] } ?? difference?.lines ?? []
        let differs = difference?.lines.isEmpty == false
        guard let failure, let property = failure.property else { return (lines, differs) }
        if let launch = trace.records.last(where: { $0.launch > 0 })?.launch {
            let history = ValueHistory(of: property.name, in: ended, launch: launch) { property.value(in: $0) }
            if case .launch(let given)? = trace.records.last(where: { $0.kind == .launch && $0.launch == launch })?
                .content,
                let line = GivenData.line(of: given, for: failure)
            {
                lines.append(line)
            }
            if let line = history.line { lines.append(contents.withLock({ $0.story.mask }).masked(line)) }
        }
        // An app that has ended, or hangs, is reported in other words.
        if !trace.records.contains(where: { $0.kind == .exited }), let idle = TraceStates(ended).idleAction {
            let part = idle.inputs.isEmpty ? "The" : "\(idle.inputs.joined(separator: " and ")) of the"
            let action = "last action, \(idle.step.code) in step \(idle.step.step),"
            lines.append("\(part) \(action) changed nothing on the screen.")
        }
        return (lines, differs)
    }

    /// A trace up to the frame in which a step has failed, or that it looked at last: what the app has shown since is no part of the
    /// failure. Nil if that is no trace.
    private func trace(of trace: Trace, endingAt frame: TUIFrame) -> Trace? {
        var open: [(step: Int, launch: Int)] = []
        for record in trace.records {
            switch record.content {
            case .stepBegan(let begun): open.append((begun.step, record.launch))
            case .stepEnded(let ended): open.removeAll { $0.step == ended.step }
            // A step that launches begins without an app.
            case .launch: if let last = open.indices.last { open[last].launch = record.launch }
            default: break
            }
        }
        let last = open.last?.launch ?? trace.records.last { $0.launch > 0 }?.launch
        guard let launch = last, launch > 0, let time = trace.records.last?.time else { return nil }
        let records = trace.records.filter { $0.launch != launch || $0.position ?? 0 <= frame.position }
        guard let step = open.last?.step else { return try? Trace(records) }
        let end = contents.withLock { $0.story.end(of: step, launch, at: frame) }
        // If they do not follow on each other, the trace is compared as it is.
        return try? Trace(records + end.map { TraceRecord(launch: launch, time: time, $0) })
    }

    /// True if there must be a file of its trace, or if that is compared with what was seen.
    func isWanted(_ verdict: TUIVerdict) -> Bool { isKept(verdict) || contents.withLock { $0.check != nil } }

    /// True if the policy must keep the trace.
    func isKept(_ verdict: TUIVerdict) -> Bool {
        policy == .always || policy == .onFailure && verdict == .failed
    }

    /// Ends the recording, which gives up its place in the arena.
    func end() { arena.end(number) }

    /// The file of the trace with its verdict; nil if the policy is not to keep it.
    func trace(_ verdict: TUIVerdict) throws(TraceProblem) -> [UInt8]? {
        guard isWanted(verdict) else { return nil }
        let file = try file(verdict)
        if let check = contents.withLock({ $0.check }) {
            do throws(TraceError) {
                check.compare(with: try Trace(file: file))
            } catch {
                throw TraceProblem("the recording is damaged: \(error)")
            }
        }
        return isKept(verdict) ? file : nil
    }

    /// The records of the test with its verdict, most of them with the bytes that they have in the arena.
    private func file(_ verdict: TUIVerdict) throws(TraceProblem) -> [UInt8] {
        let recording = arena.recording(number)
        let (story, lost) = contents.withLock { ($0.story, $0.lost) }
        let complete = story.completion()
        var file = JSONWriter(after: TraceFormat.magic)
        var (first, last): (TraceRecord.Kind?, TraceRecord.Kind?)
        var time = 0
        let damage = recording?.read(TestStory.completedKinds) { entry in
            first = first ?? entry.kind
            (last, time) = (entry.kind, entry.time)
            if let record = entry.record {
                complete(record).append(to: &file)
            } else {
                entry.bytes.withUnsafeBytes { file.raw($0) }
            }
        }
        guard first == .test else { throw TraceProblem("the arena has no room for another test") }
        if let damage { throw TraceProblem("the recording is damaged: \(damage)") }
        if lost.records > 0 { TraceRecord(time: time, .dropped(lost)).append(to: &file) }
        if lost.records > 0 || last != .verdict {
            TraceRecord(time: time, .verdict(TraceVerdict(verdict))).append(to: &file)
        }
        return file.bytes
    }
}
