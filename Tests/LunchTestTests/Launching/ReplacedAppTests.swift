import LunchDriver
import LunchTest
import TestSupport
import Testing

/// An app that has another program take its place: nothing that it has published is about the new screen.
@Suite(.waiting) struct ReplacedAppTests {
    private func replaced(infersElements: Bool = true) throws -> TUIApplication {
        var launcher = Launcher(app: fixture, screen: "Counter")
        launcher.configuration.infersElements = infersElements
        let app = try launcher.launch()
        #expect(app.staticTexts["count"].exists)
        try app.typeText("e")
        #expect(app.text("Another program").expectToExist())
        return app
    }

    @Test func theNewScreenHasItsOwnElements() throws {
        let app = try replaced()
        #expect(!app.staticTexts["count"].exists)
        #expect(app.staticTexts.labels == ["Another program"])
        #expect(try app.settledFrame().elementSource == .inferred)
        app.terminate()
    }

    private enum Look: String, CaseIterable { case count, exists, labels, noChange, snapshot, expectation, region }

    /// A screen of which no elements are read has none that are gone.
    @Test(arguments: Look.allCases) private func withoutElementsNoneIsNoAnswer(_ look: Look) throws {
        let failures = try FailureReporter.taking {
            let app = try replaced(infersElements: false)
            let texts = app.staticTexts
            switch look {
            case .count: #expect(texts.count == 0)
            case .exists: #expect(!texts["count"].exists)
            case .labels: #expect(texts.labels == [])
            case .noChange: expectChanges(of: app, is: "changes: 80×24\nnothing") {}
            case .snapshot: expectSnapshot(of: app, as: .elements, is: "elements: 80×24")
            case .region: #expect(!app.text("nowhere", within: .element(texts["count"])).exists)
            case .expectation: #expect(!texts.expect(\.count, is: 0))
            }
            app.terminate()
        }
        #expect(failures.count == 1, "\(failures.map(\.message))")
        let words = [.noChange, .snapshot].contains(look) ? "no elements" : "publishes no elements"
        #expect(failures.first?.message.contains(words) == true, "\(failures.map(\.message))")
    }
}
