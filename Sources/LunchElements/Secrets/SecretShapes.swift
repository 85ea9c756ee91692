/// Whole secrets, however their characters are spread over a text.
struct SecretShapes: Sendable {
    private var secrets: [[Character]] = []
    /// The letters and digits of each.
    private var spread: [[Character]] = []
    /// The first four letters and digits of each, if they are of ASCII, in a number.
    private(set) var heads: Set<UInt32> = []
    /// True if there are blanks in a secret, which forms write as `+`.
    private(set) var hasBlanks = false

    private static let least = 4
    /// The number of characters in several rows that reveal a secret of any length.
    private static let enough = 8

    init(_ secrets: [[Character]] = []) {
        self.secrets = secrets.filter { $0.count >= Self.least }
        hasBlanks = secrets.contains { $0.contains(" ") }
        for secret in self.secrets {
            let letters = secret.filter(\.isLetterOrDigit)
            guard letters.count >= Self.least else { continue }
            spread.append(letters)
            let bytes = letters.prefix(4).compactMap { $0.utf8.count == 1 ? $0.utf8.first : nil }
            if bytes.count == 4 { heads.insert(bytes.reduce(0) { $0 << 8 | UInt32($1) }) }
        }
    }

    /// Marks secrets whose letters and digits follow on each other, whatever else is between them: `1234 5678`, `SE│CRET`.
    func markSpread(_ page: SecretPage, _ hits: inout SecretHits) {
        guard !spread.isEmpty else { return }
        let places = page.characters.indices.filter { page.characters[$0].isLetterOrDigit }
        let letters = places.map { page.characters[$0] }
        let beginnings = Dictionary(grouping: spread) { $0[0] }
        for start in letters.indices {
            guard let secrets = beginnings[letters[start]] else { continue }
            for secret in secrets where letters[start...].starts(with: secret) {
                for index in start..<start + secret.count { hits.add(places[index]..<places[index] + 1) }
            }
        }
    }

    /// Marks secrets that continue in the next row below where they began, as in a box.
    func markWrapped(_ page: SecretPage, _ hits: inout SecretHits) {
        guard page.rows.count > 1 else { return }
        for secret in secrets {
            for number in page.rows.indices.dropLast() {
                let row = page.rows[number]
                for start in row where page.characters[start] == secret[0] {
                    let parts = parts(of: secret, in: page, from: start, row: number)
                    let length = parts.reduce(0) { $0 + $1.count }
                    guard parts.count > 1, length >= max(Self.least, min(Self.enough, (secret.count + 1) / 2)) else {
                        continue
                    }
                    for part in parts { hits.add(part) }
                }
            }
        }
    }

    /// The parts of a secret that begins at an index, each in the row below the one before.
    private func parts(of secret: [Character], in page: SecretPage, from start: Int, row number: Int) -> [Range<Int>] {
        func part(at index: Int, in row: Range<Int>, behind offset: Int) -> Range<Int>? {
            var end = index
            while end < row.upperBound, offset + end - index < secret.count,
                page.characters[end] == secret[offset + end - index]
            {
                end += 1
            }
            let isOver = offset + end - index == secret.count
            return end > index && (isOver || page.isBreak(end, in: row)) ? index..<end : nil
        }
        guard let first = part(at: start, in: page.rows[number], behind: 0) else { return [] }
        var (parts, offset, column) = ([first], first.count, nil as Int?)
        for row in page.rows[(number + 1)...] where offset < secret.count {
            let next = row.filter { index in
                let isInPlace = column.map { page.columns[index] == $0 } ?? (page.columns[index] <= page.columns[start])
                return isInPlace && page.isBreak(index - 1, in: row)
            }.compactMap { part(at: $0, in: row, behind: offset) }.max { $0.count < $1.count }
            guard let next else { break }
            parts.append(next)
            offset += next.count
            column = page.columns[next.lowerBound]
        }
        return parts
    }
}
