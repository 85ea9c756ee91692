/// The letters that represent styles in a snapshot.
struct SnapshotLegend {
    /// The line before the legend.
    static let title = "legend:"

    /// The styles in the order of their first cells.
    private var styles: [String] = []
    private var letters: [String: Character] = [:]

    /// - Parameter known: letters to use again, so that a new style changes no other line of a file.
    init(_ rows: some Sequence<SnapshotRow>, preferring known: [String: Character] = [:]) {
        for row in rows {
            for look in row.looks where !look.isEmpty && letters[look] == nil {
                letters[look] = known[look] ?? " "
                styles.append(look)
            }
        }
        var free = Self.alphabet.makeIterator()
        let taken = Set(letters.values)
        for style in styles where letters[style] == " " {
            while let letter = free.next() {
                if taken.contains(letter) { continue }
                letters[style] = letter
                break
            }
        }
    }

    var isEmpty: Bool { styles.isEmpty }

    /// The line below a row.
    func line(of row: SnapshotRow) -> String {
        ":" + String(row.looks.map { $0.isEmpty ? " " : letters[$0] ?? " " })
    }

    /// The lines of the legend.
    var lines: [String] { lines { _ in true } }

    /// The lines of the legend about some styles.
    func lines(_ isShown: (String) -> Bool) -> [String] {
        styles.filter(isShown).map { "\(letters[$0] ?? " "): \($0)" }
    }

    /// The letters in the order in which they are taken: first those that everybody can type, then those of other scripts,
    /// for screens that no program draws by hand.
    private static var alphabet: some Sequence<Character> {
        let ranges: [ClosedRange<UInt32>] = [
            0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x17F, 0x391...0x3A1, 0x3A3...0x3C9,
            0x410...0x44F, 0x4E00...0x9FA5, 0xAC00...0xD7A3,
        ]
        return ranges.lazy.flatMap { $0 }.compactMap(Unicode.Scalar.init).map(Character.init)
    }
}
