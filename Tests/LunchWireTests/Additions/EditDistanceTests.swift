import LunchWire
import Testing

/// The distance of two names, and the one of several that was probably meant.
struct EditDistanceTests {
    @Test(arguments: [
        ("", "", 0), ("a", "", 1), ("", "abc", 3), ("menu", "menu", 0), ("Menu", "mENU", 0), ("kitten", "sitting", 3),
        ("menu", "meun", 1), ("abcd", "badc", 2), ("Lunch", "Launch", 1), ("Lunch", "Dinner", 5), ("é", "e\u{301}", 0),
        ("ca", "abc", 3),
    ])
    func countsInsertionsDeletionsReplacementsAndSwaps(a: String, b: String, distance: Int) {
        #expect(a.editDistance(to: b) == distance)
        #expect(b.editDistance(to: a) == distance)
    }

    @Test func longTextsAreComparedByTheirBeginnings() {
        let start = String(repeating: "x", count: 64)
        #expect((start + "a").editDistance(to: start + String(repeating: "b", count: 10_000)) == 0)
    }

    @Test(
        arguments: [
            ("Brekfast", "Breakfast"), ("breakfast", "Breakfast"), ("Luhnch", "Lunch"), ("dinnner", "Dinner"),
            ("L", nil), ("Settings", nil), ("", nil),
        ] as [(String, String?)])
    func nearestIsWhatWasMeant(name: String, expected: String?) {
        #expect(["Breakfast", "Lunch", "Dinner"].nearest(to: name) == expected)
    }

    @Test(
        arguments: [
            ("index", "index", 0), ("Index", "index", 0), ("user_name", "userName", 0), ("user-name", "USERNAME", 0),
            ("indx", "index", 1), ("idnex", "index", 1), ("indeces", "index", nil), ("rows", "row", 1),
            ("MOCKJSN", "MOCK_JSON", 1), ("mok_jsno", "MOCK_JSON", 2), ("mok_jno", "MOCK_JSON", nil),
            ("firstName", "lastName", nil), ("createdAt", "updatedAt", nil), ("minimum", "maximum", nil),
            ("x", "y", nil), ("x", "X", 0), ("dx", "dy", nil), ("id", "ids", nil), ("id", "_id", 0), ("", "a", nil),
            ("_", "-", nil), ("_", "", nil), ("abc", "", nil), ("acd", "abc", nil), ("acb", "abc", 1),
        ] as [(String, String, Int?)])
    func aKeyIsAMisspellingIfHardlyALetterIsWrong(key: String, of other: String, distance: Int?) {
        #expect(key.distance(asMisspellingOf: other) == distance)
        #expect(other.distance(asMisspellingOf: key) == distance)
    }

    @Test func theKeyThatIsMeantIsTheNearest() {
        #expect(["titles", "title"].meant(by: "Title")?.key == "title")
        #expect(["titles", "title"].meant(by: "titlse")?.key == "titles")
        #expect(["left", "lift"].meant(by: "luft")?.key == "left")
        #expect(["left", "lift"].meant(by: "right") == nil)
    }

    @Test func ofEquallyNearTheFirstIsTaken() {
        #expect(["cat", "car", "can"].nearest(to: "cab") == "cat")
        #expect(["cart", "cat"].nearest(to: "cat") == "cat")
        #expect([String]().nearest(to: "cat") == nil)
    }
}
