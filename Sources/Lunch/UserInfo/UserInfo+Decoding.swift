import FoundationEssentials
import LunchWire

extension UserInfo {
    /// Decodes the whole object.
    ///
    /// - Throws: `LaunchError.missingKey` or `.wrongType` with the path of what is wrong.
    public func decode<Value: Decodable>(_ type: Value.Type = Value.self) throws(LaunchError) -> Value {
        try JSONValue.object(members).decode(type, at: "")
    }

    /// Decodes the value under a key.
    ///
    /// - Throws: `LaunchError.missingKey` or `.wrongType` with the path of what is wrong.
    public func decode<Value: Decodable>(
        _ type: Value.Type = Value.self, forKey key: String
    ) throws(LaunchError) -> Value {
        guard let value = members[key] else { throw .missingKey(key, path: "") }
        return try value.decode(type, at: key)
    }

    /// Decodes the mock data under `MOCK_JSON`, which may be any JSON value, or a string that holds JSON.
    ///
    /// - Throws: `LaunchError.missingKey`, `.wrongType` or `.malformed` with the path of what is wrong.
    public func mock<Value: Decodable>(_ type: Value.Type = Value.self) throws(LaunchError) -> Value {
        guard let mock = try mockIfPresent(type) else { throw .missingKey(LaunchKeys.mock, path: "") }
        return mock
    }

    /// Decodes the mock data under `MOCK_JSON` as `mock(_:)` does; nil where there is none.
    public func mockIfPresent<Value: Decodable>(
        _ type: Value.Type = Value.self
    ) throws(LaunchError) -> Value? {
        guard let value = members[LaunchKeys.mock] else { return nil }
        guard case .string(let text) = value else { return try value.decode(type, at: LaunchKeys.mock) }
        do {
            return try JSONValue(Array(text.utf8), from: .string(key: LaunchKeys.mock))
                .decode(type, at: LaunchKeys.mock)
        } catch {
            // A mock that is to be a string may be written without quotes of its own.
            if let plain = text as? Value { return plain }
            throw error
        }
    }
}

extension JSONValue {
    fileprivate func decode<Value: Decodable>(_ type: Value.Type, at path: String) throws(LaunchError) -> Value {
        do {
            return try JSONDecoder().decode(type, from: Data(text.utf8))
        } catch let error as DecodingError {
            throw launchError(for: error, at: path)
        } catch {
            throw .wrongType(path: path, expected: "a \(type)", found: "\(kind) that it refuses (\(error))")
        }
    }

    private func launchError(for error: DecodingError, at base: String) -> LaunchError {
        switch error {
        case .keyNotFound(let key, let context):
            return .missingKey(key.stringValue, path: path(base, context.codingPath))
        case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
            return .wrongType(
                path: path(base, context.codingPath), expected: words(for: type),
                found: value(at: context.codingPath)?.kind ?? "absent")
        case .dataCorrupted(let context):
            let found = value(at: context.codingPath)
            return .wrongType(
                path: path(base, context.codingPath), expected: "what it must be (\(context.debugDescription))",
                found: found?.kind ?? "absent")
        @unknown default:
            return .wrongType(path: base, expected: "what it must be (\(error))", found: kind)
        }
    }

    private func path(_ base: String, _ keys: [any CodingKey]) -> String {
        keys.reduce(base) { path, key in
            if let index = key.intValue { return "\(path)[\(index)]" }
            return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
        }
    }

    private func value(at path: [any CodingKey]) -> JSONValue? {
        path.reduce(Optional(self)) { value, key in
            switch value {
            case .object(let members): members[key.stringValue]
            case .array(let elements): key.intValue.flatMap { elements.indices.contains($0) ? elements[$0] : nil }
            default: nil
            }
        }
    }

    /// What a type asks for, in the words of JSON.
    private func words(for type: any Any.Type) -> String {
        switch type {
        case is String.Type: "a string"
        case is Bool.Type: "a boolean"
        case is any BinaryInteger.Type: "an integer"
        case is any BinaryFloatingPoint.Type: "a number"
        case is [String: Any].Type: "an object"
        case is [Any].Type: "an array"
        default: "a \(type)"
        }
    }
}
