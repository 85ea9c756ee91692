import Foundation
import LunchProcess
import LunchTest
import LunchTrace
import TestSupport
import Testing

/// The viewer, used as a person uses it.
@Suite(.lunch) struct ViewerTests {
    private let folder = Folder()

    /// A package with the trace of a test that failed, and with the record of its last green run.
    private final class Folder {
        let path = FileManager.default.temporaryDirectory.appending(path: "viewer-\(UUID().uuidString)").path

        init() {
            let traces = [
                "TripTests.books/trace": { try MadeTrace.booking().file },
                "green/TripTests.books/1": { try MadeTrace.booking(isGreen: true).file },
            ]
            do {
                for (name, file) in traces {
                    let url = URL(filePath: "\(path)/.build/lunch/\(name).lunchtrace")
                    try FileManager.default.createDirectory(
                        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try Data(file()).write(to: url)
                }
                try Data().write(to: URL(filePath: "\(path)/Package.swift"))
            } catch {
                Issue.record(error)
            }
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }
    }

    private func launcher(_ screen: String? = nil, mock: LaunchMock? = nil, _ words: String...) -> Launcher {
        Launcher(
            app: .path(ProductPath.of("lunch")), screen: screen, mock: mock, arguments: ["trace", "--view"] + words,
            directory: folder.path)
    }

    private func open(_ words: String...) throws -> ViewerPage {
        var launcher = launcher()
        launcher.configuration.arguments += words
        return ViewerPage(app: try launcher.launch())
    }

    @Test func opensAtTheFailureAndReportsWhatWasDifferent() throws {
        let page = try open()
        #expect(page.title.label == "books(): failed, 12 steps, 74 ms")
        #expect(
            page.note.label == """
                The only green run differs first at step 7, press(.key7) (TripTests.swift:10):
                  staticText "status" was "Booked", and is now "Error: no network".
                """)
        #expect(page.steps.hasFocus)
        #expect(page.step(11).isSelected)
        #expect(page.step(11).value == "failed")
        #expect(page.step(7).value == "different")
        #expect(page.tab("Screen").isSelected)
        #expect(page.app.text("row 11").exists)
    }

    @Test func keysLeadToTheCause() throws {
        let page = try open()
        try page.app.press("d")
        #expect(page.step(7).isSelected)
        #expect(page.pane.value?.contains("Error: no network") == true)
        try page.app.press("b")
        #expect(page.tab("Before").isSelected)
        #expect(page.pane.value?.contains("Error: no network") == false)
        try page.app.press(.tab)
        #expect(page.tab("Elements").isSelected)
        #expect(
            page.pane.value == """
                − staticText  "status"  label "Loading"
                + staticText  "status"  label "Error: no network"
                """)
        try page.app.press(.tab)
        #expect(page.pane.value?.hasPrefix("Step 7, TripTests.swift:10\npress(.key7)\n") == true)
        try page.app.press("f")
        #expect(page.pane.value?.contains("✗ It failed:\nstatus is not Booked.") == true)
    }

    @Test func theMouseChoosesStepsAndViews() throws {
        let page = try open()
        try page.step(3).tap()
        #expect(page.step(3).isSelected)
        try page.tab("Messages").tap()
        #expect(page.pane.value?.hasPrefix("Step 3,") == true)
    }

    @Test func aSearchFindsStepsByWhatWasOnTheScreen() throws {
        let page = try open("--step", "2")
        try page.app.press("/")
        try page.search.typeText("row 9")
        #expect(page.matches.label == "4 of 12 steps match")
        #expect(page.step(9).isSelected)
        #expect(page.step(10).value == "match")
        try page.app.press(.return, "n")
        #expect(page.step(10).isSelected)
        #expect(page.steps.hasFocus)
        try page.app.press("/", .escape)
        #expect(!page.search.exists)
    }

    @Test(arguments: ["Screen", "Before", "Elements", "Messages"])
    func eachViewIsLaunchedDirectly(_ name: String) throws {
        let page = ViewerPage(app: try launcher(name, mock: ["step": 4, "search": "Error"]).launch())
        #expect(page.tab(name).isSelected)
        #expect(page.matches.label == "6 of 12 steps match")
        // The search goes on from the step.
        #expect(page.step(7).isSelected)
    }

    @Test func helpIsOneKeyAway() throws {
        let page = try open()
        try page.app.press("?")
        #expect(page.help.value?.contains("search in steps, screens and elements") == true)
        try page.app.press(.escape)
        #expect(!page.help.exists)
    }

    @Test func theSizeOfTheTerminalIsFollowed() throws {
        let page = try open()
        #expect(page.pane.frame.size.columns == 51)
        try page.app.resize(columns: 132, rows: 40)
        #expect(page.pane.frame.size.columns == 85)
        try page.app.press("z")
        #expect(page.pane.frame.size.columns == 132)
        try page.app.resize(columns: 60, rows: 24)
        #expect(page.size.label == "The viewer needs 80×24 cells; here are 60×24.")
        try page.app.resize(columns: 80, rows: 24)
        #expect(page.pane.frame.size.columns == 80)
    }

    @Test(arguments: [["q"], [.control("c")], ["/", "q", .escape, "q"]] as [[TUIKeyboardKey]])
    func isLeftByKeys(_ keys: [TUIKeyboardKey]) throws {
        let page = try open()
        for key in keys { try page.app.press(key) }
        #expect(try page.app.waitForExit() == .success)
    }

    @Test func withoutATerminalItIsReportedWhatToDo() throws {
        let run = try Lunch.run("trace", "--view", in: folder.path)
        #expect(run.status == .exited(64))
        #expect(run.errors.contains("--html FILE writes a page"), "\(run.errors)")
        #expect(run.output == "")
    }

    @Test func aStepThatIsNotThereIsReported() throws {
        let error = #expect(throws: TUIError.self) { try open("--step", "99") }
        #expect(error?.message.contains("numbered from 1 to 12") == true, "\(error?.message ?? "")")
    }
}
