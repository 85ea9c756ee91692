import SampleKit

/// One post.
final class FeedInfoViewModel {
    /// The post, once it is there.
    let feed: Dynamic<Feed?>
    /// True if the post is being loaded.
    let indicator = Dynamic(false)

    private let id: String
    private let api: any API
    private let wireframe: any Wireframe

    init(id: String, feed: Feed? = nil, api: any API, wireframe: any Wireframe) {
        self.id = id
        self.feed = Dynamic(feed)
        self.api = api
        self.wireframe = wireframe
    }

    /// Loads the post.
    func load() async {
        indicator.change(to: true)
        do {
            feed.value = try await api.getFeedInfo(id)
            indicator.change(to: false)
        } catch {
            indicator.change(to: false)
            await wireframe.alert(error)
        }
    }
}
