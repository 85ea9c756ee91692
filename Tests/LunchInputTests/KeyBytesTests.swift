import LunchTerminal
import TestSupport
import Testing

@testable import LunchInput

/// The bytes of each key in each mode of the keyboard.
@Suite struct KeyBytesTests {
    @Test(arguments: KeyTable.all)
    func aKeySendsWhatTheModeAsksFor(_ table: KeyTable) throws {
        let modes = TUIModes(after: table.preamble)
        for key in table.cases {
            #expect(Spelled(try key.key.bytes(for: modes)) == key.bytes, "\(key.key) in \(table)")
        }
    }

    @Test func theTablesAreLongEnoughAndSayNothingTwice() {
        #expect(KeyTable.all.map(\.cases.count).reduce(0, +) >= 200)
        #expect(KeyTable.all.count >= 12)
        for table in KeyTable.all { #expect(Set(table.cases.map(\.key)).count == table.cases.count, "\(table)") }
    }

    /// Protocols that are switched off again leave xterm's keys.
    @Test(arguments: [
        "\u{1B}[>1u\u{1B}[<u", "\u{1B}[=31u\u{1B}[=0u", "\u{1B}[>4;2m\u{1B}[>4m", "\u{1B}[?1h\u{1B}=\u{1B}[!p",
        "\u{1B}[>31u\u{1B}c",
    ])
    func modesThatAreLeftAreLeft(_ sequences: String) throws {
        let modes = TUIModes(after: sequences)
        #expect(Spelled(try TUIKeyboardKey.control("a").bytes(for: modes)) == Spelled("^A"))
        #expect(Spelled(try TUIKeyboardKey.up.bytes(for: modes)) == Spelled("ESC [ A"))
        #expect(Spelled(try TUIKeyboardKey.keypad(.five).bytes(for: modes)) == Spelled("5"))
    }

    /// Each screen has protocols of its own.
    @Test func theAlternateScreenHasItsOwnKeys() throws {
        #expect(
            Spelled(try TUIKeyboardKey.control("a").bytes(for: TUIModes(after: "\u{1B}[>1u\u{1B}[?1049h")))
                == Spelled("^A"))
        let back = TUIModes(after: "\u{1B}[>1u\u{1B}[?1049h\u{1B}[?1049l")
        #expect(Spelled(try TUIKeyboardKey.control("a").bytes(for: back)) == Spelled("ESC [ 97 ; 5 u"))
    }

    @Test func aTextIsTypedKeyByKey() throws {
        func typed(_ text: String, _ preamble: String) throws -> Spelled {
            Spelled(try TUIKeyboardKey.bytes(forText: text, for: TUIModes(after: preamble)))
        }
        #expect(try typed("a\r\nb\tc\n\u{3}", "") == Spelled("a CR b TAB c CR ^C"))
        #expect(try typed("Aé漢", "\u{1B}[>1u") == Spelled("A é 漢"))
        #expect(
            try typed("Aé漢", "\u{1B}[>8u") == Spelled("ESC [ 57441 ; 2 u ESC [ 97 ; 2 u ESC [ 233 u 漢"))
        #expect(try typed("", "\u{1B}[2h") == Spelled(""))
        let keys = [TUIKeyboardKey.delete, .upArrow, .F5, .enter].map(\.rawValue).joined()
        #expect(try typed("a\(keys)", "") == Spelled("a DEL ESC [ A ESC [ 15 ~ CR"))
    }
}
