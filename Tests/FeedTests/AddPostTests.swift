import LunchMarbles
import LunchTest
import Testing

@testable import Feed

/// The screen on which posts are written: what a person does above, what the screen shows below.
@Suite(.lunch) struct AddPostTests {
    private let launcher = Launcher(clock: .virtual)

    @Test func aPostIsWrittenAndSent() throws {
        let page = try launcher.launch(AddPostPage.self, mock: .of(FeedMock(feeds: [])))
        let alert = AlertPage(app: page.app)
        let marbles = try AppMarbles(page.app, frame: .milliseconds(100))

        let sendEnabled = marbles.record { page.sendButton.exists ? page.sendButton.isEnabled : nil }
        let indicator = marbles.record { page.indicator.exists }
        let alerts = marbles.record { alert.title }
        let screen = marbles.record { try page.app.settledFrame().screen }
        marbles.play(
            "e----------ft------x",
            ["e": {}, "ft": { try page.feedText.typeText("feed") }, "x": { try page.sendButton.tap() }])
        expect(sendEnabled, follows: "f----------t-------f")
        #expect(page.indicator.exists)

        marbles.play("--------------------------------ok----", ["ok": { try alert.ok.tap() }])
        expect(sendEnabled, follows: "f----------t-------f---------t--nil---")
        // The list loads as well.
        expect(indicator, follows: "f------------------t---------f--t-----")
        expect(alerts, follows: "nil@0s, Sent@2.9s, nil@3.2s")
        expect(screen, follows: "AddPost@0s, Feeds@3.2s")
        try page.app.clock.advance(by: .seconds(1))
        #expect(FeedsPage(app: page.app).titles == ["feed"])
    }

    @Test func whatFailsIsShownAndTheButtonWorksAgain() throws {
        let page = try launcher.launch(
            AddPostPage.self, mock: .of(FeedMock(feeds: [], failure: "The service is down")))
        let alert = AlertPage(app: page.app)
        let marbles = try AppMarbles(page.app, frame: .milliseconds(100))

        let sendEnabled = marbles.record { page.sendButton.isEnabled }
        let alerts = marbles.record { alert.title }
        marbles.play(
            "e----------ft------x------------",
            ["e": {}, "ft": { try page.feedText.typeText("feed") }, "x": { try page.sendButton.tap() }])
        expect(sendEnabled, follows: "f----------t-------f---------t--")
        expect(alerts, follows: "nil@0s, Error@2.9s")
        #expect(alert.message("The service is down").exists)

        marbles.play(
            "---------------------------------ok----x----------",
            ["ok": { try alert.ok.tap() }, "x": { try page.sendButton.tap() }])
        expect(sendEnabled, follows: "f----------t-------f---------t---------f---------t")
        expect(alerts, follows: "nil@0s, Error@2.9s, nil@3.3s, Error@4.9s")
        #expect(try page.app.settledFrame().screen == "AddPost")
        #expect(page.feedText.value == "feed")
    }

    @Test func withTheKeyboardAlone() throws {
        let page = try launcher.launch(AddPostPage.self, mock: .of(FeedMock(feeds: [])))
        let alert = AlertPage(app: page.app)
        let marbles = try AppMarbles(page.app, frame: .milliseconds(500))
        let screen = marbles.record { try page.app.settledFrame().screen }
        let alerts = marbles.record { alert.title }
        marbles.play(
            "-f-(t,s)--e----",
            [
                "f": { try page.app.typeText("feed") }, "t": { try page.app.press(.tab) },
                "s": { try page.app.press(.space) }, "e": { try page.app.press(.escape) },
            ])
        expect(alerts, follows: "nil@0s, Sent@2.5s, nil@5s")
        expect(screen, follows: "AddPost@0s, Feeds@5s")
    }

    @Test func whoGoesBackWhileThePostIsSentStaysThere() throws {
        let page = try launcher.launch(AddPostPage.self, mock: .of(FeedMock(feeds: [])))
        let (feeds, alert) = (FeedsPage(app: page.app), AlertPage(app: page.app))
        try page.feedText.typeText("first")
        try page.sendButton.tap()
        try page.app.press(.escape)
        try feeds.addButton.tap()
        try page.feedText.typeText("second")
        try page.app.clock.advance(by: .seconds(1))
        #expect(alert.title == "Sent")
        try alert.ok.tap()
        #expect(page.feedText.value == "second")
    }

    @Test func withoutTextNothingCanBeSent() throws {
        let page = try launcher.launch(AddPostPage.self, mock: .of(FeedMock(feeds: [])))
        #expect(!page.sendButton.isEnabled)
        try page.feedText.typeText("a")
        #expect(page.sendButton.isEnabled)
        try page.app.press(.delete)
        #expect(!page.sendButton.isEnabled)
    }
}
