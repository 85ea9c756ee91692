import LunchTest
import TestSupport
import Testing

/// Another size of the terminal comes when a person would give it: behind what was typed before.
@Suite(.waiting) struct ResizeTests {
    @Test func anAppHearsOfItBehindTheKeysBeforeIt() throws {
        let app = try Launcher(app: fixture, screen: "Slow").launch()
        try app.typeText("ab")
        try app.resize(columns: 60, rows: 12)
        try app.typeText("c")
        #expect(app.line("heard") == "a b 60×12 c")
    }

    /// The shell runs the trap once it has got a key, and shows the key only after a while.
    @Test func aProgramThatDoesNotTellHearsOfItBehindTheKeysBeforeIt() throws {
        let app = try ScreenProgram.launch(
            "trap 'printf R' WINCH; for turn in 1 2; do k=$(key); sleep 0.1; printf \"$k\"; done")
        try app.press("a")
        try app.resize(columns: 60, rows: 12)
        try app.press("b")
        #expect(try app.settledFrame().grid.text(row: 0) == "aRb")
    }

    /// Nothing was done to it that it would have to settle on first.
    @Test func aProgramThatNeverRestsIsResized() throws {
        let script = "n=$(seq 300); while :; do echo $((i += 1)); for j in $n; do :; done; done"
        var launcher = Launcher(app: .command("sh"), arguments: ["-c", script])
        launcher.configuration.settleTimeout = .milliseconds(300)
        let app = try launcher.launch()
        try app.resize(columns: 60, rows: 12)
        #expect(try app.waitForFrame(timeout: .seconds(60)) { $0.grid.columns == 60 }.grid.rows == 12)
    }

    /// Most programs that wait for their terminal have that gap: a signal that comes while they go to sleep stays unheard.
    @Test func anAppThatIsGoingToSleepHearsOfItToo() throws {
        let tree = #""tree":{"type":"application","children":[{"type":"button","identifier":"b","label":"two"}]}"#
        let sized = #"{"revision":2,"screen":"S","size":[40,10],"mark":0,"timers":0,\#(tree)}"#
        let app = try ShellApp.launch(
            """
            trap : WINCH
            sized() { \(ShellApp.message("frame", sized)) }
            \(ShellApp.hello() + ShellApp.frame(1, label: "one"))
            i=0; while [ $i -lt 5000 ]; do i=$((i + 1)); done
            trap sized WINCH
            while :; do read line; done
            """)
        try app.resize(columns: 40, rows: 10)
        #expect(app.buttons["b"].label == "two")
    }

    @Test func anAppThatDoesNotRunHasNoSize() throws {
        let unlaunched = withError { try TUIApplication(fixture).resize(columns: 60, rows: 12) }
        #expect(unlaunched?.message == "The app has not been launched: call launch() first.")
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        try app.press("q")
        let error = withError { try app.resize(columns: 60, rows: 12) }
        #expect(error?.message.hasPrefix("Fixture is not running any more: it exited with status 0.") == true)
        _ = try app.waitForExit()
    }
}
