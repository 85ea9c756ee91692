import Foundation
import LunchTest
import Testing

@Suite(.lunch, .enabled(if: Program.isInstalled("python3"), "python3 is not installed"))
struct PythonTests {
    let home: Home

    init() throws { home = try Home() }

    /// The system's Python has readline, others may not.
    private static let python: LaunchConfiguration.Executable =
        FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")
        ? .path("/usr/bin/python3") : .command("python3")

    @Test func aFunctionIsDefinedFailsAndIsCalledAgain() throws {
        // From 3.13 on there is a prompt of Python's own beside that of readline.
        let environment = home.environment.merging(["PYTHON_BASIC_REPL": "1"]) { $1 }
        let app = try Launcher(
            app: Self.python, environment: environment, arguments: ["-q"], directory: home.path
        ).launchPatiently()
        #expect(try app.screen().lines[0...1] == [">>>", ""])

        try app.typeText("def half(number):\n")
        var grid = try app.screen()
        #expect(grid.text(row: 1) == "...")
        #expect(grid.cursorPoint == .at(4, 1))
        try app.typeText("    return 1 / number\n\n")
        #expect(try app.screen().lines[2...3] == ["...", ">>>"])

        try app.typeText("half(0)\n")
        grid = try app.screen()
        #expect(grid.text(row: 4) == "Traceback (most recent call last):")
        let end = try #require(grid.row(of: "ZeroDivisionError: division by zero"))
        #expect(grid.lines[(end + 1)...(end + 2)] == [">>>", ""])

        // The line comes back from the history, and is edited.
        try app.press(.up)
        grid = try app.screen()
        #expect(grid.text(row: end + 1) == ">>> half(0)")
        #expect(grid.cursorPoint == .at(11, end + 1))
        try app.press(.left, .delete, "4", .return)
        #expect(try app.screen().lines[(end + 1)...(end + 3)] == [">>> half(4)", "0.25", ">>>"])

        try app.typeText("hal")
        try app.press(.tab)
        #expect(try app.screen().text(row: end + 3) == ">>> half(")
        try app.press(.control("c"))
        #expect(try app.screen().lines[(end + 4)...(end + 5)] == ["KeyboardInterrupt", ">>>"])
        try app.typeText("exit(3)\n")
        #expect(app.exitStatus == .exitCode(3))
    }
}
