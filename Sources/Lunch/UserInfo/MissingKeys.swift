import LunchWire

/// The keys that a JSON value lacks, as they are found in a second attempt to decode it.
///
/// A type stops at the first missing key. In this attempt each missing value is replaced by a placeholder, and the
/// result is discarded.
final class MissingKeys {
    /// The paths of the keys, in the order in which they were asked for.
    private(set) var paths: [[any CodingKey]] = []

    /// The nesting of placeholders, within which nothing is noted: a missing object lacks no keys.
    private var depth = 0

    private static let (depthLimit, countLimit) = (8, 1000)

    private static let candidates: [LunchJSON] = [
        nil, "", 0, false, [], [:], "x:", "00000000-0000-0000-0000-000000000000",
    ]

    /// Notes a key, and returns a value in its place; nil if there is none that its type takes.
    func standIn<Value: Decodable>(for path: [any CodingKey], _ type: Value.Type) -> Value? {
        if depth == 0, paths.count < Self.countLimit { paths.append(path) }
        guard depth < Self.depthLimit else { return nil }
        depth += 1
        defer { depth -= 1 }
        for candidate in Self.candidates {
            let decoder = JSONValueDecoder(value: candidate, keys: nil, codingPath: path, missing: self)
            if let value = try? decoder.decode(type) { return value }
        }
        return first(of: type) as? Value
    }

    /// The first case of an enumeration that lists its cases; nil of any other type.
    private func first(of type: any Any.Type) -> Any? {
        guard let type = type as? any CaseIterable.Type else { return nil }
        func open<Cases: CaseIterable>(_ type: Cases.Type) -> Any? { type.allCases.first }
        return open(type)
    }
}
