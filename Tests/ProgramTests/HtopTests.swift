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
        keys["Tree"].expect(\.value, is: "F5", timeout: .patience)
        #expect(try app.settledFrame().settling.hasTimer(of: "htop"))

        try app.press(.F4)
        app.textFields["Filter"].expect(\.value, is: "", timeout: .patience)
        #expect(keys["Done"].value == "Enter")
        try app.typeText(name)
        app.textFields["Filter"].expect(\.value, is: name, timeout: .patience)
        expectThreeProcesses(named: name, in: app)
        try app.press(.return)
        keys["FILTER"].expectToExist(timeout: .patience)
        expectThreeProcesses(named: name, in: app)
        #expect(!app.texts("─ ").firstMatch.exists)

        try app.press(.F5)
        keys["List"].expect(\.value, is: "F5", timeout: .patience)
        // Each process hangs below its parent.
        let parent = app.text(try Regex("─ sh \\./\(name)$"))
        let child = app.text("─ sh ./\(name)-child", within: .below(parent))
        let grandchild = app.text("─ sh ./\(name)-grandchild", within: .below(child))
        grandchild.expectToExist(timeout: .patience)
        #expect(try app.settledFrame().settling.hasTimer(of: "htop"))

        // Rows with the lines of a tree are not read as a list, unless the test says so.
        try app.press(.down)
        let head = app.text(/PID.USER/).frame.origin.row
        let rows = app.treating(.rows(head + 1...22), as: .outline).outlineRows
        let childRow = rows.matching { $0.label.hasSuffix("\(name)-child") }.element
        childRow.expect(\.isSelected, is: true, timeout: .patience)
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
            process.element(boundBy: index).expect(
                \.exists, is: exists, timeout: .patience, fileID: fileID, filePath: filePath, line: line, column: column
            )
            app.cells.element(boundBy: index).expect(
                \.exists, is: exists, timeout: .patience, fileID: fileID, filePath: filePath, line: line, column: column
            )
        }
    }
}
