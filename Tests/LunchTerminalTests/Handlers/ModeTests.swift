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
}
