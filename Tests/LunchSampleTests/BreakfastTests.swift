import LunchTest
import Testing

@Suite(.lunch) struct BreakfastTests: ScreenTestable {
    let screenName = "Breakfast"

    @Test func theMenuOfAMockWrittenAsAString() throws {
        let page = try Launcher().launch(BreakfastPage.self, mock: .userInfo(["MOCK_JSON": "{\"menu\": \"Bread\"}"]))
        #expect(page.menuLabel.exists)
        #expect(page.menuLabel.label == "Bread")
    }

    @Test func theMenuOfAMockWrittenAsAnObject() throws {
        let page = try Launcher().launch(BreakfastPage.self, mock: ["menu": "Bread"])
        #expect(page.menuLabel.exists)
        #expect(page.menuLabel.label == "Bread")
    }

    @Test func theMenuOfAMockOfTheAppsOwnShape() throws {
        struct Menu: Encodable { let menu: String }
        let page = try Launcher().launch(BreakfastPage.self, mock: .of(Menu(menu: "Rice 🍚 とおにぎり")))
        #expect(page.menuLabel.label == "Rice 🍚 とおにぎり")
    }

    @Test func withoutAMockTheLabelIsEmpty() throws {
        let page = BreakfastPage(app: try Launcher(self).launch())
        #expect(page.menuLabel.exists)
        #expect(page.menuLabel.label.isEmpty)
    }
}
