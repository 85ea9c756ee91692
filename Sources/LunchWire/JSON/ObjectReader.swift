/// Takes the members of a JSON object one by one, and names the path of what is missing or of the wrong kind.
package struct ObjectReader {
    package let path: String
    private let members: [String: LunchJSON]

    package init(_ value: LunchJSON, at path: String) throws(WireError) {
        guard case .object(let members) = value else {
            throw .unexpected(path: path, expected: "an object", found: value.kind)
        }
        self.members = members
        self.path = path
    }

    /// The object as a whole.
    package var json: LunchJSON { .object(members) }

    /// The value under a key, which may be null; nil if it is absent.
    package func member(_ key: String) -> LunchJSON? { members[key] }

    /// Throws an error if there is a member of another name: a misspelled one would be passed over.
    package func expect(only known: [String]) throws(WireError) {
        guard let other = members.keys.filter({ !known.contains($0) }).min() else { return }
        throw .unknown(other, among: known, at: path)
    }

    /// The value under a key; nil if it is absent or null.
    package func value(_ key: String) -> LunchJSON? {
        guard let value = members[key] else { return nil }
        if case .null = value { return nil }
        return value
    }

    package func string(_ key: String) throws(WireError) -> String {
        guard let string = try optionalString(key) else { throw .missing(key: key, path: path) }
        return string
    }

    package func optionalString(_ key: String) throws(WireError) -> String? {
        guard let value = value(key) else { return nil }
        guard case .string(let string) = value else { throw unexpected(key, "a string", value) }
        return string
    }

    package func integer(_ key: String) throws(WireError) -> Int {
        guard let integer = try optionalInteger(key) else { throw .missing(key: key, path: path) }
        return integer
    }

    package func optionalInteger(_ key: String) throws(WireError) -> Int? {
        guard let value = value(key) else { return nil }
        guard let integer = value.integer else { throw unexpected(key, "an integer", value) }
        return integer
    }

    /// A number of things: an integer from the least on, and one that every JSON reader has exactly (RFC 8259, 6).
    package func count(_ key: String, of things: String, from least: Int = 0) throws(WireError) -> Int {
        guard let count = try optionalCount(key, of: things, from: least) else { throw .missing(key: key, path: path) }
        return count
    }

    package func optionalCount(_ key: String, of things: String, from least: Int = 0) throws(WireError) -> Int? {
        guard let count = try optionalInteger(key) else { return nil }
        guard (least..<1 << 53).contains(count) else {
            throw .unexpected(path: "\(path).\(key)", expected: "a count of \(things)", found: "out of range")
        }
        return count
    }

    package func bool(_ key: String, default standard: Bool) throws(WireError) -> Bool {
        try optionalBool(key) ?? standard
    }

    package func optionalBool(_ key: String) throws(WireError) -> Bool? {
        guard let value = value(key) else { return nil }
        guard case .bool(let bool) = value else { throw unexpected(key, "a boolean", value) }
        return bool
    }

    /// The array under a key; an empty one where it is absent.
    package func array(_ key: String) throws(WireError) -> [LunchJSON] {
        guard let value = value(key) else { return [] }
        guard case .array(let elements) = value else { throw unexpected(key, "an array", value) }
        return elements
    }

    /// The integers under a key; an empty list where it is absent.
    package func integers(_ key: String) throws(WireError) -> [Int] {
        var integers: [Int] = []
        for value in try array(key) {
            guard let integer = value.integer else { throw unexpected(key, "a list of integers", value) }
            integers.append(integer)
        }
        return integers
    }

    /// As many integers as are asked for; nil if the key is absent.
    package func integers(_ key: String, count: Int) throws(WireError) -> [Int]? {
        guard let value = value(key) else { return nil }
        let integers = try integers(key)
        guard integers.count == count else { throw unexpected(key, "a list of \(count) integers", value) }
        return integers
    }

    /// The object under a key; nil if it is absent.
    package func object(_ key: String) throws(WireError) -> ObjectReader? {
        guard let value = value(key) else { return nil }
        return try ObjectReader(value, at: "\(path).\(key)")
    }

    /// The strings under a key; an empty list if it is absent.
    package func strings(_ key: String) throws(WireError) -> [String] {
        var strings: [String] = []
        for value in try array(key) {
            guard case .string(let string) = value else {
                throw .unexpected(path: "\(path).\(key)", expected: "a list of strings", found: value.kind)
            }
            strings.append(string)
        }
        return strings
    }

    private func unexpected(_ key: String, _ expected: String, _ found: LunchJSON) -> WireError {
        .unexpected(path: "\(path).\(key)", expected: expected, found: found.kind)
    }
}

extension LunchJSON {
    /// The number as an integer; nil if it is none or does not fit.
    package var integer: Int? {
        guard case .number(let text) = self else { return nil }
        return Int(text)
    }
}
