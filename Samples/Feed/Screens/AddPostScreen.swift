import SampleKit

/// A post to write, and the button that sends it.
struct AddPostScreen: Screen {
    let identifier = "AddPost"
    let title = "New post"
    let view: View

    init(_ viewModel: AddPostViewModel, app: App) {
        let feedText = TextView(identifier: "feedText")
        let sendButton = Button("Send", identifier: "sendButton")
        let indicator = ActivityIndicator("Sending", identifier: "indicator")
        feedText.onChange = { viewModel.feedText = $0 }
        sendButton.onPress = { app.task("sending") { await viewModel.sendButton() } }
        viewModel.sendEnabled.bindAndFire { [weak sendButton] in sendButton?.isEnabled = $0 }
        viewModel.indicator.bindAndFire { [weak indicator] in indicator?.isAnimating = $0 }
        view = Stack([feedText, Stack([sendButton, indicator], axis: .horizontal, spacing: 2)], spacing: 1)
    }
}
