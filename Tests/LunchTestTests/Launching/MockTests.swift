import LunchTest
import LunchWire
import TestSupport
import Testing

/// Mock data behind `mock:` in every form in which a test may write it: each compiles, and arrives as the same JSON.
@Suite(.waiting) struct MockTests {
    private struct Menu: Encodable { var menu = "Bread" }

    private struct Page: PageObjectsRepresentable {
        static let screenName = "Mock"
        let app: TUIApplication

        /// The data that the app got under `MOCK_JSON`.
        var mock: LunchJSON? { try? LunchJSON(parsing: app.line("mock")) }
    }

    private let menu: [String: String] = ["menu": "Bread"]
    private let numbers = [1, 2]
    private let text = "text"
    private let nothing: Menu? = nil
    private let json: LunchJSON = ["items": [["title": "Milk", "done": true, "price": 1.25, "due": nil], "…"]]
    private let members: [String: LunchJSON] = ["menu": "Bread", "price": 1.25]
    private let nested: [String: [LunchJSON]] = [
        "items": ["Milk", .number("18446744073709551615"), 1.25, -3, nil, false]
    ]

    @Test func aLauncherTakesEveryForm() throws {
        func expect(_ launcher: Launcher, _ mock: LunchJSON, line: Int = #line) {
            let place = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
            #expect(launcher.configuration.userInfo == .object(["MOCK_JSON": mock]), sourceLocation: place)
        }
        expect(try Launcher(screen: "Mock", mock: .of(Menu())), ["menu": "Bread"])
        expect(Launcher(screen: "Mock", mock: ["menu": "Bread"]), ["menu": "Bread"])
        expect(try Launcher(screen: "Mock", mock: .of(menu)), ["menu": "Bread"])
        expect(Launcher(screen: "Mock", mock: [1, 2]), [1, 2])
        expect(try Launcher(screen: "Mock", mock: .of(numbers)), [1, 2])
        expect(Launcher(screen: "Mock", mock: "text"), "text")
        expect(Launcher(screen: "Mock", mock: "\(text)"), "text")
        expect(try Launcher(screen: "Mock", mock: .of(text)), "text")
        expect(Launcher(screen: "Mock", mock: 3), 3)
        expect(Launcher(screen: "Mock", mock: 1.25), 1.25)
        expect(Launcher(screen: "Mock", mock: true), true)
        expect(try Launcher(screen: "Mock", mock: .of(LunchJSON.null)), nil)
        expect(try Launcher(screen: "Mock", mock: .of(nothing)), nil)
        expect(Launcher(screen: "Mock", mock: []), [])
        expect(Launcher(screen: "Mock", mock: [:]), [:])
        expect(Launcher(screen: "Mock", mock: ["menu": nil, "title": "Bread"]), ["menu": nil, "title": "Bread"])
        expect(Launcher(screen: "Mock", mock: ["menu": "Bread", "price": 1.25]), .object(members))
        expect(
            Launcher(screen: "Mock", mock: ["menu": "\(text)", "price": 1.25]), ["menu": "text", "price": 1.25])
        expect(try Launcher(screen: "Mock", mock: .of(members)), .object(members))
        expect(try Launcher(screen: "Mock", mock: .of(json)), json)
        expect(Launcher(screen: "Mock", mock: [json, json]), [json, json])
        expect(try Launcher(screen: "Mock", mock: .of(nested)), .object(nested.mapValues { .array($0) }))
        expect(
            Launcher(
                screen: "Mock", mock: ["items": [["title": "Milk", "done": true, "price": 1.25, "due": nil], "…"]],
                locale: "ja_JP"), json)
        expect(
            Launcher(screen: "Mock", mock: ["items": [["a": 1, "b": [nil, "…", 2.5]]]]),
            ["items": [["a": 1, "b": [nil, "…", 2.5]]]])
    }

    @Test func aPageIsLaunchedWithEveryForm() throws {
        let launcher = Launcher(app: fixture)
        let pages = [
            try launcher.launch(Page.self, mock: .of(Menu())), try launcher.launch(Page.self, mock: ["menu": "Bread"]),
            try launcher.launch(Page.self, mock: .of(menu)), try launcher.launch(Page.self, mock: .of(numbers)),
            try launcher.launch(Page.self, mock: "text"), try launcher.launch(Page.self, mock: .of(nothing)),
            try launcher.launch(Page.self, mock: .of(members)),
            try launcher.launch(
                Page.self, mock: ["items": [["title": "Milk", "done": true, "price": 1.25, "due": nil], "…"]]),
            try launcher.launch(Page.self, mock: .userInfo(["MOCK_JSON": json])),
        ]
        let mocks: [LunchJSON] = [
            ["menu": "Bread"], ["menu": "Bread"], ["menu": "Bread"], [1, 2], "text", .null, .object(members), json,
            json,
        ]
        #expect(pages.map(\.mock) == mocks)
    }

    @Test func anAppIsShownEveryForm() throws {
        let app = try Launcher(app: fixture, screen: "Mock").launch()
        let page = Page(app: app)
        func expect(_ mock: LunchJSON, line: Int = #line) {
            let place = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
            #expect(page.mock == mock, sourceLocation: place)
        }
        try app.show("Mock", mock: .of(Menu()))
        expect(["menu": "Bread"])
        try app.show("Mock", mock: [1, 2])
        expect([1, 2])
        try app.show("Mock", mock: ["items": [["title": "Milk", "done": true, "price": 1.25, "due": nil], "…"]])
        expect(json)
        try app.show("Mock", mock: .of(text))
        expect("text")
        try app.show("Mock", mock: .of(nothing))
        expect(nil)
        try app.show(Page.self, mock: ["menu": "Bread", "price": 1.25])
        expect(.object(members))
        try app.show(Page.self, mock: .of(menu))
        expect(["menu": "Bread"])
        try app.show(Page.self, mock: .of(nested))
        expect(.object(nested.mapValues { .array($0) }))
        try app.show(Page.self, mock: .of(json))
        expect(json)
    }

    /// JSON as a part of what is encoded; as a whole it needs no encoding.
    @Test func noDigitIsLost() throws {
        let digits = LunchJSON.number("0.12345678901234567890123456789012345678")
        #expect(try LunchJSON(encoding: [[digits]]) == [[digits]])
        let long = LunchJSON.number("1e400")
        #expect(try LunchJSON(encoding: long) == long)
        #expect(try LunchJSON(encoding: ["a": long]) == ["a": long])
        #expect(throws: EncodingError.self) { try LunchJSON(encoding: [[long]]) }
    }
}
