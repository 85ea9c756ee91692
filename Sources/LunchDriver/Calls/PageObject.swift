import LunchElements
@_spi(Lunch) import LunchWire

/// A page object of a test: its name and the screen that it is of.
package struct PageObject: Equatable {
    let name: String
    let screen: String

    /// Returns the screen of a type of page objects; nil if the type is none, or has no screen.
    private static let screen = Lock<@Sendable (Any.Type) -> String?>({ _ in nil })

    /// Recognizes the page objects of a test library from now on.
    package static func install(screenOf screen: @escaping @Sendable (Any.Type) -> String?) {
        self.screen.withLock { $0 = screen }
    }

    /// The page object in whose code the innermost of some calls from outside Lunch is; nil if that is not a page object's.
    init?(making calls: CallerLocation) {
        self.init(calls.findFunction())
    }

    /// The page object that a function belongs to, by its mangled name.
    init?(_ function: String?) {
        guard let type = function.flatMap(Self.type), let screen = Self.screen.withLock({ $0 })(type)
        else { return nil }
        name = "\(type)"
        self.screen = screen
    }

    /// The innermost structure or enumeration that a function is a member of; nil if it is a member of none.
    ///
    /// The name of the type is the beginning of the function's (Mangling.rst: "entity-spec" after "context"), up to the letter
    /// of its kind. A class is left out: an object of it may be of another class below it, which has a separate screen.
    private static func type(_ function: String) -> Any.Type? {
        guard function.hasPrefix("$s") else { return nil }
        let name = function.dropFirst(2)
        let ends = name.indices.reversed().filter { name[$0] == "V" || name[$0] == "O" }
        // Up to the end of a type that the function takes or returns, a name is not the name of a type.
        return ends.lazy.compactMap { _typeByName(String(name[...$0])) }.first
    }
}
