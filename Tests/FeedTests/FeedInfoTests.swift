import LunchTest
import Testing

@testable import Feed

/// One post.
@Suite(.lunch) struct FeedInfoTests {
    private let launcher = Launcher(clock: .virtual)

    @Test func theFirstPostOfTheMockIsThereAtOnce() throws {
        let page = try launcher.launch(FeedInfoPage.self, mock: .of(FeedMock(feeds: [.second, .first])))
        #expect(page.titleLabel.label == "Second")
        #expect(page.feedText.value == "The second post")
        #expect(!page.indicator.exists)
        try page.backButton.tap()
        #expect(FeedsPage(app: page.app).titles == ["Second", "First"])
    }

    @Test func thePostOfTheServiceComesAfterASecond() throws {
        let page = try launcher.launch(FeedInfoPage.self)
        #expect(page.titleLabel.label == "")
        #expect(page.indicator.exists)
        try page.app.clock.advance(by: .seconds(1))
        #expect(page.titleLabel.label == "Welcome")
        #expect(!page.indicator.exists)
    }

    @Test func aPostThatIsNotThereIsAnError() throws {
        let page = try launcher.launch(FeedInfoPage.self, mock: ["feeds": []])
        try page.app.clock.advance(by: .seconds(1))
        let alert = AlertPage(app: page.app)
        #expect(alert.title == "Error")
        #expect(alert.message("There is no post 1 any more").exists)
    }

    @Test func anotherScreenTakesTheAlertAway() throws {
        let page = try launcher.launch(FeedInfoPage.self, mock: ["feeds": []])
        let alert = AlertPage(app: page.app)
        try page.app.clock.advance(by: .seconds(1))
        #expect(alert.title == "Error")
        try page.app.show(AddPostPage.self)
        #expect(alert.title == nil)
        try page.app.clock.advance(by: .seconds(1))
        #expect(alert.title == nil)
    }
}
