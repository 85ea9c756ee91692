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

private func calls(_ text: String) -> [String] { calls(Array(text.utf8)) }

@Suite struct ParserTests {
    @Test func `text and controls`() {
        #expect(
            calls("ab\r\nc\u{7F}d\u{07}") == [
                "print ab", "execute d", "execute a", "print c", "execute 7f", "print d", "execute 7",
            ])
    }

    @Test func `escape sequences`() {
        #expect(
            calls("\(esc)7\(esc)(0\(esc)#8\(esc)%!Gx") == [
                "escape 7", "escape (0", "escape #8", "escape %!G", "print x",
            ])
        #expect(calls("\(esc)%!$G") == ["escape …G"])
    }

    @Test func `parameters, subparameters, markers and intermediates`() {
        #expect(calls("\(csi)m") == ["control m"])
        #expect(calls("\(csi);5H") == ["control ;5H"])
        #expect(calls("\(csi)38:2::1:2:3;4:3m") == ["control 38:2::1:2:3;4:3m"])
        #expect(
            calls("\(csi)?25;1h\(csi)>0c\(csi)2 q\(csi)?6$p") == [
                "control ?25;1h", "control >0c", "control 2 q", "control ?6$p",
            ])
    }

    @Test func `a private marker amid parameters voids the sequence`() {
        #expect(calls("\(csi)1?2hx") == ["control 1…h", "print x"])
        #expect(calls("\(csi)1 2qx") == ["control 1…q", "print x"])
    }

    @Test func `numbers and counts have a cap`() {
        #expect(calls("\(csi)99999999999999999999999999A") == ["control 2147483647A"])
        let many = calls("\(csi)" + String(repeating: "1;", count: 5000) + "m")
        #expect(many == ["control " + Array(repeating: "1", count: Limits.parameters).joined(separator: ";") + "m"])
        let colons = calls("\(csi)4" + String(repeating: ":3", count: 5000) + "m")
        #expect(colons == ["control 4" + String(repeating: ":3", count: Limits.parameters - 1) + "m"])
    }

    @Test func `controls act within a sequence, CAN and SUB and ESC end it`() {
        #expect(calls("\(csi)1\n2A") == ["execute a", "control 12A"])
        #expect(calls("\(csi)12\u{18}A") == ["execute 18", "print A"])
        #expect(calls("\(csi)12\u{1A}A") == ["execute 1a", "print A"])
        #expect(calls("\(csi)12\(csi)3B") == ["control 3B"])
        #expect(calls("\(esc)(\(esc)7") == ["escape 7"])
    }

    @Test func `text beyond ASCII ends a sequence and stays`() {
        #expect(calls("\(csi)12é") == ["print é"])
        #expect(calls("\(esc)é") == ["print é"])
    }

    @Test func `strings and their ends`() {
        #expect(
            calls("\(esc)]0;ti\u{07}x") == [
                "string operatingSystemCommand", "content 0;ti", "end bell", "print x",
            ])
        #expect(
            calls("\(esc)]0;ti\(st)x") == [
                "string operatingSystemCommand", "content 0;ti", "end terminator", "print x",
            ])
        #expect(calls("\(esc)P1;2$q\"p\(st)") == ["string deviceControl 1;2$q", "content \"p", "end terminator"])
        #expect(
            calls("\(esc)_a\u{07}b\(st)\(esc)^c\(st)\(esc)Xd\(st)") == [
                "string applicationCommand", "content ab", "end terminator",
                "string privacyMessage", "content c", "end terminator",
                "string startOfString", "content d", "end terminator",
            ])
    }

    @Test func `a string is void after CAN, SUB or another sequence`() {
        #expect(
            calls("\(esc)]0;a\u{18}b") == ["string operatingSystemCommand", "content 0;a", "end cancelled", "print b"])
        #expect(
            calls("\(esc)]0;a\(csi)2J") == [
                "string operatingSystemCommand", "content 0;a", "end cancelled", "control 2J",
            ])
    }

    @Test func `a raw 9C is part of a character, U+009C is ST`() {
        #expect(
            calls("\(esc)]0;Ü\u{9C}x") == [
                "string operatingSystemCommand", "content 0;Ü", "end terminator", "print x",
            ])
        #expect(
            calls([0x1B, 0x5D] + Array("0;".utf8) + [0xC3, 0x9C, 0x07]) == [
                "string operatingSystemCommand", "content 0;Ü", "end bell",
            ])
        #expect(calls("\(esc)]0;§Â\u{07}") == ["string operatingSystemCommand", "content 0;§Â", "end bell"])
    }

    @Test func `C1 controls count only as decoded characters`() {
        #expect(
            calls("\u{9B}1A\u{84}\u{9D}2;x\u{9C}") == [
                "control 1A", "escape D", "string operatingSystemCommand", "content 2;x", "end terminator",
            ])
        #expect(calls([0x9B, 0x31, 0x41]) == ["print \u{FFFD}1A"])
        #expect(calls("\(csi)1\u{9B}2A") == ["control 2A"])
    }

    @Test func `what is not UTF-8 becomes one replacement per maximal subpart`() {
        #expect(calls([0xC0, 0xAF, 0x41]) == ["print \u{FFFD}\u{FFFD}A"])
        #expect(calls([0xE0, 0x80, 0x80]) == ["print \u{FFFD}\u{FFFD}\u{FFFD}"])
        #expect(calls([0xED, 0xA0, 0x80]) == ["print \u{FFFD}\u{FFFD}\u{FFFD}"])
        #expect(calls([0xF4, 0x91, 0x92, 0x93, 0xFF, 0x41]) == ["print \u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}A"])
        #expect(
            calls([0xE1, 0x80, 0xE2, 0xF0, 0x91, 0x92, 0xF1, 0xBF, 0x41]) == [
                "print \u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}A"
            ])
        #expect(calls([0xE2, 0x82, 0x1B, 0x5B, 0x6D]) == ["print \u{FFFD}", "control m"])
        #expect(calls([0xE2, 0x82, 0x0A, 0xAC]) == ["print \u{FFFD}", "execute a", "print \u{FFFD}"])
    }

    @Test func `feeding pauses behind a string when the handler asks`() {
        var parser = Parser()
        var recorder = Recorder()
        recorder.pauses = true
        let bytes = ContiguousArray("\(esc)]1;a\(st)b".utf8)
        #expect(parser.feed(bytes.span, to: &recorder) == bytes.count - 1)
        #expect(parser.feed(bytes.span.extracting(droppingFirst: bytes.count - 1), to: &recorder) == 1)
        #expect(recorder.calls.last == "print b")
    }
}
