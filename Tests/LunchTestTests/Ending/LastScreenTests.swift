import LunchDriver
import LunchTest
import TestSupport
import Testing

/// The answers to waits and expectations about a program that has ended: its last screen answers, and nothing else comes.
@Suite(.waiting) struct LastScreenTests {
    /// Shows `Saved 7`, and leaves with a status once it has got a key.
    private func ended(status: Int) throws -> TUIApplication {
        let app = try ScreenProgram.launch("key >/dev/null; printf 'Saved 7'; exit \(status)")
        try app.press("x")
        return app
    }

    @Test(arguments: [0, 3]) func waitsAreAnsweredFromIt(status: Int) throws {
        let app = try ended(status: status)
        #expect(try app.waitForExit() == .exitCode(status))
        let answers = [
            app.text("Saved").expectToExist(), app.text("Loading").expectNotToExist(),
            app.text(/Saved \d/).expect(\.label, is: "Saved 7"),
            app.staticTexts["Saved 7"].expect(\.frame.origin.row, is: 0),
            app.terminal.expect(\.rows.first, is: "Saved 7"),
            try app.text("Saved").waitForExistence(timeout: .seconds(60)),
            try app.text("Loading").waitForNonExistence(timeout: .seconds(60)),
            try app.text(/\d/).wait(for: \.label, toEqual: "7", timeout: .seconds(60)),
        ]
        #expect(answers == Array(repeating: true, count: 8))
        #expect(try app.waitForFrame { $0.text.contains("Saved") }.grid.cursor.column == 7)
        #expect(app.staticTexts.labels == ["Saved 7"])
        #expect(app.debugDescription.contains("|Saved 7"))
        #expect(app.texts("Saved").debugDescription.contains("1 element"))
    }

    @Test func whatCannotComeFailsAtOnce() throws {
        let app = try ended(status: 0)
        func record(_ name: String, _ body: () throws -> Void) {
            RecordedMessage.expect(name, RecordedMessage.thrown(body))
        }
        record("wait for a text of an ended program") { _ = try app.text("Done").waitForExistence(timeout: 3600) }
        record("wait for a text of an ended program to go") {
            _ = try app.text("Saved").waitForNonExistence(timeout: 3600)
        }
        record("wait for a label of an ended program") {
            _ = try app.text(/\d/).wait(for: \.label, toEqual: "8", timeout: 3600)
        }
        record("wait for a frame of an ended program") {
            _ = try app.waitForFrame(timeout: .seconds(3600)) { _ in false }
        }
        RecordedMessage.expect(
            "expectation of an ended program",
            RecordedMessage.recorded { app.text("Done").expectToExist(timeout: 3600) })
        RecordedMessage.expect(
            "expectation of the terminal of an ended program",
            RecordedMessage.recorded { app.terminal.expect(\.rows.first, is: "Done", timeout: 3600) })
    }

    /// The last screen may show all that a test waits for: that the program has crashed is told all the same, once.
    @Test func aCrashIsReportedOnce() throws {
        let failures = try FailureReporter.taking {
            let app = try ended(status: 3)
            #expect(app.text("Saved").expectToExist())
            #expect(try app.text("Saved").waitForExistence(timeout: .seconds(60)))
            #expect(try app.text("Loading").waitForNonExistence(timeout: .seconds(60)))
            app.terminate()
        }
        #expect(failures.count == 1)
        #expect(failures.first?.message.hasPrefix("sh exited unexpectedly with status 3.") == true)
        // The properties of elements are read once the test has asked how the program ended.
        let told = try FailureReporter.taking {
            let app = try ended(status: 3)
            #expect(!app.text("Done").expectToExist())
            #expect(!app.text(/Saved \d/).expect(\.label, is: "Saved 7"))
            app.terminate()
        }
        #expect(told.map(\.exitStatus) == [.exitCode(3), .exitCode(3)])
        #expect(told.first?.message.contains("but sh has ended (exit status 3).\n") == true)
        #expect(told.last?.message.contains("sh is not running any more: it exited with status 3.") == true)
    }

    /// A program that exited with status 0 is done: what it left on the screen can be read without more.
    @Test func whatIsLeftInPeaceAnswersAtOnce() throws {
        let app = try ended(status: 0)
        #expect(try app.text("Saved").waitForExistence(timeout: 60))
        #expect(app.text("Saved").exists && app.staticTexts["Saved 7"].exists)
        #expect(app.texts("Saved").count == 1 && app.staticTexts.count == 1)
        #expect(app.texts(/\w+ \d/).labels + [app.staticTexts["Saved 7"].label] == ["Saved 7", "Saved 7"])
    }

    @Test func aSignalIsNamed() throws {
        let app = try ScreenProgram.launch("key >/dev/null; kill -TERM $$")
        try app.press("x")
        #expect(try app.waitForExit() == .signal(15))
        let error = #expect(throws: TUIError.self) { try app.text("Done").waitForExistence(timeout: .seconds(3600)) }
        #expect(error?.kind == .notRunning)
        #expect(error?.message.contains("but sh has ended: it was ended by SIGTERM (signal 15).\n") == true)
    }
}
