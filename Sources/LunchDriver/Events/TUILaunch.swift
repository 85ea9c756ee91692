/// A launch of an app whose program has started.
public struct TUILaunch: Sendable {
    /// The number of the launch in the test process; launches are counted from 1.
    public let number: Int

    /// The configuration of the launch: the screen, the user info, arguments, variables and everything else.
    public let configuration: LaunchConfiguration

    /// The path of the program.
    public let path: String

    /// The location of the launch in the source code of the test.
    public let place: TUISourceLocation
}
