import LunchTest
import TestSupport
import Testing

/// Tests whose traces another test looks at; each runs in a process of its own.
@Suite(.lunch, .enabled(if: Bundle.isNested, Bundle.comment)) struct NestedTraceTests {
    @Test func passes() throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        #expect(app.staticTexts["count"].label == "count 0")
    }

    @Test func fails() throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        #expect(app.staticTexts["count"].label == "count 0")
        try app.buttons["absent"].tap()
    }

    @Test(.lunch(trace: .always)) func isAlwaysKept() throws {
        _ = try Launcher(app: fixture, screen: "Counter").launch()
    }

    @Test func typesASecret() throws {
        let mock: [String: LunchJSON] = ["keeps": true, "tells": true, "password": "swordfish"]
        let app = try Launcher(app: fixture, screen: "Login", mock: .userInfo(["MOCK_JSON": .object(mock)])).launch()
        try app.textFields["user"].typeText("bob\t-hunter2")
        #expect(app.secureTextFields["password"].value == "")
    }

    @Test func waitsForEver() throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        #expect(app.staticTexts["count"].label == "count 0")
        print("it waits now")
        _ = app.buttons["absent"].waitForExistence(timeout: 600)
    }
}
