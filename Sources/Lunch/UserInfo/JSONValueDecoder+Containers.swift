import LunchWire

extension JSONValueDecoder {
    /// The place of an element in an array.
    struct Index: CodingKey {
        let index: Int

        init(_ index: Int) { self.index = index }

        init?(intValue: Int) { self.init(intValue) }

        init?(stringValue: String) { return nil }

        var intValue: Int? { index }

        var stringValue: String { "[\(index)]" }
    }

    /// The key under which a class finds what its superclass has encoded.
    private struct SuperKey: CodingKey {
        init() {}

        init?(intValue: Int) { return nil }

        init?(stringValue: String) { return nil }

        var intValue: Int? { nil }

        var stringValue: String { "super" }
    }

    struct KeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let members: [String: LunchJSON]
        let keys: AskedKeys?
        let codingPath: [any CodingKey]
        let missing: MissingKeys?

        /// A type that goes through all keys knows each of them.
        var allKeys: [Key] {
            members.keys.sorted().compactMap { name in
                guard let key = Key(stringValue: name) else { return nil }
                keys?.note(name)
                return key
            }
        }

        func contains(_ key: Key) -> Bool {
            keys?.note(key.stringValue)
            return members[key.stringValue] != nil
        }

        func decodeNil(forKey key: Key) throws -> Bool { try decoder(for: key).decodeNil() }

        func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
            if members[key.stringValue] == nil, let value = missing?.standIn(for: codingPath + [key], type) {
                return value
            }
            return try decoder(for: key).decode(type)
        }

        func nestedContainer<NestedKey: CodingKey>(
            keyedBy type: NestedKey.Type, forKey key: Key
        ) throws -> KeyedDecodingContainer<NestedKey> {
            try decoder(for: key).container(keyedBy: type)
        }

        func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
            try decoder(for: key).unkeyedContainer()
        }

        func superDecoder() throws -> any Decoder { try decoder(for: SuperKey()) }

        func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(for: key) }

        private func decoder(for key: any CodingKey) throws -> JSONValueDecoder {
            keys?.note(key.stringValue)
            guard let value = members[key.stringValue] else {
                throw DecodingError.keyNotFound(
                    key, DecodingError.Context(codingPath: codingPath, debugDescription: "no \(key.stringValue)"))
            }
            return JSONValueDecoder(
                value: value, keys: keys?.child(key, value), codingPath: codingPath + [key], missing: missing)
        }
    }

    struct UnkeyedContainer: UnkeyedDecodingContainer {
        let elements: [LunchJSON]
        let keys: AskedKeys?
        let codingPath: [any CodingKey]
        let missing: MissingKeys?
        private(set) var currentIndex = 0

        init(elements: [LunchJSON], keys: AskedKeys?, codingPath: [any CodingKey], missing: MissingKeys?) {
            self.elements = elements
            self.keys = keys
            self.codingPath = codingPath
            self.missing = missing
        }

        var count: Int? { elements.count }

        var isAtEnd: Bool { currentIndex == elements.count }

        mutating func decodeNil() throws -> Bool {
            guard try decoder(for: Any.self).decodeNil() else { return false }
            currentIndex += 1
            return true
        }

        mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
            let value = try decoder(for: type).decode(type)
            currentIndex += 1
            return value
        }

        mutating func nestedContainer<NestedKey: CodingKey>(
            keyedBy type: NestedKey.Type
        ) throws -> KeyedDecodingContainer<NestedKey> {
            let container = try decoder(for: [String: Any].self).container(keyedBy: type)
            currentIndex += 1
            return container
        }

        mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
            let container = try decoder(for: [Any].self).unkeyedContainer()
            currentIndex += 1
            return container
        }

        mutating func superDecoder() throws -> any Decoder {
            let decoder = try decoder(for: Any.self)
            currentIndex += 1
            return decoder
        }

        private func decoder(for type: any Any.Type) throws -> JSONValueDecoder {
            let index = Index(currentIndex)
            let path = codingPath + [index]
            guard !isAtEnd else {
                throw DecodingError.valueNotFound(
                    type, DecodingError.Context(codingPath: path, debugDescription: "the array has ended"))
            }
            let value = elements[currentIndex]
            return JSONValueDecoder(value: value, keys: keys?.child(index, value), codingPath: path, missing: missing)
        }
    }
}
