import LunchElements
import LunchSnapshots
import LunchTerminal

/// The time and the size of pictures of screens of 80×24.
///
/// A drawing of each has less than 40 kB. Drawings of the first three screens take less than 2 ms.
enum PictureBenchmark {
    static func run() {
        print("picture          format      ms     kB")
        for (name, bytes) in screens {
            var terminal = TUITerminal(columns: 80, rows: 24)
            _ = terminal.feed(ContiguousArray(bytes.utf8).span)
            let frame = TUIFrame(plain: terminal.grid)
            for format in TUIPicture.Format.allCases {
                var size = 0
                let times = (0..<50).map { _ in
                    ContinuousClock().measure { size = frame.picture(format).utf8.count }
                }
                let time = times.min() ?? .zero
                let words = "\(name)".padding(17) + "\(format)".padding(9)
                print(
                    words + "\(hundredths(time / .milliseconds(1)))".padding(8) + "\(hundredths(Double(size) / 1000))")
            }
        }
    }

    private static func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }

    /// Screens as programs draw them, from the usual to what no program draws.
    private static let screens: [(String, String)] = [
        (
            "text",
            (0..<24).map { row in String(repeating: "word \(row) ", count: 10).prefix(79) }.joined(separator: "\r\n")
        ),
        ("panels", panels),
        (
            "blocks",
            (0..<24).map { row in color(row) + String(repeating: "▀▄█▌▐░", count: 13) }.joined(separator: "\r\n")
        ),
        (
            "256 colors",
            (0..<24).map { row in
                (0..<79).map { "\u{1B}[48;5;\((row * 79 + $0) % 256)m\u{1B}[38;5;\(($0 * 7) % 256)mx" }.joined()
            }.joined(separator: "\r\n")
        ),
    ]

    private static func color(_ row: Int) -> String { "\u{1B}[\(31 + row % 6);\(41 + row / 6)m" }

    /// Two panels with frames, names and sizes, on a color, as of a file manager.
    private static let panels: String = {
        let inside = (1...20).map { row in
            let cell = "name-\(row).txt".padding(18) + "│" + "\(row * 1234)".padding(9) + "│Nov \(row)".padding(9)
            return "│\(cell)││\(cell)│"
        }
        let edge = String(repeating: "─", count: 36)
        let lines =
            ["\u{1B}[44;37m┌\(edge)┐┌\(edge)┐"] + inside + [
                "└\(edge)┘└\(edge)┘", "\u{1B}[30;46m 1Help 2Menu 3View 4Edit",
            ]
        return lines.joined(separator: "\r\n")
    }()
}

extension String {
    /// The text with blanks behind it, as wide as told.
    fileprivate func padding(_ width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
