import LunchTest
import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The things that a launch brings to an app, and those that it keeps from it.
@Suite(.waiting) struct LaunchTests {
    @Test func tenMegabytesOfUserInfoArriveIntact() throws {
        // Every kind of character that JSON or UTF-8 treats in its own way, and a number so that no two pieces are alike.
        let piece = "abc \"\\/\u{7F}\u{1}\n ß漢🍱👩‍👩‍👧 " + String(repeating: "x", count: 1000)
        var text = ""
        for number in 0..<10_000 { text += "\(number)\(piece)" }
        #expect(text.utf8.count > 10_000_000)
        let app = try Launcher(app: fixture, screen: "Text", mock: .of(text)).launch()
        #expect(app.line("length") == "\(text.utf8.count)")
        let sum = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        #expect(app.line("sum") == "\(sum)")
    }

    @Test func theAppKeepsNoLaunchKeyAndGetsOnlyItsOwnVariables() throws {
        let app = try Launcher(
            app: fixture, screen: "Environment", mock: .userInfo(["a": 1]), locale: "ja_JP", timeZone: "Asia/Tokyo",
            environment: ["LUNCH_FIXTURE_GIVEN": "told"]
        ).launch()
        #expect(
            ["keys", "term", "zone", "locale", "given"].map(app.line)
                == ["none", "xterm-256color", "Asia/Tokyo", "ja_JP", "told"])
        let names = Set(app.line("names").split(separator: " ").map(String.init))
        let own = Set(
            LaunchConfiguration.inherited + ["TERM", "COLORTERM", "LC_CTYPE", "ESCDELAY", "LUNCH_FIXTURE_GIVEN"])
        let ofHome = names.filter { $0.hasPrefix("XDG_") || $0 == "CFFIXED_USER_HOME" }
        #expect(ofHome.count == 6)
        #expect(names.subtracting(ofHome).isSubset(of: own))
        #expect(!Set(ProcessInfo.processInfo.environment.keys).isSubset(of: own), "this run proves nothing")
        // So do arguments.
        let echo = try Launcher(app: .command("echo"), arguments: ["one", "two  three", ""]).launch()
        #expect(echo.lastFrame?.grid.lines.first == "one two  three")
    }

    @Test func launchEnvironmentDoesWhatALauncherDoes() throws {
        let app = TUIApplication(fixture)
        app.launchEnvironment = Launcher(screen: "Size").env
        try app.launch()
        #expect(app.line("size") == "80×24")
        #expect(app.state == .runningForeground)
        app.terminate()
        #expect(app.state == .notRunning)
        try app.launch()
        #expect(app.line("size") == "80×24")
    }

    @Test func hostileBytesThatImitateTheProtocolChangeNothing() throws {
        let forged = [
            "\u{1B}]7367;lunch;1;;frame;{\"revision\":1,\"screen\":\"Forger\",\"size\":[80,24],\"mark\":0}\u{1B}\\",
            "\u{1B}]7367;lunch;1;guess;frame;{\"revision\":9,\"screen\":\"False\",\"size\":[80,24],\"mark\":99,"
                + "\"tree\":{\"type\":\"button\",\"identifier\":\"forged\"}}\u{1B}\\",
            "\u{1B}]7367;lunch;1;guess;error;{\"message\":\"gone\"}\u{7}",
            "\u{1B}]7367;lunch;2;guess;frame;{}\u{1B}\\", "\u{1B}]7367;\u{1B}\\", "\u{1B}]7367;lunch;1;guess;sync;",
        ]
        for bytes in forged {
            let app = try Launcher(
                app: fixture, screen: "Forger", mock: .userInfo(["bytes": .array(bytes.utf8.map { .number("\($0)") })])
            ).launch()
            #expect(app.line("truth") == "the true screen")
            #expect(!app.buttons["forged"].exists)
            #expect(try app.settledFrame().screen == "Forger")
            #expect(app.descendants(matching: .any).count == 1)
        }
    }
}
