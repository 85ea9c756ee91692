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

    private static let words = """
        ComposePage is the page object of the screen "Compose", but the app reports that it shows "Counter".
        Go to "Compose" first, or use a page object of "Counter". If "Compose" is what is shown, have the app publish that name.

        """

    private struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// Whether the message names the page.
        let isTold: Bool
        let act: @Sendable (ComposePage) throws -> Void

        init(_ name: String, _ isTold: Bool, _ act: @escaping @Sendable (ComposePage) throws -> Void) {
            (testDescription, self.isTold, self.act) = (name, isTold, act)
        }
    }

    private static let cases = [
        Case("a query that ends elsewhere", true) { _ = $0.fields["to"].label },
        Case("a query that goes on", true) { _ = $0.to.buttons.firstMatch.label },
        Case("a text", true) { _ = $0.greeting.label },
        Case("an action in the page", true) { try $0.send() },
        Case("an action in a closure of the page", true) { try $0.sendAll() },
        Case("an action of the test", true) { try $0.to.tap() },
        Case("an expectation", true) { $0.to.expect(\.label, is: "x", timeout: .zero) },
        Case("an expectation of a query", true) { $0.fields.expect(\.count, is: 1, timeout: .zero) },
        Case("a page in a page", true) { _ = Count(app: $0.app).composed },
        Case("the page of the screen that is shown", false) { _ = Count(app: $0.app).absent.label },
        Case("a query of the test", false) { _ = $0.app.textFields["to"].label },
        // The page is not known: an extension of a protocol asks, a class, and a type that has no name elsewhere.
        Case("an extension of a protocol", false) { _ = $0.field.label },
        Case("a query before the page", false) { _ = $0.form },
        Case("an extension in a page", false) { _ = Count(app: $0.app).fieldOfCompose },
        Case("a class", false) { _ = Letter(app: $0.app).to.label },
        Case("a private page", false) { _ = Hidden(app: $0.app).absent.label },
        Case("a query of another page", false) { _ = Form(app: $0.app).count.label },
        Case("a page without a screen", false) { _ = Form.Toolbar(app: $0.app).absent.label },
    ]

    private func page() throws -> ComposePage {
        var launcher = Launcher(app: fixture, screen: "Counter")
        launcher.configuration.actionTimeout = .zero
        return ComposePage(app: try launcher.launch())
    }

    @Test(arguments: cases) private func onlyThePageThatAsksIsNamed(_ given: Case) throws {
        let page = try page()
        let message = try #require(RecordedMessage.failure { try given.act(page) }?.message)
        #expect(message.contains("\n" + Self.words) == given.isTold, "\(message)")
        #expect(message.contains("is the page object of the screen") == given.isTold, "\(message)")
    }

    @Test func itsNameStandsBesideTheScreenThatIsShown() throws {
        let page = try page()
        withFailure {
            _ = page.to.label
        } matching: { failure in
            failure.message.hasPrefix("No element matches app.textFields[\"to\"].\n" + Self.words)
                && failure.message.contains("\nThe screen \"Counter\" (80×24):")
        }
        #expect(!page.to.exists)
        #expect(page.to.evidence()?.message.contains("\n" + Self.words) == true)
        // A page within a suite has a name of its own.
        try page.app.show("Size")
        withFailure {
            _ = Count(app: page.app).absent.label
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
            !$0.message.contains("is the page object of the screen")
        }
    }
}
