import LunchInput
import LunchTerminal
import LunchWire
import TestSupport
import Testing

@testable import LunchDriver

/// Keys and mouse events that can't be sent to the app: the words of the error. Nothing is sent.
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
                Command-c can't be sent: the app uses xterm key encoding, which supports only Shift, Option and Control.
                Have the app turn on the kitty keyboard protocol (CSI > 1 u), or press the key without other modifiers.
                """)
        #expect(
            message(.up.with([.hyper, .shift]), "\u{1B}[>4;2m") == """
                Shift-Hyper-Up can't be sent: the app uses xterm key encoding with modifyOtherKeys 2, which supports only \
                Shift, Option and Control.
                Have the app turn on the kitty keyboard protocol (CSI > 1 u), or press the key without other modifiers.
                """)
        #expect(message(TUIKeyboardKey("x").with(.meta), "\u{1B}[?1h") != nil)
        #expect(message(.command("c"), "\u{1B}[>20u") != nil)
        #expect(message(.command("c"), "\u{1B}[>1u") == nil)
    }

    @Test func aKeyWithoutACodeSendsNothing() {
        #expect(
            message(.capsLock, "") == """
                Caps Lock can't be sent: the app uses xterm key encoding, in which this key sends nothing.
                Have the app turn on all keys of the kitty keyboard protocol (CSI > 8 u).
                """)
        #expect(
            message(.leftShift, "\u{1B}[>3u") == """
                Left Shift can't be sent: the app uses the kitty keyboard protocol with the flags 3, in which this key sends \
                nothing.
                Have the app turn on all keys of the kitty keyboard protocol (CSI > 8 u).
                """)
        #expect(
            message(.pause, "") == """
                Pause can't be sent: the app uses xterm key encoding, in which this key sends nothing.
                Have the app turn on the kitty keyboard protocol (CSI > 1 u).
                """)
        #expect(
            message(.help, "\u{1B}[>1u") == """
                Help can't be sent: the app uses the kitty keyboard protocol with the flags 1, in which this key sends nothing.
                Press another key; only xterm key encoding supports this one.
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
                Control-漢 can't be sent: no key types this character, and an input method takes no modifiers.
                Type the character without modifiers, or press another key.
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
                The mouse at column 223, row 0 can't be sent: the app uses the reports of X10, which end at column and row 222.
                Have the app turn on SGR reports (CSI ? 1006 h), or make the terminal smaller.
                """)
        #expect(
            message(MouseEvent(.press(.left), at: CellPoint(column: 0, row: 2015)), .utf8) == """
                The mouse at column 0, row 2015 can't be sent: the app uses reports in UTF-8 (1005), which end at column \
                and row 2014.
                Have the app turn on SGR reports (CSI ? 1006 h), or make the terminal smaller.
                """)
        // An event that the mode leaves out needs no place.
        #expect(message(MouseEvent(.motion(nil), at: CellPoint(column: 223, row: 0)), .standard) == nil)
    }

    @Test func whatNoReportCanSayIsAnError() {
        #expect(
            message(MouseEvent(.press(.left), at: CellPoint(column: 0, row: 0), [.command, .shift]), .sgr) == """
                The mouse with Shift-Command can't be sent: mouse reports support only Shift, Option and Control.
                Use the mouse without other modifiers.
                """)
        for place in [(-1, 0), (0, -1), (.max, 0), (.min, 0), (0, 65_535)] {
            #expect(
                message(MouseEvent(.press(.left), at: CellPoint(column: place.0, row: place.1)), .sgrPixels) == """
                    The mouse at column \(place.0), row \(place.1) is outside of any terminal.
                    Columns and rows go from 0 to 65,534.
                    """)
        }
    }
}
