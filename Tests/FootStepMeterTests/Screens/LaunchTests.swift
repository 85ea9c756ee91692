import LunchTest
import Testing

@testable import FootStepMeter

/// The opening of the app.
@Suite(.lunch) struct LaunchTests {
    @Test(arguments: FootSteps.Place.allCases) func everyScreenOpensDirectly(_ place: FootSteps.Place) throws {
        let app = try Launcher(screen: place.rawValue, mock: .of(MockData.walk)).launch()
        #expect(try app.settledFrame().screen == place.rawValue)
    }

    @Test func withoutAScreenItOpensOnHome() throws {
        let folder = try TemporaryFolder()
        let app = try Launcher(environment: ["XDG_DATA_HOME": folder.path]).launch()
        #expect(try app.settledFrame().screen == "Home")
    }

    @Test func aRouteThatIsNoneIsAnError() {
        let error = #expect(throws: TUIError.self) {
            try Launcher().launch(HomePage.self, mock: ["route": [[35, 139], [135, 39]]])
        }
        #expect(
            error?.message.contains("a latitude from -90 to 90 and a longitude from -180 to 180 belong there") == true)
    }
}
