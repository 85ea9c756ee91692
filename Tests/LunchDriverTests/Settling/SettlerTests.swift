import LunchElements
import LunchProcess
import LunchTerminal
import Testing

@testable import LunchDriver

/// The rules by which a program has settled, each with a program that is made up.
@Suite struct SettlerTests {
    private let program = MadeUpProgram()

    private static let reader = ThreadWait(
        process: 1, thread: 1, name: "vim", call: "read", site: 7, isForInput: true, readsTerminal: true)

    private static func sleeper(for milliseconds: Int, switches: UInt64 = 0) -> ThreadWait {
        ThreadWait(
            process: 1, thread: 2, name: "vim", call: "nanosleep", switches: switches, site: 5,
            limit: .milliseconds(milliseconds))
    }

    private static let runner = ThreadWait(process: 1, thread: 3, .runs)

    private static let shortOfDescriptors = SystemError(number: 24)

    /// The way in which a wait for a settled frame ends, and its text.
    private func settle(within milliseconds: Int = 2000, quietPeriod: Int = 100, restlessLimit: Int? = nil) -> String {
        let settler = Settler(
            program, quietPeriod: .milliseconds(quietPeriod), restlessLimit: restlessLimit.map { .milliseconds($0) })
        let outcome = settler.wait(until: program.now + .milliseconds(milliseconds)) { frame, moment -> String? in
            switch moment {
            case .settled: "\(frame.settling.trust) \(frame.grid.lines[0])"
            case .draws: "draws \(frame.grid.lines[0])"
            case .pauses, .isUnknown: nil
            }
        }
        return switch outcome {
        case .answer(let text): text
        case .over: "over"
        case .standsStill: "stands still"
        case .late: "late"
        }
    }

    // MARK: The system tells

    @Test func aProgramWhoseThreadsAllWaitRests() {
        program.write("Menu")
        program.threads = [Self.reader]
        #expect(settle() == "exact Menu")
        #expect(program.passed == 0)
    }

    @Test func aThreadThatRunsIsWaitedFor() {
        program.threads = [Self.reader, Self.runner]
        program.at(30) { $0.write("Done") }
        program.at(31) { $0.threads = [Self.reader] }
        #expect(settle() == "exact Done")
    }

    @Test func aProgramThatNeverRestsIsLate() {
        program.threads = [Self.runner]
        #expect(settle(within: 500) == "late")
        #expect(program.passed == 500)
    }

    @Test func threadsThatHaveRunBetweenTheLooksAreLookedAtAgain() {
        program.write("Menu")
        program.threads = [Self.reader]
        program.restlessLooks = 3
        #expect(settle() == "exact Menu")
        #expect(program.looks == 4)
    }

    @Test func outputBetweenTheLooksIsNoRest() {
        program.write("Half")
        program.threads = [Self.reader]
        program.betweenLooks = { [program] in program.write("Whole") }
        #expect(settle() == "exact Whole")
        #expect(program.looks == 2)
    }

    @Test func threadsThatComeAndGoAreLookedAtAgain() {
        program.write("Menu")
        program.threads = nil
        program.at(5) { $0.threads = [Self.reader] }
        #expect(settle() == "exact Menu")
    }

    @Test func aWaitThatEndsSoonIsWaitedOut() {
        program.write("Half")
        program.threads = [Self.reader, Self.sleeper(for: 200)]
        program.at(200) { program in
            program.write("Whole")
            program.threads = [Self.reader]
        }
        #expect(settle() == "exact Whole")
    }

    @Test func aWaitThatEndsLateIsNamed() {
        program.write("Clock")
        program.threads = [Self.reader, Self.sleeper(for: 60_000)]
        #expect(settle() == "bounded Clock")
        #expect(program.passed == 0)
    }

    /// A chain of new waits ends: nobody would ever get an answer from a program that goes on so.
    @Test func aChainOfWaitsHasAnEnd() {
        program.write("Chain")
        for round in 0..<40 {
            program.at(round * 99) { program in
                program.threads = [
                    Self.reader,
                    ThreadWait(
                        process: 1, thread: 2, name: "vim", call: "poll", switches: UInt64(round), site: UInt64(round),
                        limit: .milliseconds(99 + round)),
                ]
            }
        }
        program.threads = [Self.runner]
        #expect(settle(within: 4000) == "bounded Chain")
        #expect((1000..<1300).contains(program.passed))
    }

    @Test func aRestLastsAsLongAsNothingHappens() {
        program.write("Menu")
        program.threads = [Self.reader]
        _ = settle()
        _ = settle()
        #expect(program.looks == 1)
        program.threads = [Self.runner]
        program.at(1) { $0.threads = [Self.reader] }
        #expect(settle() == "exact Menu")
        #expect(program.looks > 1)
    }

    @Test func aRestBeforeTheLastKeyIsForgotten() {
        program.write("Menu")
        program.threads = [Self.reader]
        _ = settle()
        program.rest.noteInput()
        program.hasUnreadInput = true
        program.at(10) { program in
            program.hasUnreadInput = false
            program.write("Next")
        }
        #expect(settle() == "exact Next")
    }

    @Test func oneLookIsTakenAlsoIfTheTimeIsOver() {
        program.write("Menu")
        program.threads = [Self.reader]
        #expect(settle(within: 0) == "exact Menu")
        program.rest.noteInput()
        program.threads = [Self.runner]
        #expect(settle(within: 0) == "late")
        #expect(program.passed == 0)
    }

    @Test func aProgramThatEndsIsWaitedForNoMore() {
        program.threads = [Self.runner]
        program.at(20) { $0.end() }
        #expect(settle() == "over")
        #expect(program.passed == 20)
    }

    @Test func aProgramThatBeginsToTellIsBelieved() {
        program.threads = [Self.runner]
        program.at(20) { program in
            program.teller = .app
            program.write("")
            program.say("Menu")
        }
        #expect(settle() == "acknowledged Menu")
    }

    @Test func aMessageThatIsBeingReadIsWaitedFor() {
        program.write("Half")
        program.threads = [Self.reader]
        program.isReading = true
        program.at(40) { program in
            program.isReading = false
            program.write("Whole")
        }
        #expect(settle() == "exact Whole")
    }

    /// Waits before a key, of a program that looks around every 100 ms; returns the milliseconds of each wait.
    private func keys(_ count: Int) -> [Int] {
        (0..<count).map { _ in
            let before = program.passed
            let settler = Settler(program, quietPeriod: .seconds(1), isBeforeKey: true)
            _ = settler.wait(until: program.now + .seconds(2)) { _, moment in moment == .settled ? () : nil }
            program.rest.noteInput()
            return program.passed - before
        }
    }

    private func tickEvery102Milliseconds() {
        for round in 0..<50 {
            program.at(round * 102) { $0.threads = [Self.reader, Self.sleeper(for: 100, switches: UInt64(round))] }
        }
        program.threads = [Self.reader, Self.sleeper(for: 100)]
    }

    @Test func aTickHoldsUpTheFirstKeyAlone() {
        tickEvery102Milliseconds()
        let times = keys(20)
        #expect(times[0] >= 250)
        #expect(times.dropFirst().allSatisfy { $0 < 5 }, "\(times)")
    }

    /// The tick may be the program's wait for more of a sequence: a key that comes before its end would be Alt and the key.
    @Test func nothingIsPassedOverAfterAnEscape() {
        tickEvery102Milliseconds()
        _ = keys(1)
        let _: Void? = program.wait(until: program.now + .milliseconds(20)) { _ in nil }
        #expect(keys(1)[0] < 5)
        program.isAfterEscape = true
        // The tick that is under way is waited for.
        let held = keys(1)[0]
        #expect(held >= 70)
    }

    // MARK: A program that does not rest

    @Test func aProgramThatDoesNotRestIsLookedAtAsItIs() {
        program.write("Spin")
        program.threads = [Self.runner]
        #expect(settle(restlessLimit: 1000) == "draws Spin")
        #expect(program.passed == 1000)
    }

    @Test func itIsLookedAtAsItIsAtTheEndOfTheTime() {
        program.write("Spin")
        program.threads = [Self.runner]
        #expect(settle(within: 300, restlessLimit: 1000) == "draws Spin")
        #expect(program.passed == 300)
    }

    @Test func everyPauseIsLookedAtOnce() {
        program.write("One")
        program.threads = [Self.reader, Self.sleeper(for: 100)]
        program.at(100) { program in
            program.write("Two")
            program.threads = [Self.reader, Self.sleeper(for: 100, switches: 1)]
        }
        program.at(200) { $0.threads = [Self.reader] }
        var seen: [String] = []
        _ = Settler(program, quietPeriod: .seconds(1)).wait(until: program.now + .seconds(2)) { frame, moment in
            seen.append("\(moment) \(frame.grid.lines[0])")
            return moment == .settled ? () : nil
        }
        #expect(seen == ["pauses One", "pauses Two", "settled Two"])
    }

    @Test func whoeverIsNotContentWithARestSeesTheNext() {
        program.write("One")
        program.threads = [Self.reader]
        program.at(700) { $0.write("Two") }
        var seen: [String] = []
        _ = Settler(program, quietPeriod: .seconds(1)).wait(until: program.now + .seconds(2)) { frame, _ -> Void? in
            seen.append(frame.grid.lines[0])
            return seen.count == 2 ? () : nil
        }
        #expect(seen == ["One", "Two"])
        #expect(program.passed == 700)
    }

    // MARK: Nobody tells

    @Test func aProgramThatNobodyTellsOfHasSettledOnceItIsQuiet() {
        program.write("One")
        program.problem = SystemError(number: 13)
        program.at(60) { $0.write("Two") }
        #expect(settle(quietPeriod: 100) == "quiet Two")
        #expect(program.passed == 160)
    }

    @Test func aProgramThatIsNeverQuietIsLate() {
        program.problem = SystemError(number: 13)
        for time in 1..<60 { program.at(time * 50) { $0.write("\(time)") } }
        #expect(settle(within: 1000, quietPeriod: 100) == "late")
    }

    @Test func aLookWithoutADescriptorIsTakenAgain() {
        program.write("Menu")
        program.threads = [Self.reader]
        program.problem = Self.shortOfDescriptors
        program.at(20) { program in
            #expect(program.rest.shortage != nil)
            program.problem = nil
        }
        #expect(settle() == "exact Menu")
        #expect(program.rest.shortage == nil)
    }

    // MARK: The app tells

    @Test func anAppHasSettledWhenItSaysSo() {
        program.teller = .app
        program.threads = [Self.reader]
        program.at(30) { $0.say("Menu") }
        #expect(settle() == "acknowledged Menu")
        #expect(program.passed == 30)
    }

    @Test func anAppThatSaysNothingIsLate() {
        program.teller = .app
        program.isUnfinished = true
        program.threads = [Self.runner]
        #expect(settle(within: 400) == "late")
        #expect(!program.isGivenUp)
    }

    @Test func anAppThatWaitsForInputInsteadStandsStill() {
        program.teller = .app
        program.isUnfinished = true
        program.threads = [Self.reader]
        #expect(settle() == "stands still")
        #expect(program.passed == 50)
        #expect(program.isGivenUp)
    }

    @Test(arguments: [Self.sleeper(for: 60_000), Self.runner, ThreadWait(process: 1, thread: 2, call: "fcntl")])
    func anAppThatMayGoOnDoesNotStandStill(_ thread: ThreadWait) {
        program.teller = .app
        program.isUnfinished = true
        program.threads = [Self.reader, thread]
        program.at(900) { $0.say("Late") }
        #expect(settle() == "acknowledged Late")
        #expect(!program.isGivenUp)
    }

    @Test func anAppThatHasNotReadItsInputDoesNotStandStill() {
        program.teller = .app
        program.isUnfinished = true
        program.threads = [Self.reader]
        program.hasUnreadInput = true
        program.at(300) { $0.say("Late") }
        #expect(settle() == "acknowledged Late")
    }

    @Test func anAppThatHasSettledOnceIsWaitedForPatiently() {
        program.teller = .app
        program.threads = [Self.reader]
        program.say("One")
        program.at(10) { program in
            (program.settledText, program.isUnfinished) = (nil, true)
            program.changes += 1
        }
        program.at(900) { $0.say("Two") }
        var seen: [String] = []
        _ = Settler(program, quietPeriod: .seconds(1)).wait(until: program.now + .seconds(2)) { frame, _ -> Void? in
            seen.append(frame.grid.lines[0])
            return seen.count == 2 ? () : nil
        }
        #expect(seen == ["One", "Two"])
    }

    @Test func anAppThatASignalHoldsUpIsNotWaitedFor() {
        program.teller = .app
        program.isHeld = true
        #expect(settle() == "stands still")
        #expect(program.passed == 50)
    }

    // MARK: Input that may be lost

    @Test func inputIsLostOnceTheAppRests() {
        program.teller = .app
        program.isInDoubt = true
        program.threads = [Self.reader]
        program.settledText = "Menu"
        #expect(settle() == "acknowledged Menu")
        #expect(program.losses == [true])
    }

    /// One that sleeps before it draws would seem never to have got its input.
    @Test func inputIsNotLostAsLongAsTheAppMayGoOn() {
        program.teller = .app
        program.isInDoubt = true
        program.threads = [Self.reader, Self.sleeper(for: 60_000)]
        program.at(400) { program in
            program.isInDoubt = false
            program.write("")
            program.say("Next")
        }
        #expect(settle() == "acknowledged Next")
        #expect(program.losses.isEmpty)
    }

    @Test func inputIsNotLostIfNobodyCanTell() {
        program.teller = .app
        program.isInDoubt = true
        program.problem = SystemError(number: 13)
        program.at(10) { $0.say("Menu") }
        #expect(settle() == "acknowledged Menu")
        #expect(program.losses == [false])
    }
}
