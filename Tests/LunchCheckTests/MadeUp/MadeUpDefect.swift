import LunchInput
import LunchProcess
import LunchTerminal
import LunchWire

@testable import LunchCheck

/// A change to the made-up app, and what a check says of its transcripts.
struct MadeUpDefect: CustomStringConvertible, Sendable {
    /// The result of a check.
    enum Outcome: Sendable {
        case passes
        /// The check fails, with these words among the cause.
        case fails(String)
        /// Another check is about it, or the check itself.
        case isOf(String, String)
        case skipped(String)
    }

    let check: String
    let outcome: Outcome
    let change: @Sendable (inout MadeUpApp) -> Void

    init(_ check: String, _ outcome: Outcome, _ change: @escaping @Sendable (inout MadeUpApp) -> Void) {
        (self.check, self.outcome, self.change) = (check, outcome, change)
    }

    var description: String { "\(check) \(outcome)" }

    static let all = launches + messages + trees + order + input + requests
}

extension MadeUpDefect {
    private static let launches = [
        MadeUpDefect("greeting.opens", .fails("fails as it starts")) {
            $0.opens = { opening, _ in opening = .ended(.exited(1)) }
        },
        MadeUpDefect("greeting.opens", .fails("waits for something before it draws")) {
            $0.opens = { opening, _ in opening = .isSilent(.rests) }
        },
        MadeUpDefect("greeting.hello", .fails("publishes, but sends no hello")) {
            $0.greets = { hello, _ in hello = nil }
        },
        MadeUpDefect("greeting.first", .fails("sends hello after")) { $0.writesFirst = "drawn" },
        MadeUpDefect("greeting.token", .fails("hard-coded, cut")) {
            $0.writesFirst = MadeUpApp.text(.hello(Hello()), token: "made")
        },
        MadeUpDefect("greeting.screen", .fails("ignores LAUNCH_SCREEN")) {
            $0.greets = { hello, _ in hello?.screen = "Start" }
        },
        MadeUpDefect("greeting.screen", .fails("opens another screen")) {
            $0.publishes = { frame, _ in
                frame.screen = "Notes"
                return true
            }
        },
        MadeUpDefect("greeting.promise", .fails("now publishes")) {
            $0.greets = { hello, _ in hello?.publishes = false }
        },
        MadeUpDefect("greeting.promise", .fails("The first frame waits for input")) {
            $0.publishes = { _, _ in false }
            $0.opens = { opening, _ in opening = .isLaunchOnly }
        },
        MadeUpDefect("greeting.raw", .fails("publishes before it has set the terminal up")) {
            $0.facts = { facts, _, _ in facts.modesAtFirstFrame = [.canonical] }
        },
        MadeUpDefect("input.keys", .isOf("greeting.raw", "on another descriptor")) {
            $0.facts = { facts, _, _ in facts.inputModes = [.echo] }
        },
        MadeUpDefect("input.keys", .skipped("publishes no elements")) {
            $0.greets = { hello, _ in hello?.publishes = nil }
            $0.opens = { opening, _ in opening = .isLaunchOnly }
        },
        MadeUpDefect("catalog.list", .fails("fails before it lists")) {
            $0.opens = { opening, plan in if plan.wantsCatalog { opening = .ended(.exited(1)) } }
        },
        MadeUpDefect("catalog.list", .skipped("ignores LAUNCH_CATALOGUE")) {
            $0.opens = { opening, plan in if plan.wantsCatalog { opening = .isLaunchOnly } }
        },
        MadeUpDefect("catalog.screens", .fails("a screen that the app does not have")) {
            $0.opens = { opening, plan in if plan.screen == .text("Other") { opening = .refuses("No.") } }
        },
        MadeUpDefect("screen.unknown", .fails("opens the first screen")) {
            $0.opens = { opening, _ in opening = .publishes }
        },
        MadeUpDefect("screen.unknown", .fails("doesn't send it")) {
            $0.opens = { opening, _ in opening = .ended(.exited(1)) }
        },
        MadeUpDefect("screen.unknown", .fails("as if there were no error")) { $0.absence = { _ in .rests } },
        MadeUpDefect("screen.json", .fails("counts as none")) { $0.opens = { opening, _ in opening = .publishes } },
        MadeUpDefect("screen.mock", .fails("counts as none")) { $0.opens = { opening, _ in opening = .publishes } },
        MadeUpDefect("screen.file", .fails("begins with \"@\" counts as none")) {
            $0.draws = { drawing, step in
                if step.plan.putsUserInfoInFile { drawing = drawing.replacing("bread", with: "") }
            }
        },
        MadeUpDefect("screen.file", .skipped("shows the same without the user info")) {
            $0.draws = { drawing, _ in drawing = "always" }
        },
        MadeUpDefect("bare.silent", .fails("whether or not LAUNCH_TOKEN is set")) {
            $0.writes = { step in step.plan.hasToken ? "" : MadeUpApp.text(.hello(Hello()), token: "") }
        },
        MadeUpDefect("bare.children", .fails("read, but not removed")) {
            $0.facts = { facts, _, _ in started(by: "/bin/app", &facts) }
        },
        MadeUpDefect("bare.children", .passes) { $0.facts = { facts, _, _ in started(by: "/bin/sh", &facts) } },
        MadeUpDefect("leave.terminal", .fails("without restoring the terminal")) { $0.writesFirst = "\u{1B}[?1049h" },
        MadeUpDefect("leave.terminal", .skipped("exited at none of")) {
            $0.facts = { facts, step, _ in
                if case .leave = step.deed { facts.status = nil }
            }
        },
        MadeUpDefect("leave.hangup", .fails("It ignores both")) {
            $0.facts = { facts, step, _ in if step.deed == .hangUp { facts.status = .signalled(9) } }
        },
    ]

    private static func started(by program: String, _ facts: inout Facts) {
        facts.program = program
        facts.started = [StartedProgram(process: 7, path: "/bin/other", hasToken: true)]
    }

    private static func written(_ kind: String, _ json: String) -> String {
        "\u{1B}]7367;lunch;1;\(MadeUpApp.token);\(kind);\(json)\u{1B}\\"
    }

    private static let messages = [
        MadeUpDefect("messages.whole", .isOf("messages.whole", "notation of a programming language")) {
            $0.writesFirst = written("hello", "{'publishes': True}")
        },
        MadeUpDefect("messages.whole", .isOf("messages.whole", "Its terminator is missing")) {
            $0.writesBehind = { _ in "\u{1B}]7367;lunch;1;\(MadeUpApp.token);frame;{" }
        },
        MadeUpDefect("messages.ascii", .fails("writes letters beyond ASCII as they are")) {
            $0.writesFirst = written("unpublished", "{\"message\":\"é\"}")
        },
        MadeUpDefect("messages.kinds", .fails("\"frame\"")) { $0.writesFirst = written("fram", "{}") },
        MadeUpDefect("messages.names", .fails("\"publishes\" is probably meant")) {
            $0.writesFirst = written("hello", "{\"publish\":true}")
        },
        MadeUpDefect("input.keys", .isOf("messages.whole", "notation of a programming language")) {
            $0.writesFirst = written("frame", "{'revision': 1}")
            $0.publishes = { _, _ in false }
            $0.opens = { opening, _ in opening = .isLaunchOnly }
        },
    ]
}
