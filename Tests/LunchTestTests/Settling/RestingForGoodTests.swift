import TestSupport
import Testing

@testable import LunchDriver
@testable import LunchTest

/// An app that waits for input, and has yet to do something, will not do it: it fails at once, however long it may take.
@Suite struct RestingForGoodTests {
    /// Nobody waits that long: what does not fail at once hangs the test.
    private static let forever = Duration.seconds(3600)
    private static let hello = ShellApp.hello()

    private func launcher(_ script: String, size: CellSize = CellSize(columns: 80, rows: 24)) -> Launcher {
        var launcher = ShellApp.launcher(script)
        launcher.configuration.size = size
        launcher.configuration.launchTimeout = Self.forever
        launcher.configuration.settleTimeout = Self.forever
        return launcher
    }

    private func words(_ error: TUIError?, lines: Int) -> String {
        (error?.message ?? "").withoutTimes.split(separator: "\n").prefix(lines).joined(separator: "\n")
    }

    private struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let script: String
        var size = CellSize(columns: 80, rows: 24)
        let opening: String
        var words = ""
    }

    private static let small = CellSize(columns: 40, rows: 10)
    private static let clamps =
        #"sh did not open on the screen "S" and waits for input: it has drawn for 80×24, and the terminal is 40×10."#

    private static let cases = [
        Case(
            testDescription: "clamps its size", script: hello + ShellApp.frame(1, label: "one"), size: small,
            opening: clamps, words: "\nIt does not handle SIGWINCH, the signal of a new size: "),
        // An app of Lunch's hears of sizes: it is asked whether it keeps to one.
        Case(
            testDescription: "hears of sizes", script: "trap : WINCH\n" + hello + ShellApp.frame(1, label: "one"),
            size: small, opening: clamps, words: "\nAn app must draw for the size of its terminal, and publish "),
        Case(
            testDescription: "says nothing", script: "printf drawn",
            opening: #"sh did not open on the screen "S": it acknowledged nothing and waits for input."#),
        Case(
            testDescription: "says that it publishes, and does not",
            script: ShellApp.hello(#""publishes":true"#) + "printf drawn",
            opening: #"""
                sh did not open on the screen "S": it reported that it publishes elements, but published none and waits for input.
                """#),
    ]

    @Test(arguments: cases) private func theAppDoesNotOpen(_ given: Case) {
        let error = withError { _ = try launcher(given.script, size: given.size).launch() }
        #expect(error?.kind == .launch)
        #expect(words(error, lines: 1) == given.opening)
        #expect(given.words.isEmpty || error?.message.contains(given.words) == true)
    }

    @Test func anAppThatIgnoresANewSizeFailsEveryActionAtOnce() throws {
        let app = try launcher(Self.hello + ShellApp.frame(1, label: "one")).launch()
        try app.resize(columns: 40, rows: 10)
        let opening = "sh waits for input, and will not settle: it has drawn for 80×24, and the terminal is 40×10."
        let error = #expect(throws: TUIError.self) { try app.press("a") }
        #expect(error?.kind == .unsettled)
        #expect(words(error, lines: 1) == opening)
        #expect(error?.message.contains("\nIt does not handle SIGWINCH, ") == true)
        let again = #expect(throws: TUIError.self) { try app.buttons["b"].tap() }
        #expect(words(again, lines: 1) == #"Can't look up app.buttons["b"]. \#(opening)"#)
        withFailure {
            app.buttons["b"].expect(\.label, is: "two", timeout: Self.forever)
        } matching: { failure in
            failure.message.hasPrefix(#"Can't look up app.buttons["b"]. \#(opening)"#)
        }
        // Its end is told at once, too.
        let failures = try FailureReporter.taking {
            let app = try launcher(Self.hello + ShellApp.frame(1, label: "one")).launch()
            try app.resize(columns: 40, rows: 10)
        }
        #expect(failures.map(\.kind) == [.unsettled])
        #expect(failures.first?.message.hasPrefix("sh waits for input, and will not settle: it has drawn ") == true)
    }

    @Test func aKeyThatIsNotAcknowledgedIsAFailureAtOnce() throws {
        let app = try launcher(Self.hello + ShellApp.frame(1, label: "one")).launch()
        try app.press("a")
        let error = withError { try app.press("b") }
        #expect(
            words(error, lines: 1)
                == "sh waits for input, and will not settle: it has not acknowledged the byte that was sent to it.")
    }

    /// Whatever an app is slow in, it is waited for. One that has drawn nothing and waits for an alarm seems to be all there.
    @Test(
        arguments: ["computes", "sleeps", "limit", "alarm", "computingThread", "sleepingThread", "turns", "child"])
    func anAppThatIsSlowIsWaitedFor(_ way: String) throws {
        var launcher = Launcher(
            app: fixture, screen: "Dawdling", mock: ["way": .string(way), "isSlowFromTheStart": .bool(way != "alarm")])
        launcher.configuration.launchTimeout = Self.forever
        launcher.configuration.settleTimeout = Self.forever
        let app = try launcher.launch()
        try app.press("a")
        #expect(app.line("keys") == "keys 1")
        try app.resize(columns: 40, rows: 10)
        try app.press("b")
        #expect(app.line("keys") == "keys 2")
    }

    /// Nothing that Lunch can see distinguishes it from one that has forgotten the key, but for the pipe.
    @Test func anAppThatWaitsForSomebodyElseIsWaitedFor() throws {
        let folder = try Files.makeFolder()
        defer { Files.remove(folder) }
        let path = "\(folder)/pipe"
        #expect(NamedPipe.make(path))
        var launcher = Launcher(
            app: fixture, screen: "Dawdling",
            mock: ["way": "somebody", "path": .string(path), "isSlowFromTheStart": false])
        launcher.configuration.settleTimeout = Self.forever
        let app = try launcher.launch()
        try app.press("a")
        let session = try #require(app.run.session)
        let resting = SessionWatch(session) { $0.facts(teller: .system) }
        let outcome = Settler(resting, quietPeriod: Self.forever).wait(until: .now + Self.forever) { frame, moment in
            moment == .settled ? frame : nil
        }
        guard case .answer(let frame) = outcome else {
            Issue.record("it never rested")
            return
        }
        #expect(frame.settling.trust == .exact)
        #expect(session.monitor.read { $0.isStuck })
        var settler = Settler(SessionWatch(session), quietPeriod: Self.forever)
        let standsForGood = settler.standsForGood()
        #expect(!standsForGood)
        #expect(NamedPipe.write("x", to: path))
        #expect(app.line("keys") == "keys 1")
    }
}
