import LunchTest
import TestSupport
import Testing

/// The words of the sample about a launch that it cannot make.
@Suite(.waiting) struct BadLaunchTests {
    @Test func anUnknownScreen() {
        let error = #expect(throws: TUIError.self) { try Launcher(screen: "Breakfats").launch() }
        #expect(
            error?.message == """
                LunchSample did not open on the screen "Breakfats" and exited with status 64.
                There is no screen "Breakfats". Did you mean "Breakfast"?
                The screens are: "Breakfast", "Lunch", "Dinner", "Locale".
                """)
    }

    @Test func aMockThatIsNotJSON() {
        let error = #expect(throws: TUIError.self) {
            try Launcher().launch(BreakfastPage.self, mock: .userInfo(["MOCK_JSON": "{\"menu\": Bread}"]))
        }
        #expect(
            error?.message == """
                LunchSample did not open on the screen "Breakfast" and exited with status 64.
                The string under "MOCK_JSON" in the user info is not JSON: line 1, column 10 has 'B', \
                where a value should be.
                A string there is read as JSON. The value can also be JSON without a string.
                """)
    }

    @Test func aMockOfAnotherShape() {
        let error = #expect(throws: TUIError.self) {
            try Launcher().launch(BreakfastPage.self, mock: ["menu": 1])
        }
        #expect(
            error?.message == """
                LunchSample did not open on the screen "Breakfast" and exited with status 64.
                MOCK_JSON.menu in the user info is a number, not a string.
                Correct the value, or change the type that the screen decodes.
                """)
    }

    @Test func aMockForAScreenThatTakesNone() {
        let error = #expect(throws: TUIError.self) {
            try Launcher().launch(DinnerPage.self, mock: ["menu": "Fish"])
        }
        #expect(
            error?.message == """
                LunchSample did not open on the screen "Dinner" and exited with status 64.
                The screen "Dinner" takes no mock data, but the user info has some under "MOCK_JSON".
                Leave it out, or declare the type of the screen's mock data in the app.
                """)
    }
}
