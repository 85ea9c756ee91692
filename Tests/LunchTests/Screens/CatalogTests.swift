import Lunch
import Testing

/// Screens are declared once, for building as well as for listing.
struct CatalogTests {
    @Test func listsWhatItBuildsInOrder() throws {
        #expect(
            catalog.screens == [
                LaunchScreenDescription(
                    "Breakfast", title: "First meal", mockType: "Menu",
                    variants: [LaunchScreenDescription.Variant(name: "bread", mock: ["menu": "Bread"])]),
                LaunchScreenDescription("Lunch"),
                LaunchScreenDescription("Dinner"),
            ])
        #expect(HandwrittenScreens().screens == [])
        // An unknown identifier is not an error, and every variant launches.
        #expect(try catalog.create("breakfast", userInfo: .empty) == nil)
        for screen in catalog.screens {
            for variant in screen.variants {
                let built = try catalog.create(screen.identifier, userInfo: UserInfo(["MOCK_JSON": variant.mock]))
                #expect(built == "Breakfast: Bread")
            }
        }
    }

    @available(*, deprecated, message: "The test uses the names of versions 0.1 and 0.2.")
    @Test func theOldNameIsTheSameType() throws {
        let old: Catalogue<TextScreen> = Catalogue { ScreenEntry("Home") { "at home" } }
        let new: Catalog<TextScreen> = old
        #expect(try new.create("Home", userInfo: .empty) == "at home")
    }

    @Test func ofTheSameIdentifierTheFirstIsBuilt() throws {
        let twice = Catalog<Int> {
            ScreenEntry("A") { 1 }
            ScreenEntry("A") { 2 }
        }
        #expect(try twice.create("A", userInfo: .empty) == 1 && twice.screens.count == 2)
    }

    @Test(arguments: [true, false])
    func isBuiltWithConditionsAndLoops(condition: Bool) {
        let more = [Catalog<Int>.Entry("More") { 0 }]
        let screens = Catalog<Int> {
            if condition { ScreenEntry("If") { 0 } }
            if condition {
                ScreenEntry("Then") { 0 }
            } else {
                ScreenEntry("Else") { 0 }
            }
            for name in ["X", "Y"] { Catalog<Int>.Entry(name) { 0 } }
            more
        }.screens.map(\.identifier)
        #expect(screens == (condition ? ["If", "Then", "X", "Y", "More"] : ["Else", "X", "Y", "More"]))
    }

    @Test func screenCanTakeTheUserInfoAsItIs() throws {
        let screens = Catalog<Int> {
            ScreenEntry(LaunchScreenDescription("Counter")) { try $0.decode(Int.self, forKey: "count") }
        }
        #expect(try screens.create("Counter", userInfo: UserInfo(["count": 7])) == 7)
        #expect(throws: LaunchError.missingKey("count", path: "")) {
            try screens.create("Counter", userInfo: .empty)
        }
    }

    @Test func variantThatCannotBeEncodedReportsSo() throws {
        let screens = Catalog<Int> {
            ScreenEntry("A", mock: Double.self, variants: ["infinite": .infinity]) { _ in 0 }
        }
        guard case .string(let text) = try #require(screens.screens.first?.variants.first).mock else {
            Issue.record("not a string")
            return
        }
        #expect(text.hasPrefix("This variant cannot be encoded: "))
    }
}
