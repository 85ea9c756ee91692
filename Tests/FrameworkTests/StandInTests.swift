import LunchTest
import TestSupport
import Testing

/// Apps on frameworks of the shapes of three that are in use: private classes, a grid of cells, and an actor's queue.
@Suite(.waiting) struct StandInTests {
    enum StandIn: String, CaseIterable {
        case privateClasses = "VerandaTrip"
        case cells = "MosaicTrip"
        case actorsQueue = "TerraceTrip"

        func launch(_ screen: String, town: String? = nil) throws -> TUIApplication {
            let product = LaunchConfiguration.Executable.product(rawValue)
            let size = CellSize(columns: 40, rows: 12)
            guard let town else { return try Launcher(app: product, screen: screen, size: size).launch() }
            return try Launcher(app: product, screen: screen, mock: .of(town), size: size).launch()
        }

        /// An app on the first stand-in moves the focus with the arrows; Tab is text in its fields.
        func leaveTheField(of app: TUIApplication) throws { if self == .privateClasses { try app.press(.downArrow) } }

        func form(town: String? = nil) throws -> TUIApplication { try launch("Form", town: town) }
    }

    private func field(of app: TUIApplication) -> TUIElement { app.textFields.firstMatch }

    /// The text behind the buttons, which says what has become of the trip.
    private func status(of app: TUIApplication) throws -> String {
        try #require(app.staticTexts.allElementsBoundByIndex.last).label
    }

    @Test(arguments: StandIn.allCases)
    func aScreenOpensWithItsData(_ standIn: StandIn) throws {
        let app = try standIn.form(town: "Oslo")
        #expect(field(of: app).value == "Oslo")
        #expect(try status(of: app) == "Not booked")
    }

    @Test(arguments: StandIn.allCases)
    func elementsAreWhereTheyAreDrawn(_ standIn: StandIn) throws {
        let app = try standIn.form(town: "Oslo")
        let grid = try app.settledFrame().grid
        for (element, text) in [
            (app.buttons["Clear"], "Clear"), (field(of: app), "Oslo"),
            (try #require(app.staticTexts.allElementsBoundByIndex.last), "Not booked"),
        ] {
            let place = element.frame
            #expect(place.size.rows == 1)
            let line = Array(grid.lines[place.origin.row])
            let end = min(place.origin.column + place.size.columns, line.count)
            #expect(String(line[place.origin.column..<end]).contains(text))
        }
        #expect(grid.text.unicodeScalars.allSatisfy { $0.value < 0xE0000 })
    }

    /// A view of such a framework has colors only if it was made after the framework had taken over the terminal.
    @Test func viewsThatTheBridgeOpensHaveTheirColors() throws {
        let app = try StandIn.actorsQueue.form()
        #expect(app.text("Not booked").style.foreground == .indexed(6))
        try app.show("List")
        #expect(app.text("Oslo").style.foreground == .indexed(6))
    }

    @Test(arguments: StandIn.allCases)
    func textIsTyped(_ standIn: StandIn) throws {
        let app = try standIn.form(town: "")
        try field(of: app).typeText("Bonn and é")
        #expect(field(of: app).value == "Bonn and é")
        try app.typeKey(.delete, modifierFlags: [])
        #expect(field(of: app).value == "Bonn and ")
    }

    @Test(arguments: StandIn.allCases)
    func aButtonIsTappedAndItsWorkIsWaitedFor(_ standIn: StandIn) throws {
        let app = try standIn.form()
        try standIn.leaveTheField(of: app)
        try app.buttons["Book"].tap()
        #expect(try status(of: app) == "Booked to Rome")
        try app.buttons["Clear"].tap()
        #expect(try status(of: app) == "Not booked")
        #expect(app.buttons["Clear"].hasFocus)
    }

    /// The text would be sent with a tab in it, and the test would be none the wiser.
    @Test func aTabThatIsTextIsAnError() throws {
        let app = try StandIn.privateClasses.form(town: "")
        try field(of: app).typeText("Bo")
        let error = withError { try app.buttons["Clear"].tap() }
        #expect(error?.kind == .unreachable)
        #expect(
            error?.message.contains("the key Tab changed the value of textField instead of moving the focus.") == true,
            "\(error?.message ?? "")")
        #expect(field(of: app).value == "Bo\t")
    }

    @Test(arguments: StandIn.allCases)
    func anotherScreenIsLaunched(_ standIn: StandIn) throws {
        let app = try standIn.launch("List")
        #expect(app.staticTexts.allElementsBoundByIndex.suffix(3).map(\.label) == ["Rome", "Oslo", "Bonn"])
    }

    @Test(arguments: StandIn.allCases)
    func theSizeChanges(_ standIn: StandIn) throws {
        let app = try standIn.form()
        try app.resize(columns: 60, rows: 20)
        #expect(app.buttons["Clear"].isHittable)
        try standIn.leaveTheField(of: app)
        try app.buttons["Book"].tap()
        #expect(try status(of: app) == "Booked to Rome")
    }

    /// A framework that never replaces what it shows has no `show:`.
    @Test(arguments: [StandIn.cells, .actorsQueue])
    func anotherScreenIsShownWhereTheFrameworkDraws(_ standIn: StandIn) throws {
        let app = try standIn.form()
        try app.show("List")
        #expect(app.staticTexts.allElementsBoundByIndex.suffix(3).map(\.label) == ["Rome", "Oslo", "Bonn"])
        #expect(app.text("Oslo").exists && !app.text("A trip").exists)
        try app.show("Form", mock: "Bern")
        #expect(field(of: app).value == "Bern")
        #expect(app.text("A trip").exists)
    }

    /// The elements of the screen before would be taken for those of this one.
    @Test func aScreenWhoseDrawingDoesNotBeginIsAnError() throws {
        let app = try Launcher(app: .product("ForgetfulTrip"), screen: "Rome").launch()
        try app.show("Oslo")
        #expect(app.staticTexts.labels == ["Oslo"])
        let error = withError { try app.show("Paris") }
        #expect(
            error?.message.contains(
                #"has gone to the screen "Paris", and has not described it in its drawing."#) == true,
            "\(error?.message ?? "")")
    }

    /// An app that says that it has put marks into its text, on a framework that has dropped them.
    @Test func marksThatDoNotComeOutOfTheTerminalAreAnError() {
        let tree = #"{"type":"application","children":[{"type":"button","identifier":"save","label":"Save"}]}"#
        let messages = [
            ("hello", #"{"screen":"Form","publishes":true}"#),
            ("frame", #"{"revision":1,"screen":"Form","size":[80,24],"mark":0,"marked":true,"tree":\#(tree)}"#),
        ].map { #"printf '\033]7367;lunch;1;%s;\#($0);%s\033\\' "$LAUNCH_TOKEN" '\#($1)'"# }
        let script = "\(messages[0]); printf '[ Save ]'; \(messages[1]); cat >/dev/null"
        let launcher = Launcher(app: .path("/bin/sh"), screen: "Form", arguments: ["-c", script])
        let error = #expect(throws: TUIError.self) { try launcher.launch() }
        #expect(
            error?.message.contains(
                """
                has put marks into its text, but none of them has reached its terminal: the text of "save" is on the screen \
                without them.
                """) == true, "\(error?.message ?? "")")
    }
}
