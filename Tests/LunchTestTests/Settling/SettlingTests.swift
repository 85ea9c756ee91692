import LunchTest
import TestSupport
import Testing

/// Whatever an app does with its input, reading it waits until it is done, and no longer.
@Suite(.waiting) struct SettlingTests {
    @Test func everyKeyIsSeen() throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        for count in 1...100 {
            try app.press(.character("a"))
            #expect(app.line("count") == "count \(count)")
        }
        let before = try app.settledFrame()
        #expect(before.settling == TUISettling(trust: .acknowledged, droppedInput: 0))
        // A key that redraws nothing settles as well.
        try app.press(.character("n"))
        #expect(app.line("count") == "count 100")
        #expect(try app.settledFrame().revision == before.revision + 1)
    }

    @Test func aSpinnerDoesNotKeepTheAppFromSettling() throws {
        let app = try Launcher(app: fixture, screen: "Spinner").launch()
        for count in 1...50 {
            try app.typeText("k")
            #expect(app.line("keys") == "keys \(count)")
        }
        let spinner = app.line("spinner")
        #expect(try app.staticTexts["spinner"].waitForExistence(timeout: 1))
        #expect(app.staticTexts["spinner"].expectToExist())
        #expect(spinner.hasPrefix("spinning "))
        // A screen that an app says has settled may still change by itself, unless it says that no timer is due.
        @Sendable func turns(_ label: String) -> Int { Int(label.dropFirst("spinning ".count)) ?? 0 }
        let now = turns(app.line("spinner"))
        let later = app.staticTexts.matching { turns($0.label) > now + 50 }.element
        // It is found then, and cannot be pointed at, since the app does not ask for the mouse.
        let error = #expect(throws: TUIError.self) { try later.hover() }
        #expect(error?.kind == .unreachable)
    }

    @Test func workAndAResizeAreWaitedFor() throws {
        let app = try Launcher(app: fixture, screen: "Working").launch()
        for count in 1...3 {
            try app.press(.return)
            #expect(["results", "state"].map(app.line) == ["results \(count)", "ready"])
        }
        let sized = try Launcher(app: fixture, screen: "Size", size: CellSize(columns: 100, rows: 30)).launch()
        #expect(sized.line("size") == "100×30")
        for size in [(40, 12), (200, 60), (1, 1), (80, 24)] {
            try sized.resize(columns: size.0, rows: size.1)
            #expect(sized.line("size") == "\(size.0)×\(size.1)")
        }
    }

    /// It asks the terminal something, and sets it up only then: TCSAFLUSH throws the answer away.
    @Test func anAnswerThatIsThrownAwayBeforeTheFirstFrameIsNotWaitedFor() throws {
        let app = try Launcher(app: fixture, screen: "Forgetful").launch()
        #expect(app.line("greeting") == "all forgotten")
        #expect(try app.settledFrame().settling.droppedInput == 4)
    }

    @Test func inputThatTheAppFlushesAwayIsNotWaitedFor() throws {
        let app = try Launcher(app: fixture, screen: "Flusher").launch()
        for round in 1...50 {
            // Text behind the f may be read with it, or may wait in the terminal and be thrown away.
            try app.typeText("f")
            try app.typeText(String(repeating: "a", count: round))
            #expect(app.line("flushes") == "flushes \(round)")
        }
        // More than the terminal holds at once (4 KiB), so that some of it is still to come when the first is read.
        try app.typeText("F" + String(repeating: "a", count: 20_000))
        #expect(app.line("flushes") == "flushes 51")
        #expect(try app.settledFrame().settling.droppedInput > 0)
        try app.typeText("z")
        #expect(app.line("flushes") == "flushes 51")
    }

    @Test func controlCIsNotWaitedForWhereItBecomesASignal() throws {
        let app = try Launcher(app: fixture, screen: "Interruptible").launch()
        for count in 1...50 {
            try app.press(.control("c"))
            #expect(app.line("interrupts") == "interrupts \(count)")
            try app.typeText("k")
            #expect(app.line("keys") == "keys \(count)")
        }
        let settling = try app.settledFrame().settling
        #expect(settling.trust == .acknowledged)
        #expect(settling.droppedInput == 50)
    }

    /// Nothing is thrown away for Ctrl-C with NOFLSH, nor for Ctrl-Q, which starts the output: nobody is told.
    @Test(arguments: ["c", "q"] as [Character])
    func aKeyThatTheTerminalSwallowsWithoutAWordIsNotWaitedFor(key: Character) throws {
        let app = try Launcher(app: fixture, screen: "Interruptible", mock: .userInfo(["silence": true])).launch()
        for count in 1...20 {
            try app.press(.control(.character(key)))
            #expect(app.line("interrupts") == "interrupts \(key == "c" ? count : 0)")
            try app.typeText("k")
            #expect(app.line("keys") == "keys \(count)")
        }
        #expect(try app.settledFrame().settling == TUISettling(trust: .acknowledged, droppedInput: 20))
    }

    @Test func aPlainProgramHasSettledOnceItReads() throws {
        let app = try Launcher(app: .command("sh"), arguments: ["-c", "echo ready; read answer; echo got $answer"])
            .launch()
        let frame = try app.settledFrame()
        #expect(frame.grid.lines.first == "ready")
        #expect(frame.settling.trust == .exact)
        try app.typeText("bread\n")
        #expect(app.wait(for: .notRunning, timeout: .seconds(60)))
        #expect(app.lastFrame?.grid.lines.prefix(3) == ["ready", "bread", "got bread"])
        // One that draws nothing is up once it reads.
        var launcher = Launcher(app: .command("cat"))
        launcher.configuration.launchTimeout = .seconds(3600)
        let cat = try launcher.launch()
        #expect(cat.state == .runningForeground)
        #expect(try cat.settledFrame().grid.lines.allSatisfy(\.isEmpty))
    }

    @Test func aFrameOfAProgramThatNeverRestsIsWaitedFor() throws {
        var configuration = LaunchConfiguration(.command("sh"))
        configuration.arguments = [
            "-c", "i=0; n=$(seq 300); while :; do i=$((i + 1)); echo line $i; for j in $n; do :; done; done",
        ]
        configuration.settleTimeout = .milliseconds(300)
        let app = TUIApplication(configuration)
        try app.launch()
        let scrolled = try app.waitForFrame(timeout: .seconds(60)) { !["", "line 1"].contains($0.grid.text(row: 0)) }
        #expect(scrolled.grid.text(row: 22).hasPrefix("line "))
        let error = try #require(throws: TUIError.self) {
            try app.waitForFrame(timeout: .milliseconds(1)) { _ in false }
        }
        #expect(error.kind == .timedOut)
        #expect(error.message.hasPrefix("waitForFrame(where:) timed out after 1 ms: "))
        #expect(error.message.contains("|line "))
    }

    @Test func aFrameThatAProgramLeavesBehindIsRightAsWell() throws {
        let app = try Launcher(app: .command("sh"), arguments: ["-c", "echo ready; read answer; echo done"]).launch()
        try app.typeText("\n")
        let frame = try app.waitForFrame(timeout: .seconds(60)) { $0.grid.text(row: 2) == "done" }
        #expect(frame.grid.lines.prefix(3) == ["ready", "", "done"])
        #expect(app.wait(for: .notRunning, timeout: .seconds(60)))
        try app.waitForFrame(timeout: .seconds(60)) { $0.grid.text(row: 2) == "done" }
        let error = try #require(throws: TUIError.self) { try app.waitForFrame { _ in false } }
        #expect(error.kind == .notRunning)
    }
}
