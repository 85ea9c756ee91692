import LunchProcess
import LunchWire
import TestSupport
import Testing

/// The output of `lunch check`, and the status that it leaves with.
@Suite(.waiting) struct CheckTests {
    private static let app = ProductPath.of("Defects")

    @Test func eachCheckIsALine() throws {
        let run = try Lunch.run(
            "check", "--screen", "Notes", "--only", "input.keys", "--only", "count.promise", "--", Self.app, "0")
        #expect(run.status == .exited(0))
        #expect(
            run.output == """
                ok       input.keys: acknowledges keys one by one
                skipped  count.promise: reads no messages if its hello says so, because the hello doesn't contain "messages":false; \
                other checks send messages

                2 checks: 1 ok, 1 skipped, 0 failed.

                """)
    }

    /// Without a screen, each listed screen is checked, and a reason stands once.
    @Test func eachListedScreenIsChecked() throws {
        let only = ["tree.order", "tree.marks", "tree.whole"].flatMap { ["--only", $0] }
        let run = try Lunch.run(["check"] + only + ["--", Self.app, "87"])
        #expect(run.status == .exited(1))
        #expect(
            run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") } == [
                "ok       tree.whole: begins with a complete tree that contains elements",
                "ok       tree.order: lists elements in reading order",
                "fails    tree.order on the screen \"About\": lists elements in reading order",
                "ok       2 checks on the screen \"Notes\"",
                "ok       1 check on the screen \"About\"",
                "skipped  3 checks, because the app doesn't announce marks in its text (\"marked\"): tree.marks",
                "9 checks: 5 ok, 3 skipped, 1 failed.",
            ])
        let one = try Lunch.run(["check"] + only + ["--screen", "Notes", "--", Self.app, "87"])
        #expect(one.status == .exited(0), "\(one.output)")
    }

    @Test func aFailureReportsWhatToChange() throws {
        let run = try Lunch.run("check", "--screen", "Notes", "--only", "frames.revisions", "--", Self.app, "12")
        #expect(run.status == .exited(1))
        #expect(
            run.output == """
                fails    frames.revisions: counts its frames without a gap
                         Seen: The frame with the revision 4 came after that with 2.
                         Cause: The app counts frames that it doesn't write.
                         Change: Begin with "revision":1, and add 1 for each frame that is written, as long as the process runs.
                         See Protocol.md, "frame"

                1 check: 0 ok, 0 skipped, 1 failed.

                """)
    }

    @Test func resultsCanBeReadByPrograms() throws {
        let run = try Lunch.run(
            "check", "--screen", "Notes", "--json", "--only", "tree.identifiers", "--", Self.app, "13")
        #expect(run.status == .exited(1))
        guard case .object(let members) = try LunchJSON(parsing: run.output),
            case .array(let checks)? = members["checks"], case .object(let check)? = checks.first
        else {
            Issue.record("\(run.output)")
            return
        }
        #expect(members["passed"] == false)
        #expect(check["check"] == "tree.identifiers")
        #expect(check["result"] == "fails")
        #expect(check["seen"] == "2 elements have the identifier \"row\".")
        #expect(check["section"] == "Elements")
    }

    @Test func aScreenAndItsDataAreGivenBehindOptions() throws {
        let mock = "{\"text\": \"Milk\"}"
        let options = ["check", "--only", "greeting.screen", "--screen", "About", "--mock", mock, "--", Self.app]
        #expect(try Lunch.run(options + ["0"]).status == .exited(0))
        let run = try Lunch.run(options + ["47"])
        #expect(run.output.contains("The hello names the screen \"Start\"; \"About\" was requested"), "\(run.output)")
    }

    @Test func aWrongCommandLineIsReported() throws {
        let unknown = try Lunch.run("check", "--only", "input.key", "--", Self.app)
        #expect(unknown.status == .exited(64))
        #expect(unknown.errors.contains("There is no check \"input.key\". Did you mean \"input.keys\"?"))
        let limit = try Lunch.run("check", "--limit", "soon", "--", Self.app)
        #expect(limit.errors.contains("\"soon\" is not a time for --limit. Write a number from 1 to 3600 s."))
        let twice = try Lunch.run("check", Self.app, "Notes", "--screen", "About")
        #expect(twice.errors.contains("Only one of SCREEN, --screen can be given."))
    }
}
