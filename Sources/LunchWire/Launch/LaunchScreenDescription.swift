/// A description of a screen of an app: its identifier, its title, the type of its mock data, and its variants.
public struct LaunchScreenDescription: Hashable, Sendable {
    /// A variant of a screen: a named set of mock data for the screen.
    public struct Variant: Hashable, Sendable {
        /// The name of the variant, unique within the screen.
        public var name: String

        /// The mock data of the variant. In a launch with this variant, the app receives it in the user info, under the
        /// key `MOCK_JSON`.
        public var mock: LunchJSON

        /// Creates a variant from its name and its mock data.
        public init(name: String, mock: LunchJSON) {
            self.name = name
            self.mock = mock
        }
    }

    /// The identifier of the screen, unique within the app. A launch requests the screen by this identifier.
    public var identifier: String

    /// The title of the screen, as shown to people, for example in a list of screens.
    public var title: String

    /// The name of the Swift type of the screen's mock data; nil if the screen takes no mock data.
    public var mockType: String?

    /// The variants of the screen (named sets of mock data), in the order of their declaration.
    public var variants: [Variant]

    /// Creates a description of a screen.
    ///
    /// - Parameters:
    ///   - identifier: the identifier of the screen, unique within the app.
    ///   - title: the title of the screen, as shown to people; nil to use the identifier.
    ///   - mockType: the name of the type of the mock data; nil if the screen takes none.
    ///   - variants: the variants of the screen (named sets of mock data).
    public init(_ identifier: String, title: String? = nil, mockType: String? = nil, variants: [Variant] = []) {
        self.identifier = identifier
        self.title = title ?? identifier
        self.mockType = mockType
        self.variants = variants
    }
}

extension LaunchScreenDescription {
    /// The description as JSON, as a catalog holds it.
    package var json: LunchJSON {
        .object([
            "identifier": .string(identifier),
            "title": .string(title),
            "mockType": mockType.map(LunchJSON.string) ?? .null,
            "variants": .array(variants.map { .object(["name": .string($0.name), "mock": $0.mock]) }),
        ])
    }

    /// Reads a description from its JSON, or throws a `WireError` that names what is wrong.
    package init(json: LunchJSON) throws(WireError) {
        let reader = try ObjectReader(json, at: "screen")
        self.init(
            try reader.string("identifier"), title: try reader.string("title"),
            mockType: try reader.optionalString("mockType"))
        for variant in try reader.array("variants") {
            let reader = try ObjectReader(variant, at: "variant")
            variants.append(Variant(name: try reader.string("name"), mock: reader.value("mock") ?? .null))
        }
    }

    /// The text that an app prints for `LAUNCH_CATALOGUE=1`: an object with its screens, in the order of their declaration.
    package static func catalog(_ screens: [LaunchScreenDescription]) -> LunchJSON {
        .object(["screens": .array(screens.map(\.json))])
    }

    /// Reads what an app printed for `LAUNCH_CATALOGUE=1`.
    package static func catalog(from json: LunchJSON) throws(WireError) -> [LaunchScreenDescription] {
        var screens: [LaunchScreenDescription] = []
        for screen in try ObjectReader(json, at: "catalog").array("screens") {
            screens.append(try LaunchScreenDescription(json: screen))
        }
        return screens
    }
}
