/// The parts of secrets that count as the secret.
struct SecretPieces: Sendable {
    /// The number of characters of a part; a shorter secret is its only part.
    let length: Int
    /// The least number of characters of a secret that is looked for within words.
    private let least: Int

    /// The parts by their lengths.
    private var pieces: [Int: Set<[Character]>] = [:]
    /// The characters with which one begins.
    private var beginnings: Set<Character> = []
    /// The secrets that are hidden only where they are words.
    private var words: Set<[Character]> = []

    /// The last bytes of parts of ASCII, at most four, by their number.
    private var plain = [Set<UInt32>](repeating: [], count: 5)
    /// True at the place of each byte with which one of them ends.
    private var plainEnds = [Bool](repeating: false, count: 0x80)

    init(length: Int, least: Int = 3) { (self.length, self.least) = (length, least) }

    mutating func collect(_ secrets: [[Character]]) {
        self = SecretPieces(length: length, least: least)
        for secret in secrets where !secret.isEmpty {
            guard secret.count >= least else {
                // In sentences, a letter or two may be a word of many kinds.
                if secret.count == 3 || least == 3 { insert(word: secret) }
                continue
            }
            let length = min(length, secret.count)
            for start in 0...(secret.count - length) {
                let piece = Array(secret[start..<start + length])
                // Blanks and lines are in many a text.
                if !piece[0].isLetterOrDigit, piece.allSatisfy({ $0 == piece[0] }) { continue }
                guard pieces[length, default: []].insert(piece).inserted else { continue }
                beginnings.insert(piece[0])
                insert(plain: piece)
            }
        }
    }

    private mutating func insert(word: [Character]) {
        if word.allSatisfy(\.isWhitespace) { return }
        words.insert(word)
        insert(plain: word)
    }

    private mutating func insert(plain piece: [Character]) {
        let bytes = piece.suffix(4).compactMap { $0.utf8.count == 1 ? $0.utf8.first : nil }
        guard bytes.count == min(4, piece.count), let end = bytes.last, end < 0x80 else { return }
        plain[bytes.count].insert(bytes.reduce(0) { $0 << 8 | UInt32($1) })
        plainEnds[Int(end)] = true
    }

    /// Returns true if the last four bytes of a text may be the end of a part.
    func ends(with bytes: UInt32) -> Bool {
        guard plainEnds[Int(bytes & 0x7F)] else { return false }
        return (1...4).contains { plain[$0].contains($0 == 4 ? bytes : bytes & (1 << (8 * UInt32($0)) - 1)) }
    }

    /// Marks all parts in a text.
    ///
    /// - Parameter places: the places to mark for each character; nil for its own.
    func mark(_ characters: [Character], _ hits: inout SecretHits, at places: [Range<Int>]? = nil) {
        for start in characters.indices where beginnings.contains(characters[start]) {
            for (length, pieces) in pieces where start + length <= characters.count {
                guard pieces.contains(Array(characters[start..<start + length])) else { continue }
                for index in start..<start + length { hits.add(places?[index] ?? index..<index + 1) }
            }
        }
    }

    /// Marks the short secrets that are words.
    func markWords(_ page: SecretPage, _ hits: inout SecretHits) {
        guard !words.isEmpty else { return }
        for row in page.rows {
            for start in row {
                for length in 1...3 where start + length <= row.upperBound {
                    let word = start..<start + length
                    if page.isWord(word, in: row), words.contains(Array(page.characters[word])) { hits.add(word) }
                }
            }
        }
    }
}
