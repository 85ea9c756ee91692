public import LunchWire

/// A list of an app's screens. Each screen is declared once, with the closure that builds it and the type of its mock
/// data (the data that a test provides for the screen).
///
/// Variants are named sets of mock data. In this example, `AppScreen` is a protocol of the app, and `Menu` is a
/// `Codable` type of the app. `$0` is the mock data, or nil if there is none:
///
/// ```swift
/// let screens = Catalog<any AppScreen> {
///     ScreenEntry("Breakfast", mock: Menu.self, variants: ["bread": Menu(menu: "Bread")]) {
///         BreakfastScreen(menu: $0?.menu)
///     }
///     ScreenEntry("Lunch") { LunchScreen() }
/// }
/// ```
public struct Catalog<Screen>: Creatable {
    /// A screen in a catalog: its description, and the closure that builds it.
    public struct Entry {
        /// The description of the screen; available before the screen is built.
        public let description: LaunchScreenDescription

        let build: (UserInfo) throws -> Screen

        /// Creates an entry from the description of a screen, and a closure that itself decodes the user info.
        ///
        /// - Parameters:
        ///   - description: the description of the screen.
        ///   - build: a closure that builds the screen. `Catalog.create(_:userInfo:)` calls it with the whole user
        ///     info, which is empty if the launch provides none.
        public init(_ description: LaunchScreenDescription, build: @escaping (UserInfo) throws -> Screen) {
            self.description = description
            self.build = build
        }
    }

    private let entries: [Entry]

    /// Creates a catalog from its entries. If two entries have the same identifier, the first one is used.
    public init(@CatalogBuilder<Screen> _ entries: () -> [Entry]) {
        self.entries = entries()
    }

    /// The descriptions of the screens, in the order of their declaration.
    public var screens: [LaunchScreenDescription] { entries.map(\.description) }

    /// Builds the screen with the given identifier; returns nil if the catalog has no such screen.
    ///
    /// - Throws: `LaunchError` if the user info does not suit the screen, or the error that the entry's closure throws.
    public func create(_ identifier: String, userInfo: UserInfo) throws -> Screen? {
        try entries.first { $0.description.identifier == identifier }?.build(userInfo)
    }
}

/// A short name for `Catalog.Entry`. If an entry is created with this name, the compiler can infer the type `Screen`.
public typealias ScreenEntry<Screen> = Catalog<Screen>.Entry

extension Catalog.Entry {
    /// Creates an entry for a screen that takes no mock data.
    ///
    /// If a launch provides mock data for the screen, the launch fails with `LaunchError.takesNoMock`.
    ///
    /// - Parameters:
    ///   - identifier: the identifier of the screen, unique in the catalog.
    ///   - title: the title of the screen, as shown to people; nil to use the identifier.
    ///   - build: a closure that builds the screen. `Catalog.create(_:userInfo:)` calls it.
    public init(_ identifier: String, title: String? = nil, build: @escaping () throws -> Screen) {
        self.init(LaunchScreenDescription(identifier, title: title)) { userInfo in
            guard (userInfo[LaunchKeys.mock] ?? .null) == .null else {
                throw LaunchError.takesNoMock(screen: identifier)
            }
            return try build()
        }
    }

    /// Creates an entry for a screen that takes mock data, with variants (named sets of mock data).
    ///
    /// - Parameters:
    ///   - identifier: the identifier of the screen, unique in the catalog.
    ///   - title: the title of the screen, as shown to people; nil to use the identifier.
    ///   - mock: the type of the mock data.
    ///   - variants: the variants, each with its name and its mock data; none by default.
    ///   - build: a closure that builds the screen. `Catalog.create(_:userInfo:)` calls it with the value decoded
    ///     from `MOCK_JSON` in the user info, or with nil if the user info has no mock data.
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

    /// The JSON of an example, or, where it cannot be encoded, a string that explains this in a list or at a launch.
    private static func mock(encoding value: some Encodable) -> LunchJSON {
        do {
            return try LunchJSON(encoding: value)
        } catch {
            return .string("This variant cannot be encoded: \(error)")
        }
    }
}

/// A result builder that collects the entries of a catalog.
@resultBuilder
public enum CatalogBuilder<Screen> {
    /// Collects a single entry.
    public static func buildExpression(_ entry: Catalog<Screen>.Entry) -> [Catalog<Screen>.Entry] { [entry] }

    /// Collects an array of entries that is declared elsewhere.
    public static func buildExpression(_ entries: [Catalog<Screen>.Entry]) -> [Catalog<Screen>.Entry] { entries }

    /// Joins the entries of consecutive statements.
    public static func buildBlock(_ parts: [Catalog<Screen>.Entry]...) -> [Catalog<Screen>.Entry] {
        parts.flatMap(\.self)
    }

    /// Collects the entries of an `if` without an `else`; none if the condition is false.
    public static func buildOptional(_ part: [Catalog<Screen>.Entry]?) -> [Catalog<Screen>.Entry] { part ?? [] }

    /// Collects the entries of the first branch of an `if` with an `else`.
    public static func buildEither(first part: [Catalog<Screen>.Entry]) -> [Catalog<Screen>.Entry] { part }

    /// Collects the entries of an `else` branch.
    public static func buildEither(second part: [Catalog<Screen>.Entry]) -> [Catalog<Screen>.Entry] { part }

    /// Collects the entries of a `for` loop.
    public static func buildArray(_ parts: [[Catalog<Screen>.Entry]]) -> [Catalog<Screen>.Entry] {
        parts.flatMap(\.self)
    }
}
