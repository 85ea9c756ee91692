import LunchBridge
import TestSupport
import Testing

/// Unless a test launched the app, there is no bridge.
@Suite(.serialized) struct InertTests {
    @Test func nothingIsOpenedAndNothingRuns() throws {
        let before = LoneProgram.openDescriptors
        let bridge = LaunchBridge(screen: "Home") {
            Issue.record("Nobody wants elements.")
            return []
        }
        try bridge.start()
        try bridge.start()
        bridge.wake()
        bridge.begin("saving").end()
        #expect(LoneProgram.openDescriptors == before)
        #expect(!bridge.publisher.isActive)
    }

    @Test func theAppDrawsAndReadsByItself() throws {
        let program = try LoneProgram(
            ProductPath.of("BridgeFixture"), environment: [LaunchKeys.screen: "Polling", "TERM": "dumb"])
        program.write("\u{11}")
        #expect(program.hangUp() != nil)
    }
}
