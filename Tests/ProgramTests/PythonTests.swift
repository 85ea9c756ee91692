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
        let (prompt, continuation) = (app.textFields[">>>"], app.textFields["..."])
        #expect(prompt.value == "")

        try app.typeText("def half(number):\n")
        #expect(continuation.value == "")
        #expect(app.cursorPoint == app.text("... ").end)
        try app.typeText("    return 1 / number\n\n")
        #expect(prompt.value == "")
        app.expectSettled(.exact)

        try app.typeText("half(0)\n")
        #expect(app.text(/^Traceback \(most recent call last\):$/).exists)
        #expect(app.text(/^ZeroDivisionError: division by zero$/).exists)
        #expect(prompt.value == "")

        // The line comes back from the history, and is edited.
        try app.press(.up)
        #expect(prompt.value == "half(0)")
        #expect(app.cursorPoint == app.texts(">>> half(0)").element(boundBy: 1).end)
        try app.press(.left, .delete, "4", .return)
        #expect(app.text(/^>>> half\(4\)$/).exists)
        #expect(app.texts(/.+/, within: .below(app.text(">>> half(4)"))).firstMatch.label == "0.25")
        #expect(prompt.value == "")

        try app.typeText("hal")
        try app.press(.tab)
        #expect(prompt.value == "half(")
        try app.press(.control("c"))
        app.expectSettled(.exact)
        #expect(app.text(/^KeyboardInterrupt$/).exists)
        #expect(prompt.value == "")
        try app.typeText("exit(3)\n")
        #expect(try app.waitForExit() == .exitCode(3))
    }
}
