import Testing

@testable import LunchTerminal

@Suite struct UTF8Tests {
    /// The standard library replaces maximal subparts too, so it decides.
    @Test func `random bytes decode as the standard library decodes them`() {
        var generator = SplitMix(seed: 7)
        for _ in 0..<2000 {
            let bytes = (0..<20).map { _ in
                [0x41, 0x7E, 0x80, 0x8F, 0x9F, 0xA0, 0xBF, 0xC0, 0xC3, 0xE0, 0xE2, 0xED, 0xEF, 0xF0, 0xF1, 0xF4, 0xF5]
                    .randomElement(using: &generator) ?? 0x41
            }.map { UInt8($0) }
            let wanted = String(decoding: bytes, as: UTF8.self).unicodeScalars
            guard wanted.allSatisfy({ !(0x80...0x9F).contains($0.value) }) else { continue }
            for cuts in Cuts.allCases {
                var parser = Parser()
                var recorder = Recorder()
                for piece in cuts.pieces(of: bytes) { _ = parser.feed(piece.span, to: &recorder) }
                // A character that is still open at the end has not been replaced yet.
                _ = parser.feed(ContiguousArray("\n".utf8).span, to: &recorder)
                let text = (recorder.calls.first ?? "").unicodeScalars.dropFirst(6)
                #expect(text.elementsEqual(wanted), "\(bytes)")
            }
        }
    }
}
