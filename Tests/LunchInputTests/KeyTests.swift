import LunchTerminal
import TestSupport
import Testing

@testable import LunchInput

/// The spelling of keys in a test, and their names in messages.
@Suite struct KeyTests {
    @Test(
        arguments: [
            ("a", "a"), (.character("é"), "é"), (.space, "Space"), (" ", "Space"), (.control("c"), "Control-c"),
            (.option("x"), "Option-x"), (.alt("x"), "Option-x"), (.shift(.up), "Shift-Up"),
            (.command("c"), "Command-c"),
            (.up.with([.control, .shift]), "Control-Shift-Up"),
            (.control(.option(.shift(.f(5)))), "Control-Option-Shift-F5"),
            (.backTab, "Shift-Tab"), (.forwardDelete, "Forward Delete"), (.keypad(.enter), "Keypad Enter"),
            (.keypad(.five), "Keypad 5"), (.keypad(.left), "Keypad Left"), (.rightOption, "Right Option"),
            (TUIKeyboardKey("a").with([.hyper, .meta, .capsLock]), "Hyper-Meta-a"),
        ] as [(TUIKeyboardKey, String)])
    func aKeyHasAName(_ key: TUIKeyboardKey, _ name: String) {
        #expect("\(key)" == name)
    }

    /// The keypad's own is another key to a program that has switched the keypad on.
    @Test func theKeypadsEnterIsReturnToMostPrograms() throws {
        #expect(TUIKeyboardKey.enter == .return)
        #expect(TUIKeyboardKey.keypadEnter == .keypad(.enter))
        for (preamble, enter) in [("", "CR"), ("\u{1B}=", "ESC O M"), ("\u{1B}[>8u", "ESC [ 57414 u")] {
            #expect(Spelled(try TUIKeyboardKey.keypadEnter.bytes(for: TUIModes(after: preamble))) == Spelled(enter))
        }
        #expect(Spelled(try TUIKeyboardKey.return.bytes(for: TUIModes(after: "\u{1B}="))) == Spelled("CR"))
    }

    @Test func modifiersAddUpInAnyOrder() {
        #expect(TUIKeyboardKey.control(.shift(.up)) == .up.with([.shift, .control]))
        #expect(TUIKeyboardKey.shift(.control(.up)) == .shift(.up).with(.control))
        #expect(TUIKeyboardKey.up.with([]) == .up)
        #expect(TUIKeyModifierFlags.alt == .option)
    }

    @Test(
        arguments: [
            ("\n", .return), ("\r", .return), ("\r\n", .return), ("\t", .tab), ("\u{1B}", .escape), ("\u{8}", .delete),
            ("\u{7F}", .delete), ("\0", .control(.space)), ("\u{1}", .control("a")), ("\u{3}", .control("c")),
            ("\u{1A}", .control("z")), ("\u{1C}", .control("\\")), ("\u{1F}", .control("_")),
        ] as [(Character, TUIKeyboardKey)])
    func aControlCharacterIsTheKeyThatSendsIt(_ character: Character, _ key: TUIKeyboardKey) {
        #expect(TUIKeyboardKey.character(character) == key)
        #expect(TUIKeyboardKey(extendedGraphemeClusterLiteral: character) == key)
    }

    /// The names of XCUITest, each with the key that it is, and as a character that is typed as that key.
    @Test(
        arguments: [
            (.delete, .delete), (.return, .return), (.enter, .return), (.keypadEnter, .keypad(.enter)), (.tab, .tab),
            (.escape, .escape),
            (.space, .space), (.upArrow, .up), (.downArrow, .down), (.leftArrow, .left), (.rightArrow, .right),
            (.home, .home), (.end, .end), (.forwardDelete, .forwardDelete), (.pageUp, .pageUp), (.pageDown, .pageDown),
            (.clear, .numLock), (.help, .help), (.capsLock, .capsLock), (.shift, .leftShift), (.control, .leftControl),
            (.option, .leftOption), (.command, .leftCommand), (.rightShift, .rightShift),
            (.rightControl, .rightControl),
            (.rightOption, .rightOption), (.rightCommand, .rightCommand), (.F1, .f(1)), (.F2, .f(2)), (.F12, .f(12)),
            (.F19, .f(19)),
        ] as [(TUIKeyboardKey, TUIKeyboardKey)])
    func aNameOfXCUITestIsAKey(_ name: TUIKeyboardKey, _ key: TUIKeyboardKey) throws {
        #expect(name == key)
        #expect(TUIKeyboardKey.character(try #require(name.rawValue.first)) == key)
        #expect(TUIKeyboardKey(rawValue: name.rawValue) == name)
    }

    @Test func aNameIsOneCharacter() {
        #expect(TUIKeyboardKey(rawValue: "ab") == nil)
        #expect(TUIKeyboardKey(rawValue: "") == nil)
        #expect(TUIKeyboardKey(rawValue: "x") == "x")
        // Private use that stands for no key is text.
        #expect(TUIKeyboardKey("\u{E0A0}") == TUIKeyboardKey(.character("\u{E0A0}")))
        #expect(TUIKeyboardKey("\u{E070}") == TUIKeyboardKey(.character("\u{E070}")))
    }
}
