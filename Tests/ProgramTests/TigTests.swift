import LunchTest
import Testing

@Suite(.lunch, .enabled(if: Program.isInstalled("tig"), "tig is not installed"))
struct TigTests {
    let home: Home

    init() throws { home = try Home() }

    @Test func aCommitIsOpened() throws {
        let commands = """
            git init -q work
            cd work
            for number in 1 2 3; do
                echo "line $number" >>notes.txt
                git add .
                git -c user.name=Ann -c user.email=ann@example.org commit -qm "note $number"
            done
            exec tig
            """
        let app = try Launcher(
            app: .command("sh"), environment: home.environment, arguments: ["-c", commands], directory: home.path
        ).launchPatiently()
        #expect(app.texts(/note \d$/).labels == ["note 3", "note 2", "note 1"])
        #expect(app.text("commit 1 of 3").exists)
        try app.press("j")
        let status = app.text(/^\[main\].*commit 2 of 3/)
        #expect(status.exists)
        app.expectSettled(.exact)

        try app.press(.return)
        #expect(app.text(/^ +note 2$/, within: .below(status)).exists)
        #expect(app.text("1 insertion(+)").exists)
        try app.press("q")
        #expect(!app.text("1 insertion(+)").exists)
        try app.typeText("/note 1\n")
        #expect(app.text("commit 3 of 3").exists)
        try app.press("q")
        #expect(try app.waitForExit() == .success)
    }
}
