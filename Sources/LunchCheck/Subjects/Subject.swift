package import LunchDriver
package import LunchInput
import LunchWire

/// The app that is checked: how it is launched, and how long it may take.
package struct Subject: Sendable {
    /// The path of the program.
    package let path: String

    /// The launch that was asked for: screen, user info, arguments, locale.
    package internal(set) var launch: LaunchConfiguration

    /// Keys by which the app leaves, besides those that many leave by.
    package var leavingKeys: [TUIKeyboardKey] = []

    package var limits = TimeLimits()

    /// The environment of this process, of which apps inherit a little.
    let tester: [String: String]

    /// The screens that the app lists; nil as long as it was not requested, or if it lists none.
    var catalog: [LaunchScreenDescription]?

    package init(path: String, launch: LaunchConfiguration, tester: [String: String]) {
        self.path = path
        self.launch = launch
        self.tester = tester
    }
}

extension Subject {
    /// The screen to open; nil if the app must open as ever.
    var screen: String? { launch.screen }

    /// The user info of that screen, JSON; nil for none.
    var userInfo: String? { launch.userInfo?.content }

    var size: CellSize { launch.size }

    /// The screen that was asked for, or the first that the app lists; nil if there is neither.
    var anyScreen: String? { screen ?? catalog?.first?.identifier }
}
