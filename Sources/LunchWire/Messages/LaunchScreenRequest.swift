/// A test's request that a running app show another screen, with data for that screen.
public struct LaunchScreenRequest: Hashable, Sendable {
    /// The identifier of the requested screen.
    public let screen: String

    /// The user info as a launch would be given it: JSON, or `@` and a path; nil if there is none.
    package let userInfo: String?

    package init(screen: String, userInfo: String?) {
        self.screen = screen
        self.userInfo = userInfo
    }
}
