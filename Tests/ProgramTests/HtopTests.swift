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
        let htop = Htop(app: app)
        let keys = htop.keys.buttons
        keys["Tree"].expect(\.value, is: "F5", timeout: .patience)
        #expect(try app.settledFrame().settling.hasTimer(of: "htop"))

        try app.press(.F4)
        htop.filter.expect(\.value, is: "", timeout: .patience)
        #expect(app.treating(.cursorRow, as: .toolbar).buttons["Done"].value == "Enter")
        try htop.filter.typeText(name)
        htop.filter.expect(\.value, is: name, timeout: .patience)
        try app.press(.return)
        keys["FILTER"].expectToExist(timeout: .patience)
        htop.list.cells.expect(\.count, is: 3, timeout: .patience)
        htop.list.cells.matching { $0.label.contains(name) }.expect(\.count, is: 3, timeout: .patience)
        htop.list.cells.element(boundBy: 0).expect(\.isSelected, is: true, timeout: .patience)
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
}
