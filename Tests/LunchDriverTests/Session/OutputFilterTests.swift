import LunchTerminal
import LunchWire
import TestSupport
import Testing

@testable import LunchDriver

/// The bytes that are left of a program's output without the content of its messages.
@Suite struct OutputFilterTests {
    /// The output of a filter that has got the bytes in pieces of a size.
    private func filtered(_ bytes: [UInt8], by size: Int) -> [UInt8] {
        var filter = OutputFilter()
        var output: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            filter.filter(bytes.span.extracting(start..<min(start + size, bytes.count)), into: &output)
        }
        return output
    }

    private func filtered(_ text: String, by size: Int = .max / 2) -> String {
        String(decoding: filtered(Array(text.utf8), by: size), as: UTF8.self)
    }

    @Test(arguments: [
        ("plain text, \u{E9} and \u{2603}", "plain text, \u{E9} and \u{2603}"),
        ("a\u{1B}]7367;lunch;1;t;frame;{}\u{1B}\\b", "a\u{1B}]7367;\u{1B}\\b"),
        ("a\u{1B}]7367;lunch;1;t;frame;{}\u{7}b", "a\u{1B}]7367;\u{7}b"),
        ("a\u{1B}]7367;lunch;1;t;frame;{}\u{9C}b", "a\u{1B}]7367;\u{9C}b"),
        ("a\u{9D}7367;secret\u{9C}b", "a\u{9D}7367;\u{9C}b"),
        // Other commands stand as they are, also those whose number begins alike.
        ("\u{1B}]2;title\u{1B}\\", "\u{1B}]2;title\u{1B}\\"),
        ("\u{1B}]73;7367;\u{7}\u{1B}]73678;x\u{7}", "\u{1B}]73;7367;\u{7}\u{1B}]73678;x\u{7}"),
        ("\u{1B}[31m7367;\u{1B}(0]7367;x", "\u{1B}[31m7367;\u{1B}(0]7367;x"),
        // The control that cuts a message off stays, and the bytes after it.
        ("\u{1B}]7367;secret\u{18}b", "\u{1B}]7367;\u{18}b"),
        ("\u{1B}]7367;secret\u{1B}[1mb", "\u{1B}]7367;\u{1B}[1mb"),
        ("\u{1B}]7367;secret\u{1B}]7367;more\u{7}b", "\u{1B}]7367;\u{1B}]7367;\u{7}b"),
        // The terminal leaves controls out of a command, and zeros out of a number.
        ("\u{1B}\n]73\t67;secret\u{7}", "\u{1B}\n]73\t67;\u{7}"),
        ("\u{1B}]007367;secret\u{7}", "\u{1B}]007367;\u{7}"),
        // A character that begins as ST does belongs to the message.
        ("\u{1B}]7367;\u{A9}\u{80}secret\u{7}b", "\u{1B}]7367;\u{7}b"),
    ])
    func theContentOfAMessageIsLeftOut(_ text: String, _ expected: String) {
        for size in [1, 2, 3, 5, .max / 2] { #expect(filtered(text, by: size) == expected, "\(size)") }
    }

    /// A terminal shows the same of what is left.
    @Test func nothingElseIsLeftOut() {
        let pieces = [
            "\u{1B}]7367;lunch;1;t;frame;{\u{7}", "\u{1B}", "]", "7367;", "\u{1B}\\", "\u{9D}", "\u{9C}", "0", ";", "x",
            "\u{1B}[2;3H", "\u{18}", "\u{1B}P", "\u{E9}", "\n", "\u{1B}]2;t\u{7}",
        ]
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<3000 {
            let count = Int.random(in: 1...12, using: &generator)
            let bytes = (0..<count).flatMap { _ in Array((pieces.randomElement(using: &generator) ?? "").utf8) }
            let rest = filtered(bytes, by: Int.random(in: 1...4, using: &generator))
            #expect(shown(bytes) == shown(rest), "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
        }
    }

    /// The screen behind bytes and a last letter, which goes into a string that is open.
    private func shown(_ bytes: [UInt8]) -> String {
        var terminal = TUITerminal(columns: 20, rows: 5, messageCommand: Envelope.command)
        let bytes = bytes + Array("z".utf8)
        var offset = 0
        while offset < bytes.count {
            offset += terminal.feed(bytes.span.extracting(offset...))
            while terminal.takeMessage() != nil {}
            while terminal.takeBrokenMessage() != nil {}
        }
        let grid = terminal.grid
        return "\(grid.text) \(grid.cursor) \(grid.title)"
    }
}
