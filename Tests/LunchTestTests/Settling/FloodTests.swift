import LunchProcess
import TestSupport
import Testing

/// A program that prints without ever resting, and far more than its screen holds.
@Suite(.waiting) struct FloodTests {
    /// Memory is looked at in a process of its own, which the tests beside this one do not let grow.
    @Test func memoryStaysFlatAndTheLastScreenIsRight() throws {
        let run = try NestedRun(ProductPath.of("Benchmarks"), ["flood", Nightly.isOn ? "64" : "8"]).wait()
        #expect(run.status == .exited(0), "\(run.output)")
        #expect(run.output.contains("last screen: right"))
    }
}
