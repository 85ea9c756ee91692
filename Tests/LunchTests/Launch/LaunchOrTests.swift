import TestSupport
import Testing

@testable import Lunch

/// An app that opens on a screen of its own unless another one was asked for.
@Suite(.waiting) struct LaunchOrTests {
    private protocol Shown {
        var name: String { get }
    }
    private struct Home: Shown { let name = "Home" }
    private struct Dinner: Shown { let name = "Dinner" }

    private func launcher(_ variables: [String: String] = [:]) -> Launcher<Catalog<any Shown>> {
        let screens = Catalog<any Shown> {
            ScreenEntry("Home") { Home() }
            ScreenEntry("Dinner") { Dinner() }
        }
        return Launcher(with: screens, environment: LaunchEnvironment(variables: variables))
    }

    /// Takes a screen of one type, as an app's own function may.
    private func shown<Screen: Shown>(_ screen: Screen) -> String { "\(Screen.self): \(screen.name)" }

    @Test func theScreenGoesStraightIntoAFunctionOfOneType() {
        let asked = launcher([LaunchKeys.screen: "Dinner"])
        #expect(shown(asked.screen(default: Home())) == "Dinner: Dinner")
        let alone = launcher()
        #expect(shown(alone.screen(default: Home())) == "Home: Home")
    }

    @Test func theAppsOwnScreenIsBuiltOnlyIfItIsNeeded() {
        func home() -> any Shown {
            Issue.record("built")
            return Home()
        }
        #expect(launcher([LaunchKeys.screen: "Dinner"]).screen(default: home()).name == "Dinner")
    }

    @Test func anErrorOfTheAppsOwnScreenIsThrown() {
        struct Closed: Error {}
        func home() throws -> any Shown { throw Closed() }
        #expect(throws: Closed.self) { try launcher().screen(default: home()) }
    }

    /// An error at the top level would be a trap, which nobody can tell from a crash of the app.
    @Test func anUnknownScreenEndsTheProcessWithItsError() async throws {
        let ended = try #require(
            await #expect(processExitsWith: .exitCode(64), observing: [\.standardErrorContent]) {
                _ = LaunchOrTests().launcher([LaunchKeys.screen: "Diner"]).screen(default: Home())
            })
        let words = String(decoding: ended.standardErrorContent, as: UTF8.self)
        #expect(words.hasSuffix(": \(LaunchError.unknownScreen("Diner", known: ["Home", "Dinner"]))\n"), "\(words)")
    }
}
