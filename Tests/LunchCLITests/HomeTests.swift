import Foundation
import LunchProcess
import TestSupport
import Testing

/// No command changes files in the user's home when it opens a screen, and none leaves a temporary home behind.
@Suite(.waiting) final class HomeTests {
    /// An app that replaces its file in the home by its mock data, and shows which it has.
    private static let script = #"""
        [ -z "$LAUNCH_CATALOGUE" ] || {
            echo gone > "$HOME/.tasks.json"
            echo '{"screens":[{"identifier":"S","title":"","mockType":null,"variants":[{"name":"v","mock":1}]}]}'
            exit
        }
        echo "$LAUNCH_USER_INFO" > "$HOME/.tasks.json"
        [ -z "$XDG_DATA_HOME" ] || echo "$LAUNCH_USER_INFO" > "$XDG_DATA_HOME/tasks.json"
        printf '\033]7367;lunch;1;%s;hello;{}\033\\' "$LAUNCH_TOKEN"
        printf 'ready'
        [ -z "$STATUS" ] || exit "$STATUS"
        read line
        """#

    private let folder = FileManager.default.temporaryDirectory.appending(path: "lunch-home-\(UUID().uuidString)").path
    private var app: String { "\(folder)/app" }

    init() throws {
        for path in ["home/data", "temporary"] {
            try FileManager.default.createDirectory(atPath: "\(folder)/\(path)", withIntermediateDirectories: true)
        }
        try write("#!/bin/sh\n\(Self.script)\n", to: "app")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: app)
        try write("mine\n", to: "home/.tasks.json")
        try write("mine\n", to: "home/data/tasks.json")
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name)"))
    }

    private func text(_ name: String) -> String {
        FileManager.default.contents(atPath: "\(folder)/\(name)").map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private var environment: [String: String] {
        ["HOME": "\(folder)/home", "XDG_DATA_HOME": "\(folder)/home/data", "TMPDIR": "\(folder)/temporary"]
    }

    private func expectNothingChanged(_ command: String) throws {
        #expect(text("home/.tasks.json") == "mine\n", "\(command)")
        #expect(text("home/data/tasks.json") == "mine\n", "\(command)")
        let left = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/temporary")
        #expect(left.filter { $0.hasPrefix("lunch-") } == [], "\(command)")
    }

    @Test func noCommandChangesTheUsersFiles() throws {
        for words in [
            ["open", app, "S", "--mock", "1"], ["open", app, "S", "--variant", "v"], ["screens", app],
            ["elements", app, "S"], ["shot", app, "S", "\(folder)/shot.svg"],
            ["gallery", app, "-o", "\(folder)/gallery"],
            ["check", app, "S", "--only", "greeting.hello", "--only", "bare"],
        ] {
            let run = try Lunch.run(words, environment: environment)
            // Whether the app keeps the protocol is of no interest here.
            if words[0] != "check" { #expect(run.status == .exited(0), "\(words[0]): \(run.errors)") }
            try expectNothingChanged(words[0])
        }
        let real = try Lunch.run(["open", app, "S", "--mock", "1", "--real-home"], environment: environment)
        #expect(real.status == .exited(0), "\(real.errors)")
        #expect(text("home/.tasks.json") == "{\"MOCK_JSON\":1}\n")
    }

    /// On the person's own terminal, with all variables of theirs.
    @Test func aScreenOnATerminalHasATemporaryHome() throws {
        func open(_ options: String..., status: String = "") throws -> (
            status: LunchProcess.ExitStatus?, output: String
        ) {
            let run = try NestedRun(
                ProductPath.of("lunch"), ["open", app, "S", "--mock", "1"] + options,
                environment: environment.merging(["STATUS": status]) { $1 })
            #expect(run.wait(for: "ready"))
            run.send("\n")
            return run.wait()
        }
        #expect(try open().status == .exited(0))
        try expectNothingChanged("open")
        let failed = try open(status: "3")
        #expect(failed.status == .exited(3))
        #expect(
            failed.output.contains(
                "lunch: \(app) exited with status 3. It was started with a temporary home, which is empty."),
            "\(failed.output)")
        #expect(try !open("--real-home", status: "3").output.contains("exited with status"))
        #expect(text("home/.tasks.json") == "{\"MOCK_JSON\":1}\n")
    }

    /// Signals reach the app, whoever sends them, and the home goes with it.
    @Test(arguments: [(SIGTERM, false), (SIGINT, true), (SIGHUP, false), (SIGINT, false)])
    func aSignalEndsTheAppAndItsHome(_ number: Int32, _ isTyped: Bool) throws {
        let run = try NestedRun(
            ProductPath.of("lunch"), ["open", app, "S", "--mock", "1"], environment: environment)
        #expect(run.wait(for: "ready"))
        if isTyped { run.send("\u{3}") } else { run.signal(number) }
        let ended = run.wait()
        #expect(ended.status == .signalled(Int(number)), "\(ended.output)")
        try expectNothingChanged("open")
    }
}
