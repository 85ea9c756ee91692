import LunchElements
import LunchInput
import LunchWire
import TestSupport
import Testing

@testable import LunchCLI

/// The pages that a package's tests have already.
@Suite struct ExistingPagesTests {
    private static let source = """
        import LunchTest

        struct FormPage: PageObjectsRepresentable {
            static let screenName = "Form"
            let app: TUIApplication

            var customer: TUIElement { app.textFields["name"] }
            var long: TUIElement {
                app.buttons["order"]
            }
            var rows: TUIElementQuery { app.tables["meals"].cells }
            func row(_ name: String) -> TUIElement { rows[name] }
            func gift() {}
        }

        struct Other { var order: Int { 3 } }

        extension FormPage {
            var `default`: TUIElement { app.radioButtons["red"] }
        }
        """

    @Test func membersAreFoundByTheirQueries() throws {
        let pages = ExistingPages(sources: [Self.source])
        let page = try #require(pages.page(named: "FormPage"))
        #expect(
            page.members == [
                #"app.textFields["name"]"#: "customer", #"app.buttons["order"]"#: "long",
                #"app.radioButtons["red"]"#: "`default`",
            ])
        #expect(page.rows == ["rows": #"app.tables["meals"].cells"#])
        #expect(page.screen == "Form")
        #expect(page.names.isSuperset(of: ["customer", "row", "gift", "default", "app"]))
        #expect(pages.page(named: "Other") == nil)
    }

    /// A member that the page has is used under its name; one that it lacks is added under one that is free.
    @Test func aPageThatExistsIsUsedAndExtended() throws {
        let frame = MadeForm(focus: "gift").frame().named("Form")
        let moments: [RecordedMoment] =
            RecordedMoment.click(column: 1, row: 4, frame) + RecordedMoment.click(column: 1, row: 5, frame)
            + RecordedMoment.click(column: 1, row: 7, frame) + [.key(.space, frame, frame)]
        let test = RecordedTest(
            Recording.made(moments), RecordedTest.Names(suite: "FormTests", test: "orders", target: "ShopTests"),
            command: "lunch record Shop Form", existing: ExistingPages(sources: [Self.source]))
        #expect(
            test.text == """
                import LunchTest
                import Testing

                /// Recorded by `lunch record Shop Form`.
                @Suite(.lunch) struct FormTests {
                    @Test func orders() throws {
                        let form = try Launcher().launch(FormPage.self)
                        try form.long.tap()
                        try form.`default`.tap()
                        try form.row("Bread").tap()
                        try form.gift2.tap()
                    }
                }

                """)
        #expect(test.pageFiles.isEmpty)
        #expect(test.extensionFiles.map(\.name) == ["FormPage+Recorded.swift"])
        let added = try #require(test.extensionFiles.first?.text)
        #expect(added == "extension FormPage {\n    var gift2: TUIElement { app.checkBoxes[\"gift\"] }\n}\n")
        let complaints = try Typecheck.complaints(about: [Self.source, test.text, "import LunchTest\n\(added)"])
        #expect(complaints == nil, "\(complaints ?? "")")
    }
}
