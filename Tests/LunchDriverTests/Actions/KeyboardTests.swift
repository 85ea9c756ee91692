import LunchElements
import LunchInput
import LunchWire
import TestSupport
import Testing

@testable import LunchDriver

/// The parts in which a text is typed, and the keys that nobody can tell an app of.
@Suite struct KeyboardTests {
    private let keyboard = TUIApplication(.command("none")).run.keyboard

    private func frame(isSecret: Bool = false) -> TUIFrame {
        let field = AccessibilityNode(isSecret ? .secureTextField : .textField, hasFocus: true)
        return .made(AccessibilityNode(.application, children: [field]))
    }

    @Test(arguments: [
        (TUISettling.Trust.acknowledged, ["Jane\t", "Doe\n", "x"]), (.quiet, ["Jane\t", "Doe\n", "x"]),
        (.unsettled, ["Jane\t", "Doe\n", "x"]), (.exact, "Jane\tDoe\nx".map(String.init)),
        (.bounded, "Jane\tDoe\nx".map(String.init)),
    ]) func aTextIsTypedInParts(trust: TUISettling.Trust, parts: [String]) {
        var rest = "Jane\tDoe\nx"[...]
        var typed: [String] = []
        while !rest.isEmpty {
            let part = TypedParts.part(of: rest, trust: trust)
            typed.append(String(part))
            rest = rest[part.endIndex...]
        }
        #expect(typed == parts)
    }

    @Test func aKeyThatNoKeyboardHasIsAnError() throws {
        let error = try #require(throws: TUIError.self) { try keyboard.press(["a", .f(36)], in: frame()) }
        #expect(error.kind == .unencodable)
        #expect(error.message.contains("F36"), "\(error.message)")
    }

    @Test func aKeyThatCannotBeReportedInSecretIsNotNamed() throws {
        let key = TUIKeyboardKey.command("§")
        let open = try #require(throws: TUIError.self) { try keyboard.press([key], in: frame()) }
        #expect(open.message.contains("§"), "\(open.message)")
        let secret = try #require(throws: TUIError.self) { try keyboard.press([key], in: frame(isSecret: true)) }
        #expect(secret.kind == .unencodable)
        #expect(!secret.message.contains("§"), "\(secret.message)")
    }

    @Test func aCharacterIsTheNameOfItsKey() {
        #expect(Keyboard.key("x", [.control]) == .control("x"))
        #expect(Keyboard.key("\n", []) == .return)
        #expect(Keyboard.key("xy", []) == nil && Keyboard.key("", []) == nil)
    }
}
