import LunchTest
import Testing

/// A job in the background of a shell holds up no key, and is named.
@Suite(.lunch, .enabled(if: Program.isInstalled("bash"), "bash is not installed"))
struct BackgroundJobTests {
    let home: Home

    init() throws { home = try Home() }

    private func launch(_ change: (inout LaunchConfiguration) -> Void = { _ in }) throws -> TUIApplication {
        var launcher = Launcher(
            app: .command("bash"), environment: home.environment.merging(["PS1": "$ "]) { $1 },
            arguments: ["--norc", "--noprofile"], directory: home.path)
        change(&launcher.configuration)
        return try launcher.launchPatiently()
    }

    @Test(arguments: ["(while :; do :; done) &", "(while :; do sleep 0.05; done) &"])
    func aJobHoldsUpNoKey(_ job: String) throws {
        let app = try launch()
        try app.typeText("\(job)\n")
        try app.typeText("echo a$((1 + 1))b\n")
        #expect(app.text(/^a2b$/).exists)
        let settling = try app.settledFrame().settling
        #expect(settling.trust == .bounded)
        #expect(settling.waits.contains { $0.isInBackground && $0.program == "bash" })
        #expect("\(settling)".contains("in the background"))
        try app.typeText("kill %1\n")
    }

    @Test func aProgramInTheForegroundIsWaitedForBesideAJob() throws {
        let app = try launch()
        try app.typeText("(while :; do :; done) &\n")
        // It computes for a while, and then says so.
        try app.typeText("bash -c 'for ((i = 0; i < 100000; i++)); do :; done; echo done-$i'\n")
        #expect(app.text("done-100000").exists)
        try app.typeText("kill %1; wait\n")
    }

    @Test func aJobThatIsWaitedForIsNoJobInTheBackground() throws {
        let app = try launch()
        try app.typeText("(for ((i = 0; i < 100000; i++)); do :; done; echo done-$i) & wait\n")
        #expect(app.text("done-100000").exists)
    }

    @Test func aJobIsWaitedForIfItsNameReportsSo() throws {
        let app = try launch { $0.awaitedPrograms = ["worker"] }
        try app.typeText("cp $(command -v bash) worker\n")
        try app.typeText("./worker -c 'for ((i = 0; i < 100000; i++)); do :; done; echo done-$i' &\n")
        #expect(app.text("done-100000").exists)
    }

    /// The other end of a pipe is waited for, wherever it runs.
    @Test func aJobWhoseOutputIsReadIsWaitedFor() throws {
        let app = try launch()
        try app.typeText("mkfifo pipe; (for ((i = 0; i < 100000; i++)); do :; done; echo done-$i) > pipe &\n")
        try app.typeText("cat pipe\n")
        #expect(app.text("done-100000").exists)
    }

    /// Without job control a script and its job are one group: only a name tells them apart.
    @Test func aProgramIsLeftOutByItsName() throws {
        try home.write("#!/bin/sh\nwhile :; do :; done\n", to: "spinner")
        var launcher = Launcher(
            app: .command("bash"), environment: home.environment,
            arguments: ["-c", "cp $(command -v bash) spin; ./spin spinner & cat; kill $!"], directory: home.path)
        launcher.configuration.ignoredPrograms = ["spin"]
        let app = try launcher.launchPatiently()
        try app.typeText("hello\n")
        #expect(app.texts("hello").count == 2)
        let waits = try app.settledFrame().settling.waits
        #expect(waits.contains { $0.program == "spin" && $0.isInBackground })
    }

    /// Nobody reads the terminal before the program that is left out has written what is read from it.
    @Test func aProgramThatIsLeftOutIsWaitedForIfItsPipeIsRead() throws {
        try home.write("for ((i = 0; i < 300000; i++)); do :; done; echo done-$i", to: "counts")
        var launcher = Launcher(
            app: .command("bash"), environment: home.environment,
            arguments: ["-c", "cp $(command -v bash) spin; read -r; cat <(./spin counts); read -r"],
            directory: home.path)
        launcher.configuration.ignoredPrograms = ["spin"]
        let app = try launcher.launchPatiently()
        try app.typeText("\n")
        #expect(app.text("done-300000").exists)
    }

    @Test func aTestMayPressKeysInAProgramThatNeverRests() throws {
        let app = try launch()
        try app.typeText("echo go-$((1 + 1)); while :; do :; done\n")
        app.text("go-2").expectToExist(timeout: .seconds(20))
        try app.press(.control("c"), whenSettled: false)
        try app.typeText("echo back-$((1 + 1))\n")
        #expect(app.text("back-2").exists)
    }
}
