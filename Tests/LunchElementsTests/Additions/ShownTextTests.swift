import LunchElements
import Testing

/// A value in a message is written as a test would write it.
@Suite struct ShownTextTests {
    @Test func aValueIsALiteralWithoutItsBeingOptional() {
        #expect(ShownText.literal("a\n") == #""a\n""#)
        #expect(ShownText.literal(3) == "3")
        #expect(ShownText.literal("a" as String? as Any) == #""a""#)
        #expect(ShownText.literal(0.5 as Double? as Any) == "0.5")
        #expect(ShownText.literal(nil as Int? as Any) == "nil")
        #expect(ShownText.literal(nil as String?? as Any) == "nil")
    }
}
