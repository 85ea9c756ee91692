/// Random input that looks enough like a program's output to reach every handler.
enum RandomInput {
    private static let texts = [
        "a", "hello", "日本", "e\u{301}", "👩\u{200D}👧", "🇩🇪", "❤\u{FE0F}", "\u{301}", "ｶﾞ", "\u{FFFD}",
        "\u{E0001}\u{E0061}\u{E007F}x",
        "x\u{E007F}\u{E0061}\u{E007F}", "日\u{E007F}\u{E0062}\u{E007F}\u{E007F}\u{E0061}\u{E007F}",
        "\u{E0001}\u{E0062}\u{E007F}", "\u{E0001}\u{E007F}", "\u{E0001}", "\u{E0061}", "\u{E007F}",
    ]
    private static let controls = [
        "\n", "\r", "\u{8}", "\t", "\u{0E}", "\u{0F}", "\u{0B}", "\u{7F}", "\u{07}", "\u{18}",
    ]
    private static let finals = "@ABCDEFGHIJKLMPSTXZ`abcdefghilmnpqrstuvwxyz{|}~"
    private static let escapes = "6789=>DEHMNOVWZcno|}~"
    private static let modes = [
        1, 3, 5, 6, 7, 25, 40, 45, 47, 69, 80, 1000, 1045, 1047, 1048, 1049, 2026, 2027, 2031, 2048, 8452,
    ]
    private static let strings = [
        "]4;1;?", "]4;1;#123456;2;red", "]104;-7", "]10;?;?", "]110", "]7;file:///x", "]8;id=a;http://x", "]8;;",
        "]9;hello", "]9;4;1;50", "]52;c;aGk=", "]52;c;?", "]133;A", "]133;B", "]133;C", "]133;D;1", "]133;L",
        "]777;notify;a;b", "]1337;SetMark", "]1337;File=inline=1;width=3;height=2:AAAA", "]0;title", "]2;t", "]4711;x",
        "Pq\"1;1;25;45#1~~$-!9~", "P$qm", "P$q r", "P+q544e;436f", "P1$tx", "P2$t3/9", "PzX", "_Ga=T,c=3,r=2;AAAA",
        "_Gi=1,s=20,v=30,m=1;AA", "_Gm=0;AA", "_Ga=p,i=1", "_x", "^x", "Xx",
    ]

    static func bytes(count: Int, using generator: inout SplitMix) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count { bytes += piece(&generator) }
        return bytes
    }

    private static func piece(_ generator: inout SplitMix) -> [UInt8] {
        func number() -> String {
            Int.random(in: 0..<20, using: &generator) == 0
                ? "2147483647" : "\(Int.random(in: 0...25, using: &generator))"
        }
        let text: String
        switch Int.random(in: 0..<14, using: &generator) {
        case 0...3: text = texts.randomElement(using: &generator) ?? ""
        case 4: text = controls.randomElement(using: &generator) ?? ""
        case 5...7:
            let parameters = (0..<Int.random(in: 0...6, using: &generator)).map { _ in number() }.joined(separator: ";")
            let between =
                ["", "", "", "", "?", ">", " ", "'", "\"", "$", "$", "#", "*", "!"].randomElement(using: &generator)
                ?? ""
            let final = finals.randomElement(using: &generator) ?? "m"
            text = between < "0" ? "\(csi)\(parameters)\(between)\(final)" : "\(csi)\(between)\(parameters)\(final)"
        case 8:
            let mode = modes.randomElement(using: &generator) ?? 1
            text = "\(csi)?\(mode)\(Bool.random(using: &generator) ? "h" : "l")"
        case 9: text = "\(esc)\(escapes.randomElement(using: &generator) ?? "7")"
        case 10:
            let end = Bool.random(using: &generator) ? st : "\u{07}"
            text = "\(esc)]\(Int.random(in: 0...10, using: &generator));a;b\(end)"
        case 11:
            let end = Bool.random(using: &generator) ? st : "\u{07}"
            text = esc + (strings.randomElement(using: &generator) ?? "") + end
        case 12: text = "\(esc)#\(Int.random(in: 3...8, using: &generator))"
        default:
            return (0..<3).map { _ in UInt8.random(in: 0...255, using: &generator) }
        }
        return Array(text.utf8)
    }
}
