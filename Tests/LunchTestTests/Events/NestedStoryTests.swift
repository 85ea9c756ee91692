import LunchTest
import TestSupport
import Testing

/// Tests whose stories are printed; each is run by another test, in a process of its own.
@Suite(StoryTrait(), .lunch, .enabled(if: Bundle.isNested, Bundle.comment)) struct NestedStoryTests {
    @Test func passes() throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        #expect(app.staticTexts["count"].label == "count 0")
    }

    @Test func fails() throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        #expect(app.staticTexts["count"].label == "count 7")
    }

    @Test func throwsAnError() throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        try app.buttons["absent"].tap()
    }

    @Test func knowsItsIssue() {
        withKnownIssue { #expect(Bool(false)) }
    }

    @Test func isCancelled() throws {
        _ = try Launcher(app: fixture, screen: "Counter").launch()
        try Test.cancel("enough")
    }

    @Test func endsWithACrash() throws {
        try Launcher(app: fixture, screen: "Counter").launch().typeText("x")
    }

    @Test(arguments: 1...2) func hasCases(_ number: Int) throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        print("story: \(number) \(app.staticTexts["count"].label)")
    }
}
