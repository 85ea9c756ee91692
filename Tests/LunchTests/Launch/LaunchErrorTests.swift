import Testing

@testable import Lunch

/// Whatever is wrong with a launch is told in words that somebody who sees only a log can act on.
struct LaunchErrorTests {
    @Test func screenThatIsNotThere() {
        #expect(
            message { try launch(catalogue, screen: "Brekfast") } == """
                There is no screen "Brekfast". Did you mean "Breakfast"?
                The screens are: "Breakfast", "Lunch", "Dinner".
                """)
        #expect(
            message { try launch(catalogue, screen: "Settings") } == """
                There is no screen "Settings".
                The screens are: "Breakfast", "Lunch", "Dinner".
                """)
        #expect(
            message { try launch(HandwrittenScreens(), screen: "Brekfast") } == """
                There is no screen "Brekfast".
                This app lists no screens; its Creatable tells which identifiers it builds.
                """)
    }

    @Test func screenThatTakesNoMock() throws {
        #expect(
            message { try launch(catalogue, screen: "Lunch", userInfo: #"{"MOCK_JSON":{}}"#) } == """
                The screen "Lunch" takes no mock data, and the user info has some under "MOCK_JSON".
                Leave it out, or declare the type of the screen's mock data in the app.
                """)
        // Other user info is the app's own affair, and null is no mock data.
        #expect(try launch(catalogue, screen: "Lunch", userInfo: #"{"a":1,"MOCK_JSON":null}"#) == "Lunch")
    }

    @Test func userInfoWithoutAScreen() {
        #expect(
            message { try launch(catalogue, userInfo: "{}") } == """
                LAUNCH_USER_INFO is set, but LAUNCH_SCREEN is not.
                User info belongs to a screen: set LAUNCH_SCREEN too, or neither.
                """)
    }

    @Test func screenThatCannotBeBuilt() {
        let expected = """
            The screen "Dinner" could not be built: the bread is sold out
            The app has this screen; the code that builds it threw that error.
            """
        #expect(message { try launch(catalogue, screen: "Dinner") } == expected)
        #expect(message { try launch(HandwrittenScreens(), screen: "Dinner") } == expected)
    }

    @Test func malformedInTheEnvironment() {
        #expect(
            message { try launch(catalogue, screen: "Lunch", userInfo: "{\n  menu: 1}") } == """
                LAUNCH_USER_INFO is not JSON: line 2, column 3 has 'm', where a key in quotes should be.
                Correct it. In a shell, put it in single quotes: LAUNCH_USER_INFO='{"key": "value"}'.
                """)
    }

    @Test func malformedInAFile() throws {
        try withFile(Array("{\"a\": 1,\n \"a\": 2}".utf8)) { path in
            #expect(
                message { try launch(catalogue, screen: "Lunch", userInfo: "@\(path)") } == """
                    The file "\(path)" of LAUNCH_USER_INFO is not JSON: line 2, column 2 has the key "a" for the second time.
                    It must hold one JSON object.
                    """)
        }
        try withFile([]) { path in
            #expect(
                message { try launch(catalogue, screen: "Lunch", userInfo: "@\(path)") } == """
                    The file "\(path)" of LAUNCH_USER_INFO is not JSON: line 1, column 1 has the end, where a value should be.
                    It must hold one JSON object.
                    """)
        }
    }

    @Test func malformedInTheMock() {
        #expect(
            message { try launch(catalogue, screen: "Breakfast", userInfo: #"{"MOCK_JSON":"{\"menu\": Bread}"}"#) }
                == """
                The string under "MOCK_JSON" in the user info is not JSON: line 1, column 10 has 'B', where a value should be.
                A string there is read as JSON. The JSON value may also stand there itself, not in a string.
                """)
    }

    @Test func tooMuch() {
        let deep = String(repeating: "[", count: 300) + String(repeating: "]", count: 300)
        #expect(
            message { try launch(catalogue, screen: "Lunch", userInfo: "{\"a\":\(deep)}") } == """
                LAUNCH_USER_INFO is more than is read: arrays and objects are nested more than 256 deep.
                Make it shorter or less nested.
                """)
    }

    @Test(arguments: [
        ("[1]", "an array"), ("\"text\"", "a string"), ("1", "a number"), ("true", "a boolean"), ("null", "null"),
    ])
    func notAnObject(userInfo: String, found: String) throws {
        let expected = """
            The user info is \(found), not an object.
            LAUNCH_USER_INFO holds a JSON object; mock data goes under its key "MOCK_JSON": {"MOCK_JSON": …}.
            """
        #expect(message { try launch(catalogue, screen: "Lunch", userInfo: userInfo) } == expected)
        try withFile(Array(userInfo.utf8)) { path in
            #expect(message { try launch(catalogue, screen: "Lunch", userInfo: "@\(path)") } == expected)
        }
    }

    @Test func unreadableFile() {
        func expected(_ path: String, _ reason: String) -> String {
            """
            The file "\(path)" of LAUNCH_USER_INFO cannot be read: \(reason).
            A value that begins with "@" names a file; the path is relative to the app's working directory.
            """
        }
        for (path, reason) in [
            ("/no/such/file", "No such file or directory"), ("", "No such file or directory"), ("/", "Is a directory"),
            ("/dev/null/file", "Not a directory"), ("/dev/\0null", "No such file or directory"),
        ] {
            #expect(
                message { try launch(catalogue, screen: "Lunch", userInfo: "@\(path)") } == expected(path, reason))
        }
    }

    @Test func missingKey() {
        #expect(
            message { try launch(HandwrittenScreens(), screen: "Counter", userInfo: "{}") } == """
                The user info has no "count".
                The screen needs it: add it to the user info, or make it optional in the app.
                """)
        #expect(
            message { try launch(HandwrittenScreens(), screen: "Breakfast") } == """
                The user info has no "MOCK_JSON".
                The screen needs mock data: give it (mock: in a test, --mock for lunch), or make it optional in the app.
                """)
        #expect(
            message { try launch(catalogue, screen: "Breakfast", userInfo: #"{"MOCK_JSON":{}}"#) } == """
                The user info has no "menu" in MOCK_JSON.
                The screen needs it: add it to the mock data, or make it optional in the app.
                Synthesized Codable doesn't use a property's default value for a missing key.
                """)
        let userInfo = #"{"MOCK_JSON":{"items":[{"name":"a","price":1},{"name":"b"},{"price":2}]}}"#
        #expect(
            message { try launch(catalogue, screen: "Breakfast", userInfo: userInfo) } == """
                The user info has no "menu" in MOCK_JSON. It has no MOCK_JSON.items[1].price, MOCK_JSON.items[2].name either.
                The screen needs them: add them to the mock data, or make them optional in the app.
                Synthesized Codable doesn't use a property's default value for a missing key.
                """)
    }

    @Test func wrongType() {
        func expected(_ sentence: String) -> String {
            """
            \(sentence)
            Correct the value, or change the type that the screen decodes.
            """
        }
        #expect(
            message { try launch(HandwrittenScreens(), screen: "Counter", userInfo: #"{"count":"7"}"#) }
                == expected("count in the user info is a string, not an integer."))
        for (mock, sentence) in [
            ("[]", "MOCK_JSON in the user info is an array, not an object."),
            (#"{"menu":1}"#, "MOCK_JSON.menu in the user info is a number, not a string."),
            (#"{"menu":null}"#, "MOCK_JSON.menu in the user info is null, not a string."),
            (#"{"menu":"","items":{}}"#, "MOCK_JSON.items in the user info is an object, not an array."),
            (#"{"menu":"","items":[7]}"#, "MOCK_JSON.items[0] in the user info is a number, not an object."),
            (
                #"{"menu":"","items":[{"name":"a","price":1.5}]}"#,
                "MOCK_JSON.items[0].price in the user info is the number 1.5, not an integer."
            ),
        ] {
            let userInfo = #"{"MOCK_JSON":\#(mock)}"#
            #expect(
                message { try launch(catalogue, screen: "Breakfast", userInfo: userInfo) } == expected(sentence))
        }
        // The path is the same where the mock is a string.
        #expect(
            message { try launch(catalogue, screen: "Breakfast", userInfo: #"{"MOCK_JSON":"{\"menu\":1}"}"#) }
                == expected("MOCK_JSON.menu in the user info is a number, not a string."))
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

    @Test func testIsToldTheSameWords() throws {
        // Told on standard output, which is the terminal: see the tests of the launcher's process.
        let error = LaunchError.unknownScreen("x", known: [])
        let envelope = AppMessage.error(String(describing: error)).envelope(token: "token")
        #expect(try AppMessage(envelope) == .error(String(describing: error)))
    }
}
