import LunchWire

extension Session {
    /// The input that a test has sent to an app, and its requests by that.
    struct Sent: Sendable {
        /// The bytes that were sent against those that the app has acknowledged.
        var tally = InputTally()

        /// True if some of it may have been lost on its way to an app that cannot be notified.
        var mayBeLost = false

        /// True if some of it was thrown away before the app had published a frame, and so could not be notified.
        var wasFlushedEarly = false

        /// True if the last of them is an escape, which may be the beginning of a sequence.
        var endsWithEscape = false

        /// True if the last of them is a report of the mouse.
        var isOfMouse = false

        /// The last inputs of the app.
        var history = InputHistory()

        /// The number of times that something was done to the app: input, a message, another size.
        var deeds = 0

        /// A message that the app must answer with a frame; nil if none is under way.
        var request: TestMessage?

        /// The reason why the app does not show the screen that was last requested; nil if it has not reported one.
        var refusal: String?

        /// Up to when the test has let virtual time pass, in nanoseconds; nil if the app was not launched so.
        var virtualTime: Int?
    }
}
