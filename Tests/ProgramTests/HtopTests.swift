import LunchTest
import Testing

@Suite(.lunch, .enabled(if: Program.isInstalled("htop"), "htop is not installed"))
struct HtopTests {
    let home: Home

    init() throws { home = try Home() }

    /// htop, beside a program, its child and its grandchild, whose names nobody else has.
    ///
    /// It reads the name of a process once, so that it is started when the grandchild has its own.
    private func launch(_ name: String) throws -> TUIApplication {
        try home.write("sh ./\(name)-child\n:\n", to: name)
        try home.write("sh ./\(name)-grandchild\n:\n", to: "\(name)-child")
        try home.write("echo >started\nread line <>never\n", to: "\(name)-grandchild")
        let command = "mkfifo started never; sh ./\(name) & read line <started; exec htop --no-mouse"
        return try Launcher(
            app: .command("bash"), size: CellSize(columns: 160, rows: 24), environment: home.environment,
            arguments: ["-c", command], directory: home.path
        ).launchPatiently()
    }

    // htop looks at all processes again after 1.5 s, and draws then: each state is waited for, as the grade tells.

    @Test func processesAreFilteredAndShownAsATree() throws {
        let name = "nap\(UInt32.random(in: 1_000_000...9_999_999))"
        let app = try launch(name)
        let keys = app.toolbars.buttons
        expect(keys["Tree"], \.value, is: "F5", timeout: .patience)
        #expect(try app.settledFrame().settling.hasTimer(of: "htop"))

        try app.press(.F4)
        expect(app.textFields["Filter"], \.value, is: "", timeout: .patience)
        #expect(keys["Done"].value == "Enter")
        try app.typeText(name)
        expect(app.textFields["Filter"], \.value, is: name, timeout: .patience)
        expectThreeProcesses(named: name, in: app)
        try app.press(.return)
        expect(keys["FILTER"], \.exists, is: true, timeout: .patience)
        expectThreeProcesses(named: name, in: app)
        #expect(!app.texts("─ ").firstMatch.exists)

        try app.press(.F5)
        expect(keys["List"], \.value, is: "F5", timeout: .patience)
        // Each process hangs below its parent.
        let parent = app.text(try Regex("─ sh \\./\(name)$"))
        let child = app.text("─ sh ./\(name)-child", within: .below(parent))
        let grandchild = app.text("─ sh ./\(name)-grandchild", within: .below(child))
        expect(grandchild, \.exists, is: true, timeout: .patience)
        #expect(try app.settledFrame().settling.hasTimer(of: "htop"))

        // Rows with the lines of a tree are not read as a list, unless the test says so.
        try app.press(.down)
        let head = app.text(/PID.USER/).frame.origin.row
        let rows = app.element(.outline, within: .rows(head + 1...22)).outlineRows
        let childRow = rows.matching { $0.label.hasSuffix("\(name)-child") }.element
        expect(childRow, \.isSelected, is: true, timeout: .patience)
        #expect(rows.count == 3)
        try app.press(.F10)
        #expect(try app.waitForExit() == .success)
    }

    /// Expects three processes to be listed soon, each with a name.
    private func expectThreeProcesses(
        named name: String, in app: TUIApplication, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) {
        let process = app.cells.matching { $0.label.contains(name) }
        for (index, exists) in [(2, true), (3, false)] {
            expect(
                process.element(boundBy: index), \.exists, is: exists, timeout: .patience, fileID: fileID,
                filePath: filePath, line: line, column: column)
            expect(
                app.cells.element(boundBy: index), \.exists, is: exists, timeout: .patience, fileID: fileID,
                filePath: filePath, line: line, column: column)
        }
    }
}
