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
        let input = "\(esc)(\(designator)\(replaced)aZ 0"
        #expect([text("\(csi)?42h\(input)"), text(input)] == [characters + "aZ 0", replaced + "aZ 0"])
    }

    private static let shifts = "\(esc))0\(esc)*A\(esc)/A"

    @Test(arguments: [
        ("\(esc)(A#\(esc)(B#", "£#"), ("\(esc)(0lqk_j\(esc)(Bl", "┌─┐ ┘l"), ("\(esc)(<iW$}~ \(esc)(%5(", "éŒ⸮ÿ⸮ ¤"),
        ("\(esc)(>!<DMaz~1 ", "⎷≤Δ⇔αζ↓⸮"), ("\(esc)(!z\(esc)(zA", "A"),
        // A set of 96 has characters for SPACE and DEL.
        ("\(esc)-A\u{0E}a !\u{7F}\u{0F}a\u{7F}b", "á\u{A0}¡ÿab"), ("\(esc).A\u{7F}\(esc)N\u{7F}\u{7F}a", "ÿa"),
        // Shifts choose among the four sets.
        ("\(esc))0a\u{0E}q\u{0F}q", "a─q"), ("\(esc)*0\(esc)Nqq", "─q"),
        ("\(shifts)a\u{0E}a\u{0F}a#\(esc)n#\(esc)oi\u{0F}i", "a▒a#£éi"),
        ("\(shifts)##\(esc)N##\(esc)Oii", "##£#éi"), ("\(csi)?42h\(esc)(K[\(esc)7\(esc)(B[\(esc)8[", "ÄÄ"),
    ])
    func `sets and shifts`(input: String, shown: String) {
        #expect(text(input) == shown)
    }
}
