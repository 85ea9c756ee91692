/// The times for which an app is waited for.
package struct TimeLimits: Sendable {
    /// The longest time that it may take to open.
    package var launch = Duration.seconds(20)

    /// The longest time for which it may do nothing that a check waits for.
    package var inaction = Duration.seconds(10)

    /// The time for which an app that continues working at much input is waited for.
    package var work = Duration.seconds(60)

    /// The time for which an app at rest is watched for something that it does on its own.
    package var stillness = Duration.milliseconds(300)

    /// The longest wait for the rest of an escape sequence; the longest that is usual is half a second.
    package var escape = Duration.milliseconds(700)

    /// The time that it may take to leave at a hang-up, and again at SIGTERM.
    package var hangUp = Duration.seconds(1)

    package init() {}
}
