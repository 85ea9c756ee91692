package import LunchDriver
import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Records the tests of this process, and keeps the traces that are wanted.
///
/// Whatever goes wrong, the verdict of a test stays as it is: there is no trace then, and a line on standard error says why.
package final class TraceRecorder: Sendable {
    package static let shared = TraceRecorder()

    private struct State {
        var tests: [Int: TestRecording] = [:]
        var listener: TUIEventListener?
        /// The folder and the arena, once a test was to be recorded.
        var place: (folder: TraceFolder, arena: TraceArena)?
        var hasFailed = false
    }

    private let state = Lock(State())
    private let environment: [String: String]
    private let arenaSize: Int
    private let tell: @Sendable (String) -> Void

    init(
        _ environment: [String: String] = ProcessInfo.processInfo.environment, arenaSize: Int = TraceArena.size,
        tell: @escaping @Sendable (String) -> Void = { StandardError.write($0) }
    ) {
        self.environment = environment
        self.arenaSize = arenaSize
        self.tell = tell
    }

    /// Records a test that is about to begin.
    ///
    /// - Parameter policy: the policy of the test; nil if it has none.
    package func begin(_ test: TUITest, policy: TUITracePolicy? = nil) {
        let policy = TUITracePolicy.policy(given: policy, environment: environment[TUITracePolicy.variable])
        guard policy != .off else { return }
        state.withLock { state in
            guard !state.hasFailed else { return }
            do throws(TraceProblem) {
                var place = state.place
                if place == nil { place = try self.place(for: test) }
                guard let place else { return }
                state.place = place
                state.tests[test.id] = TestRecording(test, policy, in: place.folder, place.arena)
                state.listener =
                    state.listener ?? TUIEvents.addListener(hearsOutput: true) { [weak self] in self?.hear($0) }
            } catch {
                state.hasFailed = true
                tell("Lunch: no traces: \(error.text)\n")
            }
        }
    }

    private func place(for test: TUITest) throws(TraceProblem) -> (folder: TraceFolder, arena: TraceArena) {
        let file = test.place?.filePath ?? FileManager.default.currentDirectoryPath
        guard let folder = TraceFolder(around: file, other: environment[TraceFolder.variable]) else {
            throw TraceProblem("there is no Package.swift above \(file), and \(TraceFolder.variable) is not set")
        }
        return (folder, try TraceArena(in: folder, size: arenaSize))
    }

    /// Hears an event; those of tests that are not recorded are nothing to it.
    func hear(_ event: TUIEvent) {
        guard let test = event.test?.id, let recording = state.withLock({ $0.tests[test] }) else { return }
        recording.hear(event)
        guard case .testEnded(let verdict) = event.kind else { return }
        state.withLock { $0.tests[test] = nil }
        do throws(TraceProblem) {
            guard let name = try recording.end(verdict) else { return }
            if verdict == .failed { tell("trace: lunch trace \(name)\n") }
        } catch {
            let isFirst = state.withLock { state in
                defer { state.hasFailed = true }
                return !state.hasFailed
            }
            if isFirst { tell("Lunch: no trace: \(error.text)\n") }
        }
    }
}
