import LunchProcess
import TestSupport
import Testing

/// The output of the command `lunch`, and the status that it leaves with.
@Suite(.waiting) struct CommandTests {
    private static let sample = ProductPath.of("LunchSample")

    private func lunch(_ arguments: String...) throws -> (status: LunchProcess.ExitStatus?, output: String) {
        try lunch(arguments)
    }

    /// Runs the command with a pipe for its output, not a terminal: what it prints is read, not used.
    private func lunch(_ arguments: [String]) throws -> (status: LunchProcess.ExitStatus?, output: String) {
        let words = ["-c", "\"$0\" \"$@\" 2>&1 < /dev/null | cat; exit ${PIPESTATUS[0]}", ProductPath.of("lunch")]
        return try NestedRun("/bin/bash", words + arguments).wait()
    }

    @Test func screensListsWhatTheAppDeclares() throws {
        let run = try lunch("screens", Self.sample)
        #expect(run.status == .exited(0))
        #expect(
            run.output == """
                SCREEN     TITLE      MOCK DATA  VARIANTS
                Breakfast  Breakfast  Menu       bread
                Lunch      Lunch
                Dinner     Dinner
                Locale     Locale

                """)
    }

    @Test func onATerminalScreensReportsHowToOpenOne() throws {
        let run = try NestedRun(ProductPath.of("lunch"), ["screens", Self.sample]).wait()
        #expect(run.output.hasSuffix("\n\nOpen one: lunch open LunchSample Breakfast\n"), "\(run.output)")
    }

    @Test func screensCanBeReadByPrograms() throws {
        let run = try lunch("screens", Self.sample, "--json")
        #expect(run.status == .exited(0))
        #expect(
            run.output.hasPrefix(
                "{\"screens\":[{\"identifier\":\"Breakfast\",\"mockType\":\"Menu\",\"title\":\"Breakfast\","),
            "\(run.output)")
    }

    @Test(arguments: [
        ["--mock", "{\"menu\":\"Bread\"}"], ["--mock={\"menu\":\"Bread\"}"], ["--variant", "bread"],
        ["--user-info", "{\"MOCK_JSON\":\"{\\\"menu\\\":\\\"Bread\\\"}\"}"],
    ])
    func openShowsTheScreenAsText(_ options: [String]) throws {
        let run = try lunch(["open", Self.sample, "Breakfast"] + options)
        #expect(run.output == "[Breakfast] Lunch  Dinner  Locale\n\nBread\n")
    }

    /// Text that an app has written could move the cursor of the terminal, or hide.
    @Test func whatAnAppWritesIsPrintedWrittenOut() throws {
        let list = """
            cat <<'END'
            {"screens":[{"identifier":"a\\u001b[2Jb","title":"t\\u202et","mockType":"M\\n\\u0007",\
            "variants":[{"name":"v\\u2028","mock":{"é\\u200b":1}}]},\
            {"identifier":"漢字","title":"العربية","mockType":null,"variants":[]}]}
            END
            """
        try withProgram(named: "app", list) { path in
            let run = try lunch("screens", path)
            #expect(
                run.output == #"""
                    SCREEN       TITLE       MOCK DATA  VARIANTS
                    a\u{1B}[2Jb  t\u{202E}t  M\n\u{07}  v\u{2028}
                    漢字           العربية

                    """#)
            let json = try lunch("screens", path, "--json")
            #expect(json.output.hasPrefix(#"{"screens":[{"identifier":"a\u001b[2Jb","#), "\(json.output)")
            let one = try lunch("screens", path, "a\u{1B}[2Jb")
            #expect(
                one.output == #"""
                    SCREEN     a\u{1B}[2Jb
                    TITLE      t\u{202E}t
                    MOCK DATA  M\n\u{07}
                    VARIANTS   1

                    v\u{2028}:
                    {
                      "é\u200b": 1
                    }

                    """#)
            let other = try lunch("open", path, "a", "--variant", "w")
            #expect(
                other.output == #"""
                    lunch: \#(path) has no screen "a".
                    Its screens are: "a\u{1B}[2Jb", "漢字".

                    """#)
        }
        try withProgram(named: "app", #"printf 'a\363\240\201\201b \330\271 \r\ndone'; read answer"#) { path in
            let run = try lunch("open", path)
            #expect(run.output == "a\\u{E0041}b ع\ndone\n")
        }
        try withProgram(named: "app", #"printf '\033[2J[\302\233]'"#) { path in
            let run = try lunch("screens", path)
            #expect(run.output.contains("did not list its screens: when launched with"), "\(run.output)")
            #expect(!run.output.contains("\u{1B}"), "\(run.output)")
        }
        try withProgram(named: "app", #"printf '\033[2Jbroken' >&2; exit 3"#) { path in
            let run = try lunch("screens", path)
            #expect(run.output.contains("\\u{1B}[2Jbroken"), "\(run.output)")
            #expect(!run.output.contains("\u{1B}"), "\(run.output)")
        }
    }

    /// Of a program that is asked for its screens nothing is left, whatever it does, and nobody waits for it in vain.
    @Test(
        .timeLimit(.minutes(5)),
        arguments: Nightly.rows(
            of: [
                (#"sleep 600 & echo $! > "$0.pid"; echo '{"screens":[]}'"#, " lists no screens."),
                (
                    #"trap '' TERM HUP; echo $$ > "$0.pid"; printf no; while :; do sleep 600; done"#,
                    "did not list its screens"
                ),
                (#"echo $$ > "$0.pid"; exec yes"#, "it wrote something else on its terminal"),
                (#"echo $$ > "$0.pid"; exec yes ''"#, "did not list its screens"),
            ], else: 2)) func aProgramThatIsAskedForItsScreensIsEnded(_ script: String, _ words: String) throws
    {
        try withProgram(named: "app", script) { path in
            let run = try lunch("screens", path)
            #expect(run.output.contains(words), "\(run.output.prefix(2000))")
            let ask = #"kill -0 "$(cat "$0.pid")" 2>/dev/null"#
            #expect(try NestedRun("/bin/sh", ["-c", ask, path]).wait().status == .exited(1))
        }
    }

    @Test(arguments: [("Lunhc", 64), ("Lunch", 1)])
    func anAppThatASignalEndsMayNotHaveTheScreen(_ screen: String, _ status: Int) throws {
        let script = """
            [ -z "$LAUNCH_CATALOGUE" ] || { printf '{"screens":[{"identifier":"Lunch","title":"Lunch","variants":[]}]}'; exit; }
            kill -ILL $$
            """
        try withProgram(named: "app", script) { path in
            let run = try Lunch.run("open", path, screen)
            #expect(run.status == .exited(status), "\(run.errors)")
        }
    }

    @Test func openGivesALocaleAndASize() throws {
        let run = try lunch("open", Self.sample, "Locale", "--locale", "ja_JP", "--size", "20x5")
        #expect(run.status == .exited(0))
        #expect(run.output.contains("ja_JP"), "\(run.output)")
    }

    @Test func openOnATerminalGivesALocaleAsWell() throws {
        let run = try NestedRun(ProductPath.of("lunch"), ["open", Self.sample, "Locale", "--locale", "ja_JP"])
        #expect(run.wait(for: "\u{1B}[?2026l"))
        run.send("\u{3}")
        let end = run.wait()
        #expect(end.status == .exited(0))
        #expect(end.output.contains("ja_JP"), "\(end.output)")
    }

    @Test func openOnATerminalIsTheAppItself() throws {
        let run = try NestedRun(ProductPath.of("lunch"), ["open", Self.sample, "Dinner"])
        #expect(run.wait(for: "\u{1B}[?2026l"))
        run.send("\u{3}")
        let end = run.wait()
        #expect(end.status == .exited(0))
        #expect(end.output.contains("\u{1B}[?1049h"), "it takes the whole screen")
        #expect(end.output.contains("Dinner"))
    }

    /// Without /proc the command would read no argument at all, and do as if it had none.
    @Test func withoutProcAnErrorReportsWhatIsMissing() throws {
        let script = """
            unshare -m true 2>/dev/null || exit 9
            unshare -m bash -c 'mount -t tmpfs none /proc && exec "$0" --version' "$0" 2>&1; echo "status $?"
            """
        let run = try NestedRun("/bin/bash", ["-c", script, ProductPath.of("lunch")]).wait()
        // Only root may have a file system of its own.
        if run.output.isEmpty { return }
        #expect(run.output.contains("Lunch: /proc is not there."), "\(run.output)")
        #expect(run.output.hasSuffix("status 71\n"), "\(run.output)")
    }
}
