/// Random numbers that are the same at every run (SplitMix64, Steele 2014).
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension SeededGenerator {
    package mutating func index(below end: Int) -> Int { Int.random(in: 0..<end, using: &self) }

    /// Returns true if something happens that happens once in so many times.
    package mutating func happens(oneIn count: Int) -> Bool { index(below: count) == 0 }

    package mutating func pick<Element>(_ elements: [Element]) -> Element { elements[index(below: elements.count)] }

    /// A short text of letters that are hard for a codec.
    package mutating func text() -> String {
        let letters: [Character] = [
            "a", "B", "\"", "\\", "/", ";", "\u{0}", "\n", "\u{1B}", "\u{7F}", "é", "日", "👩‍👩‍👧", "\u{FFFF}",
        ]
        return String((0..<index(below: 6)).map { _ in pick(letters) })
    }
}
