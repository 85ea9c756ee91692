import Foundation
import LunchElements
import LunchProcess
import LunchTerminal
import LunchTest
@_spi(Lunch) import LunchWire
import TestSupport
import Testing

@testable import LunchDriver

/// The values of events: launches, bytes, positions, ends, and what an action was done to.
@Suite(.waiting) struct WholeEventTests {
    private func outcomes(_ story: Story, of verb: String) -> [TUICommandResult] {
        story.all.compactMap { event in
            guard event.step?.verb == verb, case .ended(let outcome) = event.kind else { return nil }
            return outcome
        }
    }

    private func inputs(_ story: Story) -> [TUIInput] {
        story.all.compactMap { if case .sent(let input) = $0.kind { input } else { nil } }
    }

    private func outputs(_ story: Story) -> [TUIOutput] {
        story.all.compactMap { if case .output(let output) = $0.kind { output } else { nil } }
    }

    private func text(_ outputs: [TUIOutput]) -> String { String(decoding: outputs.flatMap(\.bytes), as: UTF8.self) }

    @Test func twoAppsOfOneProgramAreReportedApart() throws {
        let story = Story()
        let line = #line + 2
        try TUIEvents.withListener(story.hear) {
            let apps = try (1...2).map { try Launcher(app: fixture, screen: "Form", arguments: ["\($0)"]).launch() }
            #expect(apps[1].staticTexts["sentCount"].exists)
            #expect(apps[0].staticTexts["sentCount"].exists)
            for app in apps { app.terminate() }
        }
        let launches = story.all.compactMap { if case .launched(let launch) = $0.kind { launch } else { nil } }
        #expect(launches.map(\.configuration.arguments) == [["1"], ["2"]])
        #expect(launches.map(\.configuration.screen) == ["Form", "Form"])
        #expect(
            launches.allSatisfy {
                $0.path.hasSuffix("/Fixture") && $0.place.line == line && $0.place.filePath == #filePath
            })
        let numbers = launches.map(\.number)
        #expect(numbers[0] < numbers[1])
        let reads = story.all.filter { $0.step?.verb == "exists" }
        #expect(reads.compactMap(\.launch).map { numbers.firstIndex(of: $0) } == [1, 1, 1, 0, 0, 0].map(Optional.init))
        let ends = story.all.filter { if case .exited = $0.kind { true } else { false } }
        #expect(ends.map(\.launch) == numbers.map(Optional.init))
        #expect(Set(story.all.map(\.test?.name)) == ["twoAppsOfOneProgramAreReportedApart()"])
        #expect(story.all.first?.test?.place?.filePath == #filePath)
    }

    @Test func onlyWhoAsksHearsBytes() throws {
        let (deaf, story) = (Story(), Story())
        try TUIEvents.withListener(deaf.hear) {
            try TUIEvents.withListener(hearsOutput: true, story.hear) {
                let app = try Launcher(app: fixture, screen: "Form").launch()
                try app.textFields["name"].typeText("ann")
                #expect(app.textFields["name"].value == "ann")
                app.terminate()
            }
        }
        #expect(outputs(deaf).isEmpty && !deaf.lines.contains { $0.contains("committed") })
        #expect(inputs(deaf).last?.text.hasSuffix(#"typeText("ann")"#) == true)
        #expect(inputs(deaf).allSatisfy { $0.bytes == nil && $0.secret == nil })
        #expect(inputs(deaf).last?.count == 3)
        #expect(inputs(story).last?.bytes == Array("ann".utf8))
        let written = text(outputs(story))
        #expect(written.contains("Registration"))
        #expect(written.contains("\u{1B}]7367;\u{1B}\\"))
        #expect(!written.contains("lunch;"), "no message stands in it")
        #expect(outputs(story).allSatisfy { $0.missed == 0 && $0.position > 0 })
        #expect(outputs(story).map(\.position) == outputs(story).map(\.position).sorted())
    }

    /// The bytes up to a frame, fed to a terminal, give the frame.
    @Test func framesAreMadeOfTheBytesBeforeThem() throws {
        let story = Story()
        try TUIEvents.withListener(hearsOutput: true, story.hear) {
            let app = try Launcher(app: fixture, screen: "Form").launch()
            try app.textFields["name"].typeText("ann")
            #expect(app.textFields["name"].value == "ann")
            try app.resize(columns: 60, rows: 20)
            #expect(app.staticTexts["title"].exists)
            app.terminate()
        }
        var terminal = TUITerminal(columns: 80, rows: 24, messageCommand: Envelope.command)
        var position = 0
        var count = 0
        for event in story.all {
            switch event.kind {
            case .output(let output):
                var offset = 0
                while offset < output.bytes.count {
                    offset += terminal.feed(output.bytes.span.extracting(offset...))
                    _ = terminal.takeMessage()
                }
                position = output.position
            case .resized(let resize):
                #expect(resize.position == position)
                terminal.resize(columns: resize.size.columns, rows: resize.size.rows)
            case .committed(let commit):
                count += 1
                #expect(commit.position == position)
                #expect(commit.frame.grid.text == terminal.grid.text)
            case .settled(let frame): #expect(frame.position <= position)
            default: break
            }
        }
        #expect(count >= 3)
    }

    @Test func aProgramThatPublishesNothingIsHeardToo() throws {
        let story = Story()
        try TUIEvents.withListener(hearsOutput: true, story.hear) {
            let app = try ScreenProgram.launch("printf one; key")
            try app.typeText("x")
            try app.waitForFrame { $0.grid.text.contains("onex") }
            app.terminate()
        }
        #expect(text(outputs(story)) == "onex")
        let settled = story.all.compactMap { if case .settled(let frame) = $0.kind { frame } else { nil } }
        #expect(settled.first?.position == 3)
        #expect(settled.last?.position == 4)
        #expect(settled.last.map { $0.settling.trust != .unsettled } == true)
    }

    @Test func bytesThatMayBeSecretAreHeldBack() throws {
        let story = Story()
        try TUIEvents.withListener(hearsOutput: true, story.hear) {
            let app = try Launcher(app: fixture, screen: "Login", mock: ["length": 7]).launch()
            // The first field is full after seven characters, and hands the focus on to the password.
            try app.typeText("anna123hunter")
            // An app that was quick has shown already what is secret.
            #expect(inputs(story).allSatisfy { $0.bytes == nil })
            #expect(app.secureTextFields["password"].value == "hunter")
            try app.paste("2")
            try app.typeText("bob\tx")
            app.terminate()
        }
        let sent = inputs(story)
        #expect(sent.map(\.text) == ["typeText(•)", "paste(•)", #"typeText("bob\t•")"#])
        #expect(sent.map(\.count) == [13, 1, 5])
        #expect(sent.allSatisfy { $0.bytes == nil })
        #expect(sent.map { String(decoding: $0.secret ?? [], as: UTF8.self) } == ["anna123hunter", "2", "bob\tx"])
    }

    @Test func whatATerminalDoesNotShowIsSecret() throws {
        let story = Story()
        try TUIEvents.withListener(hearsOutput: true, story.hear) {
            let app = TUIApplication(.command("sh"))
            app.launchArguments = [
                "-c", "read user; stty -echo; printf 'password '; read password; printf done; read end",
            ]
            try app.launch()
            try app.typeText("bob\n")
            try app.waitForFrame { $0.grid.text.contains("password") }
            try app.typeText("hunter2")
            try app.press(.return)
            try app.waitForFrame { $0.grid.text.contains("done") }
            app.terminate()
        }
        #expect(inputs(story).map(\.text) == [#"typeText("bob\n")"#, "typeText(•)", "key Return"])
        #expect(inputs(story).map { $0.bytes == nil } == [false, true, true])
        #expect(inputs(story).map(\.count) == [4, 7, 1])
    }

    /// Nobody asks any more what became of it.
    @Test func whatIsUndecidedAtTheEndIsReportedAsSecret() throws {
        let story = Story()
        try TUIEvents.withListener(hearsOutput: true, story.hear) {
            let app = try Launcher(app: fixture, screen: "Login", mock: ["length": 7]).launch()
            try app.typeText("anna123hunter")
        }
        #expect(inputs(story).map(\.text) == ["typeText(•)"])
        #expect(inputs(story).map { $0.bytes == nil } == [true])
    }

    @Test func anActionKnowsTheFrameBeforeItsElementAndItsCell() throws {
        let story = Story()
        try TUIEvents.withListener(story.hear) {
            let page = try Launcher(app: fixture).launch(Widgets.self, mock: .userInfo(["MOCK_JSON": ["mouse": 1000]]))
            try page.save.tap()
            #expect(page.save.exists)
            try page.name.typeText("ann")
            #expect(page.save.exists)
            try page.app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0)).withOffset(columns: 3, rows: 1).tap()
            try page.app.resize(columns: 60, rows: 20)
            try page.app.press(.tab)
        }
        let tap = try #require(outcomes(story, of: "tap").first)
        #expect(tap.element?.identifier == "save")
        #expect(tap.element.map { element in tap.cell.map(element.frame.contains) } == true)
        #expect(tap.frameBefore?.revision == 1)
        let typed = try #require(outcomes(story, of: "typeText").first)
        #expect(typed.element?.identifier == "name")
        #expect(typed.frameBefore.map { $0.revision > 1 } == true)
        #expect(typed.frameBefore?.grid.text.contains("ann") == false)
        #expect(typed.cell.map { typed.element?.frame.contains($0) } == true, "the field is clicked for the focus")
        #expect(outcomes(story, of: "coordinate.tap").map(\.cell) == [CellPoint(column: 3, row: 1)])
        #expect(outcomes(story, of: "coordinate.tap").allSatisfy { $0.element == nil })
        #expect(outcomes(story, of: "exists").allSatisfy { $0.frameBefore == nil && $0.cell == nil })
        #expect(outcomes(story, of: "resize").map { $0.frameBefore?.grid.columns } == [80])
        #expect(outcomes(story, of: "press").map { $0.frameBefore?.grid.columns } == [60])
    }

    /// Time passes within the step, which looks at the app behind its message only.
    @Test func theFrameBeforeIsNotTheOneBehindAMessage() throws {
        let story = Story()
        try TUIEvents.withListener(story.hear) {
            let app = try Launcher(app: fixture, screen: "Form").launch()
            try app.show("Counter")
        }
        let shown = try #require(outcomes(story, of: "show").first)
        #expect(shown.frameBefore?.screen == "Form")
        #expect(shown.frame?.screen == "Counter")
    }

    @Test(arguments: [("exit 3", TUIApplication.ExitStatus.exitCode(3)), ("kill -TERM $$", .signal(15))])
    func anEndIsAValue(_ command: String, _ exit: TUIApplication.ExitStatus) throws {
        let story = Story()
        try TUIEvents.withListener(story.hear) {
            let app = TUIApplication(.command("sh"))
            app.launchArguments = ["-c", "read line; \(command)"]
            try app.launch()
            try app.typeText("\n")
            try app.waitForExit()
        }
        let exits = story.all.compactMap { if case .exited(let exit) = $0.kind { exit } else { nil } }
        #expect(exits == [exit])
    }

    /// A listener may use the app, also while it hears of bytes, which no thread of the app waits for.
    @Test func aListenerOfBytesMayUseTheApp() throws {
        let story = Story()
        let app = Lock<TUIApplication?>(nil)
        let reads = Lock(0)
        let listener: TUIEvents.Listener = { event in
            story.hear(event)
            guard case .output = event.kind, let app = app.withLock(\.self) else { return }
            if app.textFields["name"].exists { reads.withLock { $0 += 1 } }
        }
        try TUIEvents.withListener(hearsOutput: true, listener) {
            let launched = try Launcher(app: fixture, screen: "Form").launch()
            app.withLock { $0 = launched }
            for _ in 0..<5 { try launched.textFields["name"].typeText("a") }
            #expect(launched.textFields["name"].value == "aaaaa")
            launched.terminate()
        }
        app.withLock { $0 = nil }
        #expect(reads.withLock(\.self) >= 5)
        #expect(outputs(story).allSatisfy { $0.missed == 0 })
    }

    @Test func whatHappensOnOtherThreadsBelongsToTheTestOfTheApp() throws {
        let story = Story()
        try TUIEvents.withListener(hearsOutput: true, story.hear) {
            let app = try Launcher(app: fixture, screen: "Form").launch()
            let thread = ThreadRun { _ = app.buttons["send"].exists }
            thread.wait()
            app.terminate()
        }
        #expect(story.all.contains { $0.step?.verb == "exists" })
        #expect(Set(story.all.map(\.test?.name)) == ["whatHappensOnOtherThreadsBelongsToTheTestOfTheApp()"])
    }
}

/// Work on a thread that knows of no test.
private final class ThreadRun: Sendable {
    private let done = DispatchSemaphore(value: 0)

    init(_ work: @escaping @Sendable () -> Void) {
        Thread.detachNewThread { [done] in
            work()
            done.signal()
        }
    }

    func wait() { done.wait() }
}
