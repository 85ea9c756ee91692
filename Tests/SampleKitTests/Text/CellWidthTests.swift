import Testing

@testable import SampleKit

struct CellWidthTests {
    @Test(arguments: [
        ("a", 1), ("~", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("─", 1), ("•", 1), ("\u{FFFD}", 1), ("한", 2),
        ("\u{1112}\u{1161}\u{11AB}", 2), ("世", 2), ("、", 2), ("Ａ", 2), ("ｱ", 1), ("ｶ\u{FF9E}", 2), ("\u{3000}", 2),
        ("\u{20000}", 2), ("क\u{94D}ष\u{93F}", 2), ("ก\u{E33}", 2), ("\u{200B}", 0), ("\u{301}", 0), ("\u{1160}", 0),
        ("\u{7}", 0), ("\u{1B}", 0), ("\u{AD}", 1), ("\u{600}", 1),
    ])
    func lettersAndMarks(_ text: String, _ width: Int) {
        #expect(text.cellWidth == width)
    }

    @Test(arguments: [
        ("😀", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("🇯🇵", 2), ("🇯", 2), ("❤", 1), ("❤️", 2), ("©", 1), ("©️", 2),
        ("1", 1), ("1️⃣", 2), ("⌚", 2), ("a\u{FE0F}", 1),
    ])
    func emoji(_ text: String, _ width: Int) {
        #expect(text.count == 1)
        #expect(text.cellWidth == width)
    }

    @Test func aLineIsAsWideAsItsCharacters() {
        #expect("".cellWidth == 0)
        #expect("a世e\u{301}👍🏽!".cellWidth == 7)
    }
}
