import LunchElements
import LunchSnapshots
import TestSupport
import Testing

/// Drawings of screens in so many colors that they are written in another form.
@Suite struct ColorfulPictureTests {
    private static let (columns, rows) = (80, 24)

    /// A screen of which each cell but those of the last column has colors and a letter of its own.
    private static func drawing(_ style: String = "") -> String {
        (0..<rows).map { row in
            (0..<columns - 1).map {
                "\u{1B}[\(style)48;5;\(background($0, row));38;5;\(foreground($0, row))m\(letter($0))"
            }
            .joined()
        }.joined(separator: "\r\n")
    }

    private static func background(_ column: Int, _ row: Int) -> Int { 17 + (row * 79 + column) % 239 }
    private static func foreground(_ column: Int, _ row: Int) -> Int { 17 + (column * 7 + row / 3) % 239 }
    private static func letter(_ column: Int) -> String { ["x", "&", "W", "é", "g"][column % 5] }

    /// The color that xterm has for a number from 16 on (256colres.h); 16 is that of the screen, which is not drawn.
    private static func color(_ number: Int) -> String {
        func hex(_ value: Int) -> String { (value < 16 ? "0" : "") + String(value, radix: 16) }
        if number >= 232 { return "#" + String(repeating: hex(8 + 10 * (number - 232)), count: 3) }
        let cube = number - 16
        return "#" + [cube / 36, cube / 6 % 6, cube % 6].map { hex($0 == 0 ? 0 : 55 + 40 * $0) }.joined()
    }

    private func svg(_ drawing: String) -> String {
        screen(drawing, columns: Self.columns, rows: Self.rows).picture(.svg, showsCursor: false)
    }

    /// The color of each cell that lines as thick as a cell fill; each number is that of a cell, or its middle.
    private func cells(_ lines: Substring) throws -> [[String?]] {
        var cells = [[String?]](repeating: Array(repeating: nil, count: Self.columns), count: Self.rows)
        for path in lines.matches(of: #/<path stroke="(#[0-9a-f]{6})" d="([^"]*)"\/>/#) {
            for line in path.2.matches(of: #/M([0-9]*)(\.5)? ?(-?[0-9]*)(\.5)?([hv])([0-9]+)/#) {
                let column = Int(line.1) ?? 0
                let count = try #require(Int(line.6))
                let isDown = line.5 == "v"
                // A line from top to bottom begins half a cell above the middle of its first row.
                let row = isDown ? (line.3 == "-" ? 0 : (Int(line.3) ?? 0) + 1) : try #require(Int(line.3))
                #expect((line.2 != nil) == isDown && (line.4 != nil) == isDown)
                for step in 0..<count {
                    let place = isDown ? (column, row + step) : (column + step, row)
                    #expect(cells[place.1][place.0] == nil)
                    cells[place.1][place.0] = String(path.1)
                }
            }
        }
        return cells
    }

    @Test func aScreenInAllColorsIsSmall() {
        // As `Benchmarks picture` has it.
        let bytes = (0..<24).map { row in
            (0..<79).map { "\u{1B}[48;5;\((row * 79 + $0) % 256)m\u{1B}[38;5;\(($0 * 7) % 256)mx" }.joined()
        }.joined(separator: "\r\n")
        #expect(svg(bytes).utf8.count <= 40_000)
    }

    @Test func eachCellHasItsColors() throws {
        let parts = svg(Self.drawing()).split(separator: "<g mask=")
        try #require(parts.count == 2)
        let (backgrounds, foregrounds) = (try cells(parts[0]), try cells(parts[1]))
        for row in 0..<Self.rows {
            for column in 0..<Self.columns - 1 {
                #expect(backgrounds[row][column] == Self.color(Self.background(column, row)))
                #expect(foregrounds[row][column] == Self.color(Self.foreground(column, row)))
            }
            #expect(backgrounds[row][79] == nil && foregrounds[row][79] == nil)
        }
        #expect(parts[0].contains("<g shape-rendering=\"crispEdges\" transform=\"matrix(9 0 0 18 0 9)\">"))
    }

    @Test(arguments: [("", ""), ("1;", " font-weight=\"bold\""), ("3;", " font-style=\"italic\"")])
    func eachLetterHasItsPlace(_ style: String, _ attribute: String) {
        let picture = svg(Self.drawing(style))
        #expect(
            picture.contains(
                "maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"720\" height=\"432\">\n<g fill=\"#fff\"\(attribute)>"
            ))
        var (rows, longest) = ([String](repeating: "", count: Self.rows), 0)
        for text in picture.matches(of: #/<text x="([0-9 ]+)" y="([0-9]+)">([^<]*)<\/text>/#) {
            let places = text.1.split(separator: " ").compactMap { Int($0) }
            let row = ((Int(text.2) ?? 0) - 14) / 18
            let letters = text.3.replacing("&amp;", with: "&")
            #expect(places == (0..<letters.count).map { (rows[row].count + $0) * 9 })
            rows[row] += letters
            longest = max(longest, letters.count)
        }
        let row = (0..<Self.columns - 1).map(Self.letter).joined()
        #expect(rows.allSatisfy { $0 == row }, "\(rows)")
        #expect(longest == 20)
    }

    /// A page may show several pictures, whose masks must not be taken for each other.
    @Test func eachPictureHasAMaskOfItsOwn() throws {
        func name(_ picture: String) throws -> Substring {
            let found = try #require(picture.firstMatch(of: #/<mask id="(m[0-9a-f]+)"/#))
            #expect(picture.contains("<g mask=\"url(#\(found.1))\">"))
            return found.1
        }
        let drawing = Self.drawing()
        let one = try name(svg(drawing))
        #expect(try name(svg(drawing)) == one)
        #expect(try name(svg(drawing.replacing("W", with: "V"))) != one)
        #expect(try name(svg(drawing + "\u{1B}[1;1H\u{1B}[38;5;99m*")) != one)
    }

    @Test func nothingIsLoadedAndAllIsWellFormed() throws {
        let picture = svg(Self.drawing())
        let outline = try #require(HostilePictureTests.Outline.of(picture))
        #expect(outline.elements == ["svg", "path", "g", "mask", "text"])
        #expect(picture.matches(of: #/url\([^#]/#).isEmpty && !picture.contains("href"))
    }

    @Test func aUsualScreenHasNoMask() {
        let words = (0..<24).map { row in "\u{1B}[3\(row % 8)m" + String(repeating: "word ", count: 15) }
        let picture = svg(words.joined(separator: "\r\n"))
        #expect(!picture.contains("<mask") && !picture.contains(" id=") && !picture.contains("transform"))
    }
}
