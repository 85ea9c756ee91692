import Testing

@testable import LunchTerminal

/// The calls that the parser makes for some bytes, which must not depend on how these are cut.
private func calls(_ bytes: [UInt8]) -> [String] {
    let recordings = Cuts.allCases.map { cuts in
        var parser = Parser()
        var recorder = Recorder()
        for piece in cuts.pieces(of: bytes) {
            #expect(parser.feed(piece.span, to: &recorder) == piece.count)
        }
        return recorder.calls
    }
    #expect(recordings.allSatisfy { $0 == recordings[0] }, "\(recordings)")
    return recordings[0]
}

@Suite struct ParserTests {
    private static let sequences: [(String, [String])] = [
        (
            "ab\r\nc\u{7F}d\u{07}",
            ["print ab", "execute d", "execute a", "print c", "execute 7f", "print d", "execute 7"]
        ),
        ("\(esc)7\(esc)(0\(esc)#8\(esc)%!Gx", ["escape 7", "escape (0", "escape #8", "escape %!G", "print x"]),
        ("\(esc)%!$G", ["escape …G"]),
        // Parameters, subparameters, markers and intermediates.
        ("\(csi)m", ["control m"]), ("\(csi);5H", ["control ;5H"]),
        ("\(csi)38:2::1:2:3;4:3m", ["control 38:2::1:2:3;4:3m"]),
        (
            "\(csi)?25;1h\(csi)>0c\(csi)2 q\(csi)?6$p",
            ["control ?25;1h", "control >0c", "control 2 q", "control ?6$p"]
        ),
        // A private marker amid parameters voids the sequence.
        ("\(csi)1?2hx", ["control 1…h", "print x"]), ("\(csi)1 2qx", ["control 1…q", "print x"]),
        // Numbers and counts have a cap.
        ("\(csi)99999999999999999999999999A", ["control 2147483647A"]),
        (
            "\(csi)\(String(repeating: "1;", count: 5000))m",
            ["control " + Array(repeating: "1", count: Limits.parameters).joined(separator: ";") + "m"]
        ),
        (
            "\(csi)4\(String(repeating: ":3", count: 5000))m",
            ["control 4" + String(repeating: ":3", count: Limits.parameters - 1) + "m"]
        ),
        // Controls act within a sequence; CAN, SUB, ESC and text beyond ASCII end it.
        ("\(csi)1\n2A", ["execute a", "control 12A"]), ("\(csi)12\u{18}A", ["execute 18", "print A"]),
        ("\(csi)12\u{1A}A", ["execute 1a", "print A"]), ("\(csi)12\(csi)3B", ["control 3B"]),
        ("\(esc)(\(esc)7", ["escape 7"]), ("\(csi)12é", ["print é"]), ("\(esc)é", ["print é"]),
        // C1 controls.
        ("\(csi)1\u{9B}2A", ["control 2A"]),
        ("\u{9B}1A\u{84}\u{9D}2;x\u{9C}", ["control 1A", "escape D"] + command("2;x", "terminator")),
    ]
    private static let strings: [(String, [String])] = [
        ("\(esc)]0;ti\u{07}x", command("0;ti", "bell") + ["print x"]),
        ("\(esc)]0;ti\(st)x", command("0;ti", "terminator") + ["print x"]),
        ("\(esc)P1;2$q\"p\(st)", ["string deviceControl 1;2$q", "content \"p", "end terminator"]),
        (
            "\(esc)_a\u{07}b\(st)\(esc)^c\(st)\(esc)Xd\(st)",
            [
                "string applicationCommand", "content ab", "end terminator", "string privacyMessage", "content c",
                "end terminator", "string startOfString", "content d", "end terminator",
            ]
        ),
        // A string is void after CAN or another sequence.
        ("\(esc)]0;a\u{18}b", command("0;a", "cancelled") + ["print b"]),
        ("\(esc)]0;a\(csi)2J", command("0;a", "cancelled") + ["control 2J"]),
        // A raw 9C is part of a character, U+009C is ST.
        ("\(esc)]0;Ü\u{9C}x", command("0;Ü", "terminator") + ["print x"]),
        ("\(esc)]0;Ü\u{07}", command("0;Ü", "bell")), ("\(esc)]0;§Â\u{07}", command("0;§Â", "bell")),
    ]

    /// The calls for a command of the operating system.
    private static func command(_ content: String, _ end: String) -> [String] {
        ["string operatingSystemCommand", "content \(content)", "end \(end)"]
    }

    @Test(arguments: sequences + strings) func `sequences and strings`(input: String, expected: [String]) {
        #expect(calls(Array(input.utf8)) == expected)
    }

    /// One replacement for each maximal subpart.
    private static let replaced: [([UInt8], [String])] = [
        ([0xC0, 0xAF, 0x41], ["print \u{FFFD}\u{FFFD}A"]), ([0xE0, 0x80, 0x80], ["print \u{FFFD}\u{FFFD}\u{FFFD}"]),
        ([0xED, 0xA0, 0x80], ["print \u{FFFD}\u{FFFD}\u{FFFD}"]),
        ([0xF4, 0x91, 0x92, 0x93, 0xFF, 0x41], ["print \u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}A"]),
        (
            [0xE1, 0x80, 0xE2, 0xF0, 0x91, 0x92, 0xF1, 0xBF, 0x41],
            ["print \u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}A"]
        ),
        ([0xE2, 0x82, 0x1B, 0x5B, 0x6D], ["print \u{FFFD}", "control m"]),
        ([0xE2, 0x82, 0x0A, 0xAC], ["print \u{FFFD}", "execute a", "print \u{FFFD}"]),
        // C1 controls count only as decoded characters.
        ([0x9B, 0x31, 0x41], ["print \u{FFFD}1A"]),
    ]

    @Test(arguments: replaced) func `what is not UTF-8 is replaced`(bytes: [UInt8], expected: [String]) {
        #expect(calls(bytes) == expected)
    }

    @Test func `feeding pauses behind a string when the handler asks`() {
        var parser = Parser()
        var recorder = Recorder()
        recorder.pauses = true
        let bytes = ContiguousArray("\(esc)]1;a\(st)b".utf8)
        let first = parser.feed(bytes.span, to: &recorder)
        let second = parser.feed(bytes.span.extracting(droppingFirst: first), to: &recorder)
        #expect([first, second] == [bytes.count - 1, 1] && recorder.calls.last == "print b")
    }
}
