import LunchMarbles
import LunchTest
import Testing

@testable import FootStepMeter

@Suite(.lunch) struct MapTests {
    /// The rows of the screen below the tabs and the line about the route.
    private func drawing(_ page: MapPage) throws -> String {
        let rows = try page.app.settledFrame().text.split(separator: "\n", omittingEmptySubsequences: false)
        return rows.dropFirst(4).joined(separator: "\n")
    }

    @Test func drawsTheRouteThatWasRecordedLast() throws {
        let square = [(0, 0), (0.004, 0), (0.004, 0.004), (0.001, 0.004)]
        let points = square.map { MockData.Point(title: "Round", latitude: $0.0, longitude: $0.1) }
        let page = try Launcher(size: CellSize(columns: 40, rows: 9))
            .launch(MapPage.self, mock: .of(MockData(footprints: [.init(title: "Older")] + points)))
        #expect(page.routeLabel.label == "Round: 4 points, from S to @")
        #expect(page.map.frame == CellRect(column: 0, row: 4, columns: 40, rows: 5))
        #expect(
            try drawing(page) == """
                                .........
                                .       .
                                .       .
                                .       @
                                S

                """)
        try page.app.resize(columns: 30, rows: 7)
        #expect(
            try drawing(page) == """
                             .....
                             .   .
                             S   @

                """)
    }

    @Test func onePointStandsInTheMiddle() throws {
        let page = try Launcher(size: CellSize(columns: 11, rows: 9))
            .launch(MapPage.self, mock: .of(MockData.points(["a"])))
        #expect(try drawing(page).contains("S"))
        #expect(page.routeLabel.label == "a: 1 point, from S to @")
    }

    @Test func mayBeEmpty() throws {
        let page = try Launcher().launch(MapPage.self, mock: .of(MockData()))
        #expect(page.routeLabel.label == "No route has been recorded yet.")
        #expect(try drawing(page) == "")
    }

    @Test func growsWhileARouteIsRecorded() throws {
        let home = try Launcher(clock: .virtual).launch(HomePage.self, mock: .of(MockData(route: .corner)))
        try home.startButton.tap()
        try TabBarPage(app: home.app).tab("Map").tap()
        let page = MapPage(app: home.app)
        let marbles = try AppMarbles(home.app, frame: .milliseconds(500))
        let route = marbles.record { page.routeLabel.label }
        marbles.play("------|")
        expect(
            route, follows: "n-1-2-3",
            values: [
                "n": "No route has been recorded yet.", "1": "Route 1: 1 point, from S to @",
                "2": "Route 1: 2 points, from S to @", "3": "Route 1: 3 points, from S to @",
            ])
    }
}
