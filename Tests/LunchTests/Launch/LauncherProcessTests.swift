import TestSupport
import Testing

@testable import Lunch

/// The effects of a launch on its process; each of these runs in a process of its own.
@Suite(.waiting) struct LauncherProcessTests {
    @Test func keysAreGoneOnceTheyAreRead() async {
        await #expect(processExitsWith: .success) {
            for key in LaunchKeys.environment { System.set(key, to: "value of \(key)") }
            System.set("TZ", to: "Asia/Tokyo")
            let environment = LaunchEnvironment.current()
            #expect(environment.screen == "value of LAUNCH_SCREEN")
            #expect(environment.userInfo == "value of LAUNCH_USER_INFO")
            #expect(environment.token == "value of LAUNCH_TOKEN")
            for key in LaunchKeys.environment { #expect(System.variable(key) == nil, "\(key)") }
            // Variables that others use as well stay.
            #expect(System.variable("TZ") == "Asia/Tokyo")
            // The second look finds what the first one took.
            #expect(LaunchEnvironment.current(in: .all).screen == "value of LAUNCH_SCREEN")
        }
    }

    @Test func catalogIsPrintedAndTheProcessLeaves() async throws {
        let result = await #expect(processExitsWith: .exitCode(0), observing: [\.standardOutputContent]) {
            let environment = LaunchEnvironment(variables: ["LAUNCH_CATALOGUE": "1", "LAUNCH_SCREEN": "Nonsense"])
            _ = try Launcher(with: catalog, environment: environment).screen()
            // Not reached.
            System.leave(3)
        }
        let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
        let line = try #require(output.split(separator: "\n").first { $0.hasPrefix("{") })
        #expect(
            line == """
                {"screens":[{"identifier":"Breakfast","mockType":"Menu","title":"First meal",\
                "variants":[{"mock":{"menu":"Bread"},"name":"bread"}]},\
                {"identifier":"Lunch","mockType":null,"title":"Lunch","variants":[]},\
                {"identifier":"Dinner","mockType":null,"title":"Dinner","variants":[]}]}
                """)
        let screens = try LaunchScreenDescription.catalog(from: LunchJSON(parsing: String(line)))
        #expect(screens == catalog.screens)
    }

    @Test func testThatLaunchedTheAppIsGreeted() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            let screen = try launch(catalog, screen: "Lunch", token: "secret")
            #expect(screen == "Lunch")
        }
        #expect(
            try messages(in: #require(result).standardOutputContent) == [.hello(Hello(screen: "Lunch"))])
    }

    @Test func testThatLaunchedTheAppIsReportedWhatIsWrong() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            #expect(throws: LaunchError.unknownScreen("Brekfast", known: ["Breakfast", "Lunch", "Dinner"])) {
                try launch(catalog, screen: "Brekfast", token: "secret")
            }
        }
        let expected = """
            There is no screen "Brekfast". Did you mean "Breakfast"?
            The screens are: "Breakfast", "Lunch", "Dinner".
            """
        #expect(
            try messages(in: #require(result).standardOutputContent)
                == [.hello(Hello(screen: "Brekfast")), .error(expected)])
    }

    @Test func testThatAsksForAnotherScreenIsAnswered() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            let environment = LaunchEnvironment(variables: [LaunchKeys.token: "secret"])
            let launcher = Launcher(with: catalog, environment: environment)
            #expect(launcher.screen(for: LaunchScreenRequest(screen: "Lunch", userInfo: nil)) == "Lunch")
            #expect(launcher.screen(for: LaunchScreenRequest(screen: "Lunch", userInfo: "{")) == nil)
        }
        let expected = """
            LAUNCH_USER_INFO is not JSON: line 1, column 2 has the end, where a key in quotes should be.
            Correct it. In a shell, put it in single quotes: LAUNCH_USER_INFO='{"key": "value"}'.
            """
        let hello = AppMessage.hello(Hello(screen: "Lunch"))
        #expect(try messages(in: #require(result).standardOutputContent) == [hello, hello, .error(expected)])
    }

    @Test func noOneElseIsReportedAnything() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            #expect(throws: LaunchError.self) { try launch(catalog, screen: "Brekfast") }
            let screen = try launch(catalog, screen: "Lunch")
            #expect(screen == "Lunch")
        }
        let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
        #expect(!output.contains("7367"))
        #expect(!output.contains("Did you mean"))
    }

    /// The messages in what an app wrote, with the token that they must have.
    private func messages(in output: [UInt8]) throws -> [AppMessage] {
        let start = Array("\u{1B}]7367;".utf8)
        return try output.indices.filter { output[$0...].starts(with: start) }.compactMap { index in
            let payload = output[(index + start.count)...].prefix { $0 != 0x1B }
            let envelope = try #require(Envelope(payload: payload))
            #expect(envelope.token == "secret")
            return try AppMessage(envelope)
        }
    }
}
