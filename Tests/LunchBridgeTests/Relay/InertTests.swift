import LunchBridge
import TestSupport
import Testing

@testable import Lunch

/// Unless a test launched the app, there is no bridge.
@Suite(.waiting) struct InertTests {
    @Test func nothingIsAskedFor() throws {
        let bridge = LaunchBridge(screen: "Home") {
            Issue.record("Nobody wants elements.")
            return []
        }
        try bridge.start()
        try bridge.start()
        bridge.wake()
        bridge.begin("saving").end()
        #expect(!bridge.publisher.isActive)
    }

    @Test func theScreenIsBuiltAllTheSame() throws {
        let screens = Catalog<String> {
            ScreenEntry("Home") { "home" }
            ScreenEntry("List", mock: String.self) { $0 ?? "list" }
        }
        let bridge = LaunchBridge { [] }
        let shown = try bridge.start(screens, home: "List") { _ in Issue.record("Nobody asks for another screen.") }
        #expect(shown == "list")
        #expect(throws: LaunchError.unknownHome("Hom", known: ["Home", "List"])) {
            try bridge.start(screens, home: "Hom")
        }
    }

    @Test func aWrongHomeIsNoticedAlsoIfAnotherScreenIsAskedFor() throws {
        let screens = Catalog<String> { ScreenEntry("Home") { "home" } }
        let bridge = LaunchBridge(environment: LaunchEnvironment(variables: [LaunchKeys.screen: "Home"]))
        let error = #expect(throws: LaunchError.self) { try bridge.start(screens, home: "Hom") }
        #expect(
            error?.description == """
                The app was launched on "Hom", which isn't one of its screens. Did you mean "Home"?
                The screens are: "Home".
                """)
    }

    @Test(.enabled(if: LoneProgram.canBeLookedAt), arguments: [true, false])
    func anInnerTerminalAndAThreadAreThereOnlyInATest(_ isTest: Bool) throws {
        var environment = ["TERM": "dumb"]
        if isTest { environment[LaunchKeys.token] = "secret" }
        let program = try LoneProgram(ProductPath.of("Groceries"), environment: environment)
        try program.read(until: "items to buy")
        if isTest { try program.waitForThread(named: "lunch-bridge") }
        #expect(try program.threads.contains("lunch-bridge") == isTest)
        #expect(try program.openFiles.contains { $0.hasSuffix("/ptmx") } == isTest)
        #expect(program.hangUp() != nil)
    }

    @Test func theAppDrawsAndReadsByItself() throws {
        let program = try LoneProgram(
            ProductPath.of("BridgeFixture"), environment: [LaunchKeys.screen: "Polling", "TERM": "dumb"])
        program.write("\u{11}")
        #expect(program.hangUp() != nil)
    }
}
