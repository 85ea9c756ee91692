import LunchElements
import LunchWire
import TestSupport
import Testing

@testable import LunchReport

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
        #expect(mask("hunter2").masked("hunt er2 nter") == "•••• er2 ••••")
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
            #expect(mask.masked(shown) + "é" == mask.masked(shown + "é"))
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
