/// A reader that finds the stored properties of a value, including private ones, by their names.
///
/// With this type, an app can read views that a framework keeps private. This example reads the text of each row of a
/// list:
///
/// ```swift
/// let rows = try Reflected(window).root.list.rows.elements.map { try $0.text }
/// ```
///
/// Optionals are unwrapped. Lazy properties and the properties of superclasses are included, but computed properties
/// are not.
///
/// A wrong name causes an error only when the value is read, for example with `text`. The error lists the available
/// names.
@dynamicMemberLookup
public struct Reflected {
    /// The path to this value, for example `App.root.children[2]`. It begins with the type of the value that was passed
    /// to the initializer.
    public let path: String

    private let value: Result<Any, ReflectionError>

    /// Creates a reader of the stored properties of a value.
    public init(_ value: Any) { self.init(value, path: "\(type(of: value))") }

    private init(_ value: Any, path: String) {
        self.path = path
        self.value = Self.unwrap(value).map(Result.success) ?? .failure(.absent(path: path))
    }

    private init(path: String, error: ReflectionError) {
        self.path = path
        value = .failure(error)
    }

    /// The stored property with the given name.
    ///
    /// If there is no such property, the subscript returns a `Reflected` all the same. Reading that, for example with
    /// `text`, throws `ReflectionError.missing`. For a property that is named like a member of `Reflected`, such as
    /// `path`, write `["path"]`.
    public subscript(dynamicMember name: String) -> Reflected { member(name) }

    /// The stored property at a path of names separated by dots, for example `frame.size.width`.
    ///
    /// If there is no such property, the subscript returns a `Reflected` all the same. Reading that, for example with
    /// `text`, throws `ReflectionError.missing`.
    public subscript(names: String) -> Reflected {
        names.split(separator: ".").reduce(self) { $0.member(String($1)) }
    }

    /// A Boolean value that indicates whether the value is nil, or is a lazy property that has not been used yet.
    ///
    /// - Throws: `ReflectionError.missing` if a name on the path is not the name of a stored property.
    ///   `ReflectionError.absent` if an earlier value on the path is nil.
    public var isNil: Bool {
        get throws(ReflectionError) {
            switch value {
            case .success: return false
            case .failure(.absent(let absent)) where absent == path: return true
            case .failure(let error): throw error
            }
        }
    }

    /// Returns the value as a given type.
    ///
    /// - Throws: `ReflectionError.wrongType` if the value has another type. `ReflectionError.missing` if a name on the
    ///   path is not the name of a stored property. `ReflectionError.absent` if the value, or an earlier value on the
    ///   path, is nil.
    public func get<Value>(_ type: Value.Type = Value.self) throws(ReflectionError) -> Value {
        let value = try value.get()
        guard let result = value as? Value else { throw wrongType("a \(type)", value) }
        return result
    }

    /// The elements of a collection such as an array or a set. A dictionary or a string does not count as a collection.
    ///
    /// - Throws: `ReflectionError.wrongType` if the value is not a collection. `ReflectionError.missing` if a name on
    ///   the path is not the name of a stored property. `ReflectionError.absent` if the value, or an earlier value on
    ///   the path, is nil.
    public var elements: [Reflected] {
        get throws(ReflectionError) {
            let value = try value.get()
            let mirror = Mirror(reflecting: value)
            guard mirror.displayStyle == .collection || mirror.displayStyle == .set else {
                throw wrongType("a collection", value)
            }
            return mirror.children.enumerated().map { Reflected($1.value, path: "\(path)[\($0)]") }
        }
    }

    /// The value as text.
    ///
    /// The value may be a string, a character, an array of characters, or a number. A Boolean value becomes "1" or "0".
    ///
    /// - Throws: `ReflectionError.wrongType` if the value has another type. `ReflectionError.missing` if a name on the
    ///   path is not the name of a stored property. `ReflectionError.absent` if the value, or an earlier value on the
    ///   path, is nil.
    public var text: String {
        get throws(ReflectionError) {
            switch try value.get() {
            case let text as any StringProtocol: return String(text)
            case let character as Character: return String(character)
            case let characters as [Character]: return String(characters)
            case let flag as Bool: return flag ? "1" : "0"
            case let number as any BinaryInteger: return "\(number)"
            case let number as any BinaryFloatingPoint: return "\(number)"
            case let other: throw wrongType("a text", other)
            }
        }
    }

    /// The value as an integer.
    ///
    /// The value may be an integer of any type; it is clamped to the range of `Int`. The value may also be a `Double` of
    /// magnitude less than 2⁵³; its fraction is cut off. A structure that stores a number and nothing else, and an enum case
    /// whose only payload is a number, are read as that number.
    ///
    /// - Throws: `ReflectionError.wrongType` for any other value. `ReflectionError.missing` if a name on the path is not
    ///   the name of a stored property. `ReflectionError.absent` if the value, or an earlier value on the path, is nil.
    public var number: Int {
        get throws(ReflectionError) {
            let value = try value.get()
            guard let number = Self.number(value) else { throw wrongType("a number", value) }
            return number
        }
    }

    private static func number(_ value: Any) -> Int? {
        switch value {
        case let number as any BinaryInteger: return Int(clamping: number)
        case let number as Double where number.magnitude < 0x1p53: return Int(number)
        default:
            let mirror = Mirror(reflecting: value)
            guard mirror.displayStyle == .struct || mirror.displayStyle == .enum, mirror.children.count == 1 else {
                return nil
            }
            return mirror.children.first.flatMap { number($0.value) }
        }
    }

    /// The value as a `Bool`.
    ///
    /// - Throws: `ReflectionError.wrongType` if the value has another type. `ReflectionError.missing` if a name on the
    ///   path is not the name of a stored property. `ReflectionError.absent` if the value, or an earlier value on the
    ///   path, is nil.
    public var flag: Bool { get throws(ReflectionError) { try get(Bool.self) } }
}

extension Reflected {
    /// The stored properties with their names, superclasses last; a lazy property bears the name that it has in the
    /// source.
    static func properties(of value: Any) -> [(name: String, value: Any)] {
        var properties: [(name: String, value: Any)] = []
        var mirror: Mirror? = Mirror(reflecting: value)
        while let current = mirror {
            for child in current.children {
                guard let label = child.label else { continue }
                let lazy = "$__lazy_storage_$_"
                properties.append((label.hasPrefix(lazy) ? String(label.dropFirst(lazy.count)) : label, child.value))
            }
            mirror = current.superclassMirror
        }
        return properties
    }

    /// The value within optionals; nil if one of them is.
    static func unwrap(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrap($0.value) }
    }

    /// True if it is a collection, which has elements.
    var isCollection: Bool {
        guard case .success(let value) = value else { return false }
        return Mirror(reflecting: value).displayStyle == .collection
    }

    /// True if something is stored under a name.
    func has(_ name: String) -> Bool {
        guard case .success(let value) = value else { return false }
        return Self.properties(of: value).contains { $0.name == name }
    }

    private func member(_ name: String) -> Reflected {
        let path = "\(path).\(name)"
        switch value {
        case .failure(let error): return Reflected(path: path, error: error)
        case .success(let value):
            let properties = Self.properties(of: value)
            // A property wrapper stores what it wraps under the name with an underscore.
            if let found = properties.first(where: { $0.name == name })
                ?? properties.first(where: { $0.name == "_" + name })
            {
                return Reflected(found.value, path: path)
            }
            return Reflected(
                path: path,
                error: .missing(
                    name, path: self.path, type: "\(type(of: value))", known: properties.map(\.name)))
        }
    }

    private func wrongType(_ expected: String, _ value: Any) -> ReflectionError {
        .wrongType(path: path, expected: expected, found: "\(type(of: value))")
    }
}
