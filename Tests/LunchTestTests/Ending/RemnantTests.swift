import LunchProcess
import LunchTest
import TestSupport
import Testing

@testable import LunchDriver

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// An app that cannot be ended is an issue of its test, and nothing that its test has to wait for twice.
@Suite(.waiting) struct RemnantTests {
    @Test(
        .enabled(if: Powerless.isPossible, "\(Powerless.reason)"), arguments: ["terminate", "launchInVain"])
    func whatIsLeftIsReported(_ test: String) throws {
        try NestedCase("NestedRemnantTests/\(test)", status: 0, says: ["Test run with 1 test in 1 suite passed"])
            .check(through: Powerless.command)
    }
}

/// Runs as a user who may not signal what it starts; that ends by itself soon after this process.
@Suite(.enabled(if: Bundle.isNested, Bundle.comment)) struct NestedRemnantTests {
    private func app(_ begin: String) -> TUIApplication {
        let own = ProcessInfo.processInfo.processIdentifier
        var configuration = LaunchConfiguration(.command("sh"))
        configuration.arguments = [
            "-c", "exec setpriv --reuid=0 sh -c 'trap \"\" HUP TERM; \(begin); exec tail --pid=\(own) -f /dev/null'",
        ]
        configuration.patience = .zero
        return TUIApplication(configuration)
    }

    private let told = """
        sh could not be ended: 1 process is left, after hanging up, terminating and killing.
          process N (tail) is asleep; the system refuses to signal it (EPERM, Operation not permitted)
        A test can't end processes of another user (sudo, su, setuid). Have the app end them.
        """

    /// The message without the number of the process, and without the call that it is in, of which not everybody hears.
    private func plain(_ message: String?) -> String {
        (message ?? "").replacing(/process \d+/, with: "process N").replacing(/asleep in \w+;/, with: "asleep;")
    }

    @Test func terminate() throws {
        var app: TUIApplication? = app("echo ready")
        try app?.launch()
        #expect(try app?.waitForFrame { $0.grid.lines[0] == "ready" } != nil)
        let message = RecordedMessage.recorded { app?.terminate() }
        #expect(plain(message).hasPrefix(told), "\(message ?? "")")
        // Neither says it again.
        app?.terminate()
        #expect(app?.state == .notRunning)
        let error = #expect(throws: TUIError.self) { try app?.typeText("x") }
        #expect(
            error?.message.hasPrefix(
                "sh is not running any more: it could not be ended, and was left running without its terminal.\n")
                == true
        )
        weak let session = app?.run.session
        #expect(session != nil)
        app = nil
        #expect(LiveProcess.wait { session == nil })
    }

    @Test func launchInVain() throws {
        let app = app("true")
        app.launchEnvironment = Launcher(screen: "Home").env
        app.run.configure { $0.launchTimeout = .milliseconds(500) }
        var error: TUIError?
        let message = RecordedMessage.recorded { error = #expect(throws: TUIError.self) { try app.launch() } }
        #expect(error?.kind == .launch)
        #expect(plain(message).hasPrefix(told), "\(message ?? error?.message ?? "")")
    }
}
