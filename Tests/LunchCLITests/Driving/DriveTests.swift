import LunchDriver
import LunchProcess
@_spi(Lunch) import LunchWire
import TestSupport
import Testing

@testable import LunchCLI

/// `lunch drive`: what a program in another language sends, and what it gets.
@Suite(.waiting) struct DriveTests {
    /// The answers to requests, and the failures that none of them has reported.
    private struct Talk {
        var answers: [String: [String: LunchJSON]] = [:]
        var all: [[String: LunchJSON]] = []
        var untold: [String] = []

        init(_ requests: [String]) throws {
            let lines = Lock<[String]>([])
            let server = DriveServer { line in lines.withLock { $0.append(line) } }
            for request in requests { server.take(Array(request.utf8)) }
            untold = server.close().map { "\($0.app): \($0.failure.kind)" }
            for line in lines.withLock(\.self) {
                #expect(line.hasSuffix("\n") && line.count { $0 == "\n" } == 1)
                guard case .object(let members) = try LunchJSON(parsing: line) else { continue }
                all.append(members)
                if case .number(let id)? = members["id"] { answers[id] = members }
            }
            #expect(all.count == requests.count)
        }

        subscript(id: Int) -> [String: LunchJSON] { answers["\(id)"] ?? [:] }

        /// The text of a member; empty if it is no text.
        func text(_ id: Int, _ name: String) -> String {
            if case .string(let text)? = self[id][name] { text } else { "" }
        }
    }

    private static func launch(
        _ product: String, _ id: Int = 1, _ more: String = "", app: String? = nil
    ) -> String {
        let path = LunchJSON.string(ProductPath.of(product)).text
        let name = app.map { ",\"app\":\"\($0)\"" } ?? ""
        return "{\"id\":\(id)\(name),\"do\":{\"launch\":{\"program\":[\(path)]\(more)}}}"
    }

    /// The elements of an answer, by their queries: their references.
    private static func references(_ answer: [String: LunchJSON]) -> [String: String] {
        guard case .array(let elements)? = answer["elements"] else { return [:] }
        var references: [String: String] = [:]
        for element in elements {
            guard case .object(let members) = element, case .string(let query)? = members["query"],
                case .string(let reference)? = members["ref"]
            else { continue }
            references[query] = reference
        }
        return references
    }

    @Test func anAnswerHasWhatHasChanged() throws {
        let talk = try Talk([
            Self.launch("LunchSample", 1, #","screen":"Breakfast","mock":{"menu":"Bread"}"#),
            #"{"id":2,"do":{"read":{"query":"app.staticTexts[\"menuLabel\"]","property":"label"}}}"#,
            #"{"id":3,"do":{"press":{"keys":["right"]}}}"#,
            #"{"id":4}"#,
            #"{"id":5,"do":{"expect":{"query":"app.tabs","property":"count","is":4}},"show":["text","tree"]}"#,
            #"{"id":6,"do":{"terminate":{}}}"#,
        ])
        #expect(talk[1]["screen"] == "Breakfast" && talk[1]["settling"] == "acknowledged" && talk[1]["frame"] == 1)
        #expect(Self.references(talk[1])[#"app.staticTexts["menuLabel"]"#]?.hasSuffix("@1") == true)
        #expect(talk[2]["value"] == "Bread" && talk[2]["frame"] == 1 && talk[2]["rows"] == nil)
        #expect(talk[2]["elements"] == nil && talk[2]["screen"] == nil)
        #expect(talk[3]["screen"] == "Lunch" && talk[3]["frame"] == 2 && talk[3]["gone"] != nil)
        #expect(Set(talk[4].keys) == ["id", "app", "ok", "frame", "settling", "waits"])
        #expect(talk[5]["value"] == true && talk.text(5, "text").contains("Dinner"))
        #expect(talk.text(5, "tree").contains("tabGroup"))
        #expect(talk.all.allSatisfy { $0["ok"] == true } && talk.untold.isEmpty)
    }

    /// Each question and each comparison that has a form in JSON, of elements, queries, the terminal and the clock.
    @Test(arguments: [
        (#""read":{"query":"app.tabs","property":"labels"}"#, #"["Breakfast","Lunch","Dinner","Locale"]"#),
        (#""read":{"query":"app.tabs[\"Lunch\"]","property":"frame"}"#, "[11,0,7,1]"),
        (#""read":{"query":"app.tabs[\"Lunch\"]","property":"elementType"}"#, #""tab""#),
        (#""read":{"query":"app.tabs[\"Lunch\"]","property":"value"}"#, "null"),
        (#""read":{"query":"app.tabs[\"Supper\"]","property":"exists"}"#, "false"),
        (#""read":{"property":"terminal.size"}"#, #"{"columns":80,"rows":24}"#),
        (#""read":{"property":"terminal.rows[1]"}"#, #""""#),
        (#""read":{"property":"terminal.rows[24]"}"#, "null"),
        (#""expect":{"property":"terminal.rows[99]","is":null}"#, "true"),
        (#""wait":{"property":"terminal.rows[24]","is":"Bread","within":0}"#, "false"),
        (#""expect":{"query":"app.tabs[\"Dinner\"]","property":"isSelected","is":false}"#, "true"),
        (#""expect":{"query":"app.tabs[\"Lunch\"]","property":"label","matches":"^L.*h$"}"#, "true"),
        (#""expect":{"query":"app.tabs[\"Lunch\"]","property":"elementType","is":"tab"}"#, "true"),
        (#""expect":{"query":"app.tabs[\"Lunch\"]","property":"frame","isNot":[0,0,1,1]}"#, "true"),
        (#""expect":{"query":"app.tabs[\"Lunch\"]","property":"value","is":null}"#, "true"),
        (#""expect":{"query":"app.tabs","property":"labels","contains":"Dinner"}"#, "true"),
        (#""expect":{"query":"app.tabs","property":"count",">":3,"<=":4}"#, "true"),
        (#""expect":{"property":"terminal.modes.isAlternateScreen","is":true}"#, "true"),
        (#""wait":{"query":"app.tabs[\"Supper\"]","property":"exists","is":true,"within":0}"#, "false"),
        (#""wait":{"query":"app.tabs[\"Lunch\"]","property":"label","contains":"unc"}"#, "true"),
        (#""wait":{"for":"running","within":0}"#, "true"),
        (#""expectNoChange":{"for":0}"#, "true"),
    ])
    func aQuestionHasAValue(_ command: String, _ value: String) throws {
        let talk = try Talk([Self.launch("LunchSample"), "{\"id\":2,\"do\":{\(command)}}"])
        #expect(talk[2]["value"]?.text == value && talk[2]["ok"] == true, "\(talk[2])")
    }

    /// A failure is in the words of a test in Swift, and says what kind it is.
    @Test(arguments: [
        (
            #""tap":{"query":"app.tabs[\"Lunhc\"]"}"#, "noMatch",
            "No element matches app.tabs[\"Lunhc\"].\nDid you mean \"Lunch\"?"
        ),
        (
            #""expect":{"query":"app.tabs[\"Dinner\"]","property":"isSelected","is":true,"within":0}"#, "expectation",
            "Expected app.tabs[\"Dinner\"].isSelected to be true"
        ),
        (
            #""expect":{"query":"app.tabs","property":"count","<":4,"within":0}"#, "expectation",
            "Expected app.tabs.count to be in ..<4"
        ),
        (
            #""expect":{"query":"app.tabs[\"Lunch\"]","property":"label","is":"Supper","within":0}"#, "expectation",
            "Expected app.tabs[\"Lunch\"].label to be \"Supper\""
        ),
        (
            #""read":{"query":"app.tabs.element","property":"label"}"#, "severalMatches",
            "4 elements match app.tabs.element"
        ),
        (#""read":{"query":"app.tabs","property":"snapshot"}"#, "other", "snapshot has no value in JSON"),
        (#""call":{"name":"expectSnapshot"}"#, "other", "expectSnapshot has no value in JSON"),
        (#""advance":{"by":1}"#, "clock", "The time of LunchSample cannot be advanced"),
        (#""wait":{"for":"exit","within":0}"#, "timedOut", "Expected LunchSample to end within 0 s"),
        (#""tapp":{}"#, "request", #"do is "tapp", not "tap", which is near"#),
        (#""tap":{"query":"e9@1"}"#, "reference", "Frame 1 has no element e9."),
        (#""tap":{"query":"e1@7"}"#, "reference", "e1@7 is of frame 7; the frames 1 to 1 are known."),
    ])
    func aFailureIsAnAnswer(_ command: String, _ kind: String, _ message: String) throws {
        let talk = try Talk([Self.launch("LunchSample"), "{\"id\":2,\"do\":{\(command)}}", #"{"id":3}"#])
        #expect(talk[2]["ok"] == false && talk.text(2, "kind") == kind)
        #expect(talk.text(2, "message").hasPrefix(message), "\(talk.text(2, "message"))")
        #expect(talk.text(2, "text").contains("Breakfast"))
        #expect(talk[3]["ok"] == true && talk.untold.isEmpty)
    }

    @Test func aReportIsTheMessageOfATestInSwift() throws {
        let talk = try Talk([
            Self.launch("LunchSample"), #"{"id":2,"do":{"tap":{"query":"app.tabs[\"Lunhc\"]"}},"show":["report"]}"#,
        ])
        #expect(talk[2]["near"] == ["Lunch"] && talk[2]["text"] == nil)
        #expect(talk.text(2, "report").contains("The screen \"Lunch\" (80×24):\n+---"))
        #expect(talk.text(2, "report").contains("\n    tab, label \"Dinner\""))
    }

    @Test func aReferenceLeadsToItsElementOrFails() throws {
        let screen = #","screen":"Breakfast","mock":{"menu":"Bread"}"#
        let first = try Talk([Self.launch("LunchSample", 1, screen), Self.launch("Registration", 2, app: "form")])
        let label = try #require(Self.references(first[1])[#"app.staticTexts["menuLabel"]"#])
        let tab = try #require(Self.references(first[1])[#"app.tabs["Dinner"]"#])
        let button = try #require(Self.references(first[2])[#"app.buttons["REGISTER"]"#])
        let field = try #require(Self.references(first[2])[#"app.secureTextFields["passwordTextField"]"#])
        let talk = try Talk([
            Self.launch("LunchSample", 1, screen, app: "sample"),
            "{\"id\":2,\"app\":\"sample\",\"do\":{\"tap\":{\"query\":\"\(tab)\"}}}",
            "{\"id\":3,\"app\":\"sample\",\"do\":{\"read\":{\"query\":\"\(label)\",\"property\":\"label\"}}}",
            "{\"id\":4,\"app\":\"sample\",\"do\":{\"drag\":{\"query\":\"\(tab)\",\"for\":0,\"to\":{\"query\":\"\(label)\"}}}}",
            Self.launch("Registration", 5, app: "form"),
            "{\"id\":6,\"app\":\"form\",\"do\":{\"resize\":{\"columns\":60,\"rows\":24}}}",
            "{\"id\":7,\"app\":\"form\",\"do\":{\"tap\":{\"query\":\"\(field)\"}}}",
            "{\"id\":8,\"app\":\"form\",\"do\":{\"read\":{\"query\":\"\(button)\",\"property\":\"label\"}}}",
        ])
        #expect(talk[2]["screen"] == "Dinner")
        for id in [3, 4] {
            #expect(talk[id]["kind"] == "reference", "\(talk[id])")
            #expect(talk.text(id, "message") == "\(label) is app.staticTexts[\"menuLabel\"], which is gone.")
        }
        #expect(
            talk.text(7, "message") == """
                \(field) is app.secureTextFields["passwordTextField"], which has moved from (1, 3) 78×1 to (1, 3) 58×1.
                """)
        #expect(talk[8]["value"] == "REGISTER")
    }

    /// Lines that are no request get an answer, and end nothing.
    @Test(arguments: [
        ("nonsense", "line 1, column 1: found 'n', where a value should be"),
        (#"{"id":1,"id":2}"#, #"line 1, column 9: found the key "id" for the second time"#),
        ("[1]", "request is an array, not an object"),
        (#"{"id":1,"dos":{}}"#, #"request is "dos", not "do", which is near"#),
        (#"{"id":1,"show":["txt"]}"#, #"request.show is "txt", not "text", which is near"#),
        (#"{"id":1,"app":7}"#, "request.app is a number, not a string"),
        (#"{"id":1,"app":"a9"}"#, "No app is called \"a9\". There is a1."),
        (String(repeating: "[", count: 300), "arrays and objects are nested more than 256 deep"),
        (String(repeating: "x", count: DriveRequest.limit + 1), "request has more than 1048576 bytes"),
        (#"{"id":1,"app":"a1","do":{"launch":{"program":["/bin/true"]}}}"#, "An app \"a1\" is running."),
    ])
    func aLineThatIsNoRequestIsRefused(_ line: String, _ message: String) throws {
        let talk = try Talk([Self.launch("LunchSample", 5), line, #"{"id":6}"#])
        let refused = talk.all.filter { $0["ok"] == false }
        guard refused.count == 1, case .string(let text)? = refused[0]["message"] else {
            Issue.record("\(refused)")
            return
        }
        #expect(text.hasPrefix(message), "\(text)")
        #expect(talk[6]["ok"] == true)
    }

    /// A text that is alone becomes one of two.
    @Test func anAmbiguousReferenceIsRefused() throws {
        let script = LunchJSON.string(#"printf '[ Save ]\n'; read x; printf '[ Save ]\n'; read x"#).text
        let talk = try Talk([
            "{\"id\":1,\"do\":{\"launch\":{\"program\":[\"/bin/sh\",\"-c\",\(script)]}}}",
            #"{"id":2,"do":{"press":{"keys":["return"]}}}"#, #"{"id":3,"do":{"tap":{"query":"e1@1"}}}"#,
        ])
        #expect(Self.references(talk[1]) == [#"app.staticTexts["[ Save ]"]"#: "e1@1"], "\(talk[1])")
        #expect(talk[3]["kind"] == "reference", "\(talk[3])")
        #expect(talk.text(3, "message") == #"e1@1 is app.staticTexts["[ Save ]"], which matches 2 elements now."#)
    }

    @Test func appsHaveNamesAndALimit() throws {
        #expect(try Talk([#"{"id":1}"#]).text(1, "message").hasPrefix("No app was launched"))
        let two = try Talk([
            Self.launch("LunchSample", 1), Self.launch("LunchSample", 2), #"{"id":3}"#,
            #"{"id":4,"app":"a2"}"#,
        ])
        #expect(two.text(3, "message") == "There are 2 apps. Name one of them with \"app\": a1, a2.")
        #expect(two[4]["app"] == "a2" && two[4]["ok"] == true)
        let missing = try Talk([#"{"id":1,"do":{"launch":{"program":["/no/such"]}}}"#, #"{"id":2}"#])
        #expect(missing[1]["kind"] == "launch" && missing.text(1, "message").contains("/no/such"))
        #expect(missing[2]["ok"] == true || missing[2]["kind"] == "app")
        let many = (1...33).map { Self.launch("LunchSample", $0) }
        #expect(try Talk(many).text(33, "message").hasPrefix("There are 32 apps already, which is the limit."))
    }

    /// A failure is in an answer, or fails the whole run.
    @Test func aCrashIsNeverGreen() throws {
        let shell = #"{"id":1,"do":{"launch":{"program":["/bin/sh","-c","read x; kill -SEGV $$"]}}}"#
        let key = #"{"id":2,"do":{"press":{"keys":["return"]}}}"#
        let exit = #"{"id":3,"do":{"wait":{"for":"notRunning"}}}"#
        let told = try Talk([shell, key, exit, #"{"id":4,"do":{"terminate":{}}}"#])
        #expect(told[3]["ended"] == ["signal": 11])
        #expect(told[4]["ok"] == false && told[4]["kind"] == "notRunning" && told.untold.isEmpty)
        #expect(try Talk([shell, key, exit]).untold == ["a1: notRunning"])
        let asked = try Talk([shell, key, #"{"id":3,"do":{"wait":{"for":"exit"}}}"#])
        #expect(asked[3]["value"] == ["signal": 11] && asked[3]["ok"] == true && asked.untold.isEmpty)
    }

    /// The last frame of an app that hangs is not called settled, whether the request acts or only looks.
    @Test func anAppThatHangsIsNeverGreen() throws {
        let talk = try Talk([
            Self.launch("Fixture", 1, #","screen":"Stuck""#), #"{"id":2,"do":{"type":{"text":"a"}}}"#, #"{"id":3}"#,
        ])
        #expect(talk[1]["settling"] == "acknowledged" && talk[1]["ok"] == true)
        for id in [2, 3] {
            #expect(talk[id]["ok"] == false && talk[id]["kind"] == "unsettled", "\(talk[id])")
            #expect(talk[id]["settling"] == "unsettled")
        }
    }

    @Test func aSecretStaysSecret() throws {
        let talk = try Talk([
            Self.launch("Registration"),
            #"{"id":2,"do":{"type":{"query":"app.secureTextFields[\"passwordTextField\"]","text":"opensesame"}}}"#,
            #"{"id":3,"do":{"read":{"query":"app.secureTextFields[\"passwordTextField\"]","property":"value"}},"show":["tree"]}"#,
            #"{"id":4,"do":{"tap":{"query":"app.buttons[\"none\"]"}},"show":["report"]}"#,
            #"{"id":5,"do":{"type":{"query":"app.textFields.firstMatch","text":"Ann\topensesame\tsesame2"}}}"#,
            #"{"id":6,"do":{"press":{"keys":["q","z"]}}}"#,
            #"{"id":7,"do":{"expect":{"query":"app.text(\"opensesame\")","property":"exists","is":false}}}"#,
            #"{"id":8,"show":["swift","python"]}"#,
        ])
        #expect(talk[3]["value"] == ["secret": 10])
        for name in ["swift", "python"] {
            #expect(
                talk.text(8, name).contains(#"("secret1")"#) && talk.text(8, name).contains(#"Ann\tsecret1\tsecret2"#))
            #expect(!talk.text(8, name).contains("\"q\""))
        }
        #expect(!talk.all.contains { LunchJSON.object($0).text.contains("sesame") })
    }

    /// The command reads lines, answers each, and leaves with 1 if an app failed that no answer has reported.
    @Test func theCommandEndsWithItsInput() throws {
        let launch = Self.launch("LunchSample")
        let green = try Lunch.run(["drive"], reading: "\(launch)\n\n{\"id\":2}")
        #expect(green.status == .exited(0) && green.output.split(separator: "\n").count == 2)
        let crash = #"{"id":1,"do":{"launch":{"program":["/bin/sh","-c","read x; kill -SEGV $$"]}}}"#
        let red = try Lunch.run(
            ["drive"], reading: "\(crash)\n{\"id\":2,\"do\":{\"press\":{\"keys\":[\"return\"]}}}\n")
        #expect(red.status == .exited(1) && red.errors.contains("a1: "))
    }
}
