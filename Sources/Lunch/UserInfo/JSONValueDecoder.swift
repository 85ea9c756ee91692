import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Decodes a type from a JSON value, and names the place of what does not fit.
///
/// It reads what `JSONEncoder` writes as it comes: dates as seconds since 2001, data in Base64. A date may be written by
/// hand in ISO 8601. `JSONDecoder` is not
/// used because it forgets the place of a number that does not fit its type.
struct JSONValueDecoder: Decoder {
    let value: LunchJSON
    /// The record of the keys that are asked for; nil for a value that has none.
    let keys: AskedKeys?
    let codingPath: [any CodingKey]
    /// The record of missing keys, each of which has a placeholder; nil if a missing key is an error.
    var missing: MissingKeys?

    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .object(let members) = value else { throw mismatch([String: Any].self) }
        return KeyedDecodingContainer(
            KeyedContainer(members: members, keys: keys, codingPath: codingPath, missing: missing))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .array(let elements) = value else { throw mismatch([Any].self) }
        return UnkeyedContainer(elements: elements, keys: keys, codingPath: codingPath, missing: missing)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    /// The error for a value that is not of the type.
    private func mismatch(_ type: any Any.Type) -> DecodingError {
        let context = DecodingError.Context(codingPath: codingPath, debugDescription: "\(value.kind) for a \(type)")
        return value == .null ? .valueNotFound(type, context) : .typeMismatch(type, context)
    }

    private func refused(_ reason: String, _ underlying: (any Error)? = nil) -> DecodingError {
        .dataCorrupted(
            DecodingError.Context(codingPath: codingPath, debugDescription: reason, underlyingError: underlying))
    }
}

extension JSONValueDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { value == .null }

    func decode(_ type: Bool.Type) throws -> Bool {
        guard case .bool(let bool) = value else { throw mismatch(type) }
        return bool
    }

    func decode(_ type: String.Type) throws -> String {
        guard case .string(let string) = value else { throw mismatch(type) }
        return string
    }

    func decode(_ type: Double.Type) throws -> Double { try floatingPoint(type) }
    func decode(_ type: Float.Type) throws -> Float { try floatingPoint(type) }
    func decode(_ type: Int.Type) throws -> Int { try integer(type) }
    func decode(_ type: Int8.Type) throws -> Int8 { try integer(type) }
    func decode(_ type: Int16.Type) throws -> Int16 { try integer(type) }
    func decode(_ type: Int32.Type) throws -> Int32 { try integer(type) }
    func decode(_ type: Int64.Type) throws -> Int64 { try integer(type) }
    func decode(_ type: UInt.Type) throws -> UInt { try integer(type) }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try integer(type) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try integer(type) }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try integer(type) }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try integer(type) }

    @available(macOS 15, *)
    func decode(_ type: Int128.Type) throws -> Int128 { try integer(type) }

    @available(macOS 15, *)
    func decode(_ type: UInt128.Type) throws -> UInt128 { try integer(type) }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if let special = try foundationValue(type), let value = special as? Value { return value }
        do {
            return try Value(from: self)
        } catch let error as DecodingError {
            throw error
        } catch {
            throw refused(String(describing: error), error)
        }
    }

    private func integer<Value: FixedWidthInteger>(_ type: Value.Type) throws -> Value {
        guard case .number(let text) = value else { throw mismatch(type) }
        if let integer = Value(text) { return integer }
        // 1.0 and 1e2 are integers too, as far as a double has them exactly.
        guard let double = Double(text), abs(double) < 0x1p53, let integer = Value(exactly: double) else {
            throw mismatch(type)
        }
        return integer
    }

    private func floatingPoint<Value: BinaryFloatingPoint & LosslessStringConvertible>(
        _ type: Value.Type
    ) throws -> Value {
        guard case .number(let text) = value, let number = Value(text), number.isFinite else { throw mismatch(type) }
        return number
    }

    /// The types that are written in another way than by their own `encode(to:)`; nil for all others.
    private func foundationValue(_ type: any Any.Type) throws -> Any? {
        switch type {
        case is Decimal.Type:
            guard case .number(let text) = value, let decimal = Decimal(string: text) else { throw mismatch(type) }
            return decimal
        case is Date.Type:
            if case .string(let text) = value {
                guard let date = Date(iso8601: text) else { throw refused(Date.iso8601Advice) }
                return date
            }
            guard case .number(let text) = value, let seconds = Double(text) else { throw mismatch(type) }
            return Date(timeIntervalSinceReferenceDate: seconds)
        case is Data.Type:
            guard let data = Data(base64Encoded: try decode(String.self)) else { throw refused("it is not Base64") }
            return data
        case is URL.Type:
            guard let url = URL(string: try decode(String.self)) else { throw refused("it is not a URL") }
            return url
        default:
            return nil
        }
    }
}

extension Date {
    fileprivate static let iso8601Advice =
        "it is not a date in ISO 8601, for example 2026-05-01T12:30:00Z or 2026-05-01"

    /// A date in ISO 8601, with or without a fraction of a second; a day alone begins at midnight UTC.
    fileprivate init?(iso8601 text: String) {
        let (day, time) = (ISO8601FormatStyle().year().month().day(), ISO8601FormatStyle())
        // A day that a month does not have would be one of the next month.
        let head = String(text.prefix(10))
        guard let midnight = try? day.parse(head), midnight.formatted(day) == head else { return nil }
        let styles = [time, time.time(includingFractionalSeconds: true)]
        guard let date = text == head ? midnight : styles.lazy.compactMap({ try? $0.parse(text) }).first else {
            return nil
        }
        self = date
    }
}
