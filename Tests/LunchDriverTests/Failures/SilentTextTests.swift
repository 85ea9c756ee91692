import LunchProcess
import Testing

@testable import LunchDriver

/// The words of a program that computes and shows nothing.
@Suite struct SilentTextTests {
    private func headline(getsOn: Bool) -> String {
        var standstill = Standstill()
        standstill.processes = [
            ProcessState(
                identifier: 7, name: "python3", activity: .runs, used: .milliseconds(4920), age: .milliseconds(5030))
        ]
        let silent = LaunchFailure.Outcome.silent(standstill, after: .seconds(5), getsOn: getsOn)
        var failure = TUIFailure(.launch(.outcome(silent, screen: nil)))
        failure.app = "python3"
        return failure.headline
    }

    @Test(arguments: [
        (
            false,
            """
            It has read and stored nothing lately, allocated no memory and started no program: is this an endless loop?
            If it needs longer before it shows something, give it more time: launcher.configuration.settleTimeout = .seconds(20).
            """
        ),
        (
            true,
            "If it needs longer to start, give it more time: launcher.configuration.launchTimeout = .seconds(60)."
        ),
    ])
    func anEndlessLoopAndASlowStarterAreReported(getsOn: Bool, advice: String) {
        #expect(
            headline(getsOn: getsOn) == """
                python3 did not open: it has been computing for 5 s and has shown nothing.
                Process 7 (python3) is running, and has used 4.92 s of the processor in 5.03 s.
                \(advice)
                """)
    }
}
