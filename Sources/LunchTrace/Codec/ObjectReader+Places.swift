package import LunchWire

extension ObjectReader {
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

    func place(_ key: String) throws(WireError) -> TracePlace {
        guard let place = try optionalPlace(key) else { throw .missing(key: key, path: path) }
        return place
    }

    /// The place under a key; nil if it is absent.
    package func optionalPlace(_ key: String) throws(WireError) -> TracePlace? {
        guard let reader = try object(key) else { return nil }
        return TracePlace(file: try reader.string("file"), line: try reader.count("line", of: "lines"))
    }
}

extension TracePlace {
    /// The place as a value of JSON.
    package var json: LunchJSON { ["file": .string(file), "line": .integer(line)] }
}
