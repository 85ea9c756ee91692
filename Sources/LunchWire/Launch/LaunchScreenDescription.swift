/// A description of a screen: its identifier, its mock data, and named examples of the mock data.
public struct LaunchScreenDescription: Hashable, Sendable {
    /// A named example of a screen's mock data.
    public struct Variant: Hashable, Sendable {
        /// The name of the variant, unique within the screen.
        public var name: String

        /// The mock data, as the value of `MOCK_JSON` in the user info.
        public var mock: LunchJSON

        /// Creates a variant from its name and its mock data.
        public init(name: String, mock: LunchJSON) {
            self.name = name
            self.mock = mock
        }
    }

    /// The identifier by which the screen is launched, unique within the app.
    public var identifier: String

    /// The title of the screen, for people.
    public var title: String

    /// The name of the type that the screen's mock data decodes into; nil if the screen takes no mock data.
    public var mockType: String?

    /// The named examples of the screen's mock data, in the order of their declaration.
    public var variants: [Variant]

    /// Creates a description; without a title, the screen has its identifier as its title.
    public init(_ identifier: String, title: String? = nil, mockType: String? = nil, variants: [Variant] = []) {
        self.identifier = identifier
        self.title = title ?? identifier
        self.mockType = mockType
        self.variants = variants
    }
}

extension LaunchScreenDescription {
    /// The description as JSON, as a catalogue holds it.
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
    package static func catalogue(_ screens: [LaunchScreenDescription]) -> LunchJSON {
        .object(["screens": .array(screens.map(\.json))])
    }

    /// Reads what an app printed for `LAUNCH_CATALOGUE=1`.
    package static func catalogue(from json: LunchJSON) throws(WireError) -> [LaunchScreenDescription] {
        var screens: [LaunchScreenDescription] = []
        for screen in try ObjectReader(json, at: "catalogue").array("screens") {
            screens.append(try LaunchScreenDescription(json: screen))
        }
        return screens
    }
}
