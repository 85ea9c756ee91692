import Testing

@testable import LunchTerminal

/// Text is written a run at a time, but what does not fit a run, or comes cut, a character at a time: with the same
/// result. Byte by byte, every character beyond ASCII takes the slow way.
@Suite struct TextRunTests {
    /// Characters of every break class and width, and those that the emulator treats in a way of their own.
    private static let characters: [UInt32] = [
        0x20, 0x23, 0x31, 0x61, 0x7A, 0x7E, 0x7F, 0xA0, 0xA1, 0xA9, 0xAD, 0xE9, 0x300, 0x301, 0x308, 0x600, 0x93F,
        0x915, 0x939, 0x94D, 0x93E, 0xE01, 0xE33, 0x1100, 0x1161, 0x11A8, 0x200B, 0x200C, 0x200D, 0x2014, 0x2028,
        0x20E3, 0x231A, 0x2588, 0x2764, 0x3042, 0x4E2D, 0xAC00, 0xAC01, 0xFE0E, 0xFE0F, 0xFF21, 0xFF76, 0xFF9E, 0xFF9F,
        0xFFFD, 0x1F1E9, 0x1F1EA, 0x1F3F3, 0x1F3FD, 0x1F468, 0x1F600, 0x1F308, 0x2F800, 0xE0100, 0x10FFFD,
    ]
    private static let sequences = [
        "\r\n", "\n", "\r", "\u{8}", "\t", "\(csi)4h", "\(csi)4l", "\(csi)?7l", "\(csi)?7h", "\(csi)?2027l",
        "\(csi)?2027h", "\(csi)3b", "\(csi)2;1H", "\(csi)1;31m", "\(csi)m", "\u{0E}", "\u{0F}", "\(esc))0", "\(esc)#6",
        "\u{9B}3C", "\(csi)K",
    ]

    @Test(arguments: 0..<150)
    func `text of all kinds is the same in runs and character by character`(seed: Int) {
        var generator = SplitMix(seed: UInt64(seed))
        var text = ""
        for _ in 0..<Int.random(in: 20...300, using: &generator) {
            if Int.random(in: 0..<20, using: &generator) == 0 {
                text += Self.sequences.randomElement(using: &generator) ?? ""
            } else {
                // Several of a kind are likelier than by chance: flags, jamo, marks.
                let scalar = Self.characters.randomElement(using: &generator) ?? 0x20
                for _ in 0..<Int.random(in: 1...3, using: &generator) { text.append(scalar: scalar) }
            }
        }
        let columns = Int.random(in: 1...90, using: &generator)
        for policy in [TUIWidthPolicy.graphemes, .codePoints] {
            _ = outcome(text, columns: columns, rows: 5, widthPolicy: policy)
        }
        var terminal = TUITerminal(columns: columns, rows: 5, ambiguousWidth: .wide)
        terminal.feedAll(text)
        terminal.expectInvariants()
    }
}
