import LunchTest
import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A test whose app does what a file says, so that a run differs from a green one.
@Suite(.lunch, .enabled(if: Bundle.isNested, Bundle.comment)) struct NestedPastTests {
    /// The file with the text that the app shows is its first argument.
    private static let script = """
        printf 'Ready'; read -r line
        printf '\\033[2J\\033[H'; cat "$1"; read -r line
        printf 'Paid\\n'; read -r line
        """

    @Test func books() throws {
        let arguments = ["-c", Self.script, "sh", Bundle.variable("PAST_FILE")]
        let app = try Launcher(app: .command("sh"), arguments: arguments).launch()
        try app.press(.return)
        try app.press(.return)
        #expect(app.text("Booked").exists)
    }

    /// The app does the same each time; the file is what the test expects.
    @Test func expects() throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        let expected = FileManager.default.contents(atPath: Bundle.variable("PAST_FILE")) ?? Data()
        #expect(app.staticTexts["count"].label == String(decoding: expected.dropLast(), as: UTF8.self))
    }

    /// The same, with a secret that the screen doesn't show.
    @Test func expectsBesideASecret() throws {
        var launcher = Launcher(app: fixture, screen: "Counter")
        launcher.configuration.secrets = ["hush-hush"]
        let app = try launcher.launch()
        let expected = FileManager.default.contents(atPath: Bundle.variable("PAST_FILE")) ?? Data()
        #expect(app.staticTexts["count"].label == String(decoding: expected.dropLast(), as: UTF8.self))
    }

    @Test func asks() throws {
        let app = try Launcher(app: fixture, screen: "Flood", mock: 10).launch()
        try app.press("n")
        #expect(app.staticTexts.element.label == "")
    }

    @Test func waits() throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        try app.press("n")
        // It has handled the key then, however late, and the short wait is for the label alone.
        #expect(app.staticTexts["count"].exists)
        #expect(app.staticTexts["count"].expect(\.label, is: "count 9", timeout: .milliseconds(50)))
    }

    @Test func counts() throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        try app.press("+")
        try app.press("+")
        #expect(app.staticTexts["count"].label == "count 9")
    }
}
