import Testing

@testable import LunchElements

/// Messages tell how long a secret is, and no more.
@Suite struct SecretTextTests {
    @Test func aTextIsMaskedCharacterByCharacter() {
        #expect(SecretText.mask("páß👩‍👧") == "••••")
        #expect(SecretText.literal("pass") == "\"••••\"")
        #expect(SecretText.literal(String?.some("pass") as Any) == "\"••••\"")
    }

    @Test func aValueThatIsNoTextIsNotShown() {
        #expect(SecretText.literal(1234) == "…")
        #expect(SecretText.literal(["pass"]) == "…")
        #expect(SecretText.literal(Int?.some(1234) as Any) == "…")
    }

    @Test func nothingIsShownAsNothing() { #expect(SecretText.literal(String?.none as Any) == "nil") }
}
