/// Another screen that a test asks a running app for, with the data to build it from.
public struct LaunchScreenRequest: Hashable, Sendable {
    /// The identifier of the screen.
    public let screen: String

    /// The user info as a launch would be given it: JSON, or `@` and a path; nil where there is none.
    package let userInfo: String?

    package init(screen: String, userInfo: String?) {
        self.screen = screen
        self.userInfo = userInfo
    }
}
