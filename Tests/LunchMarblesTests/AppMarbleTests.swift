import LunchMarbles
import LunchTest
import Testing

/// The acts of a person, and the screens of an app, in marbles; the app is the fixture.
@Suite struct AppMarbleTests {
    private func launch(_ screen: String) throws -> TUIApplication {
        try Launcher(app: fixture, screen: screen, clock: .virtual).launch()
    }

    @Test func whatIsDoneAndWhatIsShownStandBelowEachOther() throws {
        let app = try launch("Timeout")
        let marbles = try AppMarbles(app, frame: .seconds(1))
        let state = marbles.record { app.line("state").split(separator: " ").first.map(String.init) ?? "" }
        marbles.play(
            "-------------------r------------------------------",
            ["r": { try app.typeText("r") }])
        expect(
            state,
            follows: "waiting------------------------------------------t", values: ["waiting": "waiting", "t": "timed"])
        #expect(app.clock.now == .seconds(49))
    }

    @Test func keysThatShareAnInstantAreReportedApart() throws {
        let app = try launch("Counter")
        let marbles = try AppMarbles(app)
        let count = marbles.record { app.line("count") }
        marbles.play("-a---(a,n,a)", ["a": { try app.typeText("k") }, "n": { try app.typeText("n") }])
        expect(
            count, follows: "0@0s, 1@0.1s, 2@0.5s, 3@0.5s",
            values: ["0": "count 0", "1": "count 1", "2": "count 2", "3": "count 3"])
    }

    @Test func whatTimersDoStandsAtItsOwnTime() throws {
        let app = try launch("Cascade")
        let marbles = try AppMarbles(app, frame: .milliseconds(400))
        let last = marbles.record { app.line("log").split(separator: " ").last.map { String($0.prefix(1)) } }
        marbles.play("--------------------")
        // "c" is added at 1 s, and due then.
        expect(last, follows: "nil@0s, c@1s, b@1.5s, d@2s, e@7s")
        #expect(app.clock.now == .milliseconds(7600))
    }

    @Test func whatTasksDoStandsAtItsOwnTime() throws {
        let app = try launch("Loader")
        let marbles = try AppMarbles(app, frame: .milliseconds(300))
        let log = marbles.record { app.line("log") }
        marbles.play("-l----------", ["l": { try app.typeText("l") }])
        expect(
            log, follows: "nothing@0s, loading@0.3s, loaded@2.3s",
            values: ["nothing": "", "loading": "loading@300", "loaded": "loading@300 loaded@2300"])
    }

    @Test func aTimerIsBeforeAnActionOfItsMoment() throws {
        let app = try launch("Ticker")
        let marbles = try AppMarbles(app, frame: .milliseconds(500))
        let ticks = marbles.record { app.line("ticks") }
        var seen: [String] = []
        marbles.play("--l-", ["l": { seen.append(app.line("ticks")) }])
        expect(ticks, follows: "0-1-")
        #expect(seen == ["1"])
    }

    @Test func elementsComeAndGo() throws {
        let app = try launch("Counter")
        let marbles = try AppMarbles(app)
        let element = app.staticTexts["count 1"]
        let exists = marbles.record { element.exists }
        let label = marbles.record { element.exists ? element.label : nil }
        marbles.play("---k--k---", ["k": { try app.typeText("k") }])
        expect(exists, follows: "f--t--f---")
        expect(label, follows: "nil@0s, count 1@0.3s, nil@0.6s")
    }

    @Test func timeGoesOnFromTheLastColumn() throws {
        let app = try launch("Ticker")
        try app.clock.advance(by: .milliseconds(700))
        let marbles = try AppMarbles(app)
        let ticks = marbles.record { app.line("ticks") }
        marbles.play("------")
        #expect(ticks.values == ["0", "1"])
        marbles.play("----------------x", ["x": {}])
        expect(ticks, follows: "0--1---------2---")
        #expect(app.clock.now == .milliseconds(2300))
    }

    @Test func aTimelineMayBeWrittenOut() throws {
        let app = try launch("Counter")
        let marbles = try AppMarbles(app)
        let count = marbles.record { app.line("count") }
        marbles.play("k@50ms, |@0.1s", ["k": { try app.typeText("k") }])
        expect(count, follows: "0@0s, 1@50ms", values: ["0": "count 0", "1": "count 1"])
        #expect(app.clock.now == .milliseconds(100))
    }
}
