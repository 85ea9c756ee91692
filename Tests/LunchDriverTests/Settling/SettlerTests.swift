import LunchElements
import LunchProcess
import LunchTerminal
import Testing

@testable import LunchDriver

/// The rules by which a program has settled, each with a program that is made up.
@Suite struct SettlerTests {
    /// A row of a table: a program, and how a wait for its settled frame ends.
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let ending: String
        /// The milliseconds that the wait takes; nil: any.
        let passed: Int?
        let looks: Int?
        /// The conclusions about the program.
        let losses: [Bool]
        let isGivenUp: Bool
        let milliseconds: Int
        let restlessLimit: Int?
        let prepare: @Sendable (MadeUpProgram) -> Void

        init(
            _ name: String, _ ending: String, after passed: Int? = nil, looks: Int? = nil, losses: [Bool] = [],
            isGivenUp: Bool = false, within milliseconds: Int = 2000, restlessLimit: Int? = nil,
            _ prepare: @escaping @Sendable (MadeUpProgram) -> Void
        ) {
            testDescription = name
            self.ending = ending
            self.passed = passed
            self.looks = looks
            self.losses = losses
            self.isGivenUp = isGivenUp
            self.milliseconds = milliseconds
            self.restlessLimit = restlessLimit
            self.prepare = prepare
        }
    }

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
    private static let forbidden = SystemError(number: 13)

    /// The way in which a wait for a settled frame ends, and its text.
    private func settle(within milliseconds: Int = 2000, restlessLimit: Int? = nil) -> String {
        let settler = Settler(
            program, quietPeriod: .milliseconds(100), restlessLimit: restlessLimit.map { .milliseconds($0) })
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

    private func check(_ row: Row) {
        row.prepare(program)
        #expect(settle(within: row.milliseconds, restlessLimit: row.restlessLimit) == row.ending)
        #expect([program.passed, program.looks] == [row.passed ?? program.passed, row.looks ?? program.looks])
        #expect(program.losses == row.losses && program.isGivenUp == row.isGivenUp)
    }

    // MARK: The system tells

    private static let rests: [Row] = [
        Row("all threads wait", "exact Menu", after: 0) { program in
            program.write("Menu")
            program.threads = [reader]
        },
        Row("a thread that runs is waited for", "exact Done", after: 31) { program in
            program.threads = [reader, runner]
            program.at(30) { $0.write("Done") }
            program.at(31) { $0.threads = [reader] }
        },
        Row("a program that never rests is late", "late", after: 500, within: 500) { $0.threads = [runner] },
        Row("threads that have run between the looks", "exact Menu", looks: 4) { program in
            program.write("Menu")
            program.threads = [reader]
            program.restlessLooks = 3
        },
        Row("output between the looks is no rest", "exact Whole", looks: 2) { program in
            program.write("Half")
            program.threads = [reader]
            program.betweenLooks = { [program] in program.write("Whole") }
        },
        Row("threads that come and go", "exact Menu") { program in
            program.write("Menu")
            program.threads = nil
            program.at(5) { $0.threads = [reader] }
        },
        Row("a wait that ends soon is waited out", "exact Whole") { program in
            program.write("Half")
            program.threads = [reader, sleeper(for: 200)]
            program.at(200) { program in
                program.write("Whole")
                program.threads = [reader]
            }
        },
        Row("a wait that ends late is named", "bounded Clock", after: 0) { program in
            program.write("Clock")
            program.threads = [reader, sleeper(for: 60_000)]
        },
        Row("a request without an answer", "bounded Menu", after: 0) { program in
            program.write("Menu")
            program.threads = [reader]
            program.requests = [OpenRequest(process: 1, peer: "127.0.0.1:80")]
        },
        Row("a look is taken even if the time is over", "exact Menu", after: 0, within: 0) { program in
            program.write("Menu")
            program.threads = [reader]
        },
        Row("a look at one that runs, if the time is over", "late", after: 0, within: 0) { $0.threads = [runner] },
        Row("a program that ends", "over", after: 20) { program in
            program.threads = [runner]
            program.at(20) { $0.end() }
        },
        Row("a program that begins to tell is believed", "acknowledged Menu") { program in
            program.threads = [runner]
            program.at(20) { program in
                program.teller = .app
                program.write("")
                program.say("Menu")
            }
        },
        Row("a message that is being read is waited for", "exact Whole") { program in
            program.write("Half")
            program.threads = [reader]
            program.isReading = true
            program.at(40) { program in
                program.isReading = false
                program.write("Whole")
            }
        },
        Row("a program that does not rest is looked at as it is", "draws Spin", after: 1000, restlessLimit: 1000) {
            $0.write("Spin")
            $0.threads = [runner]
        },
        Row("it is, at the end of the time", "draws Spin", after: 300, within: 300, restlessLimit: 1000) { program in
            program.write("Spin")
            program.threads = [runner]
        },
        Row("nobody tells, and it is quiet", "quiet Two", after: 160) { program in
            program.write("One")
            program.problem = forbidden
            program.at(60) { $0.write("Two") }
        },
        Row("nobody tells, and it is never quiet", "late", within: 1000) { program in
            program.problem = forbidden
            for time in 1..<60 { program.at(time * 50) { $0.write("\(time)") } }
        },
    ]

    @Test(arguments: rests) func theSystemOrNoOneReports(_ row: Row) { check(row) }

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
        let texts = [settle(), settle()]
        #expect(texts == ["exact Menu", "exact Menu"] && program.looks == 1)
        program.threads = [Self.runner]
        program.at(1) { $0.threads = [Self.reader] }
        #expect(settle() == "exact Menu" && program.looks > 1)
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
        program.rest.noteInput()
        program.threads = [Self.runner]
        #expect(settle(within: 0) == "late")
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
        #expect(times[0] >= 250 && times.dropFirst().allSatisfy { $0 < 5 }, "\(times)")
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

    // MARK: Several moments of one wait

    /// Each row: what a program does, the moments that a wait sees until it is content, and the milliseconds until then.
    private static let moments: [(String, @Sendable (MadeUpProgram) -> Void, seen: [String], passed: Int)] = [
        (
            "every pause is looked at once",
            { program in
                program.write("One")
                program.threads = [reader, sleeper(for: 100)]
                program.at(100) { program in
                    program.write("Two")
                    program.threads = [reader, sleeper(for: 100, switches: 1)]
                }
                program.at(200) { $0.threads = [reader] }
            }, ["pauses One", "pauses Two", "settled Two"], 200
        ),
        (
            "whoever is not content with a rest sees the next",
            { program in
                program.write("One")
                program.threads = [reader]
                program.at(700) { $0.write("Two") }
            }, ["settled One", "settled Two"], 700
        ),
        (
            "an app that has settled once is waited for patiently",
            { program in
                program.teller = .app
                program.threads = [reader]
                program.say("One")
                program.at(10) { program in
                    (program.settledText, program.isUnfinished) = (nil, true)
                    program.changes += 1
                }
                program.at(900) { $0.say("Two") }
            }, ["settled One", "settled Two"], 900
        ),
    ]

    @Test(arguments: moments.indices) func theMomentsOfAWait(_ index: Int) {
        let (name, prepare, expected, passed) = Self.moments[index]
        prepare(program)
        var seen: [String] = []
        _ = Settler(program, quietPeriod: .seconds(1)).wait(until: program.now + .seconds(2)) { frame, moment in
            seen.append("\(moment) \(frame.grid.lines[0])")
            return seen.count == expected.count ? () : nil
        }
        #expect(seen == expected && program.passed == passed, "\(name)")
    }

    // MARK: The app tells

    private static let apps: [Row] = [
        Row("an app says so", "acknowledged Menu", after: 30) { program in
            program.threads = [reader]
            program.at(30) { $0.say("Menu") }
        },
        Row("an app that says nothing is late", "late", within: 400) { program in
            program.isUnfinished = true
            program.threads = [runner]
        },
        Row("an app that waits for input instead", "stands still", after: 50, isGivenUp: true) { program in
            program.isUnfinished = true
            program.threads = [reader]
        },
        Row("an app that has not read its input does not stand still", "acknowledged Late") { program in
            program.isUnfinished = true
            program.threads = [reader]
            program.hasUnreadInput = true
            program.at(300) { $0.say("Late") }
        },
        Row("an app that a signal holds up", "stands still", after: 50) { $0.isHeld = true },
        Row("input is lost once the app rests", "acknowledged Menu", losses: [true]) { program in
            program.isInDoubt = true
            program.threads = [reader]
            program.settledText = "Menu"
        },
        // One that sleeps before it draws would seem never to have got its input.
        Row("input is not lost as long as the app may go on", "acknowledged Next") { program in
            program.isInDoubt = true
            program.threads = [reader, sleeper(for: 60_000)]
            program.at(400) { program in
                program.isInDoubt = false
                program.write("")
                program.say("Next")
            }
        },
        Row("input is not lost if nobody can tell", "acknowledged Menu", losses: [false]) { program in
            program.isInDoubt = true
            program.problem = forbidden
            program.at(10) { $0.say("Menu") }
        },
    ]
    private static let goingOn: [Row] = [
        sleeper(for: 60_000), runner, ThreadWait(process: 1, thread: 2, call: "fcntl"),
    ].map { thread in
        Row("an app that may go on does not stand still: \(thread.call)", "acknowledged Late") { program in
            program.isUnfinished = true
            program.threads = [reader, thread]
            program.at(900) { $0.say("Late") }
        }
    }

    @Test(arguments: apps + goingOn) func theAppReports(_ row: Row) {
        program.teller = .app
        check(row)
    }
}
