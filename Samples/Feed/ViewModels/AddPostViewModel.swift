import SampleKit

/// A post that is being written: it can be sent where there is text, and once at a time.
final class AddPostViewModel {
    /// True if there is text.
    let validatedText = Dynamic(false)
    /// True if there is text, and nothing in progress.
    let sendEnabled = Dynamic(false)
    /// True if something is in progress.
    let indicator = Dynamic(false)
    /// True if the post was sent; told each time, once the alert about that has been closed.
    let sentIn = Dynamic(false)

    private let api: any API
    private let wireframe: any Wireframe

    init(api: any API, wireframe: any Wireframe) {
        self.api = api
        self.wireframe = wireframe
    }

    /// The text that has been written.
    var feedText = "" {
        didSet {
            validatedText.change(to: !feedText.isEmpty)
            update()
        }
    }

    /// Sends the post, and tells in an alert what came of it.
    func sendButton() async {
        guard sendEnabled.value else { return }
        isSending = true
        do {
            _ = try await api.addFeed(feedText)
            isSending = false
            _ = await wireframe.alert("Sent", message: "Your post is on the wall.", actions: ["OK"])
            sentIn.value = true
        } catch {
            isSending = false
            await wireframe.alert(error)
            sentIn.value = false
        }
    }

    private var isSending = false {
        didSet {
            indicator.change(to: isSending)
            update()
        }
    }

    private func update() {
        sendEnabled.change(to: validatedText.value && !isSending)
    }
}
