import LunchInput
import LunchTerminal
import LunchWire
import TestSupport
import Testing

@testable import LunchDriver

/// Keys and the mouse that cannot be told to the app: what the error says, and that nothing is sent.
@Suite struct InputErrorTextTests {
    private func message(_ key: TUIKeyboardKey, _ preamble: String) -> String? {
        do throws(TUIError) {
            _ = try encoded { () throws(InputError) in try key.bytes(for: TUIModes(after: preamble)) }
            return nil
        } catch {
            #expect(error.kind == .unencodable)
            return error.message
        }
    }

    @Test func commandNeedsTheKittyProtocol() {
        #expect(
            message(.command("c"), "") == """
                Command-c cannot be told to the app: it has asked for xterm's keys, which know Shift, Option and Control.
                Let the app switch on the kitty keyboard protocol (CSI > 1 u), or press the key without the other modifiers.
                """)
        #expect(
            message(.up.with([.hyper, .shift]), "\u{1B}[>4;2m") == """
                Shift-Hyper-Up cannot be told to the app: it has asked for xterm's keys with modifyOtherKeys 2, which know \
                Shift, Option and Control.
                Let the app switch on the kitty keyboard protocol (CSI > 1 u), or press the key without the other modifiers.
                """)
        #expect(message(TUIKeyboardKey("x").with(.meta), "\u{1B}[?1h") != nil)
        #expect(message(.command("c"), "\u{1B}[>20u") != nil)
        #expect(message(.command("c"), "\u{1B}[>1u") == nil)
    }

    @Test func aKeyWithoutACodeSendsNothing() {
        #expect(
            message(.capsLock, "") == """
                Caps Lock cannot be told to the app: it has asked for xterm's keys, where that key sends nothing.
                Let the app ask for all keys of the kitty keyboard protocol (CSI > 8 u).
                """)
        #expect(
            message(.leftShift, "\u{1B}[>3u") == """
                Left Shift cannot be told to the app: it has asked for the kitty keyboard protocol with the flags 3, where \
                that key sends nothing.
                Let the app ask for all keys of the kitty keyboard protocol (CSI > 8 u).
                """)
        #expect(
            message(.pause, "") == """
                Pause cannot be told to the app: it has asked for xterm's keys, where that key sends nothing.
                Let the app switch on the kitty keyboard protocol (CSI > 1 u).
                """)
        #expect(
            message(.help, "\u{1B}[>1u") == """
                Help cannot be told to the app: it has asked for the kitty keyboard protocol with the flags 1, where that \
                key sends nothing.
                Press another key; only xterm's keys know this one.
                """)
        for key in [TUIKeyboardKey.numLock, .scrollLock, .printScreen, .rightControl] {
            #expect(message(key, "") != nil)
        }
        for key in [TUIKeyboardKey.numLock, .capsLock, .scrollLock] { #expect(message(key, "\u{1B}[>7u") != nil) }
    }

    @Test(arguments: [0, -1, 36, .max])
    func aFunctionKeyThatNoKeyboardHas(_ number: Int) {
        for preamble in ["", "\u{1B}[>1u"] {
            #expect(message(.f(number), preamble) == "There is no key F\(number).\nKeyboards have F1 to F35.")
        }
    }

    @Test func anInputMethodTakesNoModifiers() {
        #expect(
            message(.control("漢"), "\u{1B}[>1u") == """
                Control-漢 cannot be told to the app: no key types that character, and an input method takes no modifiers.
                Type it without, or press the key of another character.
                """)
        #expect(message(.control("漢"), "") == nil)
    }

    @Test func aLockedKeyboardSendsNothing() {
        #expect(
            message("a", "\u{1B}[2h") == """
                a does nothing: the app has locked the keyboard (KAM, CSI 2 h).
                Does it forget to unlock it (CSI 2 l)?
                """)
        #expect(message("a", "\u{1B}[2h\u{1B}[2l") == nil)
    }

    @Test func aTextWithSuchAKeyIsNotTyped() {
        #expect(throws: InputError.self) {
            try TUIKeyboardKey.bytes(forText: "a\(TUIKeyboardKey.capsLock.rawValue)", for: TUIModes(after: ""))
        }
    }

    private func message(_ event: MouseEvent, _ encoding: TUIModes.MouseEncoding) -> String? {
        do throws(TUIError) {
            let modes = TUIModes(after: "\u{1B}[?1000h\u{1B}[?\(encoding.rawValue)h")
            _ = try encoded { () throws(InputError) in try event.bytes(for: modes) }
            return nil
        } catch {
            #expect(error.kind == .unencodable)
            return error.message
        }
    }

    @Test func aPlaceBeyondTheEncodingIsAnError() {
        #expect(
            message(MouseEvent(.press(.left), at: CellPoint(column: 223, row: 0)), .standard) == """
                The mouse at column 223, row 0 cannot be told to the app: it has asked for the reports of X10, which ends at \
                column and row 222.
                Let the app switch on SGR reports (CSI ? 1006 h), or make the terminal smaller.
                """)
        #expect(
            message(MouseEvent(.press(.left), at: CellPoint(column: 0, row: 2015)), .utf8) == """
                The mouse at column 0, row 2015 cannot be told to the app: it has asked for reports in UTF-8 (1005), which \
                ends at column and row 2014.
                Let the app switch on SGR reports (CSI ? 1006 h), or make the terminal smaller.
                """)
        // An event that the mode leaves out needs no place.
        #expect(message(MouseEvent(.motion(nil), at: CellPoint(column: 223, row: 0)), .standard) == nil)
    }

    @Test func whatNoReportCanSayIsAnError() {
        #expect(
            message(MouseEvent(.press(.left), at: CellPoint(column: 0, row: 0), [.command, .shift]), .sgr) == """
                The mouse with Shift-Command cannot be told to the app: reports of the mouse know Shift, Option and Control.
                Use it without the other modifiers.
                """)
        for place in [(-1, 0), (0, -1), (.max, 0), (.min, 0), (0, 65_535)] {
            #expect(
                message(MouseEvent(.press(.left), at: CellPoint(column: place.0, row: place.1)), .sgrPixels) == """
                    The mouse at column \(place.0), row \(place.1) is outside of the terminal.
                    Columns and rows go from 0 to 65,534.
                    """)
        }
    }
}
