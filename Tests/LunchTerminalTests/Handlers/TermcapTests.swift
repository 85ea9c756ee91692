import LunchTerminal
import Testing

@Suite struct TermcapTests {
    private static func hex(_ text: String) -> String {
        text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }

    /// The answers to names that are known, to several at once, and to others, which are not repeated.
    private static let answers: [(String, String)] = [
        (hex("TN"), "1+r\(hex("TN"))=\(hex("xterm-256color"))"), (hex("Co"), "1+r\(hex("Co"))=\(hex("256"))"),
        (hex("kf5"), "1+r\(hex("kf5"))=\(hex("\(csi)15~"))"), (hex("Tc"), "1+r\(hex("Tc"))"),
        (
            "\(hex("RGB"));\(hex("Co"))",
            "1+r\(hex("RGB"))=\(hex("8"))\(st)\(esc)P1+r\(hex("Co"))=\(hex("256"))"
        ),
        (hex("evil\n"), "0+r"), ("zz", "0+r"), ("4", "0+r"), (hex("xx"), "0+r"),
    ]

    @Test(arguments: answers) func `names`(name: String, answer: String) {
        #expect(outcome("\(esc)P+q\(name)\(st)").answers == "\(esc)P\(answer)\(st)")
    }
}
