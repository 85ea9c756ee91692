public import LunchWire

/// A catalogue of an app's screens, each declared once with its builder and the type of its mock data.
///
/// ```swift
/// let screens = Catalogue<any Screen> {
///     ScreenEntry("Breakfast", mock: Menu.self, variants: ["bread": Menu(menu: "Bread")]) {
///         BreakfastScreen(menu: $0?.menu)
///     }
///     ScreenEntry("Lunch") { LunchScreen() }
/// }
/// ```
public struct Catalogue<Screen>: Creatable {
    /// A screen of a catalogue: its description and its builder.
    public struct Entry {
        /// The description of the screen, which is known without building it.
        public let description: LaunchScreenDescription

        let build: (UserInfo) throws -> Screen

        /// Creates an entry for a screen whose builder decodes the user info itself.
        public init(_ description: LaunchScreenDescription, build: @escaping (UserInfo) throws -> Screen) {
            self.description = description
            self.build = build
        }
    }

    private let entries: [Entry]

    /// Creates a catalogue of screens; if two have the same identifier, the first one is built.
    public init(@CatalogueBuilder<Screen> _ entries: () -> [Entry]) {
        self.entries = entries()
    }

    /// The descriptions of the screens, in the order of their declaration.
    public var screens: [LaunchScreenDescription] { entries.map(\.description) }

    /// Builds the screen with an identifier; returns nil if the catalogue has no such screen.
    ///
    /// - Throws: `LaunchError` if the user info does not suit the screen, or the error that the screen's builder
    ///   throws.
    public func create(_ identifier: String, userInfo: UserInfo) throws -> Screen? {
        try entries.first { $0.description.identifier == identifier }?.build(userInfo)
    }
}

/// A shorter name for `Catalogue.Entry` that lets the compiler infer the type of the screen.
public typealias ScreenEntry<Screen> = Catalogue<Screen>.Entry

extension Catalogue.Entry {
    /// Creates an entry for a screen that takes no data; launching the screen with mock data is an error.
    public init(_ identifier: String, title: String? = nil, build: @escaping () throws -> Screen) {
        self.init(LaunchScreenDescription(identifier, title: title)) { userInfo in
            guard (userInfo[LaunchKeys.mock] ?? .null) == .null else {
                throw LaunchError.takesNoMock(screen: identifier)
            }
            return try build()
        }
    }

    /// Creates an entry for a screen with the type of its mock data, and with named examples of the data.
    ///
    /// `build` gets the decoded value under `MOCK_JSON`, or nil if the user info has no mock data.
    public init<Mock: Codable>(
        _ identifier: String, title: String? = nil, mock: Mock.Type,
        variants: KeyValuePairs<String, Mock> = [:], build: @escaping (Mock?) throws -> Screen
    ) {
        let description = LaunchScreenDescription(
            identifier, title: title, mockType: String(describing: mock),
            variants: variants.map {
                LaunchScreenDescription.Variant(name: $0.key, mock: Self.mock(encoding: $0.value))
            })
        self.init(description) { try build(try $0.mockIfPresent(mock)) }
    }

    /// The JSON of an example, or, where it cannot be encoded, a string that says so to whoever lists or launches it.
    private static func mock(encoding value: some Encodable) -> LunchJSON {
        do {
            return try LunchJSON(encoding: value)
        } catch {
            return .string("This variant cannot be encoded: \(error)")
        }
    }
}

/// A result builder that collects the entries of a catalogue.
@resultBuilder
public enum CatalogueBuilder<Screen> {
    /// Collects one screen.
    public static func buildExpression(_ entry: Catalogue<Screen>.Entry) -> [Catalogue<Screen>.Entry] { [entry] }

    /// Collects screens that are declared elsewhere.
    public static func buildExpression(_ entries: [Catalogue<Screen>.Entry]) -> [Catalogue<Screen>.Entry] { entries }

    /// Joins screens that follow each other.
    public static func buildBlock(_ parts: [Catalogue<Screen>.Entry]...) -> [Catalogue<Screen>.Entry] {
        parts.flatMap(\.self)
    }

    /// Collects the screens of an `if` without an `else`.
    public static func buildOptional(_ part: [Catalogue<Screen>.Entry]?) -> [Catalogue<Screen>.Entry] { part ?? [] }

    /// Collects the screens of an `if` branch that has an `else`.
    public static func buildEither(first part: [Catalogue<Screen>.Entry]) -> [Catalogue<Screen>.Entry] { part }

    /// Collects the screens of an `else` branch.
    public static func buildEither(second part: [Catalogue<Screen>.Entry]) -> [Catalogue<Screen>.Entry] { part }

    /// Collects the screens of a loop.
    public static func buildArray(_ parts: [[Catalogue<Screen>.Entry]]) -> [Catalogue<Screen>.Entry] {
        parts.flatMap(\.self)
    }
}
