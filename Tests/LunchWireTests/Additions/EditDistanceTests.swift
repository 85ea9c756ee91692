import LunchWire
import Testing

/// How far two names are apart, and which of several was probably meant.
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

    @Test func ofEquallyNearTheFirstIsTaken() {
        #expect(["cat", "car", "can"].nearest(to: "cab") == "cat")
        #expect(["cart", "cat"].nearest(to: "cat") == "cat")
        #expect([String]().nearest(to: "cat") == nil)
    }
}
