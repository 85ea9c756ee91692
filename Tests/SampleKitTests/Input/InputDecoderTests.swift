import Lunch
import Testing

@testable import SampleKit

struct InputDecoderTests {
    private static let sequences: [(bytes: String, event: InputEvent)] = [
        ("a", .key(Key(.character("a")))),
        ("Z", .key(Key(.character("Z")))),
        (" ", .key(Key(.character(" ")))),
        ("é", .key(Key(.character("é")))),
        ("世", .key(Key(.character("世")))),
        ("😀", .key(Key(.character("😀")))),
        ("\r", .key(Key(.enter))),
        ("\n", .key(Key(.enter))),
        ("\t", .key(Key(.tab))),
        ("\u{7F}", .key(Key(.backspace))),
        ("\u{8}", .key(Key(.backspace))),
        ("\u{3}", .key(Key(.character("c"), .control))),
        ("\u{1A}", .key(Key(.character("z"), .control))),
        ("\u{1B}", .key(Key(.escape))),
        ("\u{1B}x", .key(Key(.character("x"), .alt))),
        ("\u{1B}[A", .key(Key(.up))),
        ("\u{1B}OB", .key(Key(.down))),
        ("\u{1B}[C", .key(Key(.right))),
        ("\u{1B}[1;5D", .key(Key(.left, .control))),
        ("\u{1B}[1;4A", .key(Key(.up, [.shift, .alt]))),
        ("\u{1B}[Z", .key(Key(.tab, .shift))),
        ("\u{1B}[H", .key(Key(.home))),
        ("\u{1B}OF", .key(Key(.end))),
        ("\u{1B}[1~", .key(Key(.home))),
        ("\u{1B}[3~", .key(Key(.delete))),
        ("\u{1B}[4~", .key(Key(.end))),
        ("\u{1B}[5~", .key(Key(.pageUp))),
        ("\u{1B}[6;5~", .key(Key(.pageDown, .control))),
        ("\u{1B}[<0;3;5M", .mouse(Mouse(action: .press, point: CellPoint(column: 2, row: 4)))),
        ("\u{1B}[<0;300;5m", .mouse(Mouse(action: .release, point: CellPoint(column: 299, row: 4)))),
        ("\u{1B}[<64;1;1M", .mouse(Mouse(action: .scrollUp, point: CellPoint(column: 0, row: 0)))),
        ("\u{1B}[<65;1;1M", .mouse(Mouse(action: .scrollDown, point: CellPoint(column: 0, row: 0)))),
        ("\u{1B}[200~one\r\ntwo\u{1B}[201~", .paste("one\ntwo")),
    ]

    @Test(arguments: sequences)
    func decodesASequence(_ sequence: (bytes: String, event: InputEvent)) {
        var decoder = InputDecoder()
        #expect(decoder.decode(sequence.bytes.utf8) == [sequence.event])
    }

    @Test(arguments: sequences)
    func decodesASequenceThatReadsTearApart(_ sequence: (bytes: String, event: InputEvent)) {
        let bytes = Array(sequence.bytes.utf8)
        // A read that ends behind ESC is the Escape key, and is tested below.
        for cut in bytes.indices.dropFirst() where bytes[cut - 1] != 0x1B || bytes[..<cut].count > 4 {
            var decoder = InputDecoder()
            let events = decoder.decode(bytes[..<cut]) + decoder.decode(bytes[cut...])
            #expect(events == [sequence.event], "cut at \(cut)")
        }
    }

    @Test func everythingInOneRead() {
        var decoder = InputDecoder()
        let bytes = Self.sequences.filter { $0.bytes != "\u{1B}" }.map(\.bytes).joined()
        let events = Self.sequences.filter { $0.bytes != "\u{1B}" }.map(\.event)
        #expect(decoder.decode(bytes.utf8) == events)
    }

    @Test func escapeAtTheEndOfAReadIsTheKey() {
        var decoder = InputDecoder()
        #expect(decoder.decode("a\u{1B}".utf8) == [.key(Key(.character("a"))), .key(Key(.escape))])
        #expect(decoder.decode("[A".utf8) == [.key(Key(.character("["))), .key(Key(.character("A")))])
    }

    @Test func escapeBeforeASequenceIsTheKey() {
        var decoder = InputDecoder()
        #expect(decoder.decode("\u{1B}\u{1B}[A".utf8) == [.key(Key(.escape)), .key(Key(.up))])
        #expect(decoder.decode("\u{1B}\u{1B}".utf8) == [.key(Key(.escape)), .key(Key(.escape))])
    }

    @Test(arguments: [
        "\u{1B}[?1;2c", "\u{1B}[24;80R", "\u{1B}[999~", "\u{1B}[I", "\u{1B}[<35;1;1M", "\u{1B}[<0;1M", "\u{1B}[<;;M",
        "\u{1B}[<99999999999999999999;1;1M", "\u{1B}OQ", "\u{1B}]11;rgb:0/0/0\u{7}", "\u{1B}]11;rgb:0/0/0\u{1B}\\",
        "\u{1B}P1$r0m\u{1B}\\", "\u{1B}_x\u{1B}\\", "\u{1B}[\(String(repeating: "1;", count: 40))1~",
        "\0", "\u{1C}",
    ])
    func ignoresWhatItDoesNotKnow(_ bytes: String) {
        var decoder = InputDecoder()
        #expect(decoder.decode((bytes + "a").utf8) == [.key(Key(.character("a")))])
    }

    @Test(arguments: [
        [0x80], [0xFF], [0xC3], [0xC0, 0xAF], [0xE4, 0xB8], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
    ])
    func ignoresWhatIsNoCharacter(_ bytes: [UInt8]) {
        var decoder = InputDecoder()
        #expect(decoder.decode(bytes + Array("a".utf8)) == [.key(Key(.character("a")))])
    }

    @Test(arguments: ["\u{1B}[1;", "\u{1B}]0;title", "\u{1B}P1", "\u{1B}O"])
    func controlCIsHeardWhateverHasNotEnded(_ start: String) {
        var decoder = InputDecoder()
        #expect(decoder.decode((start + "\u{3}").utf8) == [.key(Key(.character("c"), .control))])
    }

    @Test func whatIsPastedIsNoKey() {
        var decoder = InputDecoder()
        let pasted = "\u{1B}[200~a\tb\u{3}\u{1B}[A\u{0}\rc 世\u{1B}[201~!"
        #expect(decoder.decode(pasted.utf8) == [.paste("a b[A\nc 世"), .key(Key(.character("!")))])
    }
}
