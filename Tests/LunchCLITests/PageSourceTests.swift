import LunchElements
import LunchProcess
import LunchWire
import TestSupport
import Testing

@testable import LunchCLI

/// Page objects as they are written, of frames that no app would publish.
@Suite struct PageSourceTests {
    private func source(
        _ children: [AccessibilityNode], opening: String = "", name: String? = "Page"
    ) -> PageSource {
        PageSource(
            frame: TUIFrame.made(AccessibilityNode(.application, children: children)), app: "App", opening: opening,
            name: name, command: "lunch page App")
    }

    private func names(_ children: AccessibilityNode...) -> [String] {
        PageMembers(TUIFrame.made(AccessibilityNode(.application, children: children))).members.map(\.name)
    }

    @Test(arguments: [
        ("menuLabel", "menuLabel"), ("REGISTER", "register"), ("Confirm Password", "confirmPassword"),
        ("send-button", "sendButton"), ("save_all", "saveAll"), ("URLField", "urlField"), ("ABOUT APP", "aboutApp"),
        ("E-mail:", "eMail"), ("default", "`default`"), ("self", "`self`"), ("42", "button42"),
        ("2nd floor", "button2ndFloor"), ("日本", "日本"), ("Ünï cödé", "ünïCödé"), ("العربية", "العربية"), ("…", "button"),
        ("\u{1B}[2J", "button2j"), ("app", "appButton"), ("screenName", "screenNameButton"), ("\u{301}a", "a"),
        ("👩‍👩‍👧 family", "family"), ("one two three four five six seven", "oneTwoThreeFourFiveSix"),
    ]) func aMemberIsNamedAsItsElement(_ label: String, _ name: String) {
        #expect(names(AccessibilityNode(.button, label: label)) == [name])
    }

    @Test func namesThatAreEqualAreReportedApart() {
        #expect(
            names(
                AccessibilityNode(.button, label: "Save"), AccessibilityNode(.staticText, label: "Save"),
                AccessibilityNode(.button, label: "SAVE"), AccessibilityNode(.cell, identifier: "saveButton2")
            ) == ["saveButton", "saveStaticText", "saveButton3", "saveButton2"])
    }

    @Test func anElementWithoutANameIsCalledByItsTypeOrLeftOut() {
        let source = source([
            AccessibilityNode(.group, children: [AccessibilityNode(.slider)]), AccessibilityNode(.table),
            AccessibilityNode(.checkBox), AccessibilityNode(.checkBox, value: "on\n}"),
        ])
        #expect(
            source.text == #"""
                import LunchTest

                /// A screen of App.
                ///
                /// No launch names it, so that it has no `screenName`.
                ///
                /// Written by `lunch page App`.
                struct Page: PageObjectsRepresentable {
                    let app: TUIApplication

                    var slider: TUIElement { app.sliders.element }

                    // Only their positions find these. Give them identifiers, or names to the elements around them:
                    // checkBox, (0, 0) 0×0
                    // checkBox, value "on\n}", (0, 0) 0×0
                }
                """#)
    }

    private static func rows(_ labels: String...) -> [AccessibilityNode] {
        labels.map {
            AccessibilityNode(.cell, label: $0, children: [AccessibilityNode(.button, label: "Delete \($0)")])
        }
    }

    /// The next data has other rows.
    @Test func theRowsOfAListAreOneQuery() {
        let list = AccessibilityNode(.table, identifier: "fileList", children: Self.rows("a.txt", "b.txt 12:34"))
        let text = source([AccessibilityNode(.button, label: "Row"), list]).text
        #expect(
            text.hasSuffix(
                #"""
                    var rowButton: TUIElement { app.buttons["Row"] }
                    var fileList: TUIElement { app.tables["fileList"] }

                    var rows: TUIElementQuery { app.tables["fileList"].cells }
                    func row(_ name: String) -> TUIElement { rows[name] }
                }
                """#), "\(text)")
    }

    @Test func theRowsOfEachListHaveItsName() {
        let lists = [
            AccessibilityNode(.table, identifier: "old", children: Self.rows("a", "b")),
            AccessibilityNode(.outline, label: "New ones", children: [AccessibilityNode(.outlineRow, label: "a")]),
            AccessibilityNode(.table, identifier: "none"),
        ]
        let text = source(lists).text
        #expect(text.contains(#"    var oldRows: TUIElementQuery { app.tables["old"].cells }"#), "\(text)")
        #expect(text.contains(#"    func oldRow(_ name: String) -> TUIElement { oldRows[name] }"#), "\(text)")
        #expect(
            text.contains(#"    var newOnesRows: TUIElementQuery { app.outlines["New ones"].outlineRows }"#), "\(text)")
        #expect(!text.contains("noneRow"), "\(text)")
    }

    /// A control of a form keeps its member, though a row is around it.
    @Test func whatHasAnIdentifierInARowIsAMember() {
        let field = AccessibilityNode(.textField, identifier: "name")
        let form = AccessibilityNode(.table, children: [AccessibilityNode(.cell, label: "Name", children: [field])])
        let text = source([form]).text
        #expect(text.contains(#"    var name: TUIElement { app.textFields["name"] }"#), "\(text)")
        #expect(text.contains("    var rows: TUIElementQuery { app.tables.element.cells }"), "\(text)")
        #expect(!text.contains("var name2"), "\(text)")
    }

    /// Nothing but its position finds either of these lists, so that neither has a query for its rows.
    @Test func rowsOfAListThatNothingFindsAreMembers() {
        let lists = [
            AccessibilityNode(.table, children: Self.rows("a")), AccessibilityNode(.table, children: Self.rows("b")),
        ]
        let text = source(lists).text
        #expect(!text.contains("TUIElementQuery"), "\(text)")
        #expect(text.contains(#"    var a: TUIElement { app.cells["a"] }"#), "\(text)")
    }

    @Test func aScreenThatKeysLedToHasNoNameToLaunchItBy() {
        let text = source([], opening: "Start").text
        #expect(text.contains("/// It is reached from `Start`, so that it has no `screenName`."))
        #expect(!text.contains("static let"))
    }

    @Test func anElementWithoutAnyTextReportsSo() {
        let node = AccessibilityNode(.application, children: [AccessibilityNode(.staticText, identifier: "a")])
        let text = ElementListing(app: "App", frame: TUIFrame.made(node)).text
        #expect(text.contains("\n  app.staticTexts[\"a\"]  label \"\"\n".dropLast(1)), "\(text)")
    }

    /// Without SCREEN, the app opens on one of its own choice, and keys lead on from there.
    @Test(arguments: [("Tab", true), ("Right", false)]) func onlyTheScreenOfALaunchIsNamed(
        _ key: String, _ isNamed: Bool
    ) throws {
        let run = try Lunch.run("page", Lunch.sample, "--press", key)
        #expect(run.status == .exited(0))
        #expect(run.output.contains("let screenName = ") == isNamed, "\(run.output)")
    }

    @Test(arguments: ["Login", "404", "", "login page", "日本"]) func aTypeIsNamedAsItsScreen(_ screen: String) {
        let names = [
            "Login": "LoginPage", "404": "Screen404Page", "": "ScreenPage", "login page": "LoginPage", "日本": "日本Page",
        ]
        #expect(PageSource.typeName(of: screen) == names[screen])
    }

    /// Whatever names an app has, its page is Swift, and its members are all different.
    @Test func everyPageCompiles() throws {
        let names = [
            "a", "OK", "a\"b", "\\", "\\(a)", "\u{1B}[2J", "\n", "é", "e\u{301}", "日本", "👩‍👩‍👧", "\u{200B}", "\u{301}x",
            "\0",
            "in", "init", "Type", "app", "١٢", "42", "x_1", "_", "$0", "`", "*/", "ß", "İ", "ﬃ", "ａ", "ǅ", "क्ष",
            String(repeating: "long ", count: 40), String(repeating: "x", count: 200),
        ]
        var pages: [String] = []
        for seed in 0..<12 {
            var random = SeededGenerator(seed: seed)
            let elements = (0..<30).map { _ in
                AccessibilityNode(
                    random.pick(TUIElementType.allCases),
                    identifier: random.happens(oneIn: 2) ? random.pick(names) : "",
                    label: random.happens(oneIn: 2) ? random.pick(names) : "",
                    placeholder: random.happens(oneIn: 3) ? random.pick(names) : nil)
            }
            pages.append(source(elements, name: "Page\(seed)").text)
        }
        let complaints = try Typecheck.complaints(about: pages.joined(separator: "\n\n"))
        #expect(complaints == nil, "\(complaints ?? "")")
    }

    @Test func theCommandInThePageCanBeRepeated() throws {
        let run = try Lunch.run(
            "page", Lunch.sample, "--mock={\"menu\": \"It's\"}", "Breakfast", "--name", "MenuPage", "--press", "Tab")
        #expect(run.errors == "")
        #expect(
            run.output.contains(
                #"/// Written by `lunch page LunchSample Breakfast --mock '{"menu": "It'\''s"}' --name MenuPage --press Tab`."#
            ), "\(run.output)")
        #expect(run.output.contains("struct MenuPage: PageObjectsRepresentable {"))
    }
}
