import Foundation
import LunchDriver
import LunchElements
import LunchInput
import LunchProcess
import LunchTerminal
import LunchTest
import LunchTrace
import LunchWire
import TestSupport
import Testing

@testable import LunchCLI

/// `lunch record`, used as a person uses it.
@Suite(.lunch) struct RecordTests {
    /// A package with a test target, and a program in the place of `swift`.
    private final class Package {
        let path = FileManager.default.temporaryDirectory.appending(path: "record-\(UUID().uuidString)").path

        /// - Parameter swift: the script that runs in the place of `swift`.
        init(swift: String = "exit 0", targets: [String] = ["LunchSampleTests"]) throws {
            for target in targets { try write("", to: "Tests/\(target)/Empty.swift") }
            try write("", to: "Package.swift")
            try write("#!/bin/bash\necho \"$@\" > \"$0.words\"\n\(swift)\n", to: "bin/swift")
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(path)/bin/swift")
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        func write(_ text: String, to name: String) throws {
            let url = URL(filePath: "\(path)/\(name)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }

        func text(of name: String) -> String? {
            FileManager.default.contents(atPath: "\(path)/\(name)").map { String(decoding: $0, as: UTF8.self) }
        }
    }

    private let line = TUIKeyboardKey.control("]")

    private func launch(_ words: [String], in package: Package) throws -> TUIApplication {
        try Launcher(
            app: .path(ProductPath.of("lunch")), environment: ["PATH": "\(package.path)/bin:/usr/bin:/bin"],
            arguments: words, directory: package.path
        ).launch()
    }

    private func record(_ words: String..., in package: Package) throws -> TUIApplication {
        let app = try launch(["record"] + words, in: package)
        app.text("Recording. ").expectToExist(timeout: .seconds(30))
        return app
    }

    /// A person who types while the app is built has not seen it yet.
    @Test func whatIsTypedDuringTheBuildIsNotRecorded() throws {
        let products = URL(filePath: Lunch.sample).deletingLastPathComponent().path
        let package = try Package(
            swift: """
                case "$*" in
                *--show-bin-path*) echo \(products) ;;
                *--product*) echo builds >builds; until [ -e go ]; do sleep 0.01; done ;;
                esac
                """)
        let line = "cd '\(package.path)' && exec \(ProductPath.of("lunch")) record LunchSample Breakfast"
        let run = try NestedRun(
            "/bin/bash", ["-c", line], environment: ["PATH": "\(package.path)/bin:/usr/bin:/bin"])
        run.send("xx\r")
        #expect(run.wait(for: "xx"))
        try package.write("", to: "go")
        #expect(run.wait(for: "Recording. "))
        run.send("\u{1D}e")
        #expect(run.wait().output.contains("You did nothing with the app"), "\(run.wait().output)")
    }

    @Test func whatIsDoneBecomesATestThatIsRun() throws {
        let package = try Package(swift: "echo '✔ Test recorded() passed after 1 second.'")
        let app = try record(Lunch.sample, "Breakfast", "--mock", #"{"menu":"Bread"}"#, in: package)
        try app.press(line, "a")
        try app.typeText("menulabel: label")
        app.text(#"menuLabel: label is "Bread""#).expectToExist()
        try app.press(.return)
        try app.press(.right, line, "u", line, "e")
        #expect(try app.waitForExit(timeout: .seconds(30)) == .success)
        #expect(app.lastFrame?.text.contains("BreakfastRecordedTests/recorded passes.") == true)
        let test = try #require(package.text(of: "Tests/LunchSampleTests/BreakfastRecordedTests.swift"))
        #expect(
            test == """
                import LunchTest
                import Testing

                /// Recorded by `lunch record LunchSample Breakfast --mock '{"menu":"Bread"}'`.
                @Suite(.lunch) struct BreakfastRecordedTests {
                    @Test func recorded() throws {
                        let breakfast = try Launcher().launch(BreakfastPage.self, mock: ["menu": "Bread"])
                        breakfast.menuLabel.expect(\\.label, is: "Bread")
                    }
                }

                """)
        let page = try #require(package.text(of: "Tests/LunchSampleTests/BreakfastPage.swift"))
        #expect(try Typecheck.complaints(about: [test, page]) == nil)
        let words = package.text(of: "bin/swift.words")
        #expect(
            words?.hasSuffix("--filter LunchSampleTests.BreakfastRecordedTests/recorded\n") == true, "\(words ?? "")")
    }

    @Test(arguments: [
        ("echo no; exit 1", "doesn't pass. The output of the run"), ("echo '0 tests'", "did not find it"),
    ]) func aTestThatDoesNotPassIsReported(_ script: String, _ words: String) throws {
        let package = try Package(swift: script)
        let app = try record(Lunch.sample, "Breakfast", in: package)
        try app.press(.right, line, "e")
        #expect(try app.waitForExit(timeout: .seconds(30)) == .exitCode(1))
        let text = app.lastFrame?.text ?? ""
        #expect(text.contains(words), "\(text)")
        #expect(text.contains("The test expects nothing yet"), "\(text)")
        #expect(package.text(of: "Tests/LunchSampleTests/BreakfastRecordedTests.swift") != nil)
    }

    /// Nothing that a person looks at is under the line: it goes to the other end.
    @Test func theLineLeavesTheLowestRowInView() throws {
        let package = try Package(targets: ["AllTests"])
        let script = "printf '\\033[10;1HMiddle\\033[24;1HName: '; read name; printf '\\033[H\\033[2JHello'; read"
        let app = try record("--print", "--size", "80x24", "--", "bash", "-c", script, in: package)
        #expect(app.text("Name:", within: .row(23)).exists)
        try app.press(line, "a")
        app.text("Assert, 1 of 2", within: .row(2)).expectToExist()
        #expect(app.text("Name:", within: .row(23)).exists)
        // It does not jump as long as nothing that is meant is under it.
        try app.press(.down)
        app.text("Assert, 2 of 2", within: .row(2)).expectToExist()
        try app.press(.up, .return)
        try app.typeText("Ann\n")
        app.text("Hello").expectToExist()
        try app.press(line, "a")
        try app.typeText("ann gone")
        app.text("Assert, 1 of 1", within: .row(23)).expectToExist()
        try app.press(.return, line, "e")
        #expect(try app.waitForExit(timeout: .seconds(30)) == .success)
        let test = app.lastFrame?.text ?? ""
        #expect(test.contains(#"app.text("Name: Ann").expectNotToExist()"#), "\(test)")
    }

    @Test func aPersonMayEndWithoutATest() throws {
        let package = try Package(targets: ["AllTests"])
        let app = try record("--", "cat", in: package)
        try app.typeText("hello\n")
        try app.press(line, "q")
        #expect(try app.waitForExit(timeout: .seconds(30)) == .success)
        #expect(app.lastFrame?.text.contains("Nothing was written.") == true)
        let files = try FileManager.default.contentsOfDirectory(atPath: "\(package.path)/Tests/AllTests")
        #expect(files == ["Empty.swift"])
    }

    /// A program says nothing of its rows, but a list in another order is not to be chosen from in silence.
    @Test func theRowThatAKeyActsOnIsExpectedInAnyProgram() throws {
        let package = try Package(targets: ["AllTests"])
        let script = #"""
            at=0
            while :; do
                printf '\033[H\033[2J\033[2;5H┌─ Fruit ────────────────┐'
                row=0
                for name in Apple Banana Cherry; do
                    [ $row = $at ] && look='\033[44m' || look=
                    printf "\\033[$((row + 3));5H│$look %-23s\\033[m│" $name
                    row=$((row + 1))
                done
                printf '\033[6;5H└────────────────────────┘'
                read -rsn1 key
                case "$key" in '') break;; B) at=$((at + 1));; esac
            done
            printf '\033[H\033[2JChosen'; read
            """#
        let app = try record("--print", "--", "bash", "-c", script, in: package)
        try app.press(.down, .return)
        app.text("Chosen").expectToExist()
        try app.press(line, "e")
        #expect(try app.waitForExit(timeout: .seconds(30)) == .success)
        let test = app.lastFrame?.text ?? ""
        #expect(test.contains(#"app.cells["Banana"].expect(\.isSelected, is: true)"#), "\(test)")
    }

    /// A row that keys have chosen is tapped in the test if a click on it has done the same.
    @Test(arguments: [(true, #"try feeds.row("Lunch").tap()"#), (false, #"feeds.row("Lunch").expect(\.isSelected"#)])
    func aRowIsTappedIfThatDoesTheSame(_ runs: Bool, _ line: String) throws {
        let package = try Package(swift: "echo '✔ Test recorded() passed after 1 second.'", targets: ["AllTests"])
        let words = [ProductPath.of("Feed"), "Feeds", "--variant", "lunch"] + (runs ? [] : ["--no-run"])
        let app = try launch(["record"] + words, in: package)
        app.text("Opened: 0").expectToExist(timeout: .seconds(30))
        try app.press(.return)
        app.text("At noon, in the garden").expectToExist()
        try app.press(self.line, "e")
        #expect(try app.waitForExit(timeout: .seconds(60)) == .success)
        #expect(try #require(package.text(of: "Tests/AllTests/FeedsRecordedTests.swift")).contains(line))
    }

    /// The members that pages lack stand in a file of their own, so that each recorded test can be deleted.
    @Test func recordedTestsDoNotLeanOnEachOther() throws {
        let package = try Package(targets: ["AllTests"])
        let page = """
            import LunchTest

            struct TripPage: PageObjectsRepresentable {
                static let screenName = "Trip"
                let app: TUIApplication
            }

            """
        try package.write(page, to: "Tests/AllTests/TripPage.swift")
        let frame = MadeForm().frame().named("Trip")
        for (name, rows) in [("First", [3]), ("Second", [3, 4]), ("Third", [4])] {
            let moments = rows.flatMap { RecordedMoment.click(column: 1, row: $0, frame) }
            let folder = try #require(PackageFolder(around: package.path))
            let files = try RecordedFiles(in: folder, target: nil, app: "Shop")
            let test = RecordedTest(
                Recording.made(moments), RecordedTest.Names(suite: name, test: "books", target: nil),
                command: "lunch record Shop Trip", existing: files.existingPages)
            let paths = try files.write(test)
            #expect(paths.contains("Tests/AllTests/TripPage+Recorded.swift") == (name != "Third"))
        }
        let names = ["TripPage", "TripPage+Recorded", "First", "Second", "Third"]
        let sources = try names.map { try #require(package.text(of: "Tests/AllTests/\($0).swift")) }
        #expect(sources[1].ranges(of: "import").count == 1)
        #expect(sources[1].ranges(of: "var gift:").count == 1)
        // Each of them compiles without the others.
        #expect(try Typecheck.complaints(about: sources) == nil)
        for test in sources[2...] { #expect(try Typecheck.complaints(about: [sources[0], sources[1], test]) == nil) }
    }

    /// The app ends by itself, and the test expects it to.
    @Test func theEndOfAnyProgramIsExpected() throws {
        let package = try Package(targets: ["AllTests"])
        let script = "read -p 'Name: ' name; read -sp 'Password: ' word; echo; echo \"Hello, $name\"; read; exit 3"
        let app = try record("--name", "says hello", "--no-run", "--", "bash", "-c", script, in: package)
        try app.typeText("Ann\n")
        app.text("Password:").expectToExist()
        try app.typeText("hunter2\n")
        app.text("Hello, Ann").expectToExist()
        try app.press(line, "a")
        try app.typeText("hello")
        try app.press(.return, .return)
        #expect(try app.waitForExit(timeout: .seconds(30)) == .success)
        let test = try #require(package.text(of: "Tests/AllTests/SaysHelloTests.swift"))
        #expect(!test.contains("hunter2"), "\(test)")
        for part in [
            #"try app.typeText("Ann\n")"#, #"try app.typeText("xxxxxxx")"#, "try app.press(.return)",
            #"app.text("Hello, Ann").expectToExist()"#, "#expect(try app.waitForExit() == .exitCode(3))",
        ] { #expect(test.contains(part), "\(part) is not in \(test)") }
        #expect(try Typecheck.complaints(about: test) == nil)
    }

    /// A text that was typed without echo is in no assertion, even if the program shows it later.
    @Test func whatIsTypedWithoutEchoIsNotOffered() throws {
        let package = try Package(targets: ["AllTests"])
        let script = "read -sp 'Password: ' word; echo; echo \"Welcome, $word\"; echo Ready; read; exit 3"
        let app = try record("--name", "signs in", "--no-run", "--", "bash", "-c", script, in: package)
        app.text("Password:").expectToExist()
        try app.typeText("hunterX")
        try app.press(.delete)
        try app.typeText("2\n")
        app.text("Ready").expectToExist()
        try app.press(line, "a")
        // `lunch record` draws every 100 ms, later than it rests.
        app.text(/Ready.*exists is/).expectToExist()
        #expect(!app.text(/Welcome.*exists is/).exists)
        try app.typeText("Ready")
        try app.press(.return, .return)
        #expect(try app.waitForExit(timeout: .seconds(30)) == .success)
        let test = try #require(package.text(of: "Tests/AllTests/SignsInTests.swift"))
        #expect(test.contains(#"app.text("Ready").expectToExist()"#), "\(test)")
        #expect(!test.contains("hunter") && !test.contains("text(\"Welcome"), "\(test)")
    }

    /// The bytes that the app gets are those of the terminal: no key is added, and none is lost.
    ///
    /// `LUNCH_RELAYED` says how many keys, clicks and pastes it is to be.
    @Test func theAppGetsEachByteAndNoOther() throws {
        let package = try Package()
        let modes = "\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h"
        var random = SeededGenerator(seed: 35)
        let known = TUIModes(after: modes)
        let count = Int(Bundle.variable("LUNCH_RELAYED")) ?? 1000
        var inputs: [[UInt8]] = []
        for _ in 0..<count { inputs.append(try RandomInput.bytes(&random, known)) }
        let sent = Array(inputs.joined())
        let script = "stty raw -echo; printf '\(modes)Ready'; head -c \(sent.count) > got; true"
        let app = try record("--print", "--", "bash", "-c", script, in: package)
        app.text("Ready").expectToExist()
        for input in inputs { try app.send(input, whenSettled: false) }
        _ = try app.waitForExit(timeout: .seconds(60 + count / 50))
        let got = FileManager.default.contents(atPath: "\(package.path)/got").map { Array($0) } ?? []
        #expect(got.count == sent.count)
        #expect(got == sent)
    }

    @Test(arguments: [
        (["record", Lunch.sample], 64, "needs an interactive terminal"), (["record"], 64, "lunch record needs APP"),
        (["record", "--from", "x", "--key", "F5"], 64, "Only one of --from, --key"),
        (["record", "--key", "Tab Tab", Lunch.sample], 64, "--key"),
        (["record", "--library", "junit", "A"], 64, "not a test library"),
    ]) func mistakesAreReported(_ words: [String], _ status: Int, _ part: String) throws {
        let run = try Lunch.run(words)
        #expect(run.status == .exited(status))
        #expect(run.errors.contains(part), "\(run.errors)")
    }

    @Test func theTargetIsKnownBeforeAnythingIsRecorded() throws {
        func complaint(_ words: String..., targets: [String]) throws -> String {
            let package = try Package(targets: targets)
            let error = #expect(throws: TUIError.self) { _ = try launch(["record"] + words, in: package) }
            return error?.message ?? ""
        }
        let several = try complaint(Lunch.sample, targets: ["ATests", "BTests"])
        #expect(several.contains("The test targets are: ATests, BTests."), "\(several)")
        let unknown = try complaint("--target", "ATest", Lunch.sample, targets: ["ATests"])
        #expect(unknown.contains("There is no folder Tests/ATest"), "\(unknown)")
        let none = try complaint(Lunch.sample, targets: [])
        #expect(none.contains("it exited with status 69"), "\(none)")
    }

    /// The first test of all may be a recorded one.
    @Test(
        arguments: [
            ([], nil, "ShopTests"), (["AllTests"], nil, "ShopTests"), (["AllTests"], "NewTests", "NewTests"),
        ] as [([String], String?, String)]) func aFolderWithoutTestsIsAPlaceForThem(
            _ targets: [String], _ name: String?, _ target: String
        ) throws
    {
        let package = try Package(targets: targets)
        for empty in ["NewTests", "ShopTests"] {
            try FileManager.default.createDirectory(
                atPath: "\(package.path)/Tests/\(empty)", withIntermediateDirectories: true)
        }
        let folder = try #require(PackageFolder(around: package.path))
        #expect(try RecordedFiles(in: folder, target: name, app: "Shop").target == target)
        let other = try? RecordedFiles(in: folder, target: nil, app: "Other").target
        #expect(other == (targets.isEmpty ? nil : "AllTests"))
    }

    @Test func aTraceBecomesATest() throws {
        let package = try Package(targets: ["AllTests"])
        try FileManager.default.createDirectory(atPath: package.path, withIntermediateDirectories: true)
        try Data(MadeTrace.booking().file).write(to: URL(filePath: "\(package.path)/t.lunchtrace"))
        let run = try Lunch.run("record", "--from", "./t.lunchtrace", "--no-run", "--name", "books", in: package.path)
        #expect(run.status == .exited(0), "\(run.errors)")
        let test = try #require(package.text(of: "Tests/AllTests/BooksTests.swift"))
        #expect(test.contains(".launch()"), "\(test)")
        #expect(test.contains("try app.press(.return, .return, .return, .return, .return, .return)"), "\(test)")
        let page = try #require(package.text(of: "Tests/AllTests/TripPage.swift"))
        #expect(try Typecheck.complaints(about: [test, page]) == nil)
        // It is not written over, and its page is found.
        try package.write("// mine", to: "Tests/AllTests/BooksTests.swift")
        let again = try Lunch.run("record", "--from", "./t.lunchtrace", "--no-run", "--name", "books", in: package.path)
        #expect(again.output.hasPrefix("Written: Tests/AllTests/BooksTests2.swift\n"), "\(again.output)\(again.errors)")
        #expect(package.text(of: "Tests/AllTests/BooksTests.swift") == "// mine")
    }

    // MARK: - Presets and the inspector

    @Test func aLaunchIsKeptUnderAName() throws {
        let package = try Package()
        let kept = try Lunch.run(
            "open", "--save", "bread", Lunch.sample, "Breakfast", "--mock", #"{"menu":"Bread"}"#, "--locale", "ja_JP",
            in: package.path)
        #expect(kept.status == .exited(0), "\(kept.errors)")
        #expect(try Lunch.run("open", "bread", in: package.path).output.contains("Bread"))
        let other = try Lunch.run("elements", "bread", "--mock", #"{"menu":"Toast"}"#, in: package.path)
        #expect(other.output.contains("Toast"), "\(other.errors)")
        _ = try Lunch.run("open", "--save", "dinner", Lunch.sample, "Dinner", in: package.path)
        #expect(try LaunchPreset.all(in: package.path).keys.sorted() == ["bread", "dinner"])
        let launcher = try Launcher(preset: "bread", filePath: "\(package.path)/Tests/LunchSampleTests/A.swift")
        let app = try launcher.launch()
        #expect(app.staticTexts["menuLabel"].label == "Bread")
        try app.tabs["Locale"].tap()
        #expect(app.staticTexts["languageLabel"].label == "ja")
        let error = #expect(throws: TUIError.self) { try Launcher(preset: "soup", filePath: "\(package.path)/A.swift") }
        #expect(error?.message.contains(#"There is no preset "soup""#) == true)
        try package.write("[]", to: LaunchPreset.fileName)
        let broken = try Lunch.run("open", "bread", in: package.path)
        #expect(broken.status == .exited(65) && broken.errors.contains("is not a file of presets"), "\(broken.errors)")
    }

    @Test func theInspectorShowsQueries() throws {
        let package = try Package()
        let app = try launch(["open", "--inspect", Lunch.sample, "Breakfast"], in: package)
        app.text("Control-] shows elements").expectToExist()
        try app.press(line)
        app.text("app.tabGroups.element").expectToExist()
        try app.text("Dinner").tap()
        app.text(#"app.tabs["Dinner"]"#).expectToExist()
        try app.press(.escape, .right)
        app.text("[Lunch]").expectToExist()
        try app.press(line, "q")
        #expect(try app.waitForExit() == .success)
    }
}
