import LunchElements
import LunchWire
import Testing

@testable import LunchDriver
@testable import LunchTrace

/// The data of a launch that a failure may depend on.
@Suite struct GivenDataTests {
    private func line(
        _ property: String = ".label", expected: String = "\"Bread\"", received: String? = "\"Toast\"",
        _ change: (inout TraceLaunch) -> Void
    ) -> String? {
        var launch = TraceLaunch(program: "app", columns: 80, rows: 24)
        change(&launch)
        var failure = TUIFailure(
            .expectation(
                .value(property: property, .is, expected, received: received, isSecret: false, .time(.seconds(1)))))
        failure.steps = [.descendants(.staticText), .matching(.any, "menu"), .only]
        return GivenData.line(of: launch, for: failure)
    }

    @Test func dataWithAValueOfTheFailureIsNamed() {
        let words = #"The app was launched with {"MOCK_JSON":{"items":["Toast",12]}}."#
        let data: LunchJSON = ["MOCK_JSON": ["items": ["Toast", 12]]]
        #expect(line { $0.userInfo = data } == words)
        #expect(line(expected: "\"Toast\"", received: nil) { $0.userInfo = data } == words)
        #expect(line(received: "\"Cake\"") { $0.userInfo = data } == nil)
        // A number of two digits is in many texts.
        #expect(line(expected: "\"12 items\"", received: "\"11 items\"") { $0.userInfo = data } == nil)
        #expect(line { $0.userInfo = nil } == nil)
    }

    @Test func theLocaleIsNamedForTexts() {
        func locale(_ launch: inout TraceLaunch) { launch.environment = ["LAUNCH_LOCALE": "ja_JP"] }
        #expect(line { locale(&$0) } == "The app was launched with the locale ja_JP.")
        #expect(line(".isEnabled", expected: "true", received: "false") { locale(&$0) } == nil)
    }

    @Test func argumentsWithAValueOfTheFailureAreNamed() {
        #expect(
            line { $0.arguments = ["--menu", "Toast"] } == "The app was launched with the arguments --menu Toast.")
        #expect(line { $0.arguments = ["--menu", "Cake"] } == nil)
    }
}
