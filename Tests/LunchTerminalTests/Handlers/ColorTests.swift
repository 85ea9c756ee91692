import Testing

@testable import LunchTerminal

@Suite struct ColorTests {
    private func palette(_ input: String) -> TUIPalette { outcome(input).palette }

    @Test(
        arguments: [
            ("#123456", 0x123456), ("#abc", 0xA0B0C0), ("#123456789", 0x124578), ("#12345678abcd", 0x1256AB),
            ("rgb:f/0/8", 0xFF0088), ("rgb:12/34/56", 0x123456), ("rgb:ffff/8000/0000", 0xFF8000), ("red", 0xFF0000),
            ("Magenta", 0xFF00FF),
            // The answers of xterm 379.
            ("gray50", 0x7F7F7F), ("gray", 0xBEBEBE), ("Gray10", 0x1A1A1A), ("light goldenrod yellow", 0xFAFAD2),
            ("LightGoldenrodYellow", 0xFAFAD2), ("dark slate gray", 0x2F4F4F), ("Red3", 0xCD0000),
            ("web green", 0x008000),
            ("x11 gray", 0xBEBEBE), ("crimson", 0xDC143C), ("NAVY BLUE", 0x000080), ("maroon", 0xB03060),
            ("rebecca purple", 0x663399), ("yellowgreen", 0x9ACD32), ("AntiqueWhite4", 0x8B8378),
        ] as [(String, UInt32)])
    func `a palette entry is set`(specification: String, color: UInt32) {
        #expect(palette("\(esc)]4;7;\(specification)\(st)")[7] == TUIRGB(color))
    }

    @Test(arguments: [
        "#12", "#12345", "#", "rgb:1/2", "rgba:ff/80/00/80", "rgba:ff/80/00", "gray101", "red5", "gray 1 0 1",
        "rgbi:2/0/0",
        "rgbi:nan/0/0", "CIELab:1/2", "CIELab:inf/0/0", "CIEXXX:1/1/1", ":", "rgbi:0x1/0/0", "rgb:12345/0/0",
        "rgb:x/0/0", "mauve", "", "rgb:-1/0/0",
    ])
    func `what is no color changes nothing`(specification: String) {
        #expect(palette("\(esc)]4;7;\(specification)\(st)\(esc)]10;\(specification)\(st)") == TUIPalette())
    }

    /// The answers of xterm 379; it holds to one level.
    @Test(arguments: [
        ("rgbi:0.25/0.25/0.25", [147, 141, 142]), ("rgbi:0.5/0.5/0.5", [193, 187, 187]),
        ("rgbi:0.75/0.75/0.75", [227, 223, 223]), ("rgbi:5e-06/5e-06/5e-06", [9, 19, 14]),
        ("CIEXYZ:0.4331/0.7513/0.305", [146, 255, 125]), ("CIEXYZ:0.1865/0.1847/0.175", [152, 121, 106]),
        ("CIEXYZ:0.6701/0.4452/0.5138", [255, 148, 171]), ("CIEXYZ:0.1487/0.794/0.688", [131, 255, 212]),
        ("CIExyY:0.5272/0.0227/0.8194", [255, 224, 238]), ("CIExyY:0.5773/0.3422/0.1715", [224, 62, 50]),
        ("CIExyY:0.5207/0.5843/0.704", [255, 217, 115]), ("CIExyY:0.3053/0.2268/0.3469", [221, 131, 194]),
        ("CIEuvY:0.3912/0.3861/0.9407", [255, 245, 249]), ("CIEuvY:0.2343/0.1841/0.3272", [190, 121, 255]),
        ("CIEuvY:0.19/0.5083/0.8935", [249, 251, 156]), ("CIEuvY:0.1817/0.2006/0.5442", [193, 184, 255]),
        ("CIELab:96.0079/7.1233/-32.3724", [237, 243, 255]), ("CIELab:75.775/-44.7867/18.1636", [255, 151, 223]),
        ("CIELab:71.7153/-15.2018/1.5056", [255, 142, 179]), ("CIELab:98.1221/30.7944/12.8449", [231, 255, 252]),
        ("CIELuv:64.8745/12.9675/-9.3001", [255, 96, 204]), ("CIELuv:78.2474/34.6268/26.75", [255, 176, 150]),
        ("CIELuv:81.5326/10.5462/-15.055", [255, 172, 250]), ("CIELuv:48.4543/-3.2897/-45.4612", [68, 90, 255]),
        ("TekHVC:308.732/31.9574/22.9889", [127, 63, 111]), ("TekHVC:208.891/91.884/23.9957", [176, 242, 255]),
        ("TekHVC:316.811/75.8561/9.1364", [209, 179, 195]), ("TekHVC:42.2772/9.1038/1.6574", [46, 42, 37]),
        ("CIELab:1/1/1", [108, 103, 103]), ("CIELab:0.5/0.5/0.5", [82, 79, 79]), ("CIELuv:1/1/1", [22, 20, 14]),
        ("CIELuv:0.5/0.5/0.5", [14, 19, 14]), ("TekHVC:1/1/1", [26, 19, 15]), ("TekHVC:0.5/0.5/0.5", [17, 19, 14]),
        ("CIEXYZ:0.5/0.5/0.5", [221, 181, 160]), ("CIEuvY:0.5/0.5/0.5", [255, 163, 174]),
        ("CIExyY:0.5/0.5/0.5", [247, 179, 14]), ("CIELab:50/0/0", [131, 125, 126]),
        ("Rgbi:1/0/1", [255, 0, 255]), ("ciexyz:1/1/1", [255, 255, 255]), ("rgbi:.5/1e-1/1", [193, 99, 255]),
    ])
    func `colors as the eye sees them`(specification: String, levels: [Int]) {
        let color = palette("\(esc)]4;7;\(specification)\(st)")[7]
        for (found, level) in zip([color.red, color.green, color.blue], levels) {
            #expect(abs(Int(found) - level) <= 1, "\(color), not \(levels)")
        }
    }

    private static let set = "\(esc)]5;0;red;1;#123456\(st)"
    private static let text = "rgb:e5e5/e5e5/e5e5"
    private static let answers: [(String, String)] = [
        ("\(esc)]4;1;?\(st)", "\(esc)]4;1;rgb:cdcd/0000/0000\(st)"),
        ("\(esc)]4;232;?\u{07}", "\(esc)]4;232;rgb:0808/0808/0808\u{07}"),
        ("\(esc)]4;16;?;231;?\(st)", "\(esc)]4;16;rgb:0000/0000/0000\(st)\(esc)]4;231;rgb:ffff/ffff/ffff\(st)"),
        ("\(esc)]11;?\(st)", "\(esc)]11;rgb:0000/0000/0000\(st)"),
        ("\(esc)]10;red;?\u{07}", "\(esc)]11;rgb:0000/0000/0000\u{07}"),
        ("\(esc)]10;#123456\(st)\(esc)]10;?\(st)", "\(esc)]10;rgb:1212/3434/5656\(st)"),
        ("\(esc)]4;261;?\(st)\(esc)]4;x;?\(st)", ""), ("\(csi)?996n", "\(csi)?997;1n"),
        // DECSTR resets the palette, as in xterm.
        ("\(esc)]4;1;red\(st)\(csi)!p\(esc)]4;1;?\(st)", "\(esc)]4;1;rgb:cdcd/0000/0000\(st)"),
        // Special colors are those of the text until they are set.
        ("\(esc)]5;0;?;4;?\(st)", "\(esc)]5;0;\(text)\(st)\(esc)]5;4;\(text)\(st)"),
        ("\(esc)]5;5;?\(st)\(esc)]4;261;?\(st)", ""),
        ("\(set)\(esc)]4;257;?\(st)", "\(esc)]4;257;rgb:1212/3434/5656\(st)"),
        ("\(esc)]4;256;red\(st)\(esc)]5;0;?\u{7}", "\(esc)]5;0;rgb:ffff/0000/0000\u{7}"),
        ("\(set)\(esc)]105;1\(st)\(esc)]5;0;?\u{7}", "\(esc)]5;0;rgb:ffff/0000/0000\u{7}"),
    ]
    private static let resets = [
        "\(esc)]105;0\(st)", "\(esc)]105\(st)", "\(esc)]104;256\(st)", "\(esc)]104\(st)", "\(esc)c", "\(csi)!p",
    ]

    @Test(arguments: answers + resets.map { ("\(set)\($0)\(esc)]5;0;?\u{7}", "\(esc)]5;0;\(text)\u{7}") })
    func `queries`(input: String, answer: String) {
        #expect(outcome(input).answers == answer)
    }

    private static let white = "\(esc)]4;1;white;2;white;3;white\(st)"
    private static let sets: [(String, entries: [UInt8: UInt32], others: [Int: UInt32])] = [
        ("\(esc)]4;1;#010203;256;red;-7;red;2;#040506\(st)", [1: 0x010203, 2: 0x040506], [0: 0xFF0000]),
        ("\(white)\(esc)]104;1;3\(st)", [2: 0xFFFFFF], [:]), ("\(white)\(esc)]104\(st)", [:], [:]),
        ("\(white)\(esc)]104;-7\(st)", [1: 0xFFFFFF, 2: 0xFFFFFF, 3: 0xFFFFFF], [:]), ("\(white)\(esc)c", [:], [:]),
        ("\(esc)]10;#010203;#040506\(st)\(esc)]12;#070809\(st)", [:], [10: 0x010203, 11: 0x040506, 12: 0x070809]),
        ("\(esc)]10;red;red;red\(st)\(esc)]110\(st)\(esc)]111;\(st)\(esc)]112\u{07}", [:], [:]),
    ]

    @Test(arguments: sets)
    func `what is set and reset`(input: String, entries: [UInt8: UInt32], others: [Int: UInt32]) {
        var expected = TUIPalette()
        for (index, color) in entries { expected[index] = TUIRGB(color) }
        for (number, color) in others {
            if TUIPalette.dynamicNumbers.contains(number) {
                expected.setDynamicColor(number, to: TUIRGB(color))
            } else {
                expected.setSpecialColor(number, to: TUIRGB(color))
            }
        }
        #expect(palette(input) == expected)
    }

    @Test func `colors are resolved`() {
        let found = palette("\(esc)]4;1;#010203\(st)\(esc)]11;#040506\(st)\(esc)]12;#070809\(st)")
        let colors = [
            found.resolve(.indexed(1), isBackground: false), found.resolve(.default, isBackground: true),
            found.background, found.resolve(.default, isBackground: false), found.foreground,
            found.resolve(.rgb(red: 9, green: 8, blue: 7), isBackground: true), found.cursor,
            palette("\(esc)]10;red\(st)").cursor,
        ]
        #expect(
            colors == [0x010203, 0x040506, 0x040506, 0xE5E5E5, 0xE5E5E5, 0x090807, 0x070809, 0xFF0000].map(TUIRGB.init))
    }

    @Test func `the color scheme is told on change`() {
        var terminal = TUITerminal(columns: 10, rows: 2)
        func change(to scheme: TUIColorScheme) -> String {
            terminal.colorScheme = scheme
            return String(decoding: terminal.takeAnswers(), as: UTF8.self)
        }
        let unasked = change(to: .light)
        terminal.feedAll("\(csi)?2031h")
        #expect([unasked, change(to: .light), change(to: .dark)] == ["", "", "\(csi)?997;1n"])
    }
}
