import LunchTerminal
import Testing

@Suite struct ModeTests {
    @Test func `modes that a host must know`() {
        let modes = outcome("\(csi)?1;2004;1004;1002;1006h\(esc)=\(csi)>5u\(csi)>4;2m").modes
        #expect(modes.applicationCursorKeys && modes.bracketedPaste && modes.focusEvents && modes.applicationKeypad)
        #expect(modes.mouseTracking == .drag && modes.mouseEncoding == .sgr)
        #expect(modes.keyboard == [.disambiguate, .alternateKeys])
        #expect(modes.modifyOtherKeys == 2)
        #expect(outcome("\(csi)?1003h\(csi)?1003l").modes.mouseTracking == .off)
    }

    @Test(arguments: [
        ("\(csi)?25$p", "\(csi)?25;1$y"), ("\(csi)?25l\(csi)?25$p", "\(csi)?25;2$y"),
        ("\(csi)?9999$p", "\(csi)?9999;0$y"),
        ("\(csi)4$p", "\(csi)4;2$y"), ("\(csi)?2026$p", "\(csi)?2026;2$y"), ("\(csi)?2027$p", "\(csi)?2027;1$y"),
        ("\(csi)?1000h\(csi)?1000$p\(csi)?1002$p", "\(csi)?1000;1$y\(csi)?1002;2$y"),
        ("\(csi)?1049h\(csi)?1049$p", "\(csi)?1049;1$y"),
    ])
    func `DECRQM`(input: String, answer: String) {
        #expect(outcome(input).answers == answer)
    }

    @Test func `modes are saved and restored`() {
        #expect(outcome("\(csi)?2004h\(csi)?2004s\(csi)?2004l\(csi)?2004r").modes.bracketedPaste)
        #expect(!outcome("\(csi)?2004r").modes.bracketedPaste)
    }

    @Test func `keyboard flags have a stack for each screen`() {
        #expect(outcome("\(csi)>1u\(csi)>3u\(csi)<u").modes.keyboard == .disambiguate)
        #expect(outcome("\(csi)>1u\(csi)?1049h").modes.keyboard == [])
        #expect(outcome("\(csi)>1u\(csi)?1049h\(csi)>8u\(csi)?1049l").modes.keyboard == .disambiguate)
        #expect(outcome("\(csi)=5;1u\(csi)=1;3u\(csi)?u").answers == "\(csi)?4u")
        #expect(outcome("\(csi)>1u\(csi)<99u").modes.keyboard == [])
    }

    @Test func `a line feed returns the carriage in new line mode`() {
        #expect(outcome("\(csi)20hab\nc").lines == ["ab", "c"])
    }

    @Test(arguments: [
        ("?2", 3), ("?18", 2), ("?19", 2), ("?10", 4), ("?1001", 4), ("?1046", 3), ("?9998", 0), ("1", 4), ("7", 4),
        ("99", 0), ("2", 2),
        ("12", 1), ("20", 2), ("?69", 2), ("?2031", 2), ("?2048", 2), ("?80", 2), ("?8452", 2), ("?1016", 2),
        ("?1036", 1),
    ])
    func `DECRQM knows fixed and unknown modes too`(mode: String, state: Int) {
        #expect(outcome("\(csi)\(mode)$p").answers == "\(csi)\(mode);\(state)$y")
    }

    @Test func `every mode that DECRQM calls changeable changes, every other does not`() {
        for prefix in ["?", ""] {
            for number in 0..<9000 where ![1048, 2048].contains(number) || prefix == "" {
                var terminal = TUITerminal(columns: 4, rows: 2)
                func state() -> Character? {
                    terminal.feedAll("\(csi)\(prefix)\(number)$p")
                    return String(decoding: terminal.takeAnswers(), as: UTF8.self).dropLast(2).last
                }
                let before = state()
                terminal.feedAll("\(csi)\(prefix)\(number)h")
                let set = state()
                terminal.feedAll("\(csi)\(prefix)\(number)l")
                let reset = state()
                let unknown = terminal.grid.unknownSequences.count
                switch before {
                case "0": #expect(set == "0" && reset == "0" && unknown == 2, "\(prefix)\(number)")
                case "1", "2": #expect(set == "1" && reset == "2" && unknown == 0, "\(prefix)\(number)")
                default: #expect(set == before && reset == before && unknown == 0, "\(prefix)\(number)")
                }
            }
        }
    }

    @Test(arguments: [
        ("\(csi)x", "\(csi)2;1;1;128;128;1;0x"), ("\(csi)1x", "\(csi)3;1;1;128;128;1;0x"), ("\(csi)2x", ""),
        ("\(csi)>4;2m\(csi)?4m", "\(csi)>4;2m"), ("\(csi)?1m", "\(csi)>1;0m"), ("\(csi)?1;1;0S", "\(csi)?1;3S"),
    ])
    func `smaller questions`(input: String, answer: String) {
        #expect(outcome(input).answers == answer)
    }

    @Test func `a conformance level resets softly`() {
        let result = outcome("ab\(csi)4h\(csi)31m\(csi)62;1\"pc")
        #expect(!result.modes.insertMode && result.lines == ["abc"])
        #expect(result.cells[0][2].style == TUIStyle())
    }
}
