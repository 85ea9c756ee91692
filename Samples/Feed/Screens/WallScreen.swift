import SampleKit

/// The list, and the screens that it leads to.
final class WallScreen: Screen {
    private let app: App
    private let api: any API
    private let wireframe: any Wireframe
    private let feeds: FeedsViewModel
    private let navigation: NavigationStack

    /// Shows the list, with the posts of the mock, or else those that the service has.
    init(app: App, mock: FeedMock?) {
        self.app = app
        wireframe = AppWireframe(app: app)
        api = DemoAPI(feeds: mock?.feeds ?? DemoAPI.examples, failure: mock?.failure, clock: app.clock)
        feeds = FeedsViewModel(feeds: mock?.feeds ?? [], api: api, wireframe: wireframe)
        weak var wall: WallScreen?
        navigation = NavigationStack(
            FeedsScreen(feeds, open: { wall?.open($0.id) }, add: { wall?.addPost() }))
        wall = self
        if mock?.feeds == nil { load() }
    }

    var identifier: String { navigation.identifier }
    var title: String { navigation.title }
    var view: View { navigation.view }

    /// Opens a post over the list; where it is given, the service is not asked for it.
    func open(_ id: String, feed: Feed? = nil) {
        let viewModel = FeedInfoViewModel(id: id, feed: feed, api: api, wireframe: wireframe)
        navigation.push(FeedInfoScreen(viewModel))
        if feed == nil { app.task("loading") { await viewModel.load() } }
    }

    /// Lets a person write a post; once it is sent, leads back to the list.
    func addPost() {
        let viewModel = AddPostViewModel(api: api, wireframe: wireframe)
        let screen = AddPostScreen(viewModel, app: app)
        viewModel.sentIn.bind { [weak self, weak view = screen.view] isSent in
            guard isSent else { return }
            // A person who has gone back meanwhile stays there.
            if view != nil { self?.navigation.pop() }
            self?.load()
        }
        navigation.push(screen)
    }

    private func load() {
        app.task("loading") { [feeds] in await feeds.load() }
    }
}
