import LunchTest
import TestSupport
import Testing

/// A setup that the bridge cannot stand before is refused by its name.
@Suite(.waiting) struct RefusalTests {
    private func failure(_ launcher: Launcher) -> String {
        #expect(throws: TUIError.self) { try launcher.launch() }?.message ?? ""
    }

    @Test func aFrameworkThatOpensTheTerminalByItsName() {
        let message = failure(Launcher(app: BridgeApp.product, screen: "Named"))
        #expect(
            message.contains(
                """
                The framework opens /dev/tty; the bridge can only replace standard input.
                Have the framework read standard input, or publish elements from its loop (AccessibilityPublisher).
                """))
    }

    @Test func aQueueOnWhichNothingRuns() {
        let message = failure(Launcher(app: BridgeApp.product, screen: "Deaf"))
        #expect(
            message.contains(
                """
                The framework reads its input, but runs nothing that is put on its queue: by default, the main queue.
                Pass the bridge a closure that runs another closure after the framework's input: LaunchBridge(screen:, settle:).
                """))
    }

    @Test(arguments: [
        ("Waiting", "The closure \"settle:\" of the bridge does not return"),
        ("Unstarted", "The app has created a LaunchBridge, but has not started it."),
        ("Restless", "The framework never waits"),
        ("Silent", "The framework waits for a key, but has not described its screen."),
    ])
    func whatWouldBeWaitedForInVain(_ loop: String, _ words: String) {
        let message = failure(Launcher(app: BridgeApp.product, screen: loop))
        #expect(message.contains(words))
    }

    @Test func elementsThatCannotBeMade() {
        let message = failure(Launcher(app: BridgeApp.product, screen: "Broken"))
        #expect(
            message.contains(
                """
                The elements of the screen cannot be made. FixtureScreen stores no "kount". \
                Did you mean "count"?
                """))
    }

    @Test(arguments: ["exec \"$0\" </dev/null", "echo hello | \"$0\""])
    func inputThatIsNoTerminal(_ command: String) throws {
        let path = ProductPath.of("BridgeFixture")
        let message = failure(Launcher(app: .path("/bin/sh"), screen: "Reader", arguments: ["-c", command, path]))
        #expect(
            message.contains(
                """
                A test launched the app, and its standard input is not a terminal: the bridge cannot replace it.
                Launch the app itself, not through a pipe or with its input redirected.
                """))
    }
}
