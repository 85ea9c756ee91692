import LunchCommands
import LunchElements
import LunchInput
import LunchTerminal
import LunchWire
import TestSupport
import Testing

@testable import LunchCLI

/// Recordings as tests in Swift.
@Suite struct RecordedTestTests {
    private func test(
        _ recording: Recording, name: String = "orders two breads", target: String? = nil,
        library: TestLibrary = .testing
    ) -> RecordedTest {
        RecordedTest(
            recording, RecordedTest.Names(suite: "OrderTests", test: name, target: target), library: library,
            command: "lunch record Shop Form")
    }

    private static let form = MadeForm(focus: "name").frame().named("Form")
    private static let done = MadeForm(focus: "order").frame().named("Done")

    private static let moments: [RecordedMoment] = [
        .key("A", form, form), RecordedMoment(deed: .part("pays")), .key(.tab, form, done),
        RecordedMoment(
            deed: .expect(
                Claim(
                    subject: .member(screen: "Done", name: "order", code: #"app.buttons["order"]"#),
                    property: "label", value: #""Order""#))),
        RecordedMoment(deed: .part("")), .key(.return, done, done),
        RecordedMoment(deed: .action(.resize(CellSize(columns: 9, rows: 4)))),
    ]

    /// A value that was reached late needs an `expect` that waits for it.
    @Test(arguments: [(Duration.milliseconds(300), nil), (.seconds(4), nil), (.milliseconds(16_200), 34)])
    func anExpectationWaitsAsLongAsThePersonDid(_ time: Duration, _ seconds: Int?) {
        let claim = Claim(subject: .text("16 points"), property: "exists", value: "true").waiting(time)
        let text = test(.made([RecordedMoment(deed: .expect(claim))])).text
        let timeout = seconds.map { "timeout: Duration.seconds(\($0))" } ?? ""
        #expect(text.contains("expectToExist(\(timeout))"), "\(text)")
    }

    @Test func theTestReadsAsAPersonWouldWriteIt() throws {
        var launch = RecordedLaunch.made
        launch.data = .userInfo(["MOCK_JSON": ["menu": "Bread", "count": 2]])
        launch.size = CellSize(columns: 100, rows: 30)
        var recording = Recording.made(Self.moments, of: launch)
        recording.exit = .exitCode(3)
        let test = test(recording)
        #expect(
            test.text == """
                import LunchTest
                import Testing

                /// Recorded by `lunch record Shop Form`.
                @Suite(.lunch) struct OrderTests {
                    @Test func ordersTwoBreads() throws {
                        let form = try Launcher(app: .product("Shop"), size: CellSize(columns: 100, rows: 30))
                            .launch(FormPage.self, mock: ["count": 2, "menu": "Bread"])
                        let app = form.app
                        let done = DonePage(app: app)
                        try form.name.typeText("A")
                        try TUIEvents.runActivity(named: "pays") {
                            try app.press(.tab)
                            done.order.expect(\\.label, is: "Order")
                        }
                        try done.order.tap()
                        try app.resize(columns: 9, rows: 4)
                        #expect(try app.waitForExit() == .exitCode(3))
                    }
                }

                """)
        #expect(test.pageFiles.map(\.name) == ["FormPage.swift", "DonePage.swift"])
        #expect(test.pageFiles.last?.text.contains("It is reached from `Form`") == true)
        #expect(test.expectations == 2)
    }

    private static let names = ["a", "quoted \"\\\n\u{1B}[2J", "日本", "class", "page", "*/", "\u{202E}x", "#\"", "${x}"]

    /// Whatever the app says and the person types, what comes out is Swift.
    @Test(arguments: TestLibrary.allCases) func whatComesOutCompiles(_ library: TestLibrary) throws {
        var sources: [String] = []
        for (number, name) in Self.names.enumerated() {
            let node = AccessibilityNode(
                .button, identifier: name, label: name, frame: CellRect(column: 0, row: 0, columns: 9, rows: 1))
            let frame = TUIFrame.made(AccessibilityNode(.application, children: [node])).named("\(name)\(number)")
            var launch = RecordedLaunch(program: .path("/bin/\(name)"), screen: frame.screen)
            launch.arguments = [name]
            launch.data =
                number % 2 == 0 ? .userInfo([name: ["x": 1, "y": .null, "z": .number("1.5")]]) : .variant(name)
            launch.environment = [name: name]
            launch.locale = "ja_JP"
            var moments =
                RecordedMoment.click(column: 0, row: 0, frame) + RecordedMoment.click(column: 0, row: 9, frame)
            moments += Claim.all(of: frame).map { RecordedMoment(deed: .expect($0)) }
            moments += Self.keys.map { .key($0, frame, frame) }
            moments += [
                RecordedMoment(deed: .part(name)), RecordedMoment(deed: .input(.paste(name)), before: frame),
                RecordedMoment(deed: .secret(SecretText("abc")), before: frame),
                RecordedMoment(deed: .action(.advance(.milliseconds(1500)))),
                RecordedMoment(deed: .action(.show(name, .variant(name)))), RecordedMoment(deed: .input(.unknown)),
                RecordedMoment(
                    deed: .input(.mouse(MouseEvent(.wheel(.left), at: CellPoint(column: 0, row: 0)))), before: frame),
            ]
            let drag = RecordedMoment.click(column: 0, row: 0, frame)[0]
            let end = MouseEvent(.release(.left), at: CellPoint(column: 3, row: 3))
            moments += [drag, RecordedMoment(deed: .input(.mouse(end)), before: frame)]
            var recording = Recording.made(moments, of: launch)
            recording.gap = name
            recording.exit = .signal(9)
            let test = RecordedTest(
                recording, RecordedTest.Names(suite: "Suite\(number)", test: name), library: library, command: name)
            sources += [test.text] + test.pageFiles.map(\.text)
        }
        let complaints = try Typecheck.complaints(about: sources)
        #expect(complaints == nil, "\(complaints ?? "")")
    }

    private static let keys: [TUIKeyboardKey] = [
        .return, .backTab, .F5, .f(25), "\"", "\\", .space, .control("c"), .option(.control("x")), .shift(.up),
        .keypad(.enter), .forwardDelete, .pageDown, .control(.space),
    ]

    @Test(
        arguments: [
            ("orders two breads", .testing, "ordersTwoBreads"), ("ordersBread", .testing, "ordersBread"),
            ("…", .testing, "recorded"),
            ("class", .testing, "recorded"), ("opens", .xctest, "testOpens"), ("2 meals", .testing, "recorded"),
            ("opens the first post of the wall and goes back", .testing, "opensTheFirstPostOfTheWallAndGoesBack"),
            ("tests it", .xctest, "testsIt"),
        ] as [(String, TestLibrary, String)]) func theFunctionIsNamedInWords(
            _ words: String, _ library: TestLibrary, _ name: String
        )
    {
        #expect(test(Recording.made([]), name: words, library: library).function == name)
    }

    @Test func aLongLaunchStandsInSeveralLines() throws {
        var launch = RecordedLaunch(program: .command("dialog"))
        launch.arguments = (1...12).map { "argument \($0)" }
        launch.profile = .basic
        let test = test(Recording.made([], of: launch))
        #expect(
            test.text.split(separator: "\n").allSatisfy { $0.count <= 120 || $0.contains("arguments: [") },
            "\(test.text)")
        #expect(test.text.contains("profile: .basic"))
        #expect(try Typecheck.complaints(about: test.text) == nil)
    }

    /// The app is that of the test target, unless it has another name.
    @Test(
        arguments: [
            (.product("Shop"), "ShopTests", "Launcher(screen: \"Form\")"),
            (.product("Shop"), "AllTests", "Launcher(app: .product(\"Shop\"), screen: \"Form\")"),
            (.command("vim"), "ShopTests", "Launcher(app: .command(\"vim\"), screen: \"Form\")"),
        ] as [(RecordedLaunch.Program, String, String)]) func theLaunchNamesTheApp(
            _ program: RecordedLaunch.Program, _ target: String, _ launcher: String
        )
    {
        var launch = RecordedLaunch.made
        launch.program = program
        #expect(test(Recording.made([], of: launch), target: target).text.contains("_ = try \(launcher).launch()"))
    }
}
