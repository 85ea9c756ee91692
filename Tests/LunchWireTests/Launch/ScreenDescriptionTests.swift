import LunchWire
import Testing

/// An app's catalog as it prints it, and as a test reads it.
struct ScreenDescriptionTests {
    private let screens = [
        LaunchScreenDescription(
            "Breakfast", title: "Früh­stück", mockType: "Menu",
            variants: [
                LaunchScreenDescription.Variant(name: "bread", mock: ["menu": "Brot 🍞"]),
                LaunchScreenDescription.Variant(name: "none", mock: .null),
                LaunchScreenDescription.Variant(name: "text", mock: "{}"),
            ]),
        LaunchScreenDescription("Lunch"),
    ]

    @Test func titleIsTheIdentifierOtherwise() {
        #expect(LaunchScreenDescription("Lunch").title == "Lunch")
    }

    @Test func readsBack() throws {
        let text = LaunchScreenDescription.catalog(screens).text
        #expect(text.utf8.allSatisfy { (0x20..<0x7F).contains($0) })
        #expect(try LaunchScreenDescription.catalog(from: LunchJSON(parsing: text)) == screens)
    }

    @Test func isAnObjectWithItsScreensInOrder() {
        #expect(
            LaunchScreenDescription.catalog([screens[1]]).text
                == #"{"screens":[{"identifier":"Lunch","mockType":null,"title":"Lunch","variants":[]}]}"#)
        #expect(LaunchScreenDescription.catalog([]).text == #"{"screens":[]}"#)
    }

    @Test(arguments: [
        ("[]", "catalog is an array, not an object"),
        (#"{"screens":[1]}"#, "screen is a number, not an object"),
        (#"{"screens":[{"title":"x"}]}"#, "screen has no \"identifier\""),
        (#"{"screens":[{"identifier":"x","title":"x","variants":[{}]}]}"#, "variant has no \"name\""),
    ])
    func whatIsWrongIsNamed(text: String, message: String) {
        #expect {
            try LaunchScreenDescription.catalog(from: LunchJSON(parsing: text))
        } throws: {
            String(describing: $0) == message
        }
    }

    @Test func launchKeysAreListedOnce() {
        #expect(
            LaunchKeys.environment
                == [
                    "LAUNCH_SCREEN", "LAUNCH_USER_INFO", "LAUNCH_CATALOGUE", "LAUNCH_LOCALE", "LAUNCH_CLOCK",
                    "LAUNCH_TOKEN",
                ])
        #expect(LaunchKeys.mock == "MOCK_JSON")
    }
}
