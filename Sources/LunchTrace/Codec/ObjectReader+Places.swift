package import LunchWire

extension ObjectReader {
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
