/// A launch of an app whose program has started.
public struct TUILaunch: Sendable {
    /// The number of the launch. All launches of the test process are counted together, from 1.
    public let number: Int

    /// The configuration of the launch, such as its screen, its arguments and its environment variables.
    ///
    /// The locale, the time zone and the clock are also among the variables.
    public let configuration: LaunchConfiguration

    /// The path of the program.
    public let path: String

    /// The location of the launch in the source code of the test.
    public let place: TUISourceLocation
}
