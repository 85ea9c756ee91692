import LunchTerminal
import LunchWire
import TestSupport
import Testing

@testable import LunchInput

/// Bytes of a terminal, taken apart into keys, acts of the mouse and pastes.
@Suite struct InputParserTests {
    private static let modes: [String] = [
        "", "\u{1B}[?1h\u{1B}=", "\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[?1004h", "\u{1B}[?1002h",
        "\u{1B}[?1003h\u{1B}[?1015h", "\u{1B}[?1003h\u{1B}[?1005h", "\u{1B}[?9h\u{1B}[?1016h", "\u{1B}[=1u",
        "\u{1B}[=31u",
        "\u{1B}[>4;2m",
    ]

    private func deeds(_ bytes: [UInt8], _ modes: TUIModes) -> [InputPiece.Deed] {
        var parser = InputParser()
        return parser.pieces(of: bytes, in: modes, isLast: true).map(\.deed).filter(\.isAct)
    }

    /// The tables are those of the documents that the encoders follow.
    @Test(arguments: KeyTable.all) func aKeyIsReadAsOneThatSendsTheSame(_ table: KeyTable) throws {
        let modes = TUIModes(after: table.preamble)
        for row in table.cases {
            var sent: [UInt8] = []
            for deed in deeds(row.bytes.bytes, modes) {
                guard case .key(let key) = deed else { break }
                sent += try key.bytes(for: modes)
            }
            // Locks are no part of a key that is read, nor can Option be told from the eighth bit.
            let isLocked = !row.key.modifiers.isDisjoint(with: .locks)
            if !isLocked { #expect(Spelled(sent) == row.bytes, "\(row.key) in \(table)") }
        }
    }

    /// tmux sends them as they are also to an app that asks for other keys in another form (vim, modifyOtherKeys 2).
    @Test(arguments: modes) func plainCharactersAreThemselvesInEachMode(_ sequences: String) {
        let modes = TUIModes(after: sequences)
        for byte in UInt8(ascii: "!")..<0x7F {
            #expect(deeds([byte], modes) == [.key(.character(Character(Unicode.Scalar(byte))))])
        }
    }

    /// A test that is recorded from its trace has sent these bytes itself.
    @Test(
        arguments: [
            ("\u{1B}[20h", "CR LF", [.return]), ("\u{1B}[20h", "ESC CR LF", [.option(.return)]),
            ("\u{1B}[20h", "CR CR LF", [.return, .return]), ("", "CR LF", [.return, .control("j")]),
            ("\u{1B}[?67h", "BS", [.delete]), ("\u{1B}[?67h", "DEL", [.control(.delete)]),
            ("", "ESC [ [ A", [.F1]), ("", "ESC [ [ E", [.F5]), ("", "ESC [ [ x", [.option("["), "[", "x"]),
            ("\u{1B}[=8u", "ESC [ 57441 ; 2 u", [.leftShift]),
        ] as [(String, String, [TUIKeyboardKey])])
    func oneThingIsReadAsItIs(_ sequences: String, _ bytes: String, _ keys: [TUIKeyboardKey]) {
        #expect(deeds(Spelled(bytes).bytes, TUIModes(after: sequences)) == keys.map { .key($0) })
    }

    @Test(
        arguments: ["", "\u{1B}[?1005h", "\u{1B}[?1006h", "\u{1B}[?1015h", "\u{1B}[?1016h"])
    func theMouseIsReadInEachEncoding(_ encoding: String) throws {
        let modes = TUIModes(after: "\u{1B}[?1003h" + encoding)
        for cell in [CellPoint(column: 0, row: 0), CellPoint(column: 7, row: 3), CellPoint(column: 199, row: 99)] {
            let events = [
                MouseEvent(.press(.right), at: cell), MouseEvent(.release(.right), at: cell, .shift),
                MouseEvent(.wheel(.down), at: cell), MouseEvent(.motion(.left), at: cell, .control),
                MouseEvent(.motion(nil), at: cell), MouseEvent(.press(.ninth), at: cell, [.shift, .option]),
            ]
            #expect(deeds(try events.bytes(for: modes), modes) == events.map { .mouse($0) })
        }
    }

    /// Each byte is handed on once and in its order, and the deeds are the same however the reads cut what was sent.
    @Test(arguments: 0..<40) func noByteIsAddedOrLost(_ seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let modes = TUIModes(after: Self.modes[seed % Self.modes.count])
        var sent: [UInt8] = []
        for _ in 0..<300 { sent += try RandomInput.bytes(&random, modes) }
        var whole = InputParser()
        let expected = whole.pieces(of: sent, in: modes, isLast: true)
        #expect(expected.flatMap(\.bytes) == sent)
        var parser = InputParser()
        var pieces: [InputPiece] = []
        var rest = sent[...]
        while !rest.isEmpty {
            let cut = rest.prefix(Int.random(in: 1...9, using: &random))
            rest = rest.dropFirst(cut.count)
            pieces += parser.pieces(of: Array(cut), in: modes)
        }
        pieces += parser.pieces(of: [], in: modes, isLast: true)
        #expect(pieces.flatMap(\.bytes) == sent)
        #expect(pieces.map(\.deed).filter(\.isAct) == expected.map(\.deed).filter(\.isAct))
    }

    @Test(arguments: 0..<40) func bytesFromAnywhereAreHandedOn(_ seed: Int) {
        var random = SeededGenerator(seed: seed)
        let modes = TUIModes(after: Self.modes[seed % Self.modes.count])
        var parser = InputParser()
        let some: [UInt8] = Array("\u{1B}[OM<;:~203u?1".utf8)
        var (sent, handedOn) = ([UInt8](), [UInt8]())
        for _ in 0..<200 {
            let bytes = (0..<Int.random(in: 1...20, using: &random)).map { _ in
                Int.random(in: 0..<4, using: &random) == 0
                    ? UInt8.random(in: 0...255, using: &random) : some.randomElement(using: &random) ?? 0
            }
            sent += bytes
            handedOn += parser.pieces(of: bytes, in: modes, isLast: Bool.random(using: &random)).flatMap(\.bytes)
        }
        handedOn += parser.pieces(of: [], in: modes, isLast: true).flatMap(\.bytes)
        #expect(handedOn == sent)
    }

    @Test func aSequenceWithoutAnEndIsNone() {
        var parser = InputParser()
        let bytes = Array("\u{1B}[".utf8) + Array(repeating: UInt8(ascii: "1"), count: 9000)
        let pieces = parser.pieces(of: bytes, in: TUIModes(after: ""))
        #expect(pieces.flatMap(\.bytes) == bytes)
        #expect(pieces.first?.deed == .unknown)
        #expect(!parser.isWaiting)
    }

    @Test func aLongPasteComesInPieces() {
        var parser = InputParser()
        let text = String(repeating: "bread and soup\r", count: 20_000)
        let bytes = Array("\u{1B}[200~\(text)\u{1B}[201~".utf8)
        var pieces: [InputPiece] = []
        for start in stride(from: 0, to: bytes.count, by: 1000) {
            let read = Array(bytes[start..<min(start + 1000, bytes.count)])
            pieces += parser.pieces(of: read, in: TUIModes(after: "\u{1B}[?2004h"))
        }
        #expect(pieces.flatMap(\.bytes) == bytes)
        #expect(pieces.map(\.deed).filter(\.isAct) == [.paste(text.replacing("\r", with: "\n"))])
        #expect(pieces.count == (bytes.count + 999) / 1000)
    }

    @Test func whatAReadCutsInTwoIsHeldBackUntilTheRestHasCome() {
        var parser = InputParser()
        let modes = TUIModes(after: "")
        #expect(parser.pieces(of: Array("\u{1B}[1;".utf8), in: modes) == [])
        #expect(parser.isWaiting)
        #expect(
            parser.pieces(of: Array("5Cx".utf8), in: modes) == [
                InputPiece(bytes: Array("\u{1B}[1;5C".utf8), deed: .key(.control(.right))),
                InputPiece(bytes: [0x78], deed: .key("x")),
            ])
        #expect(!parser.isWaiting)
    }
}
