import LunchTerminal
import Testing

@Suite struct StyleTests {
    /// The style in which `x` is printed after some input.
    private func style(_ input: String) -> TUIStyle { outcome(input + "x").cells[0][0].style }

    @Test(arguments: [
        ("31", TUIColor.indexed(1)), ("97", .indexed(15)), ("38;5;200", .indexed(200)), ("38:5:200", .indexed(200)),
        ("38;2;1;2;3", .rgb(red: 1, green: 2, blue: 3)), ("38:2:1:2:3", .rgb(red: 1, green: 2, blue: 3)),
        ("38:2::1:2:3", .rgb(red: 1, green: 2, blue: 3)), ("38:2:9:1:2:3", .rgb(red: 1, green: 2, blue: 3)),
        ("31;39", .default), ("31;0", .default), ("31;", .default), ("38;5;256", .default), ("38;2;1;2;999", .default),
        ("38", .default), ("38;5", .indexed(0)), ("38;7;31", .indexed(1)), ("38:2:1:2;31", .indexed(1)),
    ])
    func `foreground`(parameters: String, color: TUIColor) {
        #expect(style("\(csi)\(parameters)m").foreground == color)
    }

    @Test(arguments: [
        ("41", TUIColor.indexed(1)), ("107", .indexed(15)), ("48;5;7", .indexed(7)),
        ("48;2;1;2;3;31", .rgb(red: 1, green: 2, blue: 3)), ("41;49", .default),
    ])
    func `background`(parameters: String, color: TUIColor) {
        #expect(style("\(csi)\(parameters)m").background == color)
    }

    @Test func `what follows a colour counts`() {
        let found = style("\(csi)38;2;1;2;3;1;48:5:4;4m")
        #expect(found.attributes == .bold && found.background == .indexed(4) && found.underline == .single)
    }

    private static let attributeCases: [(String, TUIStyle.Attributes)] = [
        ("1", .bold), ("2", .faint), ("3", .italic), ("5", .blink), ("6", .rapidBlink), ("7", .inverse),
        ("8", .hidden), ("9", .strikethrough), ("53", .overline), ("1;2;22", []), ("3;23", []), ("5;6;25", []),
        ("7;27", []), ("8;28", []), ("9;29", []), ("53;55", []), ("1;3", [.bold, .italic]),
        ("1;999;3", [.bold, .italic]),
    ]

    @Test(arguments: attributeCases)
    func `attributes`(parameters: String, attributes: TUIStyle.Attributes) {
        #expect(style("\(csi)\(parameters)m").attributes == attributes)
    }

    @Test(arguments: [
        ("4", TUIStyle.Underline.single), ("4:3", .curly), ("4:0", .none), ("21", .double), ("4:5;24", .none),
        ("4:4", .dotted), ("4:9", .none), ("4;4:2", .double),
    ])
    func `underlines`(parameters: String, underline: TUIStyle.Underline) {
        #expect(style("\(csi)\(parameters)m").underline == underline)
    }

    @Test func `underline colours`() {
        #expect(style("\(csi)58:2::1:2:3m").underlineColor == .rgb(red: 1, green: 2, blue: 3))
        #expect(style("\(csi)58;5;3m").underlineColor == .indexed(3))
        #expect(style("\(csi)58;5;3;59m").underlineColor == .default)
    }

    @Test func `a row keeps more styles than it has cells apart`() {
        let input = (0..<400).map { "\(csi)38;2;0;\($0 / 256);\($0 % 256)m\($0 % 10)" }.joined()
        let result = outcome(input + "\r" + input, columns: 20, rows: 2)
        for column in 0..<20 {
            let number = 380 + column
            let color = TUIColor.rgb(red: 0, green: UInt8(number / 256), blue: UInt8(number % 256))
            #expect(result.cells[1][column].style.foreground == color)
        }
    }

    @Test func `links`() {
        let result = outcome("\(esc)]8;id=a;https://x.y/\(st)ab\(csi)mc\(esc)]8;;\(st)d")
        #expect(result.cells[0][0].link == TUILink(address: "https://x.y/", identifier: "a"))
        #expect(result.cells[0][2].link?.address == "https://x.y/")
        #expect(result.cells[0][3].link == nil)
    }

    @Test func `styles are set aside and taken back`() {
        #expect(style("\(csi)31m\(csi)#{\(csi)1;32m\(csi)#}").foreground == .indexed(1))
        #expect(style("\(csi)31m\(csi)#p\(csi)1;32m\(csi)#q").attributes == [])
        #expect(style("\(csi)31m\(csi)#}").foreground == .indexed(1))
        #expect(outcome("\(csi)#{\(esc)]8;;u:x\(st)\(csi)#}x").cells[0][0].link?.address == "u:x")
    }
}
