import LunchElements
import LunchSnapshots
import LunchTerminal
import LunchWire
import TestSupport
import Testing

/// Drawings of screens.
@Suite struct PictureTests {
    private func svg(
        _ drawing: String, columns: Int = 20, rows: Int = 4, theme: TUIColorScheme = .dark,
        marks: [TUIPicture.Mark] = [], showsCursor: Bool = false
    ) -> String {
        screen(drawing, columns: columns, rows: rows).picture(
            .svg, theme: theme, marks: marks, showsCursor: showsCursor)
    }

    @Test func aSmallScreenInFull() {
        #expect(
            svg("\u{1B}[31mab\u{1B}[0m <é\r\n\u{1B}[44m┌─┐\u{1B}[0m漢", columns: 7, rows: 2, showsCursor: true) == """
                <svg xmlns="http://www.w3.org/2000/svg" width="63" height="36" viewBox="0 0 63 36" role="img" \
                aria-label="A terminal of 7 columns and 2 rows" font-family="monospace" font-size="15">
                <path fill="#000000" d="M0 0H63V36H0z"/>
                <g shape-rendering="crispEdges">
                <path fill="#0000ee" d="M0 18H27V36H0z"/>
                <path fill="#e5e5e5" d="M45 18H54V36H45z"/>
                <path fill="#e5e5e5" d="M4 26H5V36H4zM4 26H23V27H4zM22 26H23V36H22z"/>
                </g>
                <g fill="#cd0000">
                <text x="0 9" y="14">ab</text>
                </g>
                <g fill="#e5e5e5">
                <text x="27 36" y="14">&lt;é</text>
                </g>
                <g fill="#e5e5e5" text-anchor="middle">
                <text x="36" y="32">漢</text>
                </g>
                </svg>

                """)
    }

    @Test func theSameFrameGivesTheSameBytes() {
        let drawing = (0..<256).map { "\u{1B}[38;5;\($0);48;5;\(255 - $0)m\u{1B}[4:\($0 % 6)m\($0)┼⠿" }.joined()
        let frame = screen(drawing, columns: 80, rows: 24)
        for format in TUIPicture.Format.allCases {
            #expect(frame.picture(format) == screen(drawing, columns: 80, rows: 24).picture(format))
        }
    }

    /// Boxes in cells of one color are one shape each for what touches: no seam can show.
    @Test func cellsOfOneColorAreOneShape() {
        let row = "\u{1B}[42m" + String(repeating: " ", count: 20)
        #expect(svg(row + row + row).contains("<path fill=\"#00cd00\" d=\"M0 0H180V54H0z\"/>"))
        for (drawing, path) in [
            (String(repeating: "─", count: 20), "M0 8H180V9H0z"), ("│\r\n│\r\n│\r\n│", "M4 0H5V72H4z"),
        ] {
            let picture = svg(drawing)
            #expect(picture.contains("d=\"\(path)\""), "\(picture)")
        }
    }

    @Test(arguments: [
        ("4", "M0 15H9V16H0z"), ("4:2", "M0 15H9V16H0zM0 17H9V18H0z"), ("53", "M0 0H9V1H0z"), ("9", "M0 9H9V10H0z"),
        ("4:3", "<g fill=\"none\">\n<path stroke=\"#e5e5e5\" d=\"M0 15.5q2.25-3 4.5 0t4.5 0\"/>"),
        ("4:4", "<g fill=\"none\" stroke-dasharray=\"1 2\">\n<path stroke=\"#e5e5e5\" d=\"M0 15.5H9\"/>"),
        ("4:5", "<g fill=\"none\" stroke-dasharray=\"5 4\">\n<path stroke=\"#e5e5e5\" d=\"M0 15.5H9\"/>"),
        ("4;58:5:1", "<path fill=\"#cd0000\" d=\"M0 15H9V16H0z\"/>"),
        ("4:5;58:2::1:2:3", "<path stroke=\"#010203\""), ("1", "<g fill=\"#e5e5e5\" font-weight=\"bold\">"),
        ("3", "<g fill=\"#e5e5e5\" font-style=\"italic\">"), ("2", "<g fill=\"#727272\">"),
        ("7", "<path fill=\"#e5e5e5\" d=\"M0 0H9V18H0z\"/>\n</g>\n<g fill=\"#000000\">"),
        ("38;5;208", "<g fill=\"#ff8700\">"), ("38;2;1;2;3", "<g fill=\"#010203\">"), ("92", "<g fill=\"#00ff00\">"),
    ])
    func stylesAreDrawn(_ parameters: String, _ part: String) {
        let picture = svg("\u{1B}[\(parameters)mx")
        #expect(picture.contains(part) && picture.contains(">x</text>"), "\(picture)")
    }

    @Test func hiddenTextIsNotInThePicture() {
        let picture = svg("a\u{1B}[8;4msecret\u{1B}[0mb")
        #expect(!picture.contains("secret") && !picture.contains("shape-rendering"), "\(picture)")
    }

    @Test(arguments: [
        ("2", "M9 0H18V18H9z"), ("4", "M9 16H18V18H9z"), ("6", "M9 0H11V18H9z"),
    ])
    func theCursorHasItsShape(_ parameter: String, _ path: String) {
        let drawing = "ab\u{1B}[\(parameter) q\u{1B}[1;2H"
        let picture = svg(drawing, showsCursor: true)
        #expect(picture.contains("<path fill=\"#e5e5e5\" d=\"\(path)\"/>"))
        #expect(picture.contains("<g fill=\"#000000\">") == (parameter == "2"))
        for hidden in [svg(drawing), svg(drawing + "\u{1B}[?25l", showsCursor: true)] {
            #expect(!hidden.contains(path))
        }
    }

    /// A cursor behind all that was written, and one on a cell that has its color.
    @Test func theCursorIsSeenAnywhere() {
        #expect(svg("\r\n\r\n\u{1B}[3;11H", showsCursor: true).contains("d=\"M90 36H99V54H90z\""))
        let inverse = svg("\u{1B}[7mab\u{1B}[1;2H", showsCursor: true)
        #expect(
            inverse.contains("d=\"M0 0H9V18H0z\"") && inverse.contains("<g fill=\"#e5e5e5\">\n<text x=\"9\""),
            "\(inverse)")
    }

    @Test func aThemeChangesWhatTheProgramHasNotChosen() {
        let light = svg("\u{1B}[33mab\u{1B}[38;5;208mcd\u{1B}[0mef", theme: .light)
        for part in [
            "<path fill=\"#ffffff\" d=\"M0 0H", "<g fill=\"#8a6a00\">", "<g fill=\"#ff8700\">", "<g fill=\"#1f1f1f\">",
        ] {
            #expect(light.contains(part), "\(light)")
        }
        let own = svg("\u{1B}]11;#102030\u{7}\u{1B}]4;3;#405060\u{7}\u{1B}[33mab\u{1B}[0mc", theme: .light)
        for part in ["<path fill=\"#102030\" d=\"M0 0H", "<g fill=\"#405060\">", "<g fill=\"#e5e5e5\">"] {
            #expect(own.contains(part), "\(own)")
        }
        let reverse = svg("\u{1B}[?5hab")
        #expect(reverse.contains("<path fill=\"#e5e5e5\" d=\"M0 0H") && reverse.contains("<g fill=\"#000000\">"))
    }

    @Test func largeRowsAreDrawingsOfTheirOwn() {
        let picture = svg("\u{1B}#3big\r\n\u{1B}#4big\r\n\u{1B}#6wide", showsCursor: false)
        for (y, box) in [(0, "0 0 90 9"), (18, "0 9 90 9"), (36, "0 0 90 18")] {
            #expect(
                picture.contains(
                    "<svg y=\"\(y)\" width=\"180\" height=\"18\" preserveAspectRatio=\"none\" viewBox=\"\(box)\">"))
        }
        #expect(picture.contains("<text x=\"0 9 18 27\" y=\"14\">wide</text>"))
    }

    /// Each letter of a word has its place; what is no plain letter stands alone.
    @Test(arguments: [
        ("ab cd", "<text x=\"0 9\" y=\"14\">ab</text>\n<text x=\"27 36\" y=\"14\">cd</text>"),
        (
            "→x",
            "<text x=\"4.5\" y=\"14\" textLength=\"9\" lengthAdjust=\"spacingAndGlyphs\">→</text>\n</g>"
        ),
        ("e\u{301}x", "<text x=\"4.5\" y=\"14\">e\u{301}</text>"), ("שx", "<text x=\"4.5\" y=\"14\">ש</text>"),
        ("ա", "<text x=\"4.5\" y=\"14\" textLength=\"9\" lengthAdjust=\"spacingAndGlyphs\">ա</text>"),
        (
            "س",
            "middle\" font-size=\"11\">\n<text x=\"4.5\" y=\"14\" textLength=\"9\" lengthAdjust=\"spacingAndGlyphs\">س</text>"
        ),
        ("👨‍👩‍👧", "<g fill=\"#e5e5e5\" text-anchor=\"middle\">\n<text x=\"9\" y=\"14\">👨‍👩‍👧</text>"),
    ])
    func textIsPinnedToItsCells(_ text: String, _ part: String) {
        // With grapheme clusters, so that a family takes two cells.
        let picture = svg("\u{1B}[?2027h\(text)")
        #expect(picture.contains(part), "\(picture)")
    }

    @Test func marksAreFramedAndNamed() {
        let area = CellRect(column: 2, row: 1, columns: 3, rows: 1)
        let one = svg("", marks: [.init(area, name: "save <button>")])
        for part in [
            "height=\"96\" viewBox=\"0 0 180 96\"", "<path stroke-width=\"2\" d=\"M17 17H46V37H17z\"/>",
            "<text x=\"3\" y=\"88\">save &lt;button&gt;</text>",
        ] { #expect(one.contains(part), "\(one)") }
        let out = CellRect(column: 100, row: Int.max, columns: Int.max, rows: 2)
        let two = svg("", marks: [.init(area, name: "a"), .init(out, name: "b\u{202E}\u{1B}")])
        for part in [">1 a</text>", ">1</text>", #">2 b\u{202E}\u{1B} (not in view)</text>"#] {
            #expect(two.contains(part), "\(two)")
        }
        let whole = CellRect(column: 0, row: 0, columns: 20, rows: 4)
        #expect(svg("", marks: [.init(whole, name: "a")]).contains("d=\"M1 1H179V71H1z\""))
    }

    @Test func anElementIsNamedAsTestsKnowIt() {
        let area = CellRect(column: 0, row: 0, columns: 4, rows: 1)
        for (node, name) in [
            (AccessibilityNode(.button, identifier: "ok", label: "OK", frame: area), "ok"),
            (AccessibilityNode(.button, label: "OK", frame: area), "OK"),
            (AccessibilityNode(.button, frame: area), "button"),
        ] {
            let frame = TUIFrame.made(AccessibilityNode(.application, children: [node]))
            #expect(TUIPicture.Mark(TUIElementSnapshot(frame, 1)) == TUIPicture.Mark(area, name: name))
        }
    }

    @Test func aScreenshotShowsItsCellsAlone() {
        let frame = screen("one two\r\nfour ┌┐漢\r\n\u{1B}[41m     ", columns: 20, rows: 4)
        let shot = TUIScreenshot(frame, area: CellRect(column: 4, row: 1, columns: 4, rows: 2))
        let picture = shot.picture(.svg, showsCursor: false)
        #expect(picture.contains("width=\"36\" height=\"36\" viewBox=\"36 18 36 36\""), "\(picture)")
        #expect(!picture.contains("two") && !picture.contains("four") && picture.contains("M36 36H45V54H36z"))
        #expect(shot.picture(.text) == " ┌┐漢\n")
        #expect(TUIScreenshot(frame).picture(.svg) == frame.picture(.svg))
        for area in [CellRect(column: -5, row: Int.min, columns: Int.max, rows: -1), .zero] {
            #expect(TUIScreenshot(frame, area: area).picture(.svg).hasPrefix("<svg "))
            #expect(TUIScreenshot(frame, area: area).picture(.text) == "")
        }
    }
}
