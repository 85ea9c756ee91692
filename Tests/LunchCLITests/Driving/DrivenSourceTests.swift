import LunchCommands
import LunchElements
import LunchWire
import TestSupport
import Testing

@testable import LunchCLI

/// The tests that a session writes of what was done in it.
@Suite struct DrivenSourceTests {
    private static func source(_ commands: [(String, LunchJSON?)], launch: String = #""program":["app"]"#) throws
        -> DrivenSource
    {
        func command(_ json: String) throws -> TUICommand {
            try TUICommand(json: LunchJSON(parsing: "{\(json)}"), at: "do")
        }
        guard case .launch(let launch) = try command("\"launch\":{\(launch)}").action else { throw CancellationError() }
        var source = DrivenSource(launch: launch, program: .product("LunchSample"))
        for (json, value) in commands {
            let command = try command(json)
            let input: TUICommand.Action
            if case .replace(_, let text) = command.action {
                input = .type(text, into: [], whenSettled: true)
            } else {
                input = command.action
            }
            source.add(command, value, sent: [input])
        }
        return source
    }

    private static let button = #""query":"app.buttons[\"Save\"]""#

    /// A command with its value, and its line in both languages.
    private static let rows: [(command: String, value: LunchJSON?, swift: String, python: String)] = [
        (#""tap":{\#(button)}"#, nil, #"try app.buttons["Save"].tap()"#, #"app.buttons["Save"].tap()"#),
        (
            #""doubleTap":{"query":"app.staticTexts.firstMatch"}"#, nil, "try app.staticTexts.firstMatch.doubleTap()",
            "app.static_texts.first_match.double_tap()"
        ),
        (
            #""rightClick":{"query":"app.cells.element(boundBy: 2)"}"#, nil,
            "try app.cells.element(boundBy: 2).rightClick()", "app.cells[2].right_click()"
        ),
        (
            #""tap":{"query":"app.text(\"Save\")"}"#, nil, #"try app.text("Save").tap()"#,
            #"app.find("app.text(\"Save\")").tap()"#
        ),
        (
            #""press":{"keys":["down","control-c","x"]}"#, nil, #"try app.press(.down, .control("c"), "x")"#,
            #"app.press("down", "control-c", "x")"#
        ),
        (#""type":{"text":"a\tb"}"#, nil, #"try app.typeText("a\tb")"#, #"app.type_text("a\tb")"#),
        (
            #""type":{"text":"\u001b\u0007\"😀"}"#, nil, #"try app.typeText("\u{1B}\u{07}\"😀")"#,
            #"app.type_text("\x1b\x07\"😀")"#
        ),
        (
            #""type":{"query":"app.textFields.element","text":"é"}"#, nil, #"try app.textFields.element.typeText("é")"#,
            #"app.text_fields.element.type_text("é")"#
        ),
        (#""paste":{"text":"p"}"#, nil, #"try app.paste("p")"#, #"app.paste("p")"#),
        (
            #""clear":{"query":"app.textFields.element"}"#, nil, "try app.textFields.element.clearText()",
            "app.text_fields.element.clear_text()"
        ),
        (#""resize":{"columns":40,"rows":10}"#, nil, "try app.resize(columns: 40, rows: 10)", "app.resize(40, 10)"),
        (#""advance":{"by":1.5}"#, nil, "try app.clock.advance(by: .milliseconds(1500))", "app.advance(1.5)"),
        (
            #""show":{"screen":"Dinner","mock":{"menu":"Soup"}}"#, nil,
            #"try app.show("Dinner", mock: ["menu": "Soup"])"#, #"app.show("Dinner", mock={"menu": "Soup"})"#
        ),
        (
            #""expect":{\#(button),"property":"exists","is":true}"#, true, #"app.buttons["Save"].expectToExist()"#,
            #"expect(app.buttons["Save"]).to_exist()"#
        ),
        (
            #""expect":{\#(button),"property":"exists","is":false,"within":1}"#, true,
            #"app.buttons["Save"].expectNotToExist(timeout: Duration.seconds(1))"#,
            #"expect(app.buttons["Save"], timeout=1).not_to_exist()"#
        ),
        (
            #""expect":{\#(button),"property":"label","is":"Save"}"#, true,
            #"app.buttons["Save"].expect(\.label, is: "Save")"#,
            #"expect(app.buttons["Save"]).to_have("label", "Save")"#
        ),
        (
            #""expect":{"query":"app.cells","property":"count",">=":2}"#, true,
            #"app.cells.expect(\.count, isIn: 2...)"#, #"expect(app.cells).to_have("count", at_least=2)"#
        ),
        (
            #""wait":{"property":"terminal.cursor.row","is":3}"#, true, #"app.terminal.expect(\.cursor.row, is: 3)"#,
            #"expect(app.terminal).to_have("cursor.row", 3)"#
        ),
        (
            #""wait":{"for":"exit"}"#, ["status": 0], "#expect(try app.waitForExit() == .success)",
            #"assert app.wait_for_exit() == {"status": 0}"#
        ),
        (
            #""wait":{"for":"exit"}"#, ["signal": 11], "#expect(try app.waitForExit() == .signal(11))",
            #"assert app.wait_for_exit() == {"signal": 11}"#
        ),
        (
            #""wait":{"for":"answers"}"#, true, "#expect(app.waitForAnswers())",
            #"app.do({"wait": {"for": "answers", "within": 5}})"#
        ),
        (
            #""expectNoChange":{"for":1}"#, true, "app.expectNoChange(for: Duration.seconds(1))",
            "app.expect_no_change(1)"
        ),
        (
            #""read":{\#(button),"property":"isEnabled"}"#, true, #"app.buttons["Save"].expect(\.isEnabled, is: true)"#,
            #"expect(app.buttons["Save"]).to_have("isEnabled", True)"#
        ),
        (
            #""swipe":{"query":"app.tables.element","direction":"up"}"#, nil, "try app.tables.element.swipeUp()",
            #"app.do({"swipe": {"direction": "up", "query": [{"descendants": "table"}, "only"]}})"#
        ),
    ]

    @Test func eachCommandHasALine() throws {
        for row in Self.rows {
            let source = try Self.source([(row.command, row.value)])
            #expect(
                source.swift.split(separator: "\n").dropLast(2).last.map { $0.drop { $0 == " " } } == row.swift[...])
            #expect(source.python.split(separator: "\n").last.map { $0.drop { $0 == " " } } == row.python[...])
        }
    }

    /// All lines together compile.
    @Test func theTestInSwiftCompiles() throws {
        let source = try Self.source(
            Self.rows.map { ($0.command, $0.value) },
            launch:
                #""program":["app","-x"],"screen":"Breakfast","mock":{"menu":"Bread"},"size":{"columns":40,"rows":9},"environment":{"A":"b","LAUNCH_CLOCK":"virtual"},"profile":"light""#
        )
        #expect(try Typecheck.complaints(about: source.swift) == nil)
        #expect(
            source.swift.contains(
                #"Launcher(app: .product("LunchSample"), screen: "Breakfast", mock: ["menu": "Bread"], size: CellSize(columns: 40, rows: 9), clock: .virtual, environment: ["A": "b"], arguments: ["-x"], profile: .light)"#
            ))
        #expect(
            source.python.contains(
                #"lunch.launch(["app", "-x"], screen="Breakfast", mock={"menu": "Bread"}, size=(40, 9), clock="virtual", environment={"A": "b"}, profile="light")"#
            ))
    }

    /// A secret in a text, in a field, among keys: equal secrets stay equal, others stay different.
    @Test func secretsAreReplaced() throws {
        func type(_ text: String) throws -> TUICommand {
            try TUICommand(json: LunchJSON(parsing: "{\"type\":{\"text\":\(LunchJSON.string(text).text)}}"), at: "do")
        }
        func sent(_ pieces: TypedText.Piece...) -> [TUICommand.Action] {
            [.type(TypedText(pieces: pieces), into: [], whenSettled: true)]
        }
        var source = try Self.source([])
        source.add(try type("Ann\thush\thush"), nil, sent: sent(.open("Ann\t"), .secret(4), .open("\t"), .secret(4)))
        source.add(try type("other"), nil, sent: sent(.secret(5)))
        source.add(try type("late"), nil, sent: [])
        let keys = try TUICommand(json: ["press": ["keys": ["h", "u"]]], at: "do")
        source.add(keys, nil, sent: [.press(nil, into: [], whenSettled: true)])
        let note = "The next line replaces a secret, which was not kept."
        #expect(
            source.python.split(separator: "\n").suffix(8).map { $0.drop { $0 == " " } } == [
                "# \(note)", #"app.type_text("Ann\tsecret1\tsecret1")"#, "# \(note)", #"app.type_text("secret2")"#,
                "# \(note)", #"app.type_text("secret3")"#, "# The next line types a secret, which was not kept.",
                #"# app.do({"press": {"keys": None}})"#,
            ])
        #expect(source.swift.contains(#"try app.typeText("Ann\tsecret1\tsecret1")"#))
        #expect(source.swift.contains(#"// {"press":{"keys":null}}"#))
    }

    /// A wait in vain, a read without a value and the end of the app are no part of a test.
    @Test func valuesThatProveNothingAreLeftOut() throws {
        let source = try Self.source([
            (#""read":{\#(Self.button),"property":"value"}"#, .null), (#""terminate":{}"#, nil),
            (#""read":{\#(Self.button),"property":"value"}"#, ["secret": 3]),
        ])
        #expect(source.python.hasSuffix("lunch.launch(\"app\")\n"))
        #expect(source.swift.hasSuffix(".launch()\n    }\n}\n"))
    }
}
