import LunchProcess
import LunchTerminal
import LunchWire
import Testing

@testable import LunchDriver

/// The variables that a launch comes to as the program starts, and which of them win.
@Suite struct ProgramEnvironmentTests {
    private static func launch(_ change: (inout LaunchConfiguration) -> Void) -> LaunchConfiguration {
        var launch = LaunchConfiguration(.command("true"))
        change(&launch)
        return launch
    }

    @Test(
        arguments: [
            (launch { _ in }, [:]),
            (launch { $0.screen = "Dinner" }, ["LAUNCH_SCREEN": "Dinner"]),
            (launch { $0.screen = "" }, ["LAUNCH_SCREEN": ""]),
            (
                launch { $0.userInfo = ["b": 1, "a": ["é": .null]] },
                ["LAUNCH_USER_INFO": #"{"a":{"\u00e9":null},"b":1}"#]
            ),
            (launch { $0.userInfo = [:] }, ["LAUNCH_USER_INFO": "{}"]),
            (launch { $0.userInfo = .mock(["menu": "Fish"]) }, ["LAUNCH_USER_INFO": #"{"MOCK_JSON":{"menu":"Fish"}}"#]),
            (launch { $0.userInfo = .text("{\"a\":\n é,}") }, ["LAUNCH_USER_INFO": "{\"a\":\n é,}"]),
            (launch { $0.userInfo = .text("@file") }, ["LAUNCH_USER_INFO": "@file"]),
            (launch { $0.locale = "ja_JP" }, ["LAUNCH_LOCALE": "ja_JP", "LANG": "ja_JP.UTF-8"]),
            (launch { $0.locale = "" }, ["LAUNCH_LOCALE": ""]),
            (
                launch { $0.environment["LAUNCH_LOCALE"] = "ja_JP" },
                ["LAUNCH_LOCALE": "ja_JP", "LANG": "ja_JP.UTF-8"]
            ),
            (launch { $0.timeZone = "Asia/Tokyo" }, ["TZ": "Asia/Tokyo"]),
            (launch { $0.clock = .virtual }, ["LAUNCH_CLOCK": "virtual"]),
            (launch { $0.clock = .continuous }, [:]),
            (launch { $0.environment = ["A": "b", "LANG": "C"] }, ["A": "b", "LANG": "C"]),
            (
                launch {
                    $0.locale = "ja_JP"
                    $0.environment = ["LANG": "C", "LAUNCH_SCREEN": "Dinner"]
                },
                ["LAUNCH_LOCALE": "ja_JP", "LANG": "C", "LAUNCH_SCREEN": "Dinner"]
            ),
        ] as [(LaunchConfiguration, [String: String])])
    func theLaunchInVariables(_ launch: LaunchConfiguration, _ variables: [String: String]) {
        #expect(launch.variables == variables)
        // Assigned to another launch they say the same.
        #expect(Self.launch { $0.environment = launch.variables }.variables == variables)
    }

    /// The environment of a launch with the private folder `/tmp/lunch-…`.
    private func environment(
        _ launch: LaunchConfiguration, tester: [String: String] = [:], in folder: PrivateFolder? = nil
    ) -> ProgramEnvironment {
        ProgramEnvironment(
            launch, tester: tester, token: "secret", userInfoFile: "/tmp/info.json",
            home: folder.flatMap { launch.temporaryHome(in: $0) })
    }

    @Test func aProgramGetsItsTerminalAndWhatItMayInherit() {
        let made = environment(
            Self.launch { _ in },
            tester: ["PATH": "/bin", "LANG": "C", "SECRET": "x", "TERM": "dumb", "LAUNCH_SCREEN": "y"])
        #expect(
            made.variables == [
                "PATH": "/bin", "LANG": "C", "TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_CTYPE": "C.UTF-8",
                "ESCDELAY": "25", "LAUNCH_TOKEN": "secret",
                "SWIFT_BACKTRACE":
                    "interactive=no,color=no,registers=none,images=none,threads=crashed,output-to=stderr",
            ])
        #expect(made.fileText == nil)
        #expect(environment(Self.launch { _ in }, tester: ["SWIFT_BACKTRACE": "x"]).variables["SWIFT_BACKTRACE"] == "x")
    }

    @Test func theProfileDescribesTheTerminal() {
        let variables = environment(Self.launch { $0.profile = .monochrome }).variables
        #expect(["TERM", "COLORTERM", "NO_COLOR"].map { variables[$0] } == ["xterm-mono", nil, "1"])
    }

    /// The test's own variables, over those of the launch, over the terminal's, over the tester's.
    @Test func whichVariableWins() {
        let tester = ["LANG": "tester", "TZ": "tester", "HOME": "tester"]
        let launch = Self.launch {
            $0.locale = "ja_JP"
            $0.timeZone = "Asia/Tokyo"
            $0.environment = ["TERM": "own", "HOME": "own", "LAUNCH_TOKEN": "own"]
        }
        let variables = environment(launch, tester: tester).variables
        #expect(
            ["LANG", "TZ", "TERM", "HOME", "LAUNCH_TOKEN"].map { variables[$0] } == [
                "ja_JP.UTF-8", "Asia/Tokyo", "own", "own", "secret",
            ])
    }

    /// A screen or mock data keeps a program from the real home; variables of the test win, and one option turns it off.
    @Test(
        arguments: [
            (launch { _ in }, "real", nil), (launch { $0.locale = "ja_JP" }, "real", nil),
            (launch { $0.screen = "Dinner" }, "temporary", "temporary/.config"),
            (launch { $0.screen = "" }, "temporary", "temporary/.config"),
            (launch { $0.mock = .variant("fish") }, "temporary", "temporary/.config"),
            (launch { $0.mock = [:] }, "temporary", "temporary/.config"),
            (launch { $0.environment["LAUNCH_USER_INFO"] = "{}" }, "temporary", "temporary/.config"),
            (
                launch {
                    $0.screen = "Dinner"
                    $0.usesRealHome = true
                }, "real", nil
            ),
            (
                launch {
                    $0.screen = "Dinner"
                    $0.environment["XDG_CONFIG_HOME"] = "/own"
                }, "temporary", "/own"
            ),
            (
                launch {
                    $0.screen = "Dinner"
                    $0.environment["HOME"] = "/own"
                }, "/own", nil
            ),
        ] as [(LaunchConfiguration, String, String?)])
    func homes(_ launch: LaunchConfiguration, _ home: String, _ configuration: String?) {
        let folder = PrivateFolder(in: "/tmp")
        let variables = environment(launch, tester: ["HOME": "real", "PATH": "/bin"], in: folder).variables
        let shown = variables.mapValues { $0.replacing("\(folder.path)/home", with: "temporary") }
        // Foundation does not read HOME.
        #expect(
            ["HOME", "XDG_CONFIG_HOME", "CFFIXED_USER_HOME", "PATH"].map { shown[$0] } == [
                home, configuration, home == "real" ? nil : home, "/bin",
            ])
    }

    @Test func longUserInfoGoesThroughAFile() {
        let limit = ProgramEnvironment.userInfoLimit
        let text = String(repeating: "x", count: limit)
        let short = environment(Self.launch { $0.userInfo = .text(text) })
        let long = environment(Self.launch { $0.environment["LAUNCH_USER_INFO"] = text + "x" })
        let object = environment(Self.launch { $0.userInfo = .mock(.string(text)) })
        #expect([short, long].map { $0.variables["LAUNCH_USER_INFO"] } == [text, "@/tmp/info.json"])
        #expect(
            [short, long, object].map(\.fileText) == [nil, text + "x", "{\"MOCK_JSON\":\"\(text)\"}"])
    }
}
