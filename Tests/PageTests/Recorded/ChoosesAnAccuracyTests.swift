import LunchTest
import XCTest

/// Recorded by `lunch record FootStepMeter Home --variant walk --locale en_US --size 80x24`.
final class ChoosesAnAccuracyTests: XCTestCase {
    func testChoosesAnAccuracy() throws {
        let home = try Launcher(app: .product("FootStepMeter"), locale: "en_US")
            .launch(HomePage.self, mock: .variant("walk"))
        try home.titleField.typeText("Ginza")
        try home.accuracyButton.tap()
        home.titleField.expect(\.value, is: "Ginza")
        home.accuracyButton.expect(\.label, is: "Accuracy: 10 m")
    }
}
