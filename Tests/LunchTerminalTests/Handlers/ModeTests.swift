import LunchTerminal
import Testing

@Suite struct ModeTests {
    private static let cases: [Case] = [
        Case(
            "modes that a host must know", "\(csi)?1;2004;1004;1002;1006h\(esc)=\(csi)>5u\(csi)>4;2m",
            .is(\.modes.applicationCursorKeys, true), .is(\.modes.bracketedPaste, true),
            .is(\.modes.focusEvents, true), .is(\.modes.applicationKeypad, true),
            .is(\.modes.mouseTracking, .drag), .is(\.modes.mouseEncoding, .sgr),
            .is(\.modes.keyboard, [.disambiguate, .alternateKeys]), .is(\.modes.modifyOtherKeys, 2)),
        Case("no mouse", "\(csi)?1003h\(csi)?1003l", .is(\.modes.mouseTracking, .off)),
        Case(
            "a mode is restored", "\(csi)?2004h\(csi)?2004s\(csi)?2004l\(csi)?2004r", .is(\.modes.bracketedPaste, true)),
        Case("no mode was saved", "\(csi)?2004r", .is(\.modes.bracketedPaste, false)),
        Case("a stack of keyboard flags", "\(csi)>1u\(csi)>3u\(csi)<u", .is(\.modes.keyboard, .disambiguate)),
        Case("an empty stack", "\(csi)>1u\(csi)<99u", .is(\.modes.keyboard, [])),
        Case("a stack for each screen", "\(csi)>1u\(csi)?1049h", .is(\.modes.keyboard, [])),
        Case(
            "a stack for each screen", "\(csi)>1u\(csi)?1049h\(csi)>8u\(csi)?1049l",
            .is(\.modes.keyboard, .disambiguate)),
        Case("keyboard flags are told", "\(csi)=5;1u\(csi)=1;3u\(csi)?u", .answers("\(csi)?4u")),
        Case("a line feed returns the carriage in new line mode", "\(csi)20hab\nc", .lines("ab", "c")),
        Case(
            "a conformance level resets softly", "ab\(csi)4h\(csi)31m\(csi)62;1\"pc", .is(\.modes.insertMode, false),
            .lines("abc"), .plain(2, 0)),
    ]

    @Test(arguments: cases) func `modes`(_ row: Case) { row.check() }

    private static let states: [(String, Int)] = [
        ("?2", 3), ("?18", 2), ("?19", 2), ("?10", 4), ("?1001", 4), ("?1046", 3), ("?9998", 0), ("1", 4), ("7", 4),
        ("99", 0), ("2", 2),
        ("12", 1), ("20", 2), ("?69", 2), ("?2031", 2), ("?2048", 2), ("?80", 2), ("?8452", 2), ("?1016", 2),
        ("?1036", 1),
        ("?25", 1), ("?9999", 0), ("4", 2), ("?2026", 2), ("?2027", 1),
    ]
    private static let answers: [(String, String)] = [
        ("\(csi)?25l\(csi)?25$p", "\(csi)?25;2$y"), ("\(csi)?1049h\(csi)?1049$p", "\(csi)?1049;1$y"),
        ("\(csi)?1000h\(csi)?1000$p\(csi)?1002$p", "\(csi)?1000;1$y\(csi)?1002;2$y"),
        // Smaller questions.
        ("\(csi)x", "\(csi)2;1;1;128;128;1;0x"), ("\(csi)1x", "\(csi)3;1;1;128;128;1;0x"), ("\(csi)2x", ""),
        ("\(csi)>4;2m\(csi)?4m", "\(csi)>4;2m"), ("\(csi)?1m", "\(csi)>1;0m"), ("\(csi)?1;1;0S", "\(csi)?1;3S"),
    ]

    @Test(arguments: states.map { ("\(csi)\($0)$p", "\(csi)\($0);\($1)$y") } + answers)
    func `DECRQM and smaller questions`(input: String, answer: String) {
        #expect(outcome(input).answers == answer)
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
}
