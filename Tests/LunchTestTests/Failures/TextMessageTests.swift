import LunchTest
import TestSupport
import Testing

/// The message about a text that is not there, or is there more than once: the whole of it.
@Suite(.waiting) struct TextMessageTests {
    private func record(_ name: String, _ body: () -> Void) {
        RecordedMessage.expect(name, RecordedMessage.recorded(body))
    }

    /// An error that is thrown has its place at once; to find that of a property takes seconds.
    private func error(_ name: String, _ body: () throws -> Void) {
        RecordedMessage.expect(name, RecordedMessage.thrown(body))
    }

    private static let invoice = #"""
        printf 'Invoice   Subtotal   12\r\n          Total      15\r\n\r\nPress any\r\nkey to go on\r\nTotal: 3'
        """#

    @Test func texts() throws {
        let app = try ScreenProgram.launch(Self.invoice)
        error("text, nothing like it") { _ = try app.text("Quit").snapshot() }
        error("text, a slip of the pen") { _ = try app.text("Invoise").snapshot() }
        error("text in another case") { _ = try app.text("press any").snapshot() }
        error("text with other blanks") { _ = try app.text("Total 15").snapshot() }
        error("text over two rows") { _ = try app.text("any key").snapshot() }
        error("text elsewhere") { _ = try app.text("Subtotal", within: .row(1)).snapshot() }
        error("text beside what is not there") { _ = try app.text(/\d+/, within: .rightOf(app.text("Sum"))).snapshot() }
        error("text that is elsewhere than beside another") {
            _ = try app.text("Press", within: .rightOf(app.text("Total:"))).snapshot()
        }
        error("text in several places to look in") {
            _ = try app.text(/\d+/, within: .rightOf(app.text("Total"))).snapshot()
        }
        error("text off the screen") { _ = try app.text("Total", within: .row(10)).snapshot() }
        error("text with an index behind the end") { _ = try app.texts("Total").element(boundBy: 2).snapshot() }
        record("text that does not come") {
            app.text(/Total \d+/).expectToExist(timeout: .milliseconds(10))
        }
        // Texts that are there more than once.
        error("several texts") { _ = try app.text(/[Tt]otal/).snapshot() }
        record("several texts, one value") { app.text("Total").expect(\.label, is: "x", timeout: .milliseconds(10)) }
        // Texts that cannot be looked for.
        record("text of blanks") { _ = app.text("  ") }
        record("text of several lines") { _ = app.texts("any\nkey") }
        record("text with a tab") { _ = app.text("Total:\t3") }
        let narrow = try ScreenProgram.launch(columns: 12, Self.invoice)
        error("text that is wrapped") { _ = try narrow.text("Subtotal").snapshot() }
    }

    @Test func whatTheTerminalDoesNotShow() throws {
        let app = try ScreenProgram.launch(#"printf '\033]2;Invoice\007Total'"#)
        record("another title") { app.terminal.expect(\.windowTitle, is: "Bill", timeout: .milliseconds(10)) }
        error("no end") { try app.waitForExit(timeout: .milliseconds(10)) }
    }
}
