import Testing

@testable import Lunch

/// Whatever is wrong with a launch is told in words that somebody who sees only a log can act on.
struct LaunchErrorTests {
    /// A launch, and its error in words.
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let message: @Sendable () -> String
        let expected: String
    }

    private static func row(_ screen: String?, _ userInfo: String?, _ expected: String) -> Row {
        Row(
            testDescription: "\(screen ?? "no screen") \(userInfo?.prefix(60) ?? "")",
            message: { message { try launch(catalog, screen: screen, userInfo: userInfo) } }, expected: expected)
    }

    private static func handwritten(_ screen: String, _ userInfo: String?, _ expected: String) -> Row {
        Row(
            testDescription: "handwritten \(screen) \(userInfo ?? "")",
            message: { message { try launch(HandwrittenScreens(), screen: screen, userInfo: userInfo) } },
            expected: expected)
    }

    private static let soldOut = """
        The screen "Dinner" could not be built: the bread is sold out
        The app has this screen; the code that builds it threw that error.
        """
    private static let deep = String(repeating: "[", count: 300) + String(repeating: "]", count: 300)

    private static let screens: [Row] = [
        row(
            "Brekfast", nil,
            """
            There is no screen "Brekfast". Did you mean "Breakfast"?
            The screens are: "Breakfast", "Lunch", "Dinner".
            """),
        row(
            "Settings", nil,
            """
            There is no screen "Settings".
            The screens are: "Breakfast", "Lunch", "Dinner".
            """),
        handwritten(
            "Brekfast", nil,
            """
            There is no screen "Brekfast".
            This app lists no screens. Its Creatable knows the identifiers.
            """),
        row(
            "Lunch", #"{"MOCK_JSON":{}}"#,
            """
            The screen "Lunch" takes no mock data, but the user info has some under "MOCK_JSON".
            Leave it out, or declare the type of the screen's mock data in the app.
            """),
        // Other user info is the app's own affair, and null is no mock data.
        row("Lunch", #"{"a":1,"MOCK_JSON":null}"#, #"no error, but Optional("Lunch")"#),
        row(
            nil, "{}",
            """
            LAUNCH_USER_INFO is set, but LAUNCH_SCREEN is not.
            User info belongs to a screen: set LAUNCH_SCREEN too, or neither.
            """),
        row("Dinner", nil, soldOut), handwritten("Dinner", nil, soldOut),
    ]

    private static let texts: [Row] = [
        row(
            "Lunch", "{\n  menu: 1}",
            """
            LAUNCH_USER_INFO is not JSON: line 2, column 3 has 'm', where a key in quotes should be.
            Correct it. In a shell, put it in single quotes: LAUNCH_USER_INFO='{"key": "value"}'.
            """),
        row(
            "Breakfast", #"{"MOCK_JSON":"{\"menu\": Bread}"}"#,
            """
            The string under "MOCK_JSON" in the user info is not JSON: line 1, column 10 has 'B', where a value should be.
            A string there is read as JSON. The value can also be JSON without a string.
            """),
        row(
            "Lunch", "{\"a\":\(deep)}",
            """
            LAUNCH_USER_INFO exceeds the size that Lunch reads: arrays and objects are nested more than 256 deep.
            Make it shorter or less nested.
            """),
        handwritten(
            "Counter", "{}",
            """
            The user info has no "count".
            The screen needs it: add it to the user info, or make it optional in the app.
            """),
        handwritten(
            "Breakfast", nil,
            """
            The user info has no "MOCK_JSON".
            The screen needs mock data: give it (mock: in a test, --mock for lunch), or make it optional in the app.
            """),
        row(
            "Breakfast", #"{"MOCK_JSON":{}}"#,
            """
            The user info has no "menu" in MOCK_JSON.
            The screen needs it: add it to the mock data, or make it optional in the app.
            Synthesized Codable doesn't use a property's default value for a missing key.
            """),
        row(
            "Breakfast", #"{"MOCK_JSON":{"items":[{"name":"a","price":1},{"name":"b"},{"price":2}]}}"#,
            """
            The user info has no "menu" in MOCK_JSON. It has no MOCK_JSON.items[1].price, MOCK_JSON.items[2].name either.
            The screen needs them: add them to the mock data, or make them optional in the app.
            Synthesized Codable doesn't use a property's default value for a missing key.
            """),
    ]

    private static let correct = "Correct the value, or change the type that the screen decodes."
    private static let types: [Row] =
        [
            handwritten(
                "Counter", #"{"count":"7"}"#, "count in the user info is a string, not an integer.\n\(correct)"),
            // The path is the same where the mock is a string.
            row(
                "Breakfast", #"{"MOCK_JSON":"{\"menu\":1}"}"#,
                "MOCK_JSON.menu in the user info is a number, not a string.\n\(correct)"),
        ]
        + [
            ("[]", " in the user info is an array, not an object."),
            (#"{"menu":1}"#, ".menu in the user info is a number, not a string."),
            (#"{"menu":null}"#, ".menu in the user info is null, not a string."),
            (#"{"menu":"","items":{}}"#, ".items in the user info is an object, not an array."),
            (#"{"menu":"","items":[7]}"#, ".items[0] in the user info is a number, not an object."),
            (
                #"{"menu":"","items":[{"name":"a","price":1.5}]}"#,
                ".items[0].price in the user info is the number 1.5, not an integer."
            ),
        ].map { row("Breakfast", #"{"MOCK_JSON":\#($0)}"#, "MOCK_JSON\($1)\n\(correct)") }
    private static let files: [Row] = [
        ("/no/such/file", "No such file or directory"), ("", "No such file or directory"), ("/", "Is a directory"),
        ("/dev/null/file", "Not a directory"), ("/dev/\0null", "No such file or directory"),
    ].map { path, reason in
        row(
            "Lunch", "@\(path)",
            """
            The file "\(path)" of LAUNCH_USER_INFO cannot be read: \(reason).
            A value that begins with "@" names a file; the path is relative to the app's working directory.
            """)
    }

    @Test(arguments: screens + texts + types + files) func aLaunchThatFails(_ row: Row) {
        #expect(row.message() == row.expected)
    }

    @Test(arguments: [
        ("{\"a\": 1,\n \"a\": 2}", "line 2, column 2 has the key \"a\" for the second time"),
        ("", "line 1, column 1 has the end, where a value should be"),
    ])
    func malformedInAFile(text: String, problem: String) throws {
        try withFile(Array(text.utf8)) { path in
            #expect(
                message { try launch(catalog, screen: "Lunch", userInfo: "@\(path)") } == """
                    The file "\(path)" of LAUNCH_USER_INFO is not JSON: \(problem).
                    It must hold one JSON object.
                    """)
        }
    }

    @Test(arguments: [
        ("[1]", "an array"), ("\"text\"", "a string"), ("1", "a number"), ("true", "a boolean"), ("null", "null"),
    ])
    func notAnObject(userInfo: String, found: String) throws {
        let expected = """
            The user info is \(found), not an object.
            LAUNCH_USER_INFO holds a JSON object; mock data goes under its key "MOCK_JSON": {"MOCK_JSON": …}.
            """
        #expect(message { try launch(catalog, screen: "Lunch", userInfo: userInfo) } == expected)
        try withFile(Array(userInfo.utf8)) { path in
            #expect(message { try launch(catalog, screen: "Lunch", userInfo: "@\(path)") } == expected)
        }
    }

    @Test func invalidValue() {
        struct Mood: Decodable {
            enum Kind: String, Decodable { case happy }

            var kind: Kind
        }
        let userInfo = UserInfo(["MOCK_JSON": ["kind": "sad"]])
        #expect(
            message { try userInfo.mock(Mood.self) } == """
                MOCK_JSON.kind in the user info is a string that its type refuses: \
                Cannot initialize Kind from invalid String value sad
                Correct the value, or change the type that the screen decodes.
                """)
    }

    @Test func testIsReportedTheSameWords() throws {
        // Told on standard output, which is the terminal: see the tests of the launcher's process.
        let error = LaunchError.unknownScreen("x", known: [])
        let envelope = AppMessage.error(String(describing: error)).envelope(token: "token")
        #expect(try AppMessage(envelope) == .error(String(describing: error)))
    }
}
