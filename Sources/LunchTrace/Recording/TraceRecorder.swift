package import LunchDriver
import LunchElements
@_spi(Lunch) import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Records the tests of this process, and keeps the traces that are wanted.
///
/// Whatever goes wrong, the verdict of a test stays as it is: there is no trace then, and a line on standard error gives the
/// reason.
package final class TraceRecorder: Sendable {
    package static let shared = TraceRecorder()

    /// The most traces that a run keeps, and the most bytes of all of them.
    struct Limits: Sendable {
        var traces = 500
        var bytes = 512 << 20
    }

    private struct State {
        /// The tests that are recorded, each with the name of its trace once it is known.
        var tests: [Int: (recording: TestRecording, name: String?)] = [:]
        /// The listener to the apps of the tests that are recorded; nil while none is.
        var listener: TUIEventListener?
        /// The folders and the arena, once a test was to be recorded.
        var place: (folder: TraceFolder, green: GreenFolder, arena: TraceArena)?
        /// The tests whose first difference was looked for, with the launches that were compared on their own.
        var told: [Int: (differs: Bool, launches: Set<Int?>)] = [:]
        /// The names of the traces of this run.
        var names: Set<String> = []
        var (traces, bytes) = (0, 0)
        /// True once the reason for missing green records was reported.
        var hasToldOfGreen = false
        /// True once the reason for missing traces was reported.
        var isSilent = false
    }

    private let state = Lock(State())
    private let environment: [String: String]
    private let arenaSize: Int
    private let limits: Limits
    private let tell: @Sendable (String) -> Void

    package convenience init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.init(environment, arenaSize: TraceArena.size) { StandardError.write($0) }
    }

    init(
        _ environment: [String: String], arenaSize: Int, limits: Limits = Limits(),
        tell: @escaping @Sendable (String) -> Void
    ) {
        self.environment = environment
        self.arenaSize = arenaSize
        self.limits = limits
        self.tell = tell
    }

    /// Records the tests of this process, and notes them in the log of the run.
    ///
    /// - Parameter ended: called when a test has ended, with the file of its trace; nil if there is none.
    /// - Returns: a listener and an annotator. Tests are recorded while references to both exist.
    package func install(
        log: RunLog? = nil, ended: @escaping @Sendable (TUITest, String?) -> Void = { _, _ in }
    ) -> [TUIEventListener] {
        let listener = TUIEvents.addListener(hearing: .tests) { [weak self] event in
            guard let self, let test = event.test else { return }
            switch event.kind {
            case .testBegan:
                log?.began(test)
                begin(test)
            case .testEnded(let verdict):
                let file = end(test, verdict)
                if let file { attach(file) }
                log?.ended(test, verdict, trace: file)
                ended(test, file)
            default: break
            }
        }
        return [listener, TUIEvents.addAnnotator(Annotator(recorder: self))]
    }

    /// Attaches the file of a trace to its test, if the library stores attachments.
    private func attach(_ file: String) {
        guard FailureReporter.takesAttachments else { return }
        // The trace of a test that has passed is written later.
        DeferredWork.shared.finish()
        // The recorder has reported a file that could not be written.
        guard let data = try? Data(contentsOf: URL(filePath: file)) else { return }
        let folder = URL(filePath: file).deletingLastPathComponent().lastPathComponent
        FailureReporter.attach(TUIAttachment(name: "\(folder).lunchtrace", bytes: Array(data)))
    }

    /// Records a test that is about to begin.
    func begin(_ test: TUITest) {
        let (policy, fault) = TUITracePolicy.policy(
            given: test.trace, environment: environment[TUITracePolicy.variable])
        if let fault { say("Lunch: no traces: \(fault)") }
        guard policy != .off else { return }
        state.withLock { state in
            guard !state.isSilent else { return }
            do throws(TraceProblem) {
                var place = state.place
                if place == nil { place = try self.place(for: test) }
                guard let place else { return }
                state.place = place
                let recording = TestRecording(
                    test, policy, in: place.folder, place.arena, isChecked: environment[TraceCheck.variable] == "1")
                state.tests[test.id] = (recording, nil)
                state.listener =
                    state.listener
                    ?? TUIEvents.addListener(hearing: .output, isDeferred: true) { [weak self] in self?.hear($0) }
            } catch {
                state.isSilent = true
                tell("Lunch: no traces: \(error.text)\n")
            }
        }
    }

    private func place(
        for test: TUITest
    ) throws(TraceProblem) -> (folder: TraceFolder, green: GreenFolder, arena: TraceArena) {
        let file = test.place?.filePath ?? FileManager.default.currentDirectoryPath
        guard let folder = TraceFolder(around: file, other: environment[TraceFolder.variable]) else {
            throw TraceProblem("there is no Package.swift above \(file), and \(TraceFolder.variable) is not set")
        }
        let green = GreenFolder(in: folder, other: environment[GreenFolder.variable])
        green.prune()
        return (folder, green, try TraceArena(in: folder, size: arenaSize) { tell("Lunch: \($0)\n") })
    }

    /// Hears an event; those of tests that are not recorded are nothing to it.
    func hear(_ event: TUIEvent) {
        guard let test = event.testNumber, let recording = state.withLock({ $0.tests[test]?.recording }) else { return }
        recording.hear(event)
    }

    /// The command that shows the trace of a test that has failed; nil if there will be none.
    func command(for test: TUITest) -> String? {
        state.withLock { state in
            guard let entry = state.tests[test.id], !state.isSilent, hasRoom(state) else { return nil }
            let name = entry.name ?? name(of: test, &state)
            guard test.library == .other else { return "Trace: swift run lunch trace \(name)" }
            return state.place.map { "Trace: lunch trace \($0.folder.file(of: name))" }
        }
    }

    /// The lines about what came before a failure, for its message; empty if there are none, or if they were already reported.
    ///
    /// - Parameter failure: the failure, if it is one of Lunch's.
    func past(of failure: TUIFailure?, in test: TUITest) -> [String] {
        let entry = state.withLock { state -> (recording: TestRecording, green: GreenFolder)? in
            guard let recording = state.tests[test.id]?.recording, let green = state.place?.green,
                state.told[test.id, default: (false, [])].launches.insert(failure?.openedLaunch).inserted
            else { return nil }
            state.told[test.id]?.differs = false
            return (recording, green)
        }
        // The green record of the same test, which may have passed a moment ago, must be there, and whole.
        if entry != nil { DeferredWork.shared.finish() }
        guard let entry else { return [] }
        let past = entry.recording.past(of: failure, from: entry.green.runs(of: GreenFolder.name(of: test)))
        state.withLock { $0.told[test.id]?.differs = past.differs }
        return past.lines
    }

    /// Ends a recording, and keeps the trace if the policy requires it.
    ///
    /// - Returns: the file of the trace; nil if there is none. That of a test that has passed is written soon
    ///   (see ``DeferredWork``).
    @discardableResult
    func end(_ test: TUITest, _ verdict: TUIVerdict) -> String? {
        let (recording, place) = state.withLock { ($0.tests[test.id]?.recording, $0.place) }
        guard let recording, let place else { return nil }
        defer {
            let listener = state.withLock { state -> TUIEventListener? in
                state.tests[test.id] = nil
                state.told[test.id] = nil
                guard state.tests.isEmpty else { return nil }
                defer { state.listener = nil }
                return state.listener
            }
            // Nothing must be heard before the next test.
            listener?.remove()
        }
        let name = recording.isKept(verdict) ? reserveName(of: test) : nil
        let path = name.map(place.folder.file)
        guard verdict == .passed else {
            return write(recording, of: test, verdict, as: name, in: place.folder) ? path : nil
        }
        let finish: @Sendable () -> Void = { [self] in
            keepGreen(recording, of: test, in: place.green)
            _ = write(recording, of: test, verdict, as: name, in: place.folder)
        }
        // Each recording that waits has room in the arena. If there are many, the test does its own work.
        if DeferredWork.shared.isBehind { finish() } else { DeferredWork.shared.add(finish) }
        return path
    }

    /// The name under which the trace of a test is kept; nil if the run keeps no more.
    private func reserveName(of test: TUITest) -> String? {
        let (name, isFull) = state.withLock { state -> (String?, Bool) in
            if state.isSilent { return (nil, false) }
            guard hasRoom(state) else { return (nil, true) }
            state.traces += 1
            return (state.tests[test.id]?.name ?? self.name(of: test, &state), false)
        }
        if isFull { say("Lunch: no further traces: this run has kept \(limits.traces), or \(limits.bytes >> 20) MiB") }
        return name
    }

    /// Ends a recording and writes the file of its trace if there must be one; returns true if it is there.
    private func write(
        _ recording: TestRecording, of test: TUITest, _ verdict: TUIVerdict, as name: String?, in folder: TraceFolder
    ) -> Bool {
        defer { recording.end() }
        do throws(TraceProblem) {
            guard let bytes = try recording.trace(verdict), let name else { return false }
            state.withLock { $0.bytes += bytes.count }
            try folder.write(bytes, as: name)
            return true
        } catch {
            say("Lunch: no trace of \(test.name): \(error.text)")
            return false
        }
    }

    /// Keeps the green record of a test that has launched something. If that is not possible, it is reported once, and traces
    /// are kept anyway.
    private func keepGreen(_ recording: TestRecording, of test: TUITest, in folder: GreenFolder) {
        guard let run = recording.green else { return }
        do throws(TraceProblem) {
            try folder.keep(run.record, digest: run.digest, of: GreenFolder.name(of: test))
        } catch {
            let isFirst = state.withLock { state in
                defer { state.hasToldOfGreen = true }
                return !state.hasToldOfGreen
            }
            if isFirst { tell("Lunch: no green record of \(test.name): \(error.text)\n") }
        }
    }

    /// True if the run may keep another trace.
    private func hasRoom(_ state: State) -> Bool { state.traces < limits.traces && state.bytes < limits.bytes }

    /// The name of a test's trace. A second test of the same name in this run, as each case of a test with arguments is, gets a number.
    private func name(of test: TUITest, _ state: inout State) -> String {
        let first = TraceFolder.name(of: test)
        var name = first
        var number = 2
        while state.names.contains(name) {
            name = "\(first)-\(number)"
            number += 1
        }
        state.names.insert(name)
        state.tests[test.id]?.name = name
        return name
    }

    /// Reports why there is no trace; the first time only.
    private func say(_ text: String) {
        let isFirst = state.withLock { state in
            defer { state.isSilent = true }
            return !state.isSilent
        }
        if isFirst { tell("\(text)\n") }
    }
}

extension TraceRecorder {
    /// The recorder as the author of lines in the failures of the tests that it records.
    private struct Annotator: RunComparer {
        let recorder: TraceRecorder

        func differs(in test: TUITest) -> Bool { recorder.state.withLock { $0.told[test.id]?.differs == true } }

        func lines(for failure: TUIFailure?, in test: TUITest) -> [String] { recorder.past(of: failure, in: test) }

        func closingLines(in test: TUITest) -> [String] { recorder.command(for: test).map { [$0] } ?? [] }
    }
}
