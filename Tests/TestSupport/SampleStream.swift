import LunchProcess
import Testing

/// The sample as a person runs it.
package enum SampleStream {
    /// Runs the sample until it has drawn, then leaves it with Ctrl-C; returns every byte that it wrote.
    package static func run(_ path: String, _ environment: [String: String]) throws -> [UInt8] {
        let run = try NestedRun(path, [], environment: environment)
        #expect(run.wait(for: "\u{1B}[?2026l"), "it draws in synchronized output")
        run.send("\u{3}")
        #expect(run.wait().status == .exited(0))
        return run.bytes
    }
}
