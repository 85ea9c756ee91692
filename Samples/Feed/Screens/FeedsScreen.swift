import SampleKit

/// The list of all posts.
struct FeedsScreen: Screen {
    let identifier = "Feeds"
    let view: View

    /// - Parameters:
    ///   - open: called with a post whose row is activated.
    ///   - add: called where somebody wants to write one.
    init(_ viewModel: FeedsViewModel, open: @escaping (Feed) -> Void, add: @escaping () -> Void) {
        let list = List(identifier: "feeds")
        let addButton = Button("Add post", identifier: "addButton", onPress: add)
        let openedCount = Label(identifier: "openedCount")
        let indicator = ActivityIndicator("Loading", identifier: "indicator")
        list.onActivate = { open(viewModel.open($0)) }
        viewModel.feeds.bindAndFire { [weak list] in list?.rows = $0.map(\.title) }
        viewModel.openedCount.bindAndFire { [weak openedCount] in openedCount?.text = "Opened: \($0)" }
        viewModel.indicator.bindAndFire { [weak indicator] in indicator?.isAnimating = $0 }
        view = Stack([list, Stack([addButton, openedCount, indicator], axis: .horizontal, spacing: 2)], spacing: 1)
    }
}
