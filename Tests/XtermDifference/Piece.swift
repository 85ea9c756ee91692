/// One function of a random sequence: its name, as `Sequences.md` has it, and its bytes.
struct Piece: Equatable {
    var function: String
    var text: String
}

extension Piece {
    private static let esc = "\u{1B}"
    private static let csi = "\u{1B}["
    private static let st = "\u{1B}\\"

    /// Control sequences with one number, by final byte.
    private static let counted: [(String, String)] = [
        ("CUU", "A"), ("CUD", "B"), ("CUF", "C"), ("CUB", "D"), ("CNL", "E"), ("CPL", "F"), ("CHA", "G"), ("CHT", "I"),
        ("CBT", "Z"), ("HPA", "`"), ("HPR", "a"), ("VPA", "d"), ("VPR", "e"), ("ICH", "@"), ("DCH", "P"), ("IL", "L"),
        ("DL", "M"), ("ECH", "X"), ("REP", "b"), ("SU", "S"), ("SD", "T"), ("SL", " @"), ("SR", " A"), ("DECIC", "'}"),
        ("DECDC", "'~"),
    ]
    private static let plain: [(String, String)] = [
        ("LF", "\n"), ("CR", "\r"), ("BS", "\u{8}"), ("HT", "\t"), ("IND", "\(esc)D"), ("NEL", "\(esc)E"),
        ("RI", "\(esc)M"), ("HTS", "\(esc)H"), ("DECBI", "\(esc)6"), ("DECFI", "\(esc)9"), ("DECSC", "\(esc)7"),
        ("DECRC", "\(esc)8"), ("SCOSC", "\(csi)s"), ("SCORC", "\(csi)u"), ("SPA", "\(esc)V"), ("EPA", "\(esc)W"),
        ("DECALN", "\(esc)#8"), ("DECSTR", "\(csi)!p"), ("SO", "\u{E}"), ("SI", "\u{F}"), ("SS2", "\(esc)N"),
        ("SS3", "\(esc)O"), ("LS2", "\(esc)n"), ("LS3", "\(esc)o"), ("SCS", "\(esc)(0"), ("SCS", "\(esc))0"),
        ("SCS", "\(esc)(B"), ("SCS", "\(esc)*A"), ("XTPUSHSGR", "\(csi)#{"), ("XTPOPSGR", "\(csi)#}"),
        ("TBC", "\(csi)g"), ("TBC", "\(csi)3g"), ("CUP", "\(csi)H"), ("ED", "\(csi)J"), ("EL", "\(csi)K"),
        ("SD", "\(csi)0T"), ("SD", "\(csi)1;2T"), ("DECSCL", "\(csi)63;1\"p"), ("DECSCL", "\(csi)64;1\"p"),
    ]
    private static let modes: [(String, String)] = [
        ("IRM", "4"), ("LNM", "20"), ("DECOM", "?6"), ("DECAWM", "?7"), ("DECLRMM", "?69"), ("45", "?45"),
        ("47", "?47"), ("1047", "?1047"), ("1048", "?1048"), ("1049", "?1049"), ("DECTCEM", "?25"), ("DECSCNM", "?5"),
        ("DECPFF", "?18"), ("DECPEX", "?19"), ("2004", "?2004"),
    ]
    private static let renditions = [
        "0", "1", "2", "3", "4", "5", "7", "8", "9", "21", "22", "23", "24", "25", "27", "28", "29", "31", "32", "39",
        "41", "44", "49", "91", "103", "38;5;123", "48;5;9", "38;2;1;2;3", "38:2::4:5:6",
    ]
    private static let questions: [(String, String)] = [
        ("DSR", "\(csi)5n"), ("CPR", "\(csi)6n"), ("DECXCPR", "\(csi)?6n"), ("DSR", "\(csi)?15n"),
        ("DSR", "\(csi)?75n"), ("DA3", "\(csi)=c"), ("DECREQTPARM", "\(csi)x"), ("DECRQSS", "\(esc)P$qm\(st)"),
        ("DECRQSS", "\(esc)P$qr\(st)"), ("DECRQSS", "\(esc)P$qs\(st)"), ("DECRQSS", "\(esc)P$q\"q\(st)"),
        ("DECRQSS", "\(esc)P$q\"p\(st)"), ("DECRQSS", "\(esc)P$q*x\(st)"),
        ("DECRQPSR", "\(csi)2$w"), ("OSC 4", "\(esc)]4;1;?\(st)"), ("OSC 4", "\(esc)]4;1;rgb:1/2/3\(st)"),
        ("OSC 4", "\(esc)]4;2;CIEXYZ:.2/.2/.2;2;?\(st)"), ("OSC 104", "\(esc)]104\(st)"), ("XTWINOPS", "\(csi)18t"),
        ("DECRQDE", "\(csi)\"v"), ("OSC 4", "\(esc)]4;3;peach puff;3;?\(st)"), ("DECSCA", "\(csi)1\"q"),
        ("DECSCA", "\(csi)0\"q"), ("DECSED", "\(csi)?J"), ("DECSED", "\(csi)?1J"), ("DECSED", "\(csi)?2J"),
        ("DECSEL", "\(csi)?K"), ("DECSEL", "\(csi)?1K"), ("DECSEL", "\(csi)?2K"), ("ED", "\(csi)1J"),
        ("ED", "\(csi)2J"), ("EL", "\(csi)1K"), ("EL", "\(csi)2K"),
    ]
    private static let texts = [
        "a", "Zq", "word ", "x y", "é", "日", "ab日c", "0123456789", "lineofsixteenchr", "  ", "~",
    ]

    /// A function at random, of all families alike.
    static func random(_ generator: inout SplitMix) -> Piece {
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
        func one<Element>(of elements: [Element]) -> Element { elements[number(0...elements.count - 1)] }
        switch number(0...11) {
        case 0...2: return Piece(function: "text", text: one(of: texts))
        case 3, 4:
            let (name, final) = one(of: counted)
            let count = number(0...9) == 0 ? 999 : number(1...9)
            return Piece(function: name, text: "\(csi)\(number(0...4) == 0 ? "" : String(count))\(final)")
        case 5:
            let (name, text) = one(of: plain)
            return Piece(function: name, text: text)
        case 6:
            return Piece(function: "CUP", text: "\(csi)\(number(1...8));\(number(1...20))H")
        case 7:
            let parameters = (0..<number(1...3)).map { _ in one(of: renditions) }.joined(separator: ";")
            return Piece(function: "SGR", text: "\(csi)\(parameters)m")
        case 8:
            let (name, mode) = one(of: modes)
            if number(0...2) == 0 { return Piece(function: "DECRQM", text: "\(csi)\(mode)$p") }
            return Piece(function: name, text: "\(csi)\(mode)\(number(0...2) > 0 ? "h" : "l")")
        case 9:
            let isVertical = number(0...1) == 0
            let (first, last) = isVertical ? (number(1...5), number(4...8)) : (number(1...9), number(8...20))
            return Piece(
                function: isVertical ? "DECSTBM" : "DECSLRM",
                text: isVertical ? "\(csi)\(first);\(last)r" : "\(csi)?69h\(csi)\(first);\(last)s")
        case 10:
            return rectangle(&generator)
        default:
            let (name, text) = one(of: questions)
            return Piece(function: name, text: text)
        }
    }

    private static func rectangle(_ generator: inout SplitMix) -> Piece {
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
        let (top, left) = (number(1...6), number(1...14))
        let area = "\(top);\(left);\(number(top...8));\(number(left...20))"
        switch number(0...7) {
        case 0: return Piece(function: "DECCRA", text: "\(csi)\(area);1;\(number(1...8));\(number(1...20));1$v")
        case 1: return Piece(function: "DECFRA", text: "\(csi)\(number(33...126));\(area)$x")
        case 2: return Piece(function: "DECERA", text: "\(csi)\(area)$z")
        case 3: return Piece(function: "DECSERA", text: "\(csi)\(area)${")
        case 4: return Piece(function: "DECCARA", text: "\(csi)\(area);\([0, 1, 4, 5, 7, 22, 24][number(0...6)])$r")
        case 5: return Piece(function: "DECRARA", text: "\(csi)\(area);\([1, 4, 5, 7][number(0...3)])$t")
        case 6: return Piece(function: "DECSACE", text: "\(csi)\(number(0...2))*x")
        default: return Piece(function: "DECRQCRA", text: "\(csi)\(number(1...9));1;\(area)*y")
        }
    }
}
