import LunchDriver
import LunchTrace
import LunchWire

/// The recording of one test, from its beginning to its verdict.
final class TestRecording: Sendable {
    let policy: TUITracePolicy
    private let arena: TraceArena
    private let folder: TraceFolder
    private let number: Int
    private let story: Lock<TestStory>

    init(_ test: TUITest, _ policy: TUITracePolicy, in folder: TraceFolder, _ arena: TraceArena) {
        self.policy = policy
        self.arena = arena
        self.folder = folder
        number = arena.begin()
        story = Lock(TestStory(test, in: folder))
        let beginning = story.withLock { $0.beginning().bytes }
        _ = arena.append(beginning, to: number) { [] }
    }

    /// Writes an event, and what belongs to it.
    func hear(_ event: TUIEvent) {
        story.withLock { story in
            for record in story.records(of: event) {
                let isWritten = arena.append(record.bytes, to: number) {
                    var bytes: [UInt8] = []
                    for record in story.opening(at: event) { record.append(to: &bytes) }
                    return bytes
                }
                if !isWritten, case .frame = record.content { story.forgetTrees() }
            }
        }
    }

    /// Ends the recording, and keeps it as a file if the policy says so.
    ///
    /// - Returns: the name of the trace; nil if none was to be kept.
    func end(_ verdict: TUIVerdict) throws(TraceProblem) -> String? {
        defer { arena.end(number) }
        guard policy == .always || policy == .onFailure && verdict == .failed else { return nil }
        let written = arena.records(of: number)
        let records = story.withLock { $0.completed(written) }
        guard case .test(let test)? = records.first?.content else {
            throw TraceProblem("the arena has no room for another test")
        }
        let trace: Trace
        do throws(TraceError) {
            trace = try Trace(records)
        } catch {
            throw TraceProblem("the recording is damaged: \(error)")
        }
        let name = TraceFolder.name(of: test)
        try folder.write(trace.file, as: name)
        return name
    }
}
