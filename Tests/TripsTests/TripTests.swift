import LunchTest
import Testing

@Suite(.lunch) struct TripTests {
    @Test func booksATrip() throws {
        let app = try Launcher(screen: "Trip", mock: ["town": "Rome"]).launch()
        let town = app.textFields["town"]
        #expect(town.value == "Rome")
        try town.typeText(" and Naples")
        try app.checkBoxes["Fly"].tap()
        try app.buttons["Book"].tap()
        #expect(app.staticTexts["status"].label == "Booked: a flight to Rome and Naples")
    }
}
