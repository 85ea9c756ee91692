import LunchMarbles
import LunchTest
import Testing

@testable import Feed

/// The list of posts, and where it leads.
@Suite(.lunch) struct FeedsTests {
    private let launcher = Launcher(clock: .virtual)
    private let wall = FeedMock(feeds: [.second, .first])

    @Test func thePostsOfTheMockAreThereAtOnce() throws {
        let page = try launcher.launch(FeedsPage.self, mock: .of(wall))
        #expect(page.titles == ["Second", "First"])
        #expect(!page.indicator.exists)
    }

    @Test func thePostsOfTheServiceComeAfterASecond() throws {
        let page = try launcher.launch(FeedsPage.self)
        let marbles = try AppMarbles(page.app, frame: .milliseconds(250))
        let count = marbles.record { page.titles.count }
        let indicator = marbles.record { page.indicator.exists }
        marbles.play("-----")
        expect(count, follows: "0---2")
        expect(indicator, follows: "t---f")
    }

    @Test func aFailureIsShown() throws {
        let page = try launcher.launch(FeedsPage.self, mock: ["failure": "The service is down"])
        let alert = AlertPage(app: page.app)
        let marbles = try AppMarbles(page.app, frame: .milliseconds(250))
        let alerts = marbles.record { alert.title }
        marbles.play("-----o-", ["o": { try alert.ok.tap() }])
        expect(alerts, follows: "nil@0s, Error@1s, nil@1.25s")
        #expect(page.titles.isEmpty)
    }

    @Test func aRowThatIsTappedOpensItsPostAndCounts() throws {
        let page = try launcher.launch(FeedsPage.self, mock: .of(wall))
        let post = FeedInfoPage(app: page.app)
        let marbles = try AppMarbles(page.app, frame: .milliseconds(250))
        let openedCount = marbles.record { page.openedCount.exists ? page.openedCount.label : nil }
        let title = marbles.record { post.titleLabel.exists ? post.titleLabel.label : nil }
        let indicator = marbles.record { post.indicator.exists }
        marbles.play(
            "--1-----b-2------b-",
            [
                "1": { try page.row("First").tap() }, "2": { try page.row("Second").tap() },
                "b": { try post.backButton.tap() },
            ])
        expect(
            openedCount, follows: "0-n-----1-n------2-",
            values: ["0": "Opened: 0", "1": "Opened: 1", "2": "Opened: 2", "n": nil])
        expect(title, follows: "n-e---1-n-e---2--n-", values: ["e": "", "1": "First", "2": "Second", "n": nil])
        expect(indicator, follows: "f-t---f---t---f----")
    }

    @Test func theArrowsAndReturnOpenARow() throws {
        let page = try launcher.launch(FeedsPage.self, mock: .of(wall))
        try page.app.press(.down)
        try page.app.press(.return)
        try page.app.clock.advance(by: .seconds(1))
        #expect(FeedInfoPage(app: page.app).feedText.value == "The first post")
        try page.app.press(.escape)
        #expect(page.row("First").isSelected)
        #expect(page.openedCount.label == "Opened: 1")
    }

    @Test func aPostThatIsSentStandsFirst() throws {
        let page = try launcher.launch(FeedsPage.self, mock: .of(wall))
        let post = AddPostPage(app: page.app)
        try page.addButton.tap()
        try post.feedText.typeText("Third\nとおにぎり")
        try post.sendButton.tap()
        try page.app.clock.advance(by: .seconds(1))
        try AlertPage(app: page.app).ok.tap()
        #expect(page.titles == ["Second", "First"])
        try page.app.clock.advance(by: .seconds(1))
        #expect(page.titles == ["Third", "Second", "First"])
    }
}
