import LunchTest

/// The app whose screens misbehave in the ways that tests need.
let fixture = LaunchConfiguration.Executable.product("Fixture")

extension TUIApplication {
    /// The text that the static text of this identifier reads.
    func line(_ identifier: String) -> String { staticTexts[identifier].label }
}
