/// The reason why an app gets no messages of the test.
enum UnheardReason: Sendable {
    /// The app does not use Lunch.
    case isForeign

    /// The app uses Lunch, and publishes nothing.
    case publishesNothing

    /// The app publishes frames, and has said that it takes no messages.
    case takesNone
}
