import LunchTerminal
import Testing

@Suite struct StyleTests {
    private static let foregrounds: [(String, TUIColor)] = [
        ("31", .indexed(1)), ("97", .indexed(15)), ("38;5;200", .indexed(200)), ("38:5:200", .indexed(200)),
        ("38;2;1;2;3", .rgb(red: 1, green: 2, blue: 3)), ("38:2:1:2:3", .rgb(red: 1, green: 2, blue: 3)),
        ("38:2::1:2:3", .rgb(red: 1, green: 2, blue: 3)), ("38:2:9:1:2:3", .rgb(red: 1, green: 2, blue: 3)),
        ("31;39", .default), ("31;0", .default), ("31;", .default), ("38;5;256", .default), ("38;2;1;2;999", .default),
        ("38", .default), ("38;5", .indexed(0)), ("38;7;31", .indexed(1)), ("38:2:1:2;31", .indexed(1)),
    ]
    private static let backgrounds: [(String, TUIColor)] = [
        ("41", .indexed(1)), ("107", .indexed(15)), ("48;5;7", .indexed(7)),
        ("48;2;1;2;3;31", .rgb(red: 1, green: 2, blue: 3)), ("41;49", .default),
        // The attributes after a color count.
        ("38;2;1;2;3;1;48:5:4;4", .indexed(4)),
    ]
    private static let attributes: [(String, TUIStyle.Attributes)] = [
        ("1", .bold), ("2", .faint), ("3", .italic), ("5", .blink), ("6", .rapidBlink), ("7", .inverse),
        ("8", .hidden), ("9", .strikethrough), ("53", .overline), ("1;2;22", []), ("3;23", []), ("5;6;25", []),
        ("7;27", []), ("8;28", []), ("9;29", []), ("53;55", []), ("1;3", [.bold, .italic]),
        ("1;999;3", [.bold, .italic]), ("38;2;1;2;3;1;48:5:4;4", .bold),
    ]
    private static let underlines: [(String, TUIStyle.Underline)] = [
        ("4", .single), ("4:3", .curly), ("4:0", .none), ("21", .double), ("4:5;24", .none), ("4:4", .dotted),
        ("4:9", .none), ("4;4:2", .double), ("38;2;1;2;3;1;48:5:4;4", .single),
    ]
    private static let underlineColors: [(String, TUIColor)] = [
        ("58:2::1:2:3", .rgb(red: 1, green: 2, blue: 3)), ("58;5;3", .indexed(3)), ("58;5;3;59", .default),
    ]

    /// The rows of a table of SGR parameters and what they make of a character.
    private static func cases<Value: Equatable & Sendable>(
        _ path: any KeyPath<TUIStyle, Value> & Sendable, _ table: [(String, Value)]
    ) -> [Case] {
        table.map { Case("\(path)", "\(csi)\($0)mx", .style(0, 0, path, $1)) }
    }

    private static let others: [Case] = [
        Case(
            "a link", "\(esc)]8;id=a;https://x.y/\(st)ab\(csi)mc\(esc)]8;;\(st)d",
            .is(\.firstLink, TUILink(address: "https://x.y/", identifier: "a")), .link(2, 0, "https://x.y/"),
            .link(3, 0, nil)),
        Case("a style is taken back", "\(csi)31m\(csi)#{\(csi)1;32m\(csi)#}x", .foreground(0, 0, .indexed(1))),
        Case("a style is taken back", "\(csi)31m\(csi)#p\(csi)1;32m\(csi)#qx", .attributes(0, 0, [])),
        Case("no style was set aside", "\(csi)31m\(csi)#}x", .foreground(0, 0, .indexed(1))),
        Case("a link is not taken back", "\(csi)#{\(esc)]8;;u:x\(st)\(csi)#}x", .link(0, 0, "u:x")),
    ]

    @Test(
        arguments: cases(\.foreground, foregrounds) + cases(\.background, backgrounds) + cases(\.attributes, attributes)
            + cases(\.underline, underlines) + cases(\.underlineColor, underlineColors) + others)
    func `styles and links`(_ row: Case) { row.check() }

    @Test func `a row keeps more styles than it has cells apart`() {
        func styled(_ number: Int) -> String { "\(csi)38;2;0;\(number / 256);\(number % 256)m\(number % 10)" }
        let input = (0..<400).map(styled).joined()
        let result = outcome(input + "\r" + input, columns: 20, rows: 2)
        let colors = (380..<400).map { TUIColor.rgb(red: 0, green: UInt8($0 / 256), blue: UInt8($0 % 256)) }
        #expect(result.cells[1].map(\.style.foreground) == colors)
    }
}

extension Outcome {
    fileprivate var firstLink: TUILink? { cells[0][0].link }
}
