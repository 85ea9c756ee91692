import LunchTerminal
import Testing

@Suite struct CharacterSetTests {
    /// The first row of a wide screen.
    private func text(_ input: String) -> String { outcome(input, columns: 100).text[0] }

    /// The characters that national sets replace.
    private let replaced = "#@[\\]^_`{|}~"

    @Test(arguments: [
        ("4", "£¾ĳ½|^_`¨ƒ¼´"), ("5", "#@ÄÖÅÜ_éäöåü"), ("C", "#@ÄÖÅÜ_éäöåü"), ("R", "£à°ç§^_`éùè¨"),
        ("f", "£à°ç§^_`éùè¨"),
        ("Q", "#àâçêî_ôéùèû"), ("9", "#àâçêî_ôéùèû"), ("K", "#§ÄÖÜ^_`äöüß"), ("Y", "£§°çé^_ùàòèì"),
        ("6", "#ÄÆØÅÜ_äæøåü"),
        ("E", "#ÄÆØÅÜ_äæøåü"), ("`", "#ÄÆØÅÜ_äæøåü"), ("%6", "#@ÃÇÕ^_`ãçõ~"), ("g", "#@ÃÇÕ^_`ãçõ~"),
        ("L", "#@ÃÇÕ^_`ãçõ~"), ("Z", "£§¡Ñ¿^_`°ñç~"), ("7", "#ÉÄÖÅÜ_éäöåü"), ("H", "#ÉÄÖÅÜ_éäöåü"),
        ("=", "ùàéçêîèôäöüû"),
    ])
    func `national sets replace some characters where DECNRCM is set`(designator: String, characters: String) {
        #expect(text("\(csi)?42h\(esc)(\(designator)\(replaced)aZ 0") == characters + "aZ 0")
        #expect(text("\(esc)(\(designator)\(replaced)aZ 0") == replaced + "aZ 0")
    }

    @Test func `sets that need no mode`() {
        #expect(text("\(esc)(A#\(esc)(B#") == "£#")
        #expect(text("\(esc)(0lqk_j\(esc)(Bl") == "┌─┐ ┘l")
        #expect(text("\(esc)(<iW$}~ \(esc)(%5(") == "éŒ⸮ÿ⸮ ¤")
        #expect(text("\(esc)(>!<DMaz~1 ") == "⎷≤Δ⇔αζ↓⸮")
        #expect(text("\(esc)(!z\(esc)(zA") == "A")
    }

    @Test func `a set of 96 has characters for SPACE and DEL`() {
        #expect(text("\(esc)-A\u{0E}a !\u{7F}\u{0F}a\u{7F}b") == "á\u{A0}¡ÿab")
        #expect(text("\(esc).A\u{7F}\(esc)N\u{7F}\u{7F}a") == "ÿa")
    }

    @Test func `shifts choose among the four sets`() {
        let sets = "\(esc))0\(esc)*A\(esc)/A"
        #expect(text(sets + "a\u{0E}a\u{0F}a#\(esc)n#\(esc)oi\u{0F}i") == "a▒a#£éi")
        #expect(text(sets + "##\(esc)N##\(esc)Oii") == "##£#éi")
        #expect(text("\(csi)?42h\(esc)(K[\(esc)7\(esc)(B[\(esc)8[") == "ÄÄ")
    }
}
