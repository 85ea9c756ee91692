import LunchTest
import TestSupport
import Testing

@testable import LunchDriver

private protocol WithField: PageObjectsRepresentable {}

extension WithField {
    var field: TUIElement { app.textFields["to"] }

    /// The page that it returns has not asked.
    var form: StrayPageTests.Form {
        _ = app.textFields["to"].label
        return StrayPageTests.Form(app: app)
    }
}

/// A page of another screen than the tests here have.
struct ComposePage: WithField {
    static let screenName = "Compose"
    let app: TUIApplication
    var to: TUIElement { app.textFields["to"] }
    var fields: TUIElementQuery { app.textFields }
    var greeting: TUIElement { app.text("Dear") }
    func send() throws { try app.buttons["Send"].tap() }
    func sendAll() throws { _ = try ["Send"].map { try app.buttons[$0].tap() } }
}

/// The words about a query that was made in a page object while the app shows another screen.
@Suite(.waiting) struct StrayPageTests {
    struct Count: PageObjectsRepresentable {
        static let screenName = "Counter"
        let app: TUIApplication
        var absent: TUIElement { app.textFields["to"] }
        var composed: String { ComposePage(app: app).to.label }
        var fieldOfCompose: String { ComposePage(app: app).field.label }
    }

    private struct Hidden: PageObjectsRepresentable {
        static let screenName = "Hidden"
        let app: TUIApplication
        var absent: TUIElement { app.textFields["to"] }
    }

    struct Form: PageObjectsRepresentable {
        static let screenName = "Form"
        let app: TUIApplication
        var count: TUIElement { Count(app: app).absent }
        struct Toolbar: PageObjectsRepresentable {
            let app: TUIApplication
            var absent: TUIElement { app.textFields["to"] }
        }
    }

    private class Letter: PageObjectsRepresentable {
        class var screenName: String? { "Letter" }
        let app: TUIApplication
        var to: TUIElement { app.textFields["to"] }
        required init(app: TUIApplication) { self.app = app }
    }

    private let app: TUIApplication
    private let page: ComposePage

    init() throws {
        app = try Launcher(app: fixture, screen: "Counter").launch()
        page = ComposePage(app: app)
    }

    private static let words = """
        ComposePage is the page object of the screen "Compose", but the app reports that it shows "Counter".
        Go to "Compose" first, or use a page object of "Counter". If "Compose" is what is shown, have the app publish that name.

        """

    private func tellsOfThePage(_ failure: TUIFailure) -> Bool { failure.message.contains("\n" + Self.words) }

    private func isSilent(_ failure: TUIFailure) -> Bool {
        !failure.message.contains("is the page object of the screen")
    }

    @Test func itsNameStandsBesideTheScreenThatIsShown() {
        withFailure {
            _ = page.to.label
        } matching: { failure in
            failure.message.hasPrefix("No element matches app.textFields[\"to\"].\n" + Self.words)
                && failure.message.contains("\nThe screen \"Counter\" (80×24):")
        }
    }

    @Test func whatEndsElsewhereHasBegunInIt() {
        withFailure {
            _ = page.fields["to"].label
        } matching: {
            tellsOfThePage($0)
        }
        withFailure {
            _ = page.to.buttons.firstMatch.label
        } matching: {
            tellsOfThePage($0)
        }
        withFailure {
            _ = page.greeting.label
        } matching: {
            tellsOfThePage($0)
        }
    }

    @Test func actionsAndExpectationsTellItToo() throws {
        var launcher = Launcher(app: fixture, screen: "Counter")
        launcher.configuration.actionTimeout = .zero
        let page = ComposePage(app: try launcher.launch())
        #expect(withError { try page.send() }.map { tellsOfThePage($0.failure) } == true)
        #expect(withError { try page.sendAll() }.map { tellsOfThePage($0.failure) } == true)
        #expect(withError { try page.to.tap() }.map { tellsOfThePage($0.failure) } == true)
        withFailure {
            page.to.expect(\.label, is: "x", timeout: .zero)
        } matching: {
            tellsOfThePage($0)
        }
        withFailure {
            page.fields.expect(\.count, is: 1, timeout: .zero)
        } matching: {
            tellsOfThePage($0)
        }
        #expect(!page.to.exists)
        #expect(page.to.evidence().map(tellsOfThePage) == true)
    }

    @Test func thePageOfTheShownScreenIsNotNamed() {
        withFailure {
            _ = Count(app: app).absent.label
        } matching: {
            isSilent($0)
        }
    }

    @Test func aQueryOfTheTestIsOfNoPage() {
        withFailure {
            _ = page.app.textFields["to"].label
        } matching: {
            isSilent($0)
        }
    }

    @Test func onlyThePageThatAsksIsNamed() {
        withFailure {
            _ = Count(app: app).composed
        } matching: {
            tellsOfThePage($0)
        }
        // The page is not known: an extension of a protocol asks, a class, and a type that has no name elsewhere.
        withFailure {
            _ = page.field.label
        } matching: {
            isSilent($0)
        }
        withFailure {
            _ = page.form
        } matching: {
            isSilent($0)
        }
        withFailure {
            _ = Count(app: app).fieldOfCompose
        } matching: {
            isSilent($0)
        }
        withFailure {
            _ = Letter(app: app).to.label
        } matching: {
            isSilent($0)
        }
        withFailure {
            _ = Hidden(app: app).absent.label
        } matching: {
            isSilent($0)
        }
        withFailure {
            _ = Form(app: app).count.label
        } matching: {
            isSilent($0)
        }
        withFailure {
            _ = Form.Toolbar(app: app).absent.label
        } matching: {
            isSilent($0)
        }
    }

    @Test func aPageWithinASuiteIsNamed() throws {
        try app.show("Size")
        withFailure {
            _ = Count(app: app).absent.label
        } matching: {
            $0.message.contains(
                #"Count is the page object of the screen "Counter", but the app reports that it shows "Size"."#)
        }
    }

    @Test func anAppThatDoesNotTellItsScreensIsNotDoubted() throws {
        let page = ComposePage(app: try ShellApp.launch(ShellApp.hello() + "printf 'Inbox'; sleep 100"))
        withFailure {
            _ = page.to.label
        } matching: {
            isSilent($0)
        }
    }
}
