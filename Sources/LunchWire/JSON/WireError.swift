/// The mistake in JSON that came from somewhere else.
package enum WireError: Error, Hashable {
    /// The text is not JSON: what was found, at which line and column, both counted from 1.
    case malformed(String, line: Int, column: Int)

    /// Arrays and objects are nested deeper than the limit.
    case tooDeep(limit: Int)

    /// There are more of something than the limit.
    case tooMany(String, limit: Int)

    /// A key that must be there is not; the path names the object.
    case missing(key: String, path: String)

    /// A value is of another kind than it must be; the path leads to it.
    case unexpected(path: String, expected: String, found: String)

    /// A number of a place or an extent in cells is beyond the limit; the owner is the element that it is about.
    case tooFar(path: String, owner: String?, numbers: String, limit: Int)

    /// A message has another number of bytes than were written: something else was written into it.
    case torn(expected: Int, found: Int)
}

extension WireError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .malformed(let found, let line, let column): "line \(line), column \(column): found \(found)"
        case .tooDeep(let limit): "arrays and objects are nested more than \(limit) deep"
        case .tooMany(let things, let limit): "more than \(limit) \(things)"
        case .missing(let key, let path): "\(path) has no \"\(key)\""
        case .unexpected(let path, let expected, let found): "\(path) is \(found), not \(expected)"
        case .torn(let expected, let found): "it has \(found) bytes, but was written with \(expected)"
        case .tooFar(let path, let owner, let numbers, let limit):
            "\(path)\(owner.map { " of \($0)" } ?? "") is \(numbers), with a number beyond ±\(limit)"
        }
    }
}

extension WireError {
    /// The error of a word that is none of those that are known.
    package static func unknown(_ word: String, among known: [String], at path: String) -> WireError {
        let near = known.nearest(to: word).map { "\($0.literal), which is near" } ?? known.joined(separator: ", ")
        return .unexpected(path: path, expected: near, found: String(word.visible.prefix(40)).literal)
    }
}
