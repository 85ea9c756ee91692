import LunchProcess
import LunchTest
@_spi(Lunch) import LunchWire
import TestSupport
import Testing

@testable import LunchDriver

/// An app that hangs is waited for once, and the message says where it hangs.
@Suite(.waiting, .timeLimit(.minutes(5))) struct HangTests {
    /// Longer than any test may take: whoever waits for the app is noticed.
    private static let forever = Duration.seconds(3600)

    private func launch(_ screen: String, settleTimeout: Duration = .milliseconds(300)) throws -> TUIApplication {
        var launcher = Launcher(app: fixture, screen: screen)
        launcher.configuration.settleTimeout = settleTimeout
        return try launcher.launch()
    }

    /// The message of a key that comes after one over which the app hangs.
    private func message(_ app: TUIApplication) -> String {
        let error = withError {
            try app.typeText("a")
            try app.press("b")
        }
        #expect(error?.kind == .unsettled)
        // The function of the C library in which a thread waits is its own business.
        return (error?.message ?? "").withoutTimes.replacing(/(?m)^    \w+, in libc\..*$/, with: "    …, in libc")
            .replacing(/FixtureApp\.swift:\d+/, with: "FixtureApp.swift:N")
    }

    private let opening = """
        Fixture did not settle within 1 s: it has not acknowledged the byte that was sent to it.
        Process N (Fixture) …
        Its threads are in these calls, the innermost first:
          main thread:

        """
    private let advice = "\nIs this an endless loop, or a wait that never ends?"

    @Test func whereAnAppWaitsForALockIsReported() throws {
        let message = message(try launch("Deadlocked", settleTimeout: .seconds(1)))
        let expected = """
            \(opening)    …, in libc
                DeadlockedScreen.Bank.withdraw(), HangingScreens.swift:34
                DeadlockedScreen.handle(_:), HangingScreens.swift:22
                static FixtureApp.run(_:_:name:), FixtureApp.swift:N
                static FixtureApp.main(), FixtureApp.swift:N
              another thread:
                …, in libc
                DeadlockedScreen.Bank.post(), HangingScreens.swift:40
                closure #1 in DeadlockedScreen.Bank.withdraw(), HangingScreens.swift:32\(advice)
            """
        #expect(message.hasPrefix(expected), "\(message)")
    }

    /// The compiler gives some instructions of a loop no line.
    @Test func whereAnAppComputesForEverIsReported() throws {
        let app = try launch("Spinning", settleTimeout: .seconds(1))
        let message = message(app)
        #expect(message.hasPrefix(opening), "\(message)")
        #expect(message.contains("\nIs this an endless loop?\n"), "\(message)")
        // The loop may be anywhere in itself, also in a function of the runtime that it has called.
        #expect(
            message.contains(
                /\n    SpinningScreen\.spin\(\), HangingScreens\.swift:1[12]\n    SpinningScreen\.handle\(_:\), HangingScreens\.swift:9\n    static FixtureApp\.run/
            ), "\(message)")
        let process = try #require(app.run.session?.standstill.processes.first?.identifier)
        for _ in 0..<3 {
            // The copy of this process that reads debug information may be late each time, or wait for a lock that stays
            // locked in it. Nothing is told then, and another look follows.
            var places: [ThreadPlace] = []
            let isTold = LiveProcess.wait {
                places = (try? ThreadPlace.all(of: process)) ?? []
                return !places.isEmpty
            }
            #expect(isTold)
            let calls = try #require(places.first).calls
            let spin = try #require(calls.first { $0.function == "SpinningScreen.spin()" })
            #expect((11...12).contains(spin.line))
        }
    }

    @Test func theThreadsOfAnAppThatWaitsForInputAreNotReported() throws {
        let app = try launch("Counter", settleTimeout: Self.forever)
        #expect(app.line("count") == "count 0")
        let session = try #require(app.run.session)
        // A look at the threads would wake the app.
        #expect(LiveProcess.wait { session.process.withLock(\.self)?.states.first?.isIdle == true })
        #expect(session.standstill.threads == nil)
    }

    @Test func anAppThatIsLookedAtGoesOnAsItWas() throws {
        let app = try launch("Sleepers", settleTimeout: Self.forever)
        let process = try #require(app.run.session?.standstill.processes.first?.identifier)
        let counter = try launch("Counter", settleTimeout: Self.forever)
        let other = try #require(counter.run.session?.standstill.processes.first?.identifier)
        for count in 1...5 {
            #expect(try ThreadStack.all(of: process).first?.thread == process)
            try counter.press("a")
            #expect(try ThreadPlace.all(of: other).first?.isMain == true)
            #expect(counter.line("count") == "count \(count)")
        }
        #expect(counter.state == .runningForeground)
    }

    @Test func anAppThatHangsIsNotWaitedForAgain() throws {
        let app = try launch("Stuck")
        try app.typeText("a")
        #expect(!app.staticTexts["state"].exists)
        app.run.configure { $0.settleTimeout = Self.forever }
        #expect(!app.staticTexts["state"].exists)
        #expect(!app.staticTexts["state"].isHittable)
        let isAgain =
            "\nLunch did not wait again: nothing has been sent to the app since.\nProcess N (Fixture) …\nIts threads"
        let opening = "Fixture did not settle within 300 ms: it has not acknowledged the byte that was sent to it."
        withFailure {
            #expect(app.line("state") == "")
        } matching: { failure in
            failure.message.withoutTimes.hasPrefix(
                "Can't look up app.staticTexts[\"state\"]. \(opening)\(isAgain)")
        }
        withFailure {
            #expect(app.staticTexts.count == 0)
        } matching: { failure in
            failure.kind == .unsettled
        }
        let resizing = withError { try app.resize(columns: 40, rows: 12) }
        #expect(resizing?.message.withoutTimes.hasPrefix(opening + isAgain) == true)
        #expect(app.lastFrame?.grid.columns == 80)
        for action in [{ try app.press("b") }, { try app.staticTexts["state"].tap() }, { try app.show("Counter") }] {
            withError { try action() }
        }
        withError { _ = try app.settledFrame() }
        #expect(app.debugDescription.withoutTimes.hasPrefix(opening + isAgain))
        // New input is waited for anew, as long as that has.
        app.run.configure { $0.settleTimeout = .milliseconds(100) }
        app.run.session?.resize(to: CellSize(columns: 40, rows: 12))
        let error = withError { try app.press("b") }
        #expect(error?.message.withoutTimes.hasPrefix("Fixture did not settle within 100 ms: it has not ") == true)
        #expect(error?.message.contains("waited for again") == false)
    }

    @Test func anAppThatSettlesAfterAllIsBelieved() throws {
        let app = try launch("Counter")
        let process = try #require(app.run.session?.standstill.processes.first?.identifier)
        LiveProcess.stop(process)
        try app.typeText("a")
        withError { try app.press("b") }
        app.run.configure { $0.settleTimeout = Self.forever }
        withError { try app.press("b") }
        LiveProcess.goOn(process)
        // A wait has a deadline of its own, and so waits also for an app that seemed to hang.
        let count = app.staticTexts["count"]
        #expect(try count.wait(for: \.label, toEqual: "count 1", timeout: 60))
        #expect(count.label == "count 1")
        // The next input is waited for as ever.
        try app.press("c")
        #expect(count.label == "count 2")
    }

    @Test func aPlainProgramThatNeverRestsIsNotWaitedForAgain() throws {
        var configuration = LaunchConfiguration(.command("sh"))
        configuration.arguments = ["-c", "echo ready; read a; while :; do :; done"]
        let app = TUIApplication(configuration)
        try app.launch()
        try app.typeText("b\n")
        app.run.configure { $0.settleTimeout = .milliseconds(300) }
        let advice = "It has written N bytes. Lunch reads a screen only while the program rests."
        let first = "sh never rested within 300 ms.\nProcess N (sh) …\n"
        let error = withError { try app.press("b") }
        #expect(error?.kind == .unsettled)
        #expect(
            error?.message.withoutTimes.withoutCounts.hasPrefix("\(first)\(advice)") == true, "\(error?.message ?? "")")
        #expect(app.lastFrame?.settling.trust == .unsettled)
        app.run.configure { $0.settleTimeout = Self.forever }
        let again = withError { try app.press("b") }
        let known =
            "sh never rested within 300 ms.\nLunch did not wait again: nothing has been sent to the app since.\n"
        #expect(
            again?.message.withoutTimes.withoutCounts.hasPrefix("\(known)Process N (sh) …\n\(advice)") == true,
            "\(again?.message ?? "")")
    }

    /// An expectation or a question that nobody could look for is told by its cause, and not again at the end of the app.
    @Test(arguments: [
        (true, "Can't look up app.staticTexts[\"state\"]. Fixture did not settle within 300 ms: "),
        (false, "\n    StuckScreen.handle(_:), CounterScreen.swift:"),
    ])
    func anAppThatHangsIsOneFailure(isExpectation: Bool, words: String) throws {
        let failures = try FailureReporter.taking {
            var app: TUIApplication? = try launch("Stuck")
            try app?.typeText("a")
            if isExpectation, let app {
                app.staticTexts["state"].expect(\.label, is: "ready", timeout: .milliseconds(300))
            } else {
                #expect(app?.staticTexts["state"].exists == false)
            }
            app?.run.configure { $0.settleTimeout = Self.forever }
            app = nil
        }
        #expect(failures.map(\.kind) == [.unsettled])
        #expect(failures.first?.message.contains(words) == true)
    }
}

extension String {
    /// The text without how much an app has written.
    fileprivate var withoutCounts: String { replacing(/written \d+ bytes in [0-9.]+ \w+/, with: "written N bytes") }
}
