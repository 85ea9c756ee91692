import LunchTest
import Testing

@Suite(.lunch, .enabled(if: Program.isInstalled("htop"), "htop is not installed"))
struct HtopTests {
    let home: Home

    init() throws { home = try Home() }

    /// htop, beside a program and its child whose names nobody else has.
    ///
    /// It reads the name of a process once, so that it is started when the child has its own.
    private func launch(_ name: String) throws -> TUIApplication {
        try home.write("sh ./\(name)-child\n:\n", to: name)
        try home.write("echo >started\nread line <>never\n", to: "\(name)-child")
        let command = "mkfifo started never; sh ./\(name) & read line <started; exec htop --no-mouse"
        return try Launcher(
            app: .command("bash"), size: CellSize(columns: 160, rows: 24), environment: home.environment,
            arguments: ["-c", command], directory: home.path
        ).launchPatiently()
    }

    // htop looks at all processes again after 1.5 s, and draws then: each frame is waited for, as the grade tells.

    @Test func processesAreFilteredAndShownAsATree() throws {
        let name = "nap\(UInt32.random(in: 1_000_000...9_999_999))"
        let app = try launch(name)
        try app.frame { $0.grid.text(row: 23).hasPrefix("F1Help") && $0.grid.row(of: "PID") != nil }
        #expect(try app.settledFrame().settling.hasTimer(of: "htop"))

        try app.press(.F4)
        try app.frame { $0.grid.text(row: 23).hasPrefix("EnterDone  EscClear") }
        try app.typeText(name)
        var grid = try app.frame {
            $0.grid.text(row: 23).hasSuffix("Filter: \(name)") && processes($0.grid).count == 2
        }.grid
        #expect(processes(grid).allSatisfy { $0.contains(name) })
        try app.press(.return)
        grid = try app.frame { $0.grid.text(row: 23).hasPrefix("F1Help") }.grid
        #expect(processes(grid).count == 2)
        #expect(!grid.text.contains("─ "))

        try app.press(.F5)
        grid = try app.frame { $0.grid.text(row: 23).contains("F5List") && $0.grid.text.contains("─ ") }.grid
        // The child hangs below its parent.
        #expect(processes(grid).map { $0.contains("\(name)-child") } == [false, true])
        #expect(processes(grid).map { $0.contains("─ sh ./\(name)-child") } == [false, true])
        #expect(try app.settledFrame().settling.hasTimer(of: "htop"))

        try app.press(.down)
        let child = try #require(grid.row(of: "\(name)-child"))
        try app.frame { $0.grid[0, child].style.background == .indexed(6) }
        try app.press(.F10)
        #expect(app.exitStatus == .success)
    }

    /// The lines of the list of processes.
    private func processes(_ grid: TUIGrid) -> [String] {
        guard let head = grid.row(of: " PID") else { return [] }
        return grid.lines[(head + 1)..<23].filter { !$0.isEmpty }
    }
}
