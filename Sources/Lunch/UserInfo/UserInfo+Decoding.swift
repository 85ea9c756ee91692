import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension UserInfo {
    /// Decodes the whole user info as a Swift type.
    ///
    /// - Throws: `LaunchError.missingKey`, `.wrongType` or `.invalidValue` if the user info cannot be decoded as the
    ///   type. `.misspelledKey` if a key that the type reads is missing, even if it is optional there, and the same
    ///   object has a key that is probably a misspelling of it. The error contains the path of the value, or of the
    ///   object that lacks the key.
    public func decode<Value: Decodable>(_ type: Value.Type = Value.self) throws(LaunchError) -> Value {
        let value = LunchJSON.object(storage)
        let keys = AskedKeys(value, knowing: askedKeys)
        defer { note(keys.ownKeys) }
        return try value.decode(type, at: "", keys)
    }

    /// Decodes the value under a key of the user info.
    ///
    /// - Throws: `LaunchError.missingKey`, `.wrongType` or `.invalidValue` if the key is missing, or if the value
    ///   cannot be decoded as the type. `.misspelledKey` if a key is missing, and the same object has a key that is
    ///   probably a misspelling of it. The missing key can be `key`, or a key that the type reads, even if it is
    ///   optional there. The error contains the path of the value, or of the object that lacks the key.
    public func decode<Value: Decodable>(
        _ type: Value.Type = Value.self, forKey key: String
    ) throws(LaunchError) -> Value {
        guard let value = self[key] else { throw missing(key) }
        return try value.decode(type, at: key)
    }

    /// Decodes the mock data of the screen: the value under `MOCK_JSON` in the user info.
    ///
    /// The value can be any JSON value. If it is a string, its content is first read and decoded as JSON. If this fails, the
    /// string itself is decoded as the type. If that fails as well, the function throws the error of the first attempt.
    ///
    /// - Throws: `LaunchError.missingKey`, `.wrongType` or `.invalidValue` if `MOCK_JSON` is missing, or if the value
    ///   cannot be decoded as the type. `.misspelledKey` if a key is missing, and the same object has a key that is
    ///   probably a misspelling of it. The missing key can be `MOCK_JSON`, or a key that the type reads, even if it is
    ///   optional there. `.malformed` or `.tooLarge` if the content of a string cannot be read as JSON.
    public func mock<Value: Decodable>(_ type: Value.Type = Value.self) throws(LaunchError) -> Value {
        guard let value = self[LaunchKeys.mock] else { throw missing(LaunchKeys.mock) }
        guard case .string(let text) = value else { return try value.decode(type, at: LaunchKeys.mock) }
        do {
            return try LunchJSON(Array(text.utf8), from: .string(key: LaunchKeys.mock))
                .decode(type, at: LaunchKeys.mock)
        } catch {
            // If the type does not decode from the string either, the error about its JSON contains more.
            if let plain = try? value.decode(type, at: LaunchKeys.mock) { return plain }
            throw error
        }
    }

    /// Decodes the mock data of the screen as `mock(_:)` does; returns nil if `MOCK_JSON` is missing or null.
    ///
    /// - Throws: `LaunchError` if mock data is present but cannot be decoded. `LaunchError.misspelledKey` if `MOCK_JSON`
    ///   is missing and the user info has a key that is probably a misspelling of `MOCK_JSON`.
    public func mockIfPresent<Value: Decodable>(
        _ type: Value.Type = Value.self
    ) throws(LaunchError) -> Value? {
        try checkMock()
        guard let value = self[LaunchKeys.mock], value != .null else { return nil }
        return try mock(type)
    }
}

extension LunchJSON {
    fileprivate func decode<Value: Decodable>(
        _ type: Value.Type, at base: String, _ keys: AskedKeys? = nil
    ) throws(LaunchError) -> Value {
        let keys = keys ?? AskedKeys(self)
        let decoded: Value
        do {
            decoded = try JSONValueDecoder(value: self, keys: keys, codingPath: []).decode(type)
        } catch let error as DecodingError {
            throw launchError(for: error, at: base, keys, missingKeys(of: type))
        } catch {
            throw .invalidValue(path: base, found: kind, reason: String(describing: error))
        }
        if let found = keys.misspelling() {
            throw .misspelledKey(found.key, path: path(base, found.path), meant: found.meant)
        }
        return decoded
    }

    /// The paths of all keys that a type misses, as far as they can be found.
    private func missingKeys(of type: (some Decodable).Type) -> () -> [[any CodingKey]] {
        {
            let missing = MissingKeys()
            _ = try? JSONValueDecoder(value: self, keys: nil, codingPath: [], missing: missing).decode(type)
            return missing.paths
        }
    }

    private func launchError(
        for error: DecodingError, at base: String, _ keys: AskedKeys, _ missing: () -> [[any CodingKey]]
    ) -> LaunchError {
        switch error {
        case .keyNotFound(let key, let context):
            let place = path(base, context.codingPath)
            if let found = keys.misspelling(of: key.stringValue, at: context.codingPath) {
                return .misspelledKey(found, path: place, meant: key.stringValue)
            }
            let others = missing().map { path(base, $0) }.filter { $0 != path(base, context.codingPath + [key]) }
            return .missingKey(key.stringValue, path: place, others: others)
        case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
            let words = words(for: type, where: value(at: context.codingPath))
            return .wrongType(path: path(base, context.codingPath), expected: words.expected, found: words.found)
        case .dataCorrupted(let context):
            return .invalidValue(
                path: path(base, context.codingPath), found: value(at: context.codingPath)?.kind ?? "absent",
                reason: context.debugDescription)
        @unknown default:
            return .invalidValue(path: base, found: kind, reason: String(describing: error))
        }
    }

    private func path(_ base: String, _ keys: [any CodingKey]) -> String {
        keys.reduce(base) { path, key in
            if key is JSONValueDecoder.Index || path.isEmpty { return path + key.stringValue }
            return "\(path).\(key.stringValue)"
        }
    }

    private func value(at path: [any CodingKey]) -> LunchJSON? {
        path.reduce(Optional(self)) { value, key in
            switch value {
            case .object(let members): members[key.stringValue]
            case .array(let elements):
                key.intValue.flatMap { elements.indices.contains($0) ? elements[$0] : LunchJSON?.none }
            default: nil
            }
        }
    }

    /// Describes what a type expects, and what is there instead, in the terms of JSON.
    private func words(for type: any Any.Type, where found: LunchJSON?) -> (expected: String, found: String) {
        var number: String?
        if case .number(let text)? = found { number = text }
        let kind = found?.kind ?? "absent"
        switch type {
        case is String.Type: return ("a string", kind)
        case is Bool.Type: return ("a boolean", kind)
        case let type as any FixedWidthInteger.Type:
            guard let number else { return ("an integer", kind) }
            let isWhole = number.allSatisfy { $0.isNumber || $0 == "-" }
            return (isWhole ? "an integer from \(type.min) to \(type.max)" : "an integer", "the number \(number)")
        case is any BinaryFloatingPoint.Type:
            guard let number else { return ("a number", kind) }
            return ("one that fits a \(type)", "the number \(number)")
        case is [String: Any].Type: return ("an object", kind)
        case is [Any].Type: return ("an array", kind)
        case is Decimal.Type: return ("a number", kind)
        case is Date.Type: return ("a date: an ISO 8601 string, or a number of seconds since 2001", kind)
        default: return ("a \(type)", kind)
        }
    }
}
