/// A text that nobody may see: only whether two are the same is known.
struct SecretText: Equatable {
    /// A number for each character, which is another one in each run of the command.
    private var marks: [Int]

    init(_ text: String) { marks = text.map(\.hashValue) }

    /// Creates a text of which only the length is known.
    init(characters: Int) { marks = Array(repeating: 0, count: characters) }

    /// The number of characters.
    var count: Int { marks.count }

    /// Adds what was typed next.
    mutating func append(_ other: SecretText) { marks += other.marks }

    /// Takes back the last character.
    mutating func removeLast() { _ = marks.popLast() }
}
