import LunchTerminal
import Testing

@Suite struct TermcapTests {
    private func hex(_ text: String) -> String {
        text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }

    @Test func `names that are known`() {
        #expect(outcome("\(esc)P+q\(hex("TN"))\(st)").answers == "\(esc)P1+r\(hex("TN"))=\(hex("xterm-256color"))\(st)")
        #expect(outcome("\(esc)P+q\(hex("Co"))\(st)").answers == "\(esc)P1+r\(hex("Co"))=\(hex("256"))\(st)")
        #expect(outcome("\(esc)P+q\(hex("kf5"))\(st)").answers == "\(esc)P1+r\(hex("kf5"))=\(hex("\(csi)15~"))\(st)")
        #expect(outcome("\(esc)P+q\(hex("Tc"))\(st)").answers == "\(esc)P1+r\(hex("Tc"))\(st)")
        let both = "\(esc)P1+r\(hex("RGB"))=\(hex("8"))\(st)\(esc)P1+r\(hex("Co"))=\(hex("256"))\(st)"
        #expect(outcome("\(esc)P+q\(hex("RGB"));\(hex("Co"))\(st)").answers == both)
    }

    @Test func `a name that is not known is not repeated`() {
        for name in [hex("evil\n"), "zz", "4", "", hex("xx")] where !name.isEmpty {
            #expect(outcome("\(esc)P+q\(name)\(st)").answers == "\(esc)P0+r\(st)")
        }
    }
}
