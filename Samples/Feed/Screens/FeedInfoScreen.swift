import SampleKit

/// One post, to read.
struct FeedInfoScreen: Screen {
    let identifier = "FeedInfo"
    let title = "Post"
    let view: View

    init(_ viewModel: FeedInfoViewModel) {
        let title = Label(identifier: "titleLabel", style: .bold)
        let text = TextView(identifier: "feedText")
        let indicator = ActivityIndicator("Loading", identifier: "indicator")
        text.isEditable = false
        viewModel.feed.bindAndFire { [weak title, weak text] feed in
            title?.text = feed?.title ?? ""
            text?.text = feed?.text ?? ""
        }
        viewModel.indicator.bindAndFire { [weak indicator] in indicator?.isAnimating = $0 }
        view = Stack([title, text, indicator], spacing: 1)
    }
}
