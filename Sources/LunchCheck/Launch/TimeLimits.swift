/// How long an app is waited for.
package struct TimeLimits: Sendable {
    /// How long it may take to open.
    package var launch = Duration.seconds(20)

    /// How long it may do nothing that a check waits for.
    package var inaction = Duration.seconds(10)

    /// How long one that goes on working at much input is waited for.
    package var work = Duration.seconds(60)

    /// How long one that rests is watched for something that it does by itself.
    package var stillness = Duration.milliseconds(300)

    /// How long it may wait for the rest of an escape sequence; the longest that is usual is half a second.
    package var escape = Duration.milliseconds(700)

    /// How long it may take to leave at a hang-up, and again at SIGTERM.
    package var hangUp = Duration.seconds(1)

    package init() {}
}
