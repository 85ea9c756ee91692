import Foundation
import LunchElements
import LunchSnapshots
import LunchTerminal
import LunchWire
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Pictures of what no friend has drawn.
@Suite struct HostilePictureTests {
    /// Elements and attributes of a document; nil if it is not well-formed.
    final class Outline: NSObject, XMLParserDelegate {
        var elements = Set<String>()
        var attributes: [(name: String, value: String)] = []

        func parser(
            _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
            attributes values: [String: String]
        ) {
            elements.insert(element)
            attributes += values.map { ($0.key, $0.value) }
        }

        static func of(_ text: String) -> Outline? {
            let outline = Outline()
            let parser = XMLParser(data: Data(text.utf8))
            parser.delegate = outline
            return parser.parse() ? outline : nil
        }
    }

    static let hostile = [
        "<script>alert(1)</script>", "\"><svg onload=alert(1)>", "]]>&lt;&#0;<!-- -->", "a\u{202E}b\u{2066}c\u{200F}d",
        "\u{FFFE}\u{FFFF}\u{FFF9}x", "e" + String(repeating: "\u{301}", count: 500), "\u{E0041}\u{200B}\u{FEFF}x",
        "\u{1B}]8;;javascript:alert(1)\u{1B}\\link", "\u{1B}]8;;JaVaScRiPt:alert(1)\u{7}link",
        "\u{1B}]8;;https://a/\"onclick=\"alert(1)\u{7}link", "\u{1B}]8;;https://a/<>\u{7}link",
        "\u{1B}]8;;file:///etc/passwd\u{7}link", "\u{1B}]8;;data:text/html,<script>\u{7}link",
        "\u{1B}]8;;http:\u{202E}\u{7}link", "\u{1B}]2;</title><script>alert(1)</script>\u{7}x",
        "\u{85}\u{9B}31mx", "\u{0}\u{1}\u{8}\u{B}\u{7F}x",
    ]

    @Test(arguments: hostile) func nothingOfAnAppIsMarkup(_ drawing: String) throws {
        let frame = screen(drawing, columns: 40, rows: 4)
        let marks = [TUIPicture.Mark(frame.root.frame, name: drawing)]
        let picture = frame.picture(.svg, marks: marks)
        let outline = try #require(Outline.of(picture), "\(picture)")
        #expect(outline.elements.isSubset(of: ["svg", "g", "path", "text"]), "\(picture)")
        let known: Set = [
            "width", "height", "viewBox", "role", "aria-label", "font-family", "font-size", "fill", "d",
            "shape-rendering",
            "x", "y", "textLength", "lengthAdjust", "text-anchor", "stroke", "stroke-width", "font-weight", "xmlns",
        ]
        #expect(outline.attributes.allSatisfy { known.contains($0.name) }, "\(picture)")
        let page = frame.picture(.html, marks: marks)
        #expect(!page.contains("<script") && !page.contains("<title>x</title>"))
        for text in [picture, page, frame.picture(.text), frame.picture(.ansi)] {
            #expect(text.unicodeScalars.allSatisfy(Self.isHarmless), "\(text)")
        }
    }

    /// Returns false for what changes the order of text, and for what a terminal or XML must not get.
    static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A, 0x1B, 0x20..<0x7F: true
        case 0..<0x20, 0x7F..<0xA0, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFF9...0xFFFB,
            0xFFFE,
            0xFFFF:
            false
        default: true
        }
    }

    @Test(arguments: ["https://example.com/?a=1&b='2'", "http://example.com", "mailto:me@example.com", "HTTPS://A/"])
    func linksThatAreSafeCanBeFollowed(_ address: String) throws {
        let frame = screen("a \u{1B}]8;;\(address)\u{1B}\\two words\u{1B}]8;;\u{1B}\\ b")
        let picture = frame.picture(.svg)
        let outline = try #require(Outline.of(picture))
        #expect(outline.attributes.filter { $0.name == "href" }.map(\.value) == [address])
        #expect(picture.contains("d=\"M18 0H99V18H18z\""), "\(picture)")
        #expect(frame.picture(.ansi) == "a \u{1B}]8;;\(address)\u{1B}\\two words\u{1B}]8;;\u{1B}\\ b\n")
    }

    /// A drawing needs nothing else: but for links, the only address in it is the name of its language.
    @Test func nothingIsLoadedFromElsewhere() {
        let drawing = "http://a/b.png url(http://c) @import \u{1B}[4:3;1;3mx┌╳⠿\u{E0B0}▒"
        for format in [TUIPicture.Format.svg, .html] {
            let picture = screen(drawing).picture(format, marks: [.init(.zero, name: "x")])
                .replacing("xmlns=\"http://www.w3.org/2000/svg\"", with: "")
            for word in [
                "href", "src=", "<image", "<use", "<style>@", "<link", "<foreignObject", "@font-face", "url=",
                "<script", " id=", " class=",
            ] {
                #expect(!picture.contains(word), "\(word)")
            }
            #expect(picture.matches(of: #/="[^"]*(:\/\/|url\()/#).isEmpty)
        }
    }

    /// Of 10,000 columns the emulator gives as many as it has.
    @Test(arguments: TUIPicture.Format.allCases) func aScreenOfTenThousandColumnsIsAPictureOfAnyFormat(
        _ format: TUIPicture.Format
    ) {
        let text = String(repeating: "<&漢┼\u{202E} ", count: 1700)
        let frame = screen(text + "\r\n" + text, columns: 10_000, rows: 2)
        let picture = frame.picture(format)
        #expect(picture.unicodeScalars.allSatisfy(Self.isHarmless))
        #expect(picture.utf8.count > frame.grid.columns && picture.utf8.count < 1_500_000)
    }

    @Test func aScreenOfTenThousandColumnsIsDrawn() throws {
        let frame = screen(String(repeating: "<&漢┼ ", count: 1700), columns: 10_000, rows: 2)
        let pictures = [100, 100_000].map { count in
            frame.picture(.svg, marks: [.init(frame.root.frame, name: String(repeating: "x", count: count))])
        }
        let picture = pictures[1]
        #expect(pictures[0] == picture)
        #expect(Outline.of(picture) != nil)
        #expect(frame.grid.columns >= 4096)
        #expect(
            picture.hasPrefix(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(frame.grid.columns * 9)\" height=\"60\""))
        #expect(picture.utf8.count < 1_000_000)
    }

    @Test func randomBytesMakeWellFormedPictures() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<200 {
            let bytes = (0..<400).map { _ in UInt8.random(in: 0...255, using: &generator) }
            let scalars = (0..<40).compactMap { _ in
                Unicode.Scalar(UInt32.random(in: 0x80...0x1FBFF, using: &generator))
            }
            let drawing = String(decoding: bytes, as: UTF8.self) + scalars.map { String($0) }.joined()
            let frame = screen(drawing, columns: 30, rows: 10)
            #expect(Outline.of(frame.picture(.svg)) != nil, "\(drawing.debugDescription)")
        }
    }
}
