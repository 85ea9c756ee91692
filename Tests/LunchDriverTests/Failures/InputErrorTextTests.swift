import LunchInput
import LunchTerminal
import LunchWire
import TestSupport
import Testing

@testable import LunchDriver

/// Keys and mouse events that can't be sent to the app: the words of the error. Nothing is sent.
@Suite struct InputErrorTextTests {
    private func message(_ send: (TUIModes) throws(InputError) -> [UInt8], _ preamble: String) -> String? {
        do throws(TUIError) {
            _ = try encoded { () throws(InputError) in try send(TUIModes(after: preamble)) }
            return nil
        } catch {
            #expect(error.kind == .unencodable)
            return error.message
        }
    }

    private func message(_ key: TUIKeyboardKey, _ preamble: String) -> String? {
        message({ (modes) throws(InputError) in try key.bytes(for: modes) }, preamble)
    }

    private static let texts: [(TUIKeyboardKey, String, String)] = [
        (
            .command("c"), "",
            """
            Command-c can't be sent: the app uses xterm key encoding, which supports only Shift, Option and Control.
            Have the app turn on the kitty keyboard protocol (CSI > 1 u), or press the key without other modifiers.
            """
        ),
        (
            .up.with([.hyper, .shift]), "\u{1B}[>4;2m",
            """
            Shift-Hyper-Up can't be sent: the app uses xterm key encoding with modifyOtherKeys 2, which supports only \
            Shift, Option and Control.
            Have the app turn on the kitty keyboard protocol (CSI > 1 u), or press the key without other modifiers.
            """
        ),
        (
            .capsLock, "",
            """
            Caps Lock can't be sent: the app uses xterm key encoding, in which this key sends nothing.
            Have the app turn on all keys of the kitty keyboard protocol (CSI > 8 u).
            """
        ),
        (
            .leftShift, "\u{1B}[>3u",
            """
            Left Shift can't be sent: the app uses the kitty keyboard protocol with the flags 3, in which this key sends \
            nothing.
            Have the app turn on all keys of the kitty keyboard protocol (CSI > 8 u).
            """
        ),
        (
            .pause, "",
            """
            Pause can't be sent: the app uses xterm key encoding, in which this key sends nothing.
            Have the app turn on the kitty keyboard protocol (CSI > 1 u).
            """
        ),
        (
            .help, "\u{1B}[>1u",
            """
            Help can't be sent: the app uses the kitty keyboard protocol with the flags 1, in which this key sends nothing.
            Press another key; only xterm key encoding supports this one.
            """
        ),
        // An input method takes no modifiers.
        (
            .control("漢"), "\u{1B}[>1u",
            """
            Control-漢 can't be sent: no key types this character, and an input method takes no modifiers.
            Type the character without modifiers, or press another key.
            """
        ),
        (
            "a", "\u{1B}[2h",
            """
            a does nothing: the app has locked the keyboard (KAM, CSI 2 h).
            Does it forget to unlock it (CSI 2 l)?
            """
        ),
    ]
    private static let functionKeys: [(TUIKeyboardKey, String, String)] = [0, -1, 36, .max].flatMap { number in
        ["", "\u{1B}[>1u"].map { (.f(number), $0, "There is no key F\(number).\nKeyboards have F1 to F35.") }
    }

    @Test(arguments: texts + functionKeys)
    func aKeyThatCannotBeSent(_ key: TUIKeyboardKey, _ preamble: String, _ text: String) {
        #expect(message(key, preamble) == text)
    }

    @Test(
        arguments: [
            ([TUIKeyboardKey("x").with(.meta)], "\u{1B}[?1h", false), ([.command("c")], "\u{1B}[>20u", false),
            ([.command("c")], "\u{1B}[>1u", true), ([.numLock, .scrollLock, .printScreen, .rightControl], "", false),
            ([.numLock, .capsLock, .scrollLock], "\u{1B}[>7u", false), ([.control("漢")], "", true),
            (["a"], "\u{1B}[2h\u{1B}[2l", true),
        ] as [([TUIKeyboardKey], String, Bool)])
    func keysThatAreSentOrNot(_ keys: [TUIKeyboardKey], _ preamble: String, _ areSent: Bool) {
        #expect(keys.allSatisfy { (message($0, preamble) == nil) == areSent })
    }

    @Test func aTextWithSuchAKeyIsNotTyped() {
        #expect(throws: InputError.self) {
            try TUIKeyboardKey.bytes(forText: "a\(TUIKeyboardKey.capsLock.rawValue)", for: TUIModes(after: ""))
        }
    }

    private static let places: [(MouseEvent, TUIModes.MouseEncoding, String?)] =
        [
            (
                MouseEvent(.press(.left), at: CellPoint(column: 223, row: 0)), .standard,
                """
                The mouse at column 223, row 0 can't be sent: the app uses the reports of X10, which end at column and row 222.
                Have the app turn on SGR reports (CSI ? 1006 h), or make the terminal smaller.
                """
            ),
            (
                MouseEvent(.press(.left), at: CellPoint(column: 0, row: 2015)), .utf8,
                """
                The mouse at column 0, row 2015 can't be sent: the app uses reports in UTF-8 (1005), which end at column \
                and row 2014.
                Have the app turn on SGR reports (CSI ? 1006 h), or make the terminal smaller.
                """
            ),
            // An event that the mode leaves out needs no place.
            (MouseEvent(.motion(nil), at: CellPoint(column: 223, row: 0)), .standard, nil),
            (
                MouseEvent(.press(.left), at: CellPoint(column: 0, row: 0), [.command, .shift]), .sgr,
                """
                The mouse with Shift-Command can't be sent: mouse reports support only Shift, Option and Control.
                Use the mouse without other modifiers.
                """
            ),
        ]
        + [(-1, 0), (0, -1), (.max, 0), (.min, 0), (0, 65_535)].map { column, row in
            (
                MouseEvent(.press(.left), at: CellPoint(column: column, row: row)), .sgrPixels,
                """
                The mouse at column \(column), row \(row) is outside any terminal.
                Columns and rows go from 0 to 65,534.
                """
            )
        }

    @Test(arguments: places)
    func aMouseEventThatCannotBeSent(_ event: MouseEvent, _ encoding: TUIModes.MouseEncoding, _ text: String?) {
        let send = { (modes: TUIModes) throws(InputError) in try event.bytes(for: modes) }
        #expect(message(send, "\u{1B}[?1000h\u{1B}[?\(encoding.rawValue)h") == text)
    }
}
