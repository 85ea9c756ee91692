import LunchInput
import LunchTerminal
import LunchWire
import TestSupport
import Testing

@testable import LunchCLI

/// Bytes of a terminal, taken apart into keys, acts of the mouse and pastes.
@Suite struct InputReaderTests {
    private static let modes: [String] = [
        "", "\u{1B}[?1h\u{1B}=", "\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[?1004h", "\u{1B}[?1002h",
        "\u{1B}[?1003h\u{1B}[?1015h", "\u{1B}[=1u", "\u{1B}[>4;2m",
    ]

    private static let keys: [TUIKeyboardKey] = [
        "a", "Z", "é", "日", "👩", .space, .return, .tab, .backTab, .escape, .delete, .forwardDelete, .insert, .up, .down,
        .left, .right, .home, .end, .pageUp, .pageDown, .F1, .F5, .F12, .control("c"), .control("]"), .option("x"),
        .option("é"), .shift(.up), .control(.right), .option(.left), .control(.shift(.end)), .f(20),
    ]

    private func deeds(_ bytes: [UInt8], _ modes: TUIModes) -> [InputPiece.Deed] {
        var reader = InputReader()
        return reader.pieces(of: bytes, in: modes).compactMap(\.deed)
    }

    @Test(arguments: modes) func eachKeyIsReadAsTheOneThatSendsTheSame(_ sequences: String) throws {
        let modes = TUIModes(after: sequences)
        for key in Self.keys {
            guard let bytes = try? key.bytes(for: modes) else { continue }
            let deeds = deeds(bytes, modes)
            guard case .key(let read)? = deeds.first, deeds.count == 1 else {
                Issue.record("\(key) was read as \(deeds)")
                continue
            }
            #expect(try read.bytes(for: modes) == bytes, "\(key) was read as \(read)")
        }
    }

    @Test(
        arguments: [
            ("x", .key("x")), ("\r", .key(.return)), ("\t", .key(.tab)), ("\u{1B}", .key(.escape)),
            ("\u{7F}", .key(.delete)),
            ("\u{1D}", .key(.control("]"))), ("\u{1B}[A", .key(.up)), ("\u{1B}OA", .key(.up)),
            ("\u{1B}[1~", .key(.home)),
            ("\u{1B}[1;5C", .key(.control(.right))), ("\u{1B}x", .key(.option("x"))), ("\u{1B}OP", .key(.F1)),
            ("\u{1B}[Z", .key(.backTab)), ("\u{1B}[99999z", .unknown), ("\u{1}", .key(.control("a"))),
            ("\u{1B}[200~a\rb\u{1B}[201~", .paste("a\nb")), ("\u{1B}[200~\u{1D}\u{1B}[201~", .paste("\u{1D}")),
        ] as [(String, InputPiece.Deed)]) func oneThingIsReadAsItIs(_ text: String, _ deed: InputPiece.Deed)
    {
        #expect(deeds(Array(text.utf8), TUIModes(after: "")) == [deed])
    }

    /// tmux sends them as they are also to an app that asks for other keys in another form (vim, modifyOtherKeys 2).
    @Test(arguments: modes) func plainCharactersAreThemselvesInEachMode(_ sequences: String) {
        let modes = TUIModes(after: sequences)
        for byte in UInt8(ascii: "!")..<0x7F {
            #expect(deeds([byte], modes) == [.key(.character(Character(Unicode.Scalar(byte))))])
        }
    }

    @Test(arguments: ["\u{1B}[?1002h", "\u{1B}[?1002h\u{1B}[?1006h", "\u{1B}[?1002h\u{1B}[?1015h"])
    func theMouseIsReadInEachEncoding(_ sequences: String) throws {
        let modes = TUIModes(after: sequences)
        let cell = CellPoint(column: 7, row: 3)
        let events = [
            MouseEvent(.press(.left), at: cell), MouseEvent(.release(.left), at: cell),
            MouseEvent(.wheel(.down), at: cell), MouseEvent(.motion(.left), at: cell, .control),
        ]
        #expect(deeds(try events.bytes(for: modes), modes) == events.map { .mouse($0) })
        // A program that has not asked for the mouse gets no such thing.
        #expect(deeds(Array("\u{1B}[<0;1;1M".utf8), TUIModes(after: "")) == [.unknown])
    }

    /// Each byte is handed on once and in its order, however the reads cut what was sent, and the deeds are the same.
    @Test(arguments: 0..<40) func noByteIsAddedOrLost(_ seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let modes = TUIModes(after: Self.modes[seed % Self.modes.count])
        var sent: [UInt8] = []
        for _ in 0..<300 { sent += try RandomInput.bytes(&random, modes) }
        var whole = InputReader()
        let expected = whole.pieces(of: sent, in: modes)
        #expect(expected.flatMap(\.bytes) == sent)
        var reader = InputReader()
        var pieces: [InputPiece] = []
        var rest = sent[...]
        while !rest.isEmpty {
            let cut = rest.prefix(Int.random(in: 1...9, using: &random))
            pieces += reader.pieces(of: Array(cut), in: modes)
            #expect(pieces.flatMap(\.bytes).count == sent.count - rest.count + cut.count)
            rest = rest.dropFirst(cut.count)
        }
        #expect(pieces.flatMap(\.bytes) == sent)
    }

    @Test(arguments: 0..<40) func bytesFromAnywhereAreHandedOn(_ seed: Int) {
        var random = SeededGenerator(seed: seed)
        let modes = TUIModes(after: Self.modes[seed % Self.modes.count])
        var reader = InputReader()
        for _ in 0..<200 {
            let some: [UInt8] = [0x1B, 0x5B, 0x4F, 0x4D, 0x3C, 0x3B, 0x7E, 0x32, 0x30]
            let bytes = (0..<Int.random(in: 1...20, using: &random)).map { _ in
                Bool.random(using: &random)
                    ? UInt8.random(in: 0...255, using: &random) : some.randomElement(using: &random) ?? 0
            }
            #expect(reader.pieces(of: bytes, in: modes).flatMap(\.bytes) == bytes)
        }
    }

    @Test func whatAReadCutsInTwoIsUnderstoodOnceTheRestHasCome() {
        var reader = InputReader()
        let modes = TUIModes(after: "")
        #expect(
            reader.pieces(of: Array("\u{1B}[1;".utf8), in: modes) == [
                InputPiece(bytes: Array("\u{1B}[1;".utf8), deed: nil)
            ])
        #expect(
            reader.pieces(of: Array("5Cx".utf8), in: modes) == [
                InputPiece(bytes: Array("5C".utf8), deed: .key(.control(.right))),
                InputPiece(bytes: [0x78], deed: .key("x")),
            ])
    }
}
