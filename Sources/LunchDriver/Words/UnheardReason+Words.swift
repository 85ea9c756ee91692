/// The words of apps that get no messages of the test.
extension UnheardReason {
    /// The reason as a clause.
    var words: String {
        switch self {
        case .isForeign: "it has not said that it uses Lunch"
        case .publishesNothing: "it publishes no elements, and so takes no messages of the test"
        case .takesNone: "it said in its hello that it takes no messages of the test (\"messages\":false)"
        }
    }

    /// The way in which a test can reach a screen all the same.
    var detour: String {
        switch self {
        case .isForeign: "Go there as a person does, with its keys."
        case .publishesNothing, .takesNone: "Launch it on that screen instead."
        }
    }

    /// A sentence that says what the app would have to do; nil if that is more than a sentence says.
    var remedy: String? {
        switch self {
        case .isForeign: nil
        case .publishesNothing:
            "Once it publishes them, with receive(_:) and publish(_:drawing:through:) of an AccessibilityPublisher, it does."
        case .takesNone: "Once it takes them out of its input, its hello can leave \"messages\" out."
        }
    }
}
