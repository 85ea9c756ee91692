import LunchTest
import TestSupport
import Testing

/// A terminal that is taken away, and a program that is stopped.
@Suite(.waiting) struct EndTests {
    @Test(arguments: BridgeApp.loops + ["Lines", "Signals", "Keyboard"])
    func theFrameworkSeesTheEndOfItsInput(_ loop: String) throws {
        let program = try LoneProgram(
            ProductPath.of("BridgeFixture"), environment: [LaunchKeys.screen: loop, LaunchKeys.token: "secret"])
        try program.read(until: "\"revision\":1")
        #expect(program.hangUp() == 3)
    }

    @Test(arguments: BridgeApp.loops)
    func aProgramThatIsStoppedGoesOn(_ loop: String) throws {
        let fixture = try BridgeApp(loop)
        let process = try fixture.process
        for count in 1...3 {
            LoneProgram.stop(process)
            try fixture.app.typeText("a")
            LoneProgram.goOn(process)
            #expect(try fixture.line("count") == "count \(count)")
        }
    }
}
