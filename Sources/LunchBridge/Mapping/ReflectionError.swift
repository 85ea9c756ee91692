import LunchWire

/// An error that is thrown if `Reflected` cannot read a stored property.
public enum ReflectionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The value at `path` has no stored property with the requested name.
    ///
    /// The first associated value is the requested name. `type` is the type of the value at `path`. `known` contains
    /// the names of the stored properties that the value has.
    case missing(String, path: String, type: String, known: [String])

    /// The value at `path` does not have the expected type.
    ///
    /// `expected` describes the expected type, for example `a collection`. `found` is the type of the value.
    case wrongType(path: String, expected: String, found: String)

    /// The value at `path` is nil, or is a lazy property that has not been used yet.
    case absent(path: String)

    /// The app has no class with the name of a row of a table (see `ElementRow`); `known` contains the names of the
    /// classes of the views on the screen.
    case noClass(String, known: [String])

    /// A message that states the error and a remedy.
    public var description: String {
        switch self {
        case .missing(let name, let path, let type, let known):
            let suggestion = known.nearest(to: name).map { " Did you mean \"\($0)\"?" } ?? ""
            let list =
                known.isEmpty
                ? "Nothing is stored in it." : "It stores: \(known.map { "\"\($0)\"" }.joined(separator: ", "))."
            let owner = path == type ? type : "\(path) is of type \(type), which"
            return "\(owner) stores no \"\(name)\".\(suggestion)\n\(list)"
        case .noClass(let name, let known):
            let suggestion = known.nearest(to: name).map { " Did you mean \"\($0)\"?" } ?? ""
            let list =
                known.isEmpty
                ? "There are no views on the screen."
                : "The views on the screen are of: \(known.map { "\"\($0)\"" }.joined(separator: ", "))."
            return
                "A row of the table is for the class \"\(name)\", and this app has none of that name.\(suggestion)\n"
                + list
        case .wrongType(let path, let expected, let found):
            return
                "\(path) is of type \(found), and not \(expected).\nName another property, or read it with a closure."
        case .absent(let path):
            return """
                \(path) is nil.
                Ask for it only if it is there (isNil); a lazy property is nil until it has been used.
                """
        }
    }
}
