import Lunch
import SampleKit

/// The screens of the app, declared once: for building and for listing.
struct FeedScreens: Creatable {
    typealias Screen = any SampleKit.Screen

    private let catalog: Catalog<Screen>

    init(app: App) {
        let variants: KeyValuePairs = [
            "lunch": FeedMock(feeds: [Feed(id: "1", title: "Lunch", text: "At noon, in the garden")]),
            "failure": FeedMock(feeds: [], failure: "The service is down"),
        ]
        catalog = Catalog {
            ScreenEntry("Feeds", mock: FeedMock.self, variants: variants) { WallScreen(app: app, mock: $0) }
            ScreenEntry("FeedInfo", title: "Post", mock: FeedMock.self, variants: variants) {
                let (wall, feed) = (WallScreen(app: app, mock: $0), $0?.feeds?.first)
                wall.open(feed?.id ?? "1", feed: feed)
                return wall
            }
            ScreenEntry("AddPost", title: "New post", mock: FeedMock.self, variants: variants) {
                let wall = WallScreen(app: app, mock: $0)
                wall.addPost()
                return wall
            }
        }
    }

    var screens: [LaunchScreenDescription] { catalog.screens }

    func create(_ identifier: String, userInfo: UserInfo) throws -> Screen? {
        try catalog.create(identifier, userInfo: userInfo)
    }
}
