/// A secret, of which only the places are known at which it differs from another.
struct SecretText: Equatable {
    /// The number of characters that were in the field before it.
    let start: Int
    /// A number for each character, which is another one in each run of the command.
    private(set) var marks: [Int]

    init(_ text: String, at start: Int = 0) { (self.start, marks) = (start, text.map(\.hashValue)) }

    /// Creates a text of which only the length is known.
    init(characters: Int) { (start, marks) = (0, Array(repeating: 0, count: characters)) }

    /// Adds what was typed next.
    mutating func append(_ other: SecretText) { marks += other.marks }

    /// Takes back the last character.
    mutating func removeLast() { _ = marks.popLast() }
}

/// The texts that represent secrets: of the letter x, and of another where a secret differs from those before.
struct SecretPlaceholders {
    /// The characters at each place, in the order in which they came.
    private var known: [Int: [Int]] = [:]

    private static let letters = Array("xyzabcdefghijklmnopqrstuvw")

    init(_ secrets: [SecretText]) {
        for secret in secrets {
            for (place, mark) in zip(secret.start..., secret.marks) where known[place]?.contains(mark) != true {
                known[place, default: []].append(mark)
            }
        }
    }

    func placeholder(of secret: SecretText) -> String {
        String(
            zip(secret.start..., secret.marks).map { place, mark in
                Self.letters[(known[place]?.firstIndex(of: mark) ?? 0) % Self.letters.count]
            })
    }
}
