import LunchProcess
import TestSupport
import Testing

@testable import LunchCLI

/// Help, which is an answer, and what is said of a command line that is wrong.
@Suite struct HelpTests {
    @Test(arguments: [[], ["help"], ["--help"], ["-h"]]) func helpListsTheCommands(_ words: [String]) throws {
        let run = try Lunch.run(words)
        #expect(run.status == .exited(0))
        #expect(run.errors == "")
        #expect(
            run.output.hasPrefix(
                "lunch opens the screens of a terminal app, runs tests, and shows failures.\n\nUSAGE\n"))
        for syntax in AllCommands.syntaxes { #expect(run.output.contains("\n  \(syntax.command) ")) }
        #expect(!run.output.contains("\u{1B}"))
        #expect(run.output.contains("\n  open APP [SCREEN] "))
        #expect(run.output.contains("\nEXAMPLE"))
        #expect(run.output.split(separator: "\n").filter { $0.count > 80 } == [])
    }

    @Test(arguments: AllCommands.syntaxes.map(\.command)) func everyCommandHasHelp(_ command: String) throws {
        let syntax = try #require(AllCommands.syntaxes.first { $0.command == command })
        let help = try Lunch.run("help", command)
        #expect(help.status == .exited(0))
        #expect(help.errors == "")
        for part in [syntax.abstract, "USAGE\n  lunch \(command) ", "\nEXAMPLE", "\nEXIT STATUS\n  0 "]
            + syntax.examples
        {
            #expect(help.output.contains(part), "\(part)")
        }
        #expect(help.output.split(separator: "\n").filter { $0.count > 80 } == [])
        for option in syntax.allOptions { #expect(help.output.contains(option.usage)) }
        for words in [[command, "--help"], [command, "-h"], [command, "Nothing", "--size", "big", "--help"]] {
            let run = try Lunch.run(words)
            #expect(run.output == help.output)
            #expect(run.status == .exited(0))
        }
    }

    /// Each command with its options is in the manual page, and no text of theirs is a request of roff.
    @Test func theManualPageHasAllCommands() throws {
        let page = try Lunch.run("help", "--manual").output
        let requests = page.split(separator: "\n").filter { $0.hasPrefix(".") || $0.hasPrefix("'") }
        let names = Set(requests.map { $0.prefix { $0 != " " } })
        #expect(names == [".TH", ".SH", ".SS", ".TP", ".PP", ".nf", ".fi"])
        for syntax in AllCommands.syntaxes {
            #expect(page.contains("\n.SS lunch \(syntax.command)\n"))
            let options = syntax.options.map { "\n\\fB\($0.usage.replacing("-", with: "\\-"))\\fR\n" }
            #expect(options.filter { !page.contains($0) } == [])
        }
    }

    @Test func helpOfOpenInFull() throws {
        #expect(
            try Lunch.run("open", "--help").output == """
                Opens an app on a screen, or prints the screen.

                USAGE
                  lunch open APP [SCREEN] [OPTIONS] [-- ARGUMENT …]
                  lunch open --trace TRACE [OPTIONS]

                ARGUMENTS
                  APP            an executable product of the package, which is built first, or
                                 the path of a program
                  SCREEN         the identifier of a screen, as "lunch screens APP" lists it
                  -- ARGUMENT …  the arguments of the program

                OPTIONS
                  --mock JSON          the screen's mock data; @FILE reads a file; needs SCREEN
                  --variant NAME       named mock data of the app; needs SCREEN
                  --user-info JSON     the whole user info, an object; @FILE reads a file; needs
                                       SCREEN
                  --locale ID          the app's locale, such as ja_JP
                  --time-zone ID       the app's time zone, such as Asia/Tokyo
                  --size COLUMNSxROWS  the size of a separate terminal; default 80x24
                  --real-home          uses your own home; without it, a screen opens in a
                                       temporary one
                  --profile NAME       the class of terminals, such as light; default standard
                  --save NAME          saves the launch under a name in LunchPresets.json, and
                                       opens nothing
                  --inspect            opens the app on a separate terminal, where Control-]
                                       shows elements and their queries
                  --trace TRACE        opens the app of a test at one of its steps
                  --at STEP            the step for --trace; default: the failed step, or the
                                       last
                  -h, --help           prints help for the command

                On a terminal, the app replaces the command, and you use it normally. Otherwise,
                or with --size or --profile, the app opens on a separate terminal, and the
                command prints its screen as text.

                A screen opens in a temporary home, so that the app doesn't change your files.
                The home is removed when the app ends.

                --save saves the launch under a name, with its data, language, size and
                arguments. All commands accept the name instead of APP and SCREEN, with
                additional options. In a test, write Launcher(preset: "NAME").

                With --inspect, Control-] shows the queries of the focused element, of the
                element at the cursor, and of the element that you click.

                With --trace, the app is launched as in the test, with screen, data, size,
                language and variables. The commands of the test up to STEP are performed, each
                after the app has settled. Then you use the app; Control-] ends it. The command
                prints the first difference from the trace, and continues. It stops before a
                secret, because a trace contains none. TRACE is a name or a path as for lunch
                trace.

                EXAMPLES
                  lunch open LunchSample Breakfast --mock '{"menu": "Bread"}'
                  lunch open --save bread LunchSample Breakfast --variant bread
                  lunch open bread
                  lunch open --trace LoginTests.showsTheMenu --at 3

                EXIT STATUS
                  0   the command succeeded
                  1   the app did not do what was requested
                  64  the command line is wrong, or the screen, the variant or the data
                  65  the data is wrong: the app exited with 65
                  66  there was no test to run
                  69  the program doesn't exist, or could not be built or run
                  74  the output could not be written

                """)
    }

    /// Nobody is to take half an answer for a whole one.
    @Test func anAnswerThatCannotBeWrittenIsAnError() throws {
        let words = ["-c", "\"$0\" help > /dev/full; echo $?", ProductPath.of("lunch")]
        let run = try NestedRun("/bin/sh", words).wait()
        #expect(run.output == "lunch: The output could not be written: No space left on device.\n74\n")
    }

    @Test func helpBehindTheArgumentsOfTheProgramIsTheProgramsOwn() throws {
        let words = try CommandWords(["App", "--", "--help"], Open.syntax)
        #expect(!words.wantsHelp)
        #expect(words.arguments == ["--help"])
    }

    @Test func theVersionIsPrinted() throws {
        let run = try Lunch.run("--version")
        #expect(run.output == "lunch 0.3.0, protocol 1\n")
        #expect(run.status == .exited(0))
    }

    @Test(arguments: [
        ([:], true), (["NO_COLOR": "1"], false), (["NO_COLOR": ""], true), (["TERM": "dumb"], false),
    ]) func headingsAreBoldOnATerminalOnly(_ environment: [String: String], _ isBold: Bool) throws {
        let own = ["TERM": "xterm-256color", "NO_COLOR": ""].merging(environment) { $1 }
        let run = try NestedRun(ProductPath.of("lunch"), ["help"], environment: own).wait()
        #expect(run.output.contains("\u{1B}[1mUSAGE\u{1B}[m") == isBold)
        #expect(run.output.contains("\u{1B}") == isBold)
    }
}
