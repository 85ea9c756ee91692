#if os(Linux)
    import Dispatch
    import TestSupport
    import Testing

    @testable import LunchProcess

    /// Output that is still in the terminal when everything has ended arrives all the same.
    @Suite(.waiting) struct LateOutputTests {
        /// More than one read of a terminal gives, and less than it holds.
        private static let words = String(repeating: "late ", count: 1200)

        /// Runs a script that writes twice: a call before the second time is kept waiting until all have ended.
        private func run(_ script: String, holdingUp call: Recorder.Call) throws -> (atEnd: String, all: String) {
            try withFolder { folder in
                let lifeline = try Lifeline(in: folder)
                let held = DispatchSemaphore(value: 0)
                let released = DispatchSemaphore(value: 0)
                let recorder = Recorder {
                    guard $0 == call else { return }
                    held.signal()
                    _ = released.wait(timeout: .now() + Recorder.deadline)
                }
                let process = try ChildProcess.start(
                    .shell(script, arguments: [LateOutputTests.words], environment: lifeline.environment),
                    observer: recorder)
                defer { process.end(patience: .zero) }
                #expect(held.wait(timeout: .now() + Recorder.deadline) == .success)
                try lifeline.openGate()
                // The guard leaves after the last process, once it has told of all ends.
                try System.waitForEnd(of: process.guardIdentifier)
                for _ in 0..<1000 { released.signal() }
                let events = try recorder.waitUntilGone()
                let end = try #require(events.outputAtEnd)
                return (String(decoding: events.output.prefix(end), as: UTF8.self), events.text)
            }
        }

        @Test func ofTheProgram() throws {
            let output = try run(#"printf first; read x <"$GATE"; printf '%s' "$1""#, holdingUp: .wrote)
            #expect(output.atEnd == "first" + LateOutputTests.words)
        }

        @Test func ofOthers() throws {
            let script = #"trap '' HUP; printf first; (read x <"$GATE"; printf '%s' "$1") &"#
            let output = try run(script, holdingUp: .ended)
            #expect(output.all == "first" + LateOutputTests.words)
        }
    }
#endif
