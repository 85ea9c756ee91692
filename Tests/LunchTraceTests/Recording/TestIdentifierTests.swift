import LunchTrace
import Testing

@Suite struct TestIdentifierTests {
    @Test func aPlaceIsNoPartOfTheName() {
        #expect(TestIdentifier("T.A/b(_:)/File.swift:1:2").name == "T.A/b(_:)")
        #expect(TestIdentifier("T.b()").components == ["b()"])
        #expect(TestIdentifier("T.A/testB").name == "T.A/testB")
    }

    @Test func aNameInBackQuotesMayHaveAnything() {
        let identifier = TestIdentifier("T.A/`a/b. c`()/File.swift:1:2")
        #expect(identifier.components == ["A", "`a/b. c`()"])
        #expect(identifier.name == "T.A/`a/b. c`()")
    }

    @Test(arguments: ["", ".", "/", "T", "T.", "T./", "`"]) func noTextTraps(_ text: String) {
        #expect(!TestIdentifier(text).name.contains("swift"))
    }
}
