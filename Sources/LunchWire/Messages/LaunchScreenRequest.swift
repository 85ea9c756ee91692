/// A request from a test to a running app: the app should show another screen.
///
/// The request contains the identifier of the screen and the data for the screen. The app passes the request to
/// `Launcher.show(_:)`, which builds the screen.
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
