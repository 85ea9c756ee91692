import LunchTerminal
import Testing

@Suite struct ColorTests {
    private func palette(_ input: String) -> Palette { outcome(input).palette }

    @Test(arguments: [
        ("#123456", RGB(red: 0x12, green: 0x34, blue: 0x56)), ("#abc", RGB(red: 0xA0, green: 0xB0, blue: 0xC0)),
        ("#123456789", RGB(red: 0x12, green: 0x45, blue: 0x78)),
        ("#12345678abcd", RGB(red: 0x12, green: 0x56, blue: 0xAB)), ("rgb:f/0/8", RGB(red: 255, green: 0, blue: 136)),
        ("rgb:12/34/56", RGB(red: 0x12, green: 0x34, blue: 0x56)), ("red", RGB(red: 255, green: 0, blue: 0)),
        ("rgb:ffff/8000/0000", RGB(red: 255, green: 128, blue: 0)), ("Magenta", RGB(red: 255, green: 0, blue: 255)),
    ])
    func `a palette entry is set`(specification: String, color: RGB) {
        #expect(palette("\(esc)]4;7;\(specification)\(st)")[7] == color)
    }

    @Test(arguments: ["#12", "#12345", "#", "rgb:1/2", "rgb:12345/0/0", "rgb:x/0/0", "mauve", "", "rgb:-1/0/0"])
    func `what is no colour changes nothing`(specification: String) {
        #expect(palette("\(esc)]4;7;\(specification)\(st)") == Palette())
        #expect(palette("\(esc)]10;\(specification)\(st)") == Palette())
    }

    @Test func `pairs, and numbers that are out of range`() {
        let found = palette("\(esc)]4;1;#010203;256;red;-7;red;2;#040506\(st)")
        #expect(found[1] == RGB(red: 1, green: 2, blue: 3) && found[2] == RGB(red: 4, green: 5, blue: 6))
    }

    @Test func `entries are reset`() {
        let set = "\(esc)]4;1;white;2;white;3;white\(st)"
        #expect(palette(set + "\(esc)]104;1;3\(st)")[1] == Palette()[1])
        #expect(palette(set + "\(esc)]104;1;3\(st)")[2] == RGB(red: 255, green: 255, blue: 255))
        #expect(palette(set + "\(esc)]104\(st)") == Palette())
        #expect(palette(set + "\(esc)]104;-7\(st)")[1] != Palette()[1])
        #expect(palette(set + "\(esc)c") == Palette())
    }

    @Test func `dynamic colours`() {
        let found = palette("\(esc)]10;#010203;#040506\(st)\(esc)]12;#070809\(st)")
        #expect(found.foreground == RGB(red: 1, green: 2, blue: 3))
        #expect(found.background == RGB(red: 4, green: 5, blue: 6))
        #expect(found.cursor == RGB(red: 7, green: 8, blue: 9))
        #expect(palette("\(esc)]10;red;red;red\(st)\(esc)]110\(st)\(esc)]111;\(st)\(esc)]112\u{07}") == Palette())
        #expect(palette("\(esc)]10;red\(st)").cursor == RGB(red: 255, green: 0, blue: 0))
    }

    @Test(arguments: [
        ("\(esc)]4;1;?\(st)", "\(esc)]4;1;rgb:cdcd/0000/0000\(st)"),
        ("\(esc)]4;232;?\u{07}", "\(esc)]4;232;rgb:0808/0808/0808\u{07}"),
        ("\(esc)]4;16;?;231;?\(st)", "\(esc)]4;16;rgb:0000/0000/0000\(st)\(esc)]4;231;rgb:ffff/ffff/ffff\(st)"),
        ("\(esc)]11;?\(st)", "\(esc)]11;rgb:0000/0000/0000\(st)"),
        ("\(esc)]10;red;?\u{07}", "\(esc)]11;rgb:0000/0000/0000\u{07}"),
        ("\(esc)]10;#123456\(st)\(esc)]10;?\(st)", "\(esc)]10;rgb:1212/3434/5656\(st)"),
        ("\(esc)]4;256;?\(st)\(esc)]4;x;?\(st)", ""),
    ])
    func `queries`(input: String, answer: String) {
        #expect(outcome(input).answers == answer)
    }

    @Test func `colours are resolved`() {
        let found = palette("\(esc)]4;1;#010203\(st)")
        #expect(found.resolve(.indexed(1), isBackground: false) == RGB(red: 1, green: 2, blue: 3))
        #expect(found.resolve(.default, isBackground: true) == found.background)
        #expect(found.resolve(.rgb(red: 9, green: 8, blue: 7), isBackground: true) == RGB(red: 9, green: 8, blue: 7))
    }

    @Test func `the colour scheme is told on request and on change`() {
        #expect(outcome("\(csi)?996n").answers == "\(csi)?997;1n")
        var terminal = Terminal(columns: 10, rows: 2)
        terminal.colorScheme = .light
        #expect(terminal.takeAnswers().isEmpty)
        terminal.feedAll("\(csi)?2031h")
        terminal.colorScheme = .light
        #expect(terminal.takeAnswers().isEmpty)
        terminal.colorScheme = .dark
        #expect(String(decoding: terminal.takeAnswers(), as: UTF8.self) == "\(csi)?997;1n")
    }
}
