import LunchWire
import TestSupport
import Testing

@testable import LunchElements

/// Typed secrets in texts and trees.
@Suite struct SecretMaskTests {
    private func mask(_ secrets: String...) -> SecretMask {
        var mask = SecretMask()
        for secret in secrets { mask.add(typed: Array(secret.utf8), continuing: false) }
        return mask
    }

    @Test func aSecretIsMaskedWhereverItStands() {
        #expect(mask("hunter2").masked("Welcome hunter2, hunter2!") == "Welcome •••••••, •••••••!")
        #expect(mask("hunter2").masked("Welcome") == "Welcome")
        #expect(SecretMask().masked("hunter2") == "hunter2")
    }

    @Test func fourOfItsCharactersAreASecret() {
        #expect(mask("hunter2").masked("hunt fer2 nter") == "•••• fer2 ••••")
        #expect(mask("abc").masked("abc ab") == "••• ab")
    }

    /// Texts of ASCII are looked at byte by byte, others character by character; `é` makes any text one of the others.
    @Test func textsOfASCIIAreMaskedAsOthersAre() {
        var random = SeededGenerator(seed: 31)
        let letters = ["a", "b", "c", "\n", "\r\n", "\u{1}"]
        func text(upTo count: Int) -> String {
            (0..<1 + random.index(below: count)).map { _ in letters[random.index(below: letters.count)] }.joined()
        }
        for _ in 0..<2000 {
            let mask = mask(text(upTo: 3), text(upTo: 9))
            let shown = text(upTo: 20)
            #expect(mask.masked(shown) + " é" == mask.masked(shown + " é"))
        }
    }

    @Test func aSecretThatIsNotOfASCIIIsMasked() {
        #expect(mask("naïve").masked("a naïve one") == "a ••••• one")
        #expect(mask("na\u{EF}ve").masked("a nai\u{308}ve one") == "a ••••• one")
        #expect(mask("naïve").masked("a naive one") == "a naive one")
        // Signs that are equal to characters of ASCII: those for kelvin, and for a question in Greek.
        #expect(mask("\u{212A}ey\u{37E}").masked("a Key; it is") == "a •••• it is")
        #expect(mask("Key;").masked("a \u{212A}ey\u{37E} it is") == "a •••• it is")
    }

    /// A secret as a screen, an address, a file or a table writes it.
    @Test(arguments: [
        ("hunter2", "HUNTER2 Hunter2", "••••••• •••••••"),
        ("a b&c/d", "https://x.org/?q=a%20b%26c%2Fd#end", "https://x.org/?q=•••••••••••••#end"),
        ("a b&c/d", "q=a+b%26c%2fd", "q=•••••••••••"),
        ("naïve pass", "na%C3%AFve%20pass", "•••••••••••••••••"),
        ("a<b>&\"c", "<i>a&lt;b&gt;&amp;&quot;c</i>", "<i>••••••••••••••••••••••</i>"),
        ("a<b>c", "a&amp;lt;b&#62;c", "••••••••••••••••"),
        ("pä\"ss\\w", #"{"k":"p\u00e4\"ss\\w"}"#, #"{"k":"••••••••••••••"}"#),
        ("1234-5678-9012", "1234 5678 9012", "•••• •••• ••••"),
        ("hunter2", "h-u-n-t-e-r-2", "•-•-•-•-•-•-•"),
        ("hunter2", "hun\u{1B}[31mter2", "•••\u{1B}[31m••••"),
        ("hunter2", "hun\nter2", "•••\n••••"),
        ("hunter2", "│pass: hu│ 1 │\n│nte     │ 2 │\n│r2      │ 3 │", "│pass: ••│ 1 │\n│•••     │ 2 │\n│••      │ 3 │"),
        ("hunter2-is-a-long-secret", "h x\nu y\nn z\nt\ne\nr\n2\n-", "• x\n• y\n• z\n•\n•\n•\n•\n•"),
        ("ab", "ab, cab, abc, [ab]", "••, cab, abc, [••]"),
        ("1", "1 of 11, 21: 1", "• of 11, 21: •"),
        ("007", "007 is x007y", "••• is x•••y"),
        ("#", "# a## #", "• a## •"),
        ("-----BEGIN", "----- a -----", "----- a -----"),
        (" ", "a b", "a b"),
    ])
    func aSecretIsMaskedInAnyForm(_ secret: String, _ text: String, _ masked: String) {
        var mask = SecretMask()
        mask.add(declared: secret)
        #expect(mask.masked(text) == masked)
    }

    @Test func aSecretMayBeAKeyOrANumber() {
        var mask = SecretMask()
        for secret in ["hunter2", "48213377"] { mask.add(declared: secret) }
        let json = LunchJSON.object(["hunter2": .array([.integer(48_213_377), .integer(4), .bool(true)])])
        #expect(
            mask.maskedData(json) == .object(["•••••••": .array([.string("••••••••"), .integer(4), .bool(true)])]))
    }

    /// Beside quotation marks only a whole secret counts, or eight characters of it.
    @Test(arguments: [
        ("password123", #"The password is in "password"."#, #"The •••••••• is in "••••••••"."#),
        ("testing1", #"The test expects "test" in Tests."#, #"The test expects "••••" in Tests."#),
        ("abc", #"abc: "abcd" of xabc"#, #"•••: "•••d" of xabc"#),
        ("in", #"in "in""#, #"in "••""#),
    ])
    func wordsOfSentencesStay(_ secret: String, _ text: String, _ masked: String) {
        var mask = SecretMask()
        mask.add(declared: secret)
        #expect(mask.maskedSentences(text) == masked)
    }

    /// Keys that take back, each alone or with others, and what the program gets.
    @Test(arguments: [
        ("hunterX\u{7F}2\n", "hunter2 hunterX", "••••••• •••••••"),
        ("wrong\u{15}hunter2\r", "hunter2 wrong", "••••••• •••••"),
        ("one wrong\u{17}hunter2\n", "one hunter2", "•••••••••••"),
        ("hun\u{1B}[Dter2\n", "hunter2 [D", "••••••• [D"),
        ("a\u{7F}hunter2\n", "a hunter2", "a •••••••"),
    ])
    func whatIsTakenBackIsNoPartOfASecret(_ typed: String, _ text: String, _ masked: String) {
        var (whole, one) = (SecretMask(), SecretMask())
        whole.add(typed: Array(typed.utf8), continuing: false)
        for (number, byte) in typed.utf8.enumerated() { one.add(typed: [byte], continuing: number > 0) }
        #expect(whole.masked(text) == masked)
        // The letters of a sequence come one by one only if a person types them.
        if !typed.contains("\u{1B}") { #expect(one.masked(text) == masked) }
    }

    @Test func charactersThatAreTypedOneByOneAreOneSecret() {
        var mask = SecretMask()
        for letter in "hunter2" { mask.add(typed: Array(String(letter).utf8), continuing: letter != "h") }
        #expect(mask.masked("hunter2 has a hat") == "••••••• has a hat")
    }

    @Test func partsBetweenControlCharactersAreSecretsByThemselves() {
        #expect(mask("bob\tabc\n").masked("bob abc bobabc") == "••• ••• ••••••")
    }

    @Test func aSecureFieldNeverShowsItsValue() {
        let field = AccessibilityNode(.secureTextField, identifier: "password", value: "hunter2")
        let root = AccessibilityNode(
            .application, children: [field, AccessibilityNode(.staticText, label: "You typed hunter2")])
        var mask = SecretMask()
        #expect(mask.masked(root).children[0].value == "•••••••")
        #expect(mask.masked(root).children[1].label == "You typed hunter2")
        mask.add(heldBy: root)
        #expect(mask.masked(root).children[1].label == "You typed •••••••")
    }

    /// A literal of Swift has a backslash before each of these.
    @Test func aSecretInALiteralIsMasked() {
        #expect(!mask(#"a"b"c"d"#).masked(#""a\"b\"c\"d""#).contains("b"))
    }

    @Test func linesOfADeclaredSecretAreSecretsByThemselves() {
        var mask = SecretMask()
        mask.add(declared: "-----BEGIN\nhunter2\n")
        #expect(mask.masked("hunter2") == "•••••••")
    }

    @Test func theDotsOfAFieldAreNoSecret() {
        let field = AccessibilityNode(.secureTextField, value: "•••••••")
        var mask = SecretMask()
        mask.add(heldBy: field)
        #expect(mask.isEmpty)
    }
}
