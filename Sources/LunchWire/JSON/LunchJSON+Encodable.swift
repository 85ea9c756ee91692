#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension LunchJSON {
    /// Creates a JSON value by encoding a Swift value with a `JSONEncoder` in its default settings.
    ///
    /// - Parameter value: the value to encode.
    /// - Throws: any error that occurs while the value is encoded, for example `EncodingError` for a number that is not
    ///   finite.
    public init(encoding value: some Encodable) throws {
        // JSON needs no encoding, in which the text of its numbers would be lost.
        switch value {
        case let json as LunchJSON: self = json
        case let members as [String: LunchJSON]: self = .object(members)
        case let elements as [LunchJSON]: self = .array(elements)
        default: self = try LunchJSON(parsing: Array(JSONEncoder().encode(value)), limits: .userInfo)
        }
    }
}

extension LunchJSON: Encodable {
    /// Encodes the JSON value, so that it can be part of another encodable value.
    ///
    /// - Throws: `EncodingError` if a number cannot be represented as a `Decimal`, for example because its exponent is
    ///   too large. The function also throws any error that the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let elements): try container.encode(elements)
        case .object(let members): try container.encode(members)
        case .number(let text):
            if let value = Int64(text) { return try container.encode(value) }
            if let value = UInt64(text) { return try container.encode(value) }
            guard let value = Decimal(string: text) else {
                let context = EncodingError.Context(
                    codingPath: container.codingPath, debugDescription: "The number \(text.visible) has no Decimal.")
                throw EncodingError.invalidValue(self, context)
            }
            try container.encode(value)
        }
    }
}
