import LunchTest
import Testing

/// Recorded by `lunch record Feed Feeds --variant lunch --locale en_US --size 80x24`.
@Suite(.lunch) struct OpensAFeedTests {
    @Test func opensAFeed() throws {
        let feeds = try Launcher(app: .product("Feed"), locale: "en_US").launch(FeedsPage.self, mock: .variant("lunch"))
        let app = feeds.app
        let feedInfo = FeedInfoPage(app: app)
        feeds.openedCount.expect(\.label, is: "Opened: 0")
        feeds.row("Lunch").expect(\.isSelected, is: true)
        try app.press(.return)
        feedInfo.titleLabel.expect(\.label, is: "Lunch")
    }
}
