import LunchDriver
import LunchMarbles
import LunchTest
import Testing

@testable import Feed

/// The code of the article Marbles.md about an app that runs, word for word: what changes there changes here.
@Suite(.lunch) struct ArticleTests {
    @Test func aRunningApp() throws {
        let page = try Launcher(clock: .virtual).launch(
            AddPostPage.self, mock: .of(FeedMock(feeds: [], failure: "The service is down")))
        let alert = page.app.alerts.firstMatch
        let marbles = try AppMarbles(page.app, frame: .milliseconds(100))

        let sendEnabled = marbles.record { page.sendButton.isEnabled }
        let alerts = marbles.record { alert.exists ? alert.label : nil }
        marbles.play(
            "e----------ft------x------------",
            ["e": {}, "ft": { try page.feedText.typeText("feed") }, "x": { try page.sendButton.tap() }])

        expect(sendEnabled, follows: "f----------t-------f---------t--")
        expect(alerts, follows: "nil@0s, Error@2.9s")

        marbles.play("---------------------------------ok----", ["ok": { try alert.buttons["OK"].tap() }])
        expect(alerts, follows: "nil@0s, Error@2.9s, nil@3.3s")
    }

    @Test func anActionThatFails() throws {
        let page = try Launcher(clock: .virtual).launch(AddPostPage.self, mock: .of(FeedMock(feeds: [])))
        let marbles = try AppMarbles(page.app, frame: .milliseconds(100))
        let line = #line + 2
        let failures = FailureReporter.taking {
            marbles.play("e----------ft------x", ["e": {}, "ft": {}, "x": { try page.sendButton.tap() }])
        }
        #expect(failures.count == 1)
        #expect(
            failures.first?.message.hasPrefix(
                """
                The timeline cannot be played at column 19: "x" failed.
                  e----------ft------x
                                     ^
                Tests/FeedTests/ArticleTests.swift:\(line): app.buttons["sendButton"] is disabled: \
                button "sendButton", label "Send", disabled, (0, 23) 8×1.
                """) == true)
    }
}
