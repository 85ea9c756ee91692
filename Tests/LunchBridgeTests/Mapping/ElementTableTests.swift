import LunchBridge
import Testing

/// Views become elements by a table.
@Suite struct ElementTableTests {
    private struct Box {
        var x = 0
        var y = 0
        var width = 0
        var height = 0
    }

    private class View {
        fileprivate var children: [View] = []
        fileprivate var frame: Box
        fileprivate var isHidden = false

        init(_ frame: Box) { self.frame = frame }

        func add(_ view: View) { children.append(view) }
    }

    private class Label: View {
        private let text: String?

        init(_ text: String?, _ frame: Box) {
            self.text = text
            super.init(frame)
        }
    }

    private final class Heading: Label {}

    private final class Check: View {
        private let mark = true
    }

    private final class Switch: View {
        let name = "wifi"
        let isOn = false
    }

    private final class Choice: View {
        private let rows = ["a", "b", "c", "d"]
        private let chosen: Int? = 2
        private let first = 1
    }

    private final class Form: View {
        private let heading = Heading("Form", Box(x: 1, y: 1, width: 4, height: 1))
        private lazy var check = Check(Box(x: 1, y: 2, width: 4, height: 1))
        private let group = View(Box(x: 10, y: 10, width: 5, height: 5))
        let inner = Label("inner", Box(x: 2, y: 3, width: 5, height: 1))
        private let hidden = Label("hidden", Box())

        init() {
            super.init(Box(x: 0, y: 0, width: 80, height: 24))
            for view in [heading, check, group, hidden] { add(view) }
            group.add(inner)
            hidden.isHidden = true
        }
    }

    private let table = ElementTable<View>(
        children: .property("children"), frame: .property("frame"), isHidden: .property("isHidden")
    ) {
        ElementRow(Label.self, .staticText, label: .property("text"))
        ElementRow(Check.self, .checkBox, value: .property("mark"))
        ElementRow.list(Choice.self, rows: "rows", selection: .property("chosen"), offset: .property("first"))
    }

    @Test func elementsOfAForm() throws {
        let elements = try table.elements(of: Reflected(Form()))
        #expect(
            elements == [
                AccessibilityNode(
                    .staticText, identifier: "heading", label: "Form",
                    frame: CellRect(column: 1, row: 1, columns: 4, rows: 1)),
                AccessibilityNode(
                    .checkBox, identifier: "check", value: "1", frame: CellRect(column: 1, row: 2, columns: 4, rows: 1)),
                AccessibilityNode(
                    .staticText, identifier: "inner", label: "inner",
                    frame: CellRect(column: 12, row: 13, columns: 5, rows: 1)),
            ])
    }

    @Test func anIdentifierThatTheAppGives() throws {
        let form = Form()
        #expect(table.identify(form.inner, as: "given") === form.inner)
        #expect(try table.elements(of: Reflected(form)).map(\.attributes.identifier) == ["heading", "check", "given"])
    }

    @Test func rowsOfAList() throws {
        let list = Choice(Box(x: 3, y: 4, width: 9, height: 2))
        let element = try #require(try table.elements(of: Reflected(list)).first)
        #expect(element.attributes.type == .table)
        #expect(
            element.children == [
                AccessibilityNode(.cell, label: "b", frame: CellRect(column: 3, row: 4, columns: 9, rows: 1)),
                AccessibilityNode(
                    .cell, label: "c", frame: CellRect(column: 3, row: 5, columns: 9, rows: 1), isSelected: true),
            ])
    }

    @Test func theFocusIsInTheRowThatIsSelected() throws {
        let focused = ElementTable<View>(
            children: .property("children"), frame: .property("frame"), hasFocus: .constant(true)
        ) {
            ElementRow.list(Choice.self, rows: "rows", selection: .property("chosen"), offset: .property("first"))
        }
        func foci(_ rows: Int) throws -> [Bool] {
            let list = Choice(Box(x: 0, y: 0, width: 9, height: rows))
            let element = try #require(try focused.elements(of: list).first)
            return ([element] + element.children).map(\.attributes.hasFocus)
        }
        #expect(try foci(2) == [false, false, true])
        // If it is not shown, the list has it.
        #expect(try foci(1) == [true, false])
    }

    @Test func viewsThatAnAppCanName() throws {
        let form = Form()
        let named = ElementTable<View>(children: .path(\.children), frame: .property("frame")) {
            ElementRow(Label.self, .staticText, label: .property("text"))
        }
        #expect(try named.elements(of: nil, form) == named.elements(of: Reflected(form)))
        #expect(try named.elements(of: form).map(\.attributes.identifier) == ["heading", "inner", "hidden"])
    }

    /// A property that is neither optional nor a text is named by its key path as well.
    @Test func valuesBehindKeyPaths() throws {
        let view = Switch(Box(x: 0, y: 0, width: 3, height: 1))
        for (row, expected) in [
            (ElementRow(Switch.self, .switch, value: .path(\.name)), "wifi"),
            (ElementRow(Switch.self, .switch, value: .path(\.isOn)), "0"),
            // A literal is a text, and not the name of a property.
            (ElementRow(Switch.self, .switch, value: "name"), "name"),
        ] {
            let named = ElementTable<View>(children: .property("children"), frame: .property("frame")) { row }
            #expect(try named.elements(of: view).map(\.attributes.value) == [expected])
        }
    }

    /// Rows by name make the same of views as rows by type, also if the class of all views cannot be named.
    @Test func classesThatCannotBeNamed() throws {
        let named = ElementTable<AnyObject>(
            children: .property("children"), frame: .property("frame"), isHidden: .property("isHidden")
        ) {
            ElementRow("Label", .staticText, label: .property("text"))
            ElementRow("Check", .checkBox, value: .property("mark"))
            ElementRow.list("Choice", rows: "rows", selection: .property("chosen"), offset: .property("first"))
        }
        #expect(try named.elements(of: Reflected(Form())) == table.elements(of: Reflected(Form())))
        let list = Choice(Box(x: 3, y: 4, width: 9, height: 2))
        #expect(try named.elements(of: list) == table.elements(of: list))
    }

    private final class Framed: View {
        struct Place { let position: (column: Int, line: Int), size: (width: Int, height: Int) }

        let place = Place(position: (2, 3), size: (4, 5))
    }

    @Test func aPlaceOfPositionAndLine() throws {
        let placed = ElementTable<View>(children: .property("children"), frame: .property("place")) {
            ElementRow("Framed", .group)
        }
        #expect(
            try placed.elements(of: Framed(Box())).map(\.frame) == [CellRect(column: 2, row: 3, columns: 4, rows: 5)])
    }

    @Test func theViewThatIsStoredAsTheOneWithTheFocus() throws {
        struct Window { var responder: View? }
        func focused(_ choose: (Form) -> View?) throws -> [String] {
            let form = Form()
            let window = Window(responder: choose(form))
            let table = ElementTable<View>(
                children: .property("children"), frame: .property("frame"),
                hasFocus: .isView { Reflected(window).responder }
            ) {
                ElementRow(Label.self, .staticText, label: .property("text"))
            }
            return try table.elements(of: form).filter(\.attributes.hasFocus).map(\.attributes.identifier)
        }
        #expect(try focused(\.inner) == ["inner"])
        #expect(try focused { _ in nil } == [])
        #expect(throws: ReflectionError.self) {
            let table = ElementTable<View>(
                children: .property("children"), frame: .property("frame"),
                hasFocus: .isView { Reflected(Window()).respnder }
            ) {}
            _ = try table.elements(of: Form())
        }
    }

    private final class Wrapper<Content>: View {
        let text = "in a wrapper"
    }

    @Test func aGenericClassByItsName() throws {
        let named = ElementTable<View>(children: .property("children"), frame: .property("frame")) {
            ElementRow("Wrapper", .staticText, label: .property("text"))
        }
        #expect(try named.elements(of: Wrapper<Int>(Box())).map(\.attributes.label) == ["in a wrapper"])
    }

    /// A class that is on another screen is no mistake; one that the framework has renamed is.
    @Test func aClassThatTheAppDoesNotHave() throws {
        let renamed = ElementTable<View>(children: .property("children"), frame: .property("frame")) {
            ElementRow("Choice", .table)
            ElementRow("Lable", .staticText, label: .property("text"))
        }
        let error = #expect(throws: ReflectionError.self) { try renamed.elements(of: Form()) }
        #expect(
            error?.description == """
                A row of the table is for the class "Lable", and this app has none of that name. Did you mean "Label"?
                The views on the screen are of: "Check", "Form", "Heading", "Label", "View".
                """)
    }

    @Test func nothingIsThere() throws {
        #expect(try table.elements(of: Reflected(View?.none as Any)) == [])
    }

    @Test func aNameThatIsNotThere() {
        let wrong = ElementTable<View>(children: .property("subviews"), frame: .property("frame")) {
            ElementRow(Label.self, .staticText, label: .property("text"))
        }
        let error = #expect(throws: ReflectionError.self) { try wrong.elements(of: Reflected(Form())) }
        #expect(error?.description.contains("stores no \"subviews\"") == true)
        let place = ElementTable<View>(children: .property("children"), frame: .property("isHidden")) {
            ElementRow(Label.self, .staticText, label: .property("text"))
        }
        let second = #expect(throws: ReflectionError.self) { try place.elements(of: Reflected(Form())) }
        #expect(
            second?.description == "Form.isHidden is of type Bool, which stores no \"x\".\nNothing is stored in it.")
    }
}
