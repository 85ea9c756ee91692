/// The words of apps that receive no messages from the test.
extension UnheardReason {
    /// The reason as a clause.
    var words: String {
        switch self {
        case .isForeign: "it hasn't reported that it uses Lunch"
        case .publishesNothing: "it publishes no elements, and so receives no messages from the test"
        case .takesNone: "its hello contains \"messages\":false"
        }
    }

    /// Another way in which a test can reach a screen.
    var detour: String {
        switch self {
        case .isForeign: "Go there with the app's keys, as a user does."
        case .publishesNothing, .takesNone: "Launch it on that screen instead."
        }
    }

    /// A sentence about the change that the app needs; nil if a sentence isn't enough.
    var remedy: String? {
        switch self {
        case .isForeign: nil
        case .publishesNothing:
            "To receive messages, have it publish elements, with receive(_:) and publish(_:drawing:through:) of an AccessibilityPublisher."
        case .takesNone: "Once it reads messages from its input, its hello can omit \"messages\"."
        }
    }
}
