import LunchDriver
import LunchTest
@_spi(Lunch) import LunchWire
import TestSupport
import Testing

/// The events that listeners are told of, and those that they are not.
@Suite(.waiting) struct EventTests {
    /// Keeps events as short words.
    private final class Notes: Sendable {
        private let events = Lock<[TUIEvent]>([])

        var all: [TUIEvent] { events.withLock(\.self) }

        @Sendable func hear(_ event: TUIEvent) { events.withLock { $0.append(event) } }

        /// Each event as a word: `began tap`, `sent "key Tab"`.
        var words: [String] {
            all.map { event in
                switch event.kind {
                case .testBegan: "test began"
                case .testIssue(let issue): "issue \(issue.text)"
                case .testEnded(let verdict): "test \(verdict)"
                case .launched(let launch): "launched \(launch.path.split(separator: "/").last ?? "")"
                case .output(let output): "output \(String(decoding: output.bytes, as: UTF8.self))"
                case .committed(let commit): "committed \(commit.frame.revision)"
                case .resized(let resize): "resized \(resize.size)"
                case .began: "began \(event.step?.verb ?? "nothing")"
                case .sent(let input): "sent \(input.text)"
                case .settled(let frame): "settled \(frame.revision)"
                case .failed(let failure): "failed \(failure.kind)"
                case .ended: "ended \(event.step?.verb ?? "nothing")"
                case .exited(let status): "exited: \(status.map(\.description) ?? "unknown")"
                }
            }
        }
    }

    @Test func aStepIsReportedFromItsBeginningToItsEnd() throws {
        let notes = Notes()
        try TUIEvents.withListener(notes.hear) {
            let app = try Launcher(app: fixture, screen: "Form").launch()
            try app.buttons["send"].tap()
            #expect(app.staticTexts["sentCount"].label == "sent 1")
            app.terminate()
        }
        let words = notes.words
        #expect(words.first == "began launch")
        #expect(words.contains("ended launch"))
        let tap = words.drop { $0 != "began tap" }.prefix { $0 != "began label" }
        #expect(tap.first == "began tap")
        #expect(tap.contains { $0.hasPrefix("sent ") }, "\(words)")
        #expect(tap.last == "ended tap")
        let read = words.drop { $0 != "began label" }
        #expect(read.contains("ended label"))
        #expect(words.contains { $0.hasPrefix("exited: ") }, "\(words)")
        #expect(words.last == "ended terminate")
        #expect(
            zip(notes.all, notes.all.dropFirst()).allSatisfy {
                $0.time <= $1.time || Self.isInput($0) || Self.isInput($1)
            })
    }

    private static func isInput(_ event: TUIEvent) -> Bool { if case .sent = event.kind { true } else { false } }

    @Test func anAppOfAnotherTestIsNotHeard() throws {
        let notes = Notes()
        let other = try Launcher(app: fixture, screen: "Form").launch()
        TUIEvents.withListener(notes.hear) {
            #expect(other.buttons["send"].exists)
        }
        #expect(notes.words.isEmpty)
    }

    @Test func whoHearsAllHearsAnyApp() throws {
        let notes = Notes()
        let app = try Launcher(app: fixture, screen: "Form").launch()
        let listener = TUIEvents.addListener { event in
            // Other tests run beside this one.
            if event.step?.query?.contains("a name that is only here") == true { notes.hear(event) }
        }
        #expect(!app.buttons["a name that is only here"].exists)
        #expect(notes.words.first == "began exists")
        listener.remove()
        listener.remove()
        let count = notes.all.count
        #expect(!app.buttons["a name that is only here"].exists)
        #expect(notes.all.count == count)
    }

    @Test func aForgottenListenerHearsNothing() throws {
        let notes = Notes()
        let app = try Launcher(app: fixture, screen: "Form").launch()
        do {
            let listener = TUIEvents.addListener { if $0.step?.query?.contains("forgotten") == true { notes.hear($0) } }
            _ = listener
        }
        #expect(!app.buttons["forgotten"].exists)
        #expect(notes.all.isEmpty)
    }

    @Test func whatAListenerDoesItselfIsNoEvent() throws {
        let notes = Notes()
        let app = Lock<TUIApplication?>(nil)
        let listener: TUIEvents.Listener = { event in
            notes.hear(event)
            guard case .ended = event.kind, let app = app.withLock(\.self) else { return }
            #expect(app.buttons["send"].exists)
        }
        try TUIEvents.withListener(listener) {
            let launched = try Launcher(app: fixture, screen: "Form").launch()
            app.withLock { $0 = launched }
            #expect(launched.buttons["send"].label == "Send")
        }
        app.withLock { $0 = nil }
        #expect(notes.words.filter { $0.hasPrefix("began") } == ["began launch", "began label"])
    }

    /// The task goes on when the listener has returned, on another thread.
    @Test func whatATaskOfAListenerDoesIsNoEvent() async throws {
        let notes = Notes()
        let app = Lock<TUIApplication?>(nil)
        let tasks = Lock<[Task<Bool, Never>]>([])
        let listener: TUIEvents.Listener = { event in
            notes.hear(event)
            guard case .ended = event.kind, event.step?.verb == "label", let app = app.withLock(\.self) else { return }
            tasks.withLock { $0.append(Task { app.buttons["send"].exists }) }
        }
        try TUIEvents.withListener(listener) {
            let launched = try Launcher(app: fixture, screen: "Form").launch()
            app.withLock { $0 = launched }
            #expect(launched.buttons["send"].label == "Send")
        }
        let begun = tasks.withLock(\.self)
        #expect(begun.count == 1)
        for task in begun { #expect(await task.value) }
        app.withLock { $0 = nil }
        #expect(notes.words.filter { $0.hasPrefix("began") } == ["began launch", "began label"])
    }

    @Test func activitiesHoldTheirSteps() throws {
        let notes = Notes()
        let line = #line + 3
        try TUIEvents.withListener(notes.hear) {
            let app = try Launcher(app: fixture, screen: "Form").launch()
            try XCTContext.runActivity(named: "sending") { activity in
                #expect(activity.name == "sending")
                try TUIEvents.runActivity(named: "pressing") { try app.press(.tab) }
            }
            #expect(app.buttons["send"].exists)
        }
        let steps = notes.all.compactMap { event -> TUIStep? in
            if case .began = event.kind { event.step } else { nil }
        }
        #expect(steps.map(\.verb) == ["launch", "sending", "pressing", "press", "exists"])
        #expect(steps.map(\.kind) == [.life, .activity, .activity, .action, .read])
        #expect(steps[1].parent == nil && steps[2].parent == steps[1].id && steps[3].parent == steps[2].id)
        #expect(steps[4].parent == nil)
        #expect(steps[1].place?.line == line)
    }

    @Test func anActivityThatThrowsHasFailed() throws {
        let notes = Notes()
        struct Mishap: Error {}
        TUIEvents.withListener(notes.hear) {
            _ = #expect(throws: Mishap.self) { try TUIEvents.runActivity(named: "mishap") { throw Mishap() } }
        }
        guard case .ended(let outcome)? = notes.all.last?.kind else {
            Issue.record("no end")
            return
        }
        #expect(outcome.failure?.kind == .other)
    }

    @Test func aFailureIsReportedWithItsPlaceAndItsFrame() throws {
        let notes = Notes()
        let failures = try FailureReporter.taking {
            try TUIEvents.withListener(notes.hear) {
                let app = try Launcher(app: fixture, screen: "Form").launch()
                #expect(app.buttons["sned"].label == "")
            }
        }
        let line = #line - 3
        let told = notes.all.compactMap { event -> TUIFailure? in
            if case .failed(let failure) = event.kind { failure } else { nil }
        }
        #expect(told.count == 1)
        #expect(told.first?.kind == .noMatch)
        #expect(told.first?.query == #"app.buttons["sned"]"#)
        #expect(told.first?.stages.map(\.count) == [4, 0])
        #expect(told.first?.frame?.screen == "Form")
        #expect(told.first?.place?.line == line)
        #expect(failures.map(\.message) == told.map(\.message))
    }

    @Test func aFailureThatNoStepHasIsReportedAsWell() throws {
        let notes = Notes()
        let failures = try FailureReporter.taking {
            try TUIEvents.withListener(notes.hear) {
                let app = try Launcher(app: fixture, screen: "Form").launch()
                expectSnapshot(of: try app.settledFrame(), named: "no such file")
            }
        }
        #expect(failures.count == 1)
        #expect(notes.words.filter { $0.hasPrefix("failed") } == ["failed other"])
    }

    @Test func aFailureKnowsHowTheAppEnded() throws {
        let notes = Notes()
        let failures = try FailureReporter.taking {
            try TUIEvents.withListener(notes.hear) {
                let app = TUIApplication(.command("sh"))
                app.launchArguments = ["-c", "echo ready; read line; exit 3"]
                try app.launch()
                try app.typeText("\n")
                #expect(app.buttons["save"].label == "")
                app.terminate()
            }
        }
        #expect(failures.map(\.exitStatus) == [.exitCode(3)])
        #expect(notes.words.filter { $0.hasPrefix("failed") } == ["failed notRunning"])
    }

    @Test func whatTurnsOutSecretIsNotReportedBefore() throws {
        let notes = Notes()
        try TUIEvents.withListener(notes.hear) {
            let app = try Launcher(
                app: fixture, screen: "Login", mock: ["length": 7]
            ).launch()
            // The first field is full after seven characters, and hands the focus on to the password.
            try app.typeText("anna123hunter")
            #expect(app.secureTextFields["password"].value == "hunter")
            let other = try Launcher(app: fixture, screen: "Login").launch()
            try other.secureTextFields["password"].typeText("hunter2")
            try other.paste("hunter3")
            other.secureTextFields["password"].expect(\.value, is: "hunter2hunter3")
        }
        let sent = notes.words.filter { $0.hasPrefix("sent ") }
        #expect(sent.first == "sent typeText(•)")
        for event in notes.all {
            var text = "\(event.step.map { "\($0)" } ?? "") \(event.kind)"
            if case .ended(let outcome) = event.kind {
                text = "\(event.step.map { "\($0)" } ?? "") \(outcome.answer ?? "")"
            }
            if case .settled = event.kind { continue }
            #expect(!text.contains("hunter"), "\(text)")
        }
    }

    @Test func aTextOfSeveralPartsIsReportedOnce() throws {
        let notes = Notes()
        try TUIEvents.withListener(notes.hear) {
            let app = try Launcher(app: fixture, screen: "Login").launch()
            try app.textFields["user"].typeText("bob\thunter2")
            app.terminate()
        }
        #expect(
            notes.words.filter { $0.hasPrefix("sent ") && !$0.contains("tap()") }
                == [#"sent app.textFields["user"].typeText("bob\t•")"#])
    }

    @Test func whatMayBeSecretAtTheEndIsNotReported() throws {
        let notes = Notes()
        try TUIEvents.withListener(notes.hear) {
            let app = try Launcher(app: fixture, screen: "Login", mock: ["length": 7]).launch()
            try app.typeText("anna123hunter")
            app.terminate()
        }
        #expect(notes.words.filter { $0.hasPrefix("sent ") } == ["sent typeText(•)"])
    }

    @Test func anAsynchronousTestIsHeard() async throws {
        let notes = Notes()
        try await TUIEvents.withListener(notes.hear) {
            let app = try Launcher(app: fixture, screen: "Form").launch()
            await Task.yield()
            #expect(app.buttons["send"].exists)
        }
        #expect(notes.words.contains("ended exists"))
    }
}
