import LunchMarbles
import LunchTest
import Testing

/// A timeline that cannot be played or recorded is told at its place.
@Suite struct AppMarbleFailureTests {
    private let app: TUIApplication
    private let marbles: AppMarbles

    init() throws {
        app = try Launcher(app: fixture, screen: "Counter", clock: .virtual).launch()
        marbles = try AppMarbles(app)
    }

    @Test func anAppWithoutAVirtualClock() throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        let line = #line + 1
        let error = #expect(throws: TUIError.self) { try AppMarbles(app) }
        #expect(
            error?.description == """
                Tests/LunchMarblesTests/AppMarbleFailureTests.swift:\(line): The time of Fixture cannot be advanced: \
                it was not launched with a virtual clock.
                Launch it like this: Launcher(clock: .virtual), or configuration.clock = .virtual.
                """)
    }

    @Test func anActionThatFails() {
        struct Trouble: Error {}
        let count = marbles.record { app.line("count") }
        let line = #line + 12
        expectFailures(
            [
                """
                The timeline cannot be played at column 4: "no" failed.
                  -k--no---k
                      ^
                Trouble()
                """
            ], at: line
        ) {
            marbles.play(
                "-k--no---k",
                ["k": { try app.typeText("k") }, "no": { throw Trouble() }], line: line)
        }
        expect(count, follows: "0@0s, 1@0.1s", values: ["0": "count 0", "1": "count 1"])
        #expect(app.clock.now == .milliseconds(400))
    }

    @Test func anElementThatIsNotThere() {
        let line = #line + 1
        let failures = recordedFailures { marbles.play("--x", ["x": { try app.buttons["send"].tap() }]) }
        #expect(failures.count == 1)
        #expect(
            failures.first?.message.hasPrefix(
                """
                The timeline cannot be played at column 2: "x" failed.
                  --x
                    ^
                Tests/LunchMarblesTests/AppMarbleFailureTests.swift:\(line) \
                (called from Tests/LunchMarblesTests/Recorded.swift:20): No element matches
                """) == true, "\(failures)")
    }

    @Test func anAppThatEnds() {
        let count = marbles.record { app.line("count") }
        let failures = recordedFailures {
            marbles.play("-k-q-k", ["k": { try app.typeText("k") }, "q": { try app.typeText("q") }])
        }
        #expect(count.values == ["count 0", "count 1"])
        #expect(failures.count == 1)
        #expect(
            failures.first?.message.hasPrefix(
                """
                The timeline cannot be played at column 3: "q" failed.
                  -k-q-k
                     ^
                Fixture is not running any more: it exited with status 0.
                """) == true, "\(failures)")
    }

    @Test func timeThatDoesNotPass() {
        marbles.play("---k", ["k": {}])
        expectFailures([
            """
            The timeline cannot be played at column 1: time cannot pass from 0.3 s to here.
              -k----
               ^
            Time cannot be advanced by -200 ms: it never goes back.
            """
        ]) { marbles.play("-k----", ["k": { try app.typeText("k") }]) }
        #expect(app.line("count") == "count 0")
    }

    @Test(arguments: [
        ("-f)", "read at column 2: \")\" without a \"(\" before it.", "  ^"),
        ("-k-q", "read at column 3: no value is called \"q\"; there is \"k\".", "   ^"),
        ("-k-#1", "read at column 3: an error cannot be played.", "   ^"),
    ])
    func aTimelineThatIsNone(_ timeline: String, _ problem: String, _ mark: String) {
        expectFailures(["The timeline cannot be \(problem)\n  \(timeline)\n  \(mark)"]) {
            marbles.play(timeline, ["k": {}])
        }
    }

    @Test func aKeyWithoutAnyAction() {
        expectFailures([
            """
            The timeline cannot be read at column 1: "x" has no value. Add one: ["x": …].
              -x
               ^
            """
        ]) { marbles.play("-x") }
    }

    @Test func aValueThatCannotBeRead() {
        struct Trouble: Error {}
        var line = 0
        expectFailures(["The value cannot be recorded at 0 s: Trouble()"]) {
            line = #line + 1
            let nothing: MarbleRecording<Int> = marbles.record { throw Trouble() }
            #expect(nothing.values.isEmpty)
        }
        expectFailures(["The value cannot be recorded at 0.1 s: Trouble()"], at: line) { marbles.play("--") }
    }

    @Test func aFrameWithoutLength() throws {
        try expectFailures(["A frame cannot be 0 s long. Pass a frame: above 0; the default is 100 ms."]) {
            _ = try AppMarbles(app, frame: .zero)
        }
    }
}
