package import LunchTerminal
package import LunchWire

/// A property that a test reads, or that a query compares: its name, its type, its place, and whether it may be secret.
package struct Property: Sendable {
    /// A type of values, each of which has one form in JSON.
    package enum Kind: String, Sendable {
        case text, flag, number, type, frame, style
    }

    /// The name, as it reads after an element: `label`.
    package let name: String

    package let kind: Kind

    /// True if the value may be nil.
    package let isOptional: Bool

    /// True if it may contain the value of an element, which is secret in a secure field.
    package let mayTellValue: Bool

    package let keyPath: any PartialKeyPath<TUIElementSnapshot> & Sendable

    /// Reads the value of an element.
    package let value: @Sendable (TUIElementSnapshot) -> LunchJSON

    private init<Value: PropertyValue>(
        _ name: String, _ kind: Kind, _ keyPath: any KeyPath<TUIElementSnapshot, Value> & Sendable,
        isOptional: Bool = false, mayTellValue: Bool = false
    ) {
        (self.name, self.kind, self.isOptional, self.mayTellValue) = (name, kind, isOptional, mayTellValue)
        self.keyPath = keyPath
        value = { $0[keyPath: keyPath].json }
    }

    /// All properties of an element.
    package static let all: [Property] = [
        Property("exists", .flag, \.exists),
        Property("identifier", .text, \.identifier),
        Property("label", .text, \.label),
        Property("title", .text, \.title),
        Property("value", .text, \.value, isOptional: true, mayTellValue: true),
        Property("placeholderValue", .text, \.placeholderValue, isOptional: true),
        Property("elementType", .type, \.elementType),
        Property("frame", .frame, \.frame),
        Property("isEnabled", .flag, \.isEnabled),
        Property("isSelected", .flag, \.isSelected),
        Property("isOn", .flag, \.isOn, isOptional: true),
        Property("hasFocus", .flag, \.hasFocus),
        Property("isHittable", .flag, \.isHittable),
        Property("style", .style, \.style),
        Property("link", .text, \.link, isOptional: true),
        Property(
            "normalizedSliderPosition", .number, \.normalizedSliderPosition, isOptional: true, mayTellValue: true),
    ]

    /// The property at a key path; nil if it is not one of a snapshot's own.
    package init?(_ keyPath: PartialKeyPath<TUIElementSnapshot>) {
        guard let property = Self.all.first(where: { $0.keyPath == keyPath }) else { return nil }
        self = property
    }

    /// The property of a name; nil if there is none.
    package init?(named name: String) {
        guard let property = Self.all.first(where: { $0.name == name }) else { return nil }
        self = property
    }
}

extension Property: Equatable {
    package static func == (left: Property, right: Property) -> Bool { left.name == right.name }
}

extension Property {
    /// A property as it reads after an element: `.label`; `[keyPath: …]` if it is not one of a snapshot's own.
    package static func name(of keyPath: PartialKeyPath<TUIElementSnapshot>) -> String {
        Property(keyPath).map { ".\($0.name)" } ?? "[keyPath: …]"
    }

    /// Returns true if a property may contain the value of an element, as any property may that is not one of a snapshot's own.
    package static func mayTellValue(_ keyPath: PartialKeyPath<TUIElementSnapshot>) -> Bool {
        Property(keyPath)?.mayTellValue ?? true
    }
}

/// A value that a property may have, with its form in JSON.
package protocol PropertyValue: SendableMetatype {
    var json: LunchJSON { get }
}

extension String: PropertyValue {
    package var json: LunchJSON { .string(self) }
}

extension Bool: PropertyValue {
    package var json: LunchJSON { .bool(self) }
}

extension Int: PropertyValue {
    package var json: LunchJSON { .integer(self) }
}

extension Double: PropertyValue {
    /// JSON has no infinity and no NaN. They are strings here, which are equal to no number and not to a missing one.
    package var json: LunchJSON { isFinite ? .number("\(self)") : .string("\(self)") }
}

extension Optional: PropertyValue where Wrapped: PropertyValue {
    package var json: LunchJSON { map(\.json) ?? .null }
}

extension Array: PropertyValue where Element == String {
    package var json: LunchJSON { .array(map(LunchJSON.string)) }
}

extension TUIElementType: PropertyValue {
    package var json: LunchJSON { .string(rawValue) }
}

extension CellRect: PropertyValue {
    package var json: LunchJSON {
        .array([origin.column, origin.row, size.columns, size.rows].map(LunchJSON.integer))
    }
}

extension TUIStyle: PropertyValue {
    package var json: LunchJSON {
        [
            "foreground": foreground.json, "background": background.json, "underlineColor": underlineColor.json,
            "attributes": .integer(Int(attributes.rawValue)), "underline": .integer(Int(underline.rawValue)),
        ]
    }
}

extension TUIColor: PropertyValue {
    /// The default color is null, an indexed one its number, and one of 24 bits a list of red, green and blue.
    package var json: LunchJSON {
        switch self {
        case .default: .null
        case .indexed(let index): .integer(Int(index))
        case .rgb(let red, let green, let blue): .array([red, green, blue].map { .integer(Int($0)) })
        }
    }
}

extension CellPoint: PropertyValue {
    package var json: LunchJSON { .array([.integer(column), .integer(row)]) }
}

extension CellSize: PropertyValue {
    package var json: LunchJSON { ["columns": .integer(columns), "rows": .integer(rows)] }
}

extension TUIExitStatus: PropertyValue {
    package var json: LunchJSON {
        switch self {
        case .exitCode(let code): ["status": .integer(code)]
        case .signal(let number): ["signal": .integer(number)]
        }
    }
}
