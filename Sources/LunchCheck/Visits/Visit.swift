/// One launch of the app and what is done to it, as data: checks that ask for the same visit share its transcript.
struct Visit: Hashable, Sendable {
    var plan = Plan()

    /// The deeds, in their order. A deed that fails is the last that is done.
    var deeds: [Deed] = []

    /// True if they are done to an app that publishes nothing as well.
    var isForAnyApp = false

    /// Distinguishes a visit from others with the same deeds, which shows whether an app does the same each time.
    var repetition = 0
}
