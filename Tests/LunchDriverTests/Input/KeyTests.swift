import LunchTerminal
import LunchWire
import Testing

@testable import LunchDriver

/// What keys and clicks send in the modes that a program has set.
@Suite struct KeyTests {
    private func modes(after sequences: String) -> Modes {
        var terminal = Terminal(columns: 80, rows: 24)
        _ = terminal.feed(Array(sequences.utf8).span)
        return terminal.modes
    }

    @Test(
        arguments: [
            (.character("é"), "é"), (.control("c"), "\u{3}"), (.control("C"), "\u{3}"), (.control("@"), "\0"),
            (.control("["), "\u{1B}"), (.control("?"), "\u{7F}"), (.return, "\r"), (.tab, "\t"), (.backTab, "\u{1B}[Z"),
            (.escape, "\u{1B}"), (.delete, "\u{7F}"), (.up, "\u{1B}[A"), (.down, "\u{1B}[B"), (.right, "\u{1B}[C"),
            (.left, "\u{1B}[D"), (.home, "\u{1B}[H"), (.end, "\u{1B}[F"), (.pageUp, "\u{1B}[5~"),
            (.pageDown, "\u{1B}[6~"),
        ] as [(Key, String)])
    func aKeySendsItsBytes(_ key: Key, _ bytes: String) throws {
        #expect(try key.bytes(for: modes(after: "")) == Array(bytes.utf8))
    }

    @Test func cursorKeysFollowTheApplicationMode() throws {
        #expect(try Key.up.bytes(for: modes(after: "\u{1B}[?1h")) == Array("\u{1B}OA".utf8))
        #expect(try Key.home.bytes(for: modes(after: "\u{1B}[?1h")) == Array("\u{1B}OH".utf8))
        #expect(try Key.return.bytes(for: modes(after: "\u{1B}[20h")) == Array("\r\n".utf8))
        #expect(try Key.delete.bytes(for: modes(after: "\u{1B}[?67h")) == [8])
    }

    @Test func aTextIsTypedKeyByKey() throws {
        #expect(try Key.bytes(forText: "a\r\nb\tc\n", for: modes(after: "")) == Array("a\rb\tc\r".utf8))
    }

    @Test(arguments: [
        ("\u{1B}[?1000h\u{1B}[?1006h", "\u{1B}[<0;5;3M\u{1B}[<0;5;3m"),
        ("\u{1B}[?1000h", "\u{1B}[M %#\u{1B}[M#%#"), ("\u{1B}[?9h", "\u{1B}[M %#"),
        ("\u{1B}[?1002h\u{1B}[?1015h", "\u{1B}[32;5;3M\u{1B}[35;5;3M"),
    ])
    func aClickIsEncodedAsTheProgramAskedFor(_ sequences: String, _ bytes: String) throws {
        let click = MouseClick(at: CellPoint(column: 4, row: 2), for: modes(after: sequences))
        #expect(click?.bytes == Array(bytes.utf8))
    }
}
