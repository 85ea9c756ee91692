import LunchWire

/// The keys that were asked for of a JSON value that a type decodes from, object by object.
///
/// Containers over the same object share it, so that a type may ask in several ways and in several attempts.
final class AskedKeys {
    /// A member that was not read, and the key of which it is probably a misspelling.
    struct Misspelling {
        let key: String
        let meant: String
        let path: [any CodingKey]
    }

    private let members: [String: LunchJSON]
    private var asked: Set<String>
    private var children: [(key: any CodingKey, keys: AskedKeys)] = []
    private var places: [String: Int] = [:]

    /// No value has been read yet, except for keys that another type knows.
    init(_ value: LunchJSON, knowing known: Set<String> = []) {
        if case .object(let members) = value { self.members = members } else { members = [:] }
        asked = known
    }

    func note(_ key: String) { asked.insert(key) }

    /// The record of what is asked of the value under a key; nil if nothing can be asked of such a value.
    func child(_ key: any CodingKey, _ value: LunchJSON) -> AskedKeys? {
        switch value {
        case .object, .array: break
        case .null, .bool, .number, .string: return nil
        }
        if let place = places[key.stringValue] { return children[place].keys }
        let keys = AskedKeys(value)
        places[key.stringValue] = children.count
        children.append((key, keys))
        return keys
    }

    /// The first misspelled key, of this object and then of those in it, in the order in which they were asked for.
    func misspelling() -> Misspelling? {
        var cleared: Set<Doubt> = []
        return misspelling(at: [], &cleared)
    }

    /// Keys that were not read, and keys that are missing.
    private struct Doubt: Hashable {
        let unknown: Set<String>
        let missing: Set<String>
    }

    /// - Parameter cleared: the keys that are certainly no misspellings; the elements of an array are mostly alike.
    private func misspelling(at path: [any CodingKey], _ cleared: inout Set<Doubt>) -> Misspelling? {
        let unknown = Set(members.keys).subtracting(asked)
        let doubt = Doubt(unknown: unknown, missing: unknown.isEmpty ? [] : asked.filter { members[$0] == nil })
        if !doubt.unknown.isEmpty, !doubt.missing.isEmpty, cleared.insert(doubt).inserted,
            let (key, meant) = Self.misspelling(of: doubt.missing, by: doubt.unknown)
        {
            return Misspelling(key: key, meant: meant, path: path)
        }
        for (key, keys) in children {
            if let misspelling = keys.misspelling(at: path + [key], &cleared) { return misspelling }
        }
        return nil
    }

    /// The key that is in place of a missing key of the object at a path; nil if nothing is near to it.
    func misspelling(of key: String, at path: [any CodingKey]) -> String? {
        guard let first = path.first else { return Self.misspelling(of: key, in: members, asked: asked) }
        return places[first.stringValue].flatMap {
            children[$0].keys.misspelling(of: key, at: Array(path.dropFirst()))
        }
    }

    /// The keys that were asked for of the value itself.
    var ownKeys: Set<String> { asked }

    /// The key that is in place of a missing key; nil if the key is there, or no unread key is similar to it.
    static func misspelling(of key: String, in members: [String: LunchJSON], asked: Set<String>) -> String? {
        guard members[key] == nil else { return nil }
        return misspelling(of: [key], by: Set(members.keys).subtracting(asked))?.key
    }

    /// The unread key that is most probably a misspelling, and the missing key that is meant.
    static func misspelling(of missing: Set<String>, by unknown: Set<String>) -> (key: String, meant: String)? {
        let missing = missing.sorted()
        var best: (key: String, meant: String, distance: Int)?
        for key in unknown.sorted() {
            guard let (meant, distance) = missing.meant(by: key) else { continue }
            if distance < best?.distance ?? .max { best = (key, meant, distance) }
        }
        return best.map { ($0.key, $0.meant) }
    }
}
