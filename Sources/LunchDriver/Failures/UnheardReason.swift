/// The reason why an app gets no messages of the test.
enum UnheardReason: Sendable {
    /// The app does not use Lunch.
    case isForeign

    /// The app uses Lunch, and publishes nothing.
    case publishesNothing

    /// The app publishes frames, and has said that it takes no messages.
    case takesNone
}

extension Session.State {
    /// The reason why the app gets no messages of the test; nil if it gets them.
    var unheardReason: UnheardReason? {
        if takesMessages { return nil }
        if publishesTree { return .takesNone }
        return hasGreeted ? .publishesNothing : .isForeign
    }
}
