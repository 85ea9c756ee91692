import LunchProcess
import Testing

@testable import LunchDriver

/// Time in which the whole machine stood still does not count against a program.
@Suite struct LostTimeTests {
    private let program = MadeUpProgram()

    private func settles(within milliseconds: Int) -> Bool {
        let settler = Settler(program, quietPeriod: .milliseconds(100))
        let outcome = settler.wait(until: program.now + .milliseconds(milliseconds)) { _, moment in
            moment == .settled ? true : nil
        }
        if case .answer = outcome { return true }
        return false
    }

    private let runner = [ThreadWait(process: 1, thread: 1, .runs)]
    private let reader = [ThreadWait(process: 1, thread: 1, call: "read", isForInput: true, readsTerminal: true)]

    /// For longer than the whole time; the program goes on for a while then.
    @Test(arguments: [SettlingFacts.Teller.system, .app])
    func aProgramHasItsTimeAfterAStandstillOfTheMachine(_ teller: SettlingFacts.Teller) {
        (program.teller, program.threads) = (teller, runner)
        program.at(150) { $0.standStill(15_000) }
        program.at(16_000) { [reader] program in
            if teller == .app { program.say("Done") } else { program.threads = reader }
        }
        #expect(settles(within: 2000))
    }

    @Test func aProgramThatNeverRestsIsLateAllTheSame() {
        program.threads = runner
        program.at(50) { $0.standStill(15_000) }
        #expect(!settles(within: 2000) && program.passed > 16_900 && program.passed < 17_100)
    }

    /// Each wake-up of a starved thread is late by a little; together they are most of the time.
    @Test(arguments: [(25, true), (1000, false)])
    func manyShortDelaysCountUpToTenTimesTheTime(_ delays: Int, _ settles: Bool) {
        program.threads = runner
        for round in 0..<delays { program.at(100 + 210 * round) { $0.standStill(200) } }
        program.at(100 + 210 * delays) { [reader] in $0.threads = reader }
        #expect(self.settles(within: 2000) == settles && program.passed < 20_300)
    }

    /// A look may meet a process that is just ending, of which the system tells nothing any more.
    @Test func oneLookAtWhichTheSystemReportsNothingIsNotTheLast() {
        program.threads = [ThreadWait(process: 1, thread: 1, .isUnknown)]
        program.at(1) { [reader] in $0.threads = reader }
        // A guess would have taken the quiet period.
        #expect(settles(within: 2000) && program.passed < 10)
    }
}
