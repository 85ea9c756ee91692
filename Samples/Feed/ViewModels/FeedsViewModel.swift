import SampleKit

/// The wall: all posts, and how many have been opened from it.
final class FeedsViewModel {
    /// The posts, the newest first.
    let feeds: Dynamic<[Feed]>
    /// True if the posts are being loaded.
    let indicator = Dynamic(false)
    /// The number of times a post has been opened.
    let openedCount = Dynamic(0)

    private let api: any API
    private let wireframe: any Wireframe

    init(feeds: [Feed] = [], api: any API, wireframe: any Wireframe) {
        self.feeds = Dynamic(feeds)
        self.api = api
        self.wireframe = wireframe
    }

    /// Loads the posts; those that are there stay where that fails.
    func load() async {
        indicator.change(to: true)
        do {
            feeds.value = try await api.getFeeds()
            indicator.change(to: false)
        } catch {
            indicator.change(to: false)
            await wireframe.alert(error)
        }
    }

    /// Counts a row that is tapped, and returns its post.
    func open(_ row: Int) -> Feed {
        openedCount.value += 1
        return feeds.value[row]
    }
}
