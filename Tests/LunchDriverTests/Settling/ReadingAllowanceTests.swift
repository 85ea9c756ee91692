import LunchElements
import LunchProcess
import LunchTerminal
import Testing

@testable import LunchDriver

/// Waits whose time is over while a message of the app is still being read.
@Suite struct ReadingAllowanceTests {
    private let program = MadeUpProgram()

    private static let reader = ThreadWait(
        process: 1, thread: 1, name: "vim", call: "read", site: 7, isForInput: true, readsTerminal: true)

    /// Waits for 100 ms; returns what was seen, and the milliseconds that it took.
    private func settleInTenthOfSecond() -> (text: String?, took: Int) {
        let before = program.passed
        let outcome = Settler(program, quietPeriod: .seconds(1)).wait(until: program.now + .milliseconds(100)) {
            frame, moment in moment == .settled ? frame.grid.lines[0] : nil
        }
        guard case .answer(let text) = outcome else { return (nil, program.passed - before) }
        return (text, program.passed - before)
    }

    /// A debug build under load takes seconds for a long one, and none of them is the app's.
    @Test(arguments: [SettlingFacts.Teller.app, .system]) func readingAMessageIsNotTheAppsTime(
        _ teller: SettlingFacts.Teller
    ) {
        (program.teller, program.threads, program.isReading) = (teller, [Self.reader], true)
        program.write("Half")
        program.at(5000) { program in
            program.isReading = false
            if teller == .app { program.say("Whole") } else { program.write("Whole") }
        }
        let (text, took) = settleInTenthOfSecond()
        #expect(text == "Whole" && took >= 5000)
    }

    /// One message behind the other would be read for ever.
    @Test func whatIsReadOnAndOnIsGivenUp() {
        (program.teller, program.isReading) = (.app, true)
        for second in 1..<100 { program.at(1000 * second) { $0.write("\(second)") } }
        let (text, took) = settleInTenthOfSecond()
        #expect(text == nil && (30_000..<40_000).contains(took), "\(took)")
    }

    @Test func nothingIsWaitedForBehindAMessageThatWasRead() {
        (program.teller, program.isReading) = (.app, true)
        program.at(500) { $0.isReading = false }
        program.at(600) { $0.say("Late") }
        #expect(settleInTenthOfSecond().text == nil)
    }

    /// An app that was given up reads on for nobody.
    @Test func aWaitWithoutTimeGetsNone() {
        (program.teller, program.isReading) = (.app, true)
        program.at(500) { program in
            program.isReading = false
            program.say("Late")
        }
        let outcome = Settler(program, quietPeriod: .seconds(1)).wait(until: program.now) { frame, _ in
            frame.grid.lines[0]
        }
        if case .answer = outcome { Issue.record("\(outcome)") }
        #expect(program.passed < 500)
    }
}
