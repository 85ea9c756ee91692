import LunchTest
import Testing

/// What is said of a text that is not there, or is there more than once: the whole message.
@Suite struct TextMessageTests {
    private func record(_ name: String, _ body: () -> Void) {
        RecordedMessage.expect(name, RecordedMessage.recorded(body))
    }

    private static let invoice = #"""
        printf 'Invoice   Subtotal   12\r\n          Total      15\r\n\r\nPress any\r\nkey to go on\r\nTotal: 3'
        """#

    private func invoice() throws -> TUIApplication { try ScreenProgram.launch(Self.invoice) }

    @Test func textsThatAreNotThere() throws {
        let app = try invoice()
        record("text, nothing like it") { _ = app.text("Quit").label }
        record("text, a slip of the pen") { _ = app.text("Invoise").label }
        record("text in another case") { _ = app.text("press any").label }
        record("text with other blanks") { _ = app.text("Total 15").label }
        record("text over two rows") { _ = app.text("any key").label }
        record("text elsewhere") { _ = app.text("Subtotal", within: .row(1)).label }
        record("text beside what is not there") { _ = app.text(/\d+/, within: .rightOf(app.text("Sum"))).label }
        record("text in several places to look in") {
            _ = app.text(/\d+/, within: .rightOf(app.text("Total"))).label
        }
        record("text off the screen") { _ = app.text("Total", within: .row(10)).label }
        record("text with an index behind the end") { _ = app.texts("Total").element(boundBy: 2).label }
        record("text that does not come") {
            expect(app.text(/Total \d+/), \.exists, is: true, timeout: .milliseconds(10))
        }
        let narrow = try ScreenProgram.launch(columns: 12, Self.invoice)
        record("text that is wrapped") { _ = narrow.text("Subtotal").label }
    }

    @Test func textsThatAreThereMoreThanOnce() throws {
        let app = try invoice()
        record("several texts") { _ = app.text(/[Tt]otal/).label }
        record("several texts, one value") { expect(app.text("Total"), \.label, is: "x", timeout: .milliseconds(10)) }
    }

    @Test func textsThatCannotBeLookedFor() throws {
        let app = try invoice()
        record("text of blanks") { _ = app.text("  ") }
        record("text of several lines") { _ = app.texts("any\nkey") }
    }

    @Test func whatTheTerminalDoesNotShow() throws {
        let app = try ScreenProgram.launch(#"printf '\033]2;Invoice\007Total'"#)
        record("another title") { expect(app, \.windowTitle, is: "Bill", timeout: .milliseconds(10)) }
        let ended = try Launcher(app: .command("sh"), arguments: ["-c", "printf Bye; exit 3"]).launch()
        record("another exit status") { expect(ended, \.exitStatus, is: .success) }
    }
}
