public import LunchWire

/// The screens of an app, declared once: what builds them, lists them, and describes their mock data.
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
    /// One screen: its description, and how it is built.
    public struct Entry {
        /// The facts that are known of the screen without building it.
        public let description: LaunchScreenDescription

        let build: (UserInfo) throws -> Screen

        /// Declares a screen that takes the user info as it is.
        public init(_ description: LaunchScreenDescription, build: @escaping (UserInfo) throws -> Screen) {
            self.description = description
            self.build = build
        }
    }

    private let entries: [Entry]

    /// Declares the screens; of two with the same identifier the first one is built.
    public init(@CatalogueBuilder<Screen> _ entries: () -> [Entry]) {
        self.entries = entries()
    }

    /// The descriptions of the screens, in the order of their declaration.
    public var screens: [LaunchScreenDescription] { entries.map(\.description) }

    /// Builds the screen of that name, or returns nil where none was declared.
    ///
    /// - Throws: an error of the user info, or what the screen's builder throws.
    public func create(_ identifier: String, userInfo: UserInfo) throws -> Screen? {
        try entries.first { $0.description.identifier == identifier }?.build(userInfo)
    }
}

/// A screen in a catalogue, which tells the screen type.
public typealias ScreenEntry<Screen> = Catalogue<Screen>.Entry

extension Catalogue.Entry {
    /// Declares a screen that takes no data; mock data for it is an error.
    public init(_ identifier: String, title: String? = nil, build: @escaping () throws -> Screen) {
        self.init(LaunchScreenDescription(identifier, title: title)) { userInfo in
            guard (userInfo[LaunchKeys.mock] ?? .null) == .null else {
                throw LaunchError.takesNoMock(screen: identifier)
            }
            return try build()
        }
    }

    /// Declares a screen with the type of its mock data, and with named examples of that.
    ///
    /// `build` gets what `MOCK_JSON` decodes to, or nil where the user info has no mock data.
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

/// Collects the entries of a catalogue.
@resultBuilder
public enum CatalogueBuilder<Screen> {
    /// A screen.
    public static func buildExpression(_ entry: Catalogue<Screen>.Entry) -> [Catalogue<Screen>.Entry] { [entry] }

    /// Screens that were declared elsewhere.
    public static func buildExpression(_ entries: [Catalogue<Screen>.Entry]) -> [Catalogue<Screen>.Entry] { entries }

    /// Screens one after the other.
    public static func buildBlock(_ parts: [Catalogue<Screen>.Entry]...) -> [Catalogue<Screen>.Entry] {
        parts.flatMap(\.self)
    }

    /// Screens that are there under a condition.
    public static func buildOptional(_ part: [Catalogue<Screen>.Entry]?) -> [Catalogue<Screen>.Entry] { part ?? [] }

    /// The screens of an `if`.
    public static func buildEither(first part: [Catalogue<Screen>.Entry]) -> [Catalogue<Screen>.Entry] { part }

    /// The screens of an `else`.
    public static func buildEither(second part: [Catalogue<Screen>.Entry]) -> [Catalogue<Screen>.Entry] { part }

    /// The screens of a loop.
    public static func buildArray(_ parts: [[Catalogue<Screen>.Entry]]) -> [Catalogue<Screen>.Entry] {
        parts.flatMap(\.self)
    }
}
