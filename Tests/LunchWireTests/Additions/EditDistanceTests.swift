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

    @Test func aLongTextIsNearToNoShortName() {
        #expect([String(repeating: "x", count: 1000)].nearest(to: "ok") == nil)
    }

    /// An app may have a million names, and a message is to be there at once.
    @Test func notAllOfVeryManyNamesAreCompared() {
        let others = (0..<Int(1 << 15)).map { "\($0 % 10)" }
        #expect((others.dropLast() + ["Save"]).nearest(to: "Sabe") == "Save")
        #expect((others + ["Save"]).nearest(to: "Sabe") == nil)
        // Those that are alike take the longest.
        let name = String(repeating: "abab", count: 16)
        let likely = Array(repeating: String(repeating: "abba", count: 16), count: 300)
        #expect((likely.prefix(200) + [name]).nearest(to: name) == name)
        #expect((likely + [name]).nearest(to: name) == likely[0])
    }

    @Test(arguments: [
        ("kitten", "sitten"), ("Meun", "menu"), ("Éclair", "eclair"), ("save\r\n", "save"), ("aab", "abb"),
    ])
    func theNearestIsThatOfTheLeastDistance(one: String, other: String) {
        #expect([String(repeating: "q", count: 9), one, "zzzzzzzz"].nearest(to: other) == one)
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

    /// All but the first letters of a long text would count as differences that may be.
    @Test func aLongTextIsNotNearToAWord() {
        #expect([String(repeating: "a long text ", count: 50)].nearest(to: "Login") == nil)
    }

    /// Names that an app has many of: what is looked at of them has an end, and what stands in front is found.
    @Test(
        arguments: [
            ("compared", "Setting", 200_000, "Sett"), ("too long to be compared", "Setting", 200_000, "A long name, "),
            ("the same", "Setting", 200_000, nil),
        ] as [(String, String, Int, String?)])
    func ofVeryManyTheFirstAreLookedAt(_ what: String, _ name: String, _ count: Int, _ start: String?) {
        var looked = 0
        let names = (0..<count).lazy.map { index -> String in
            looked += 1
            return index == 0 ? "Settign" : start.map { "\($0)\(index)" } ?? "Another"
        }
        #expect(names.nearest(to: name) == "Settign")
        #expect(looked > 100 && looked < count, "\(what): \(looked)")
    }

    /// A list may have a button of the same name in each of thousands of rows.
    @Test func aNameThatIsRepeatedHidesNoNearOne() {
        let names = Array(repeating: "Another", count: 20_000) + ["Settign"]
        #expect(names.nearest(to: "Setting") == "Settign")
    }

    @Test func ofEquallyNearTheFirstIsTaken() {
        #expect(["cat", "car", "can"].nearest(to: "cab") == "cat")
        #expect(["cart", "cat"].nearest(to: "cat") == "cat")
        #expect([String]().nearest(to: "cat") == nil)
    }
}
