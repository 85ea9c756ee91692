import LunchMarbles
import LunchTest
import Testing

@testable import FootStepMeter

@Suite(.lunch) struct HomeTests {
    private func launch(_ mock: MockData = MockData(route: .corner)) throws -> HomePage {
        try Launcher(clock: .virtual).launch(HomePage.self, mock: .of(mock))
    }

    @Test func recordsAPointASecondUntilTheRouteEnds() throws {
        let page = try launch()
        try page.titleField.typeText("To work")
        let marbles = try AppMarbles(page.app, frame: .milliseconds(500))
        let status = marbles.record { page.statusLabel.label }
        let start = marbles.record { page.startButton.isEnabled }
        let stop = marbles.record { page.stopButton.isEnabled }
        marbles.play("--x---------", ["x": { try page.startButton.tap() }])
        expect(
            status, follows: "n-0-1-2-r",
            values: [
                "n": "Not recording.", "0": "Recording To work: 0 points", "1": "Recording To work: 1 point",
                "2": "Recording To work: 2 points", "r": "Recorded To work: 3 points",
            ])
        expect(start, follows: "t-f-----t")
        expect(stop, follows: "f-t-----f")
    }

    @Test func recordsUntilStop() throws {
        let page = try launch()
        #expect(page.titleField.placeholderValue == "Route 1")
        #expect(!page.stopButton.isEnabled)
        try page.startButton.tap()
        #expect(!page.titleField.isEnabled && !page.accuracyButton.isEnabled && !page.startButton.isEnabled)
        try page.app.clock.advance(by: .seconds(2))
        try page.stopButton.tap()
        #expect(page.statusLabel.label == "Recorded Route 1: 2 points")
        try page.app.clock.advance(by: .seconds(60))
        #expect(page.statusLabel.label == "Recorded Route 1: 2 points")
        #expect(page.titleField.placeholderValue == "Route 2")
    }

    @Test func recordsAtTheChosenAccuracy() throws {
        let page = try launch()
        #expect(page.accuracyButton.label == "Accuracy: Best")
        try page.accuracyButton.tap()
        try page.accuracyButton.tap()
        #expect(page.accuracyButton.label == "Accuracy: 100 m")
        try page.startButton.tap()
        try page.app.clock.advance(by: .seconds(2))
        #expect(
            page.positionLabel.label == """
                35.00010, 139.00000 ± 100 m
                11.1 m/s towards 0°
                """)
    }

    @Test func aTitleIsTakenOnce() throws {
        let page = try launch(.twoRoutes)
        try page.titleField.typeText("test1\r")
        #expect(
            AlertPage(app: page.app).message.label
                == "There is a route \"test1\" already. Choose another title.")
        try page.app.press(.escape)
        #expect(page.statusLabel.label == "Not recording.")
    }

    @Test func aPointThatCannotBeSavedIsReported() throws {
        let page = try launch(MockData(route: .corner, failure: "The disk is full."))
        try page.startButton.tap()
        try page.app.clock.advance(by: .seconds(60))
        #expect(AlertPage(app: page.app).message.label == "The disk is full.")
        try page.app.press(.return)
        #expect(page.statusLabel.label == "Recorded Route 1: 0 points")
    }

    @Test func theTabBarLeadsToEveryTab() throws {
        let page = try launch()
        for title in ["Map", "Export", "Settings", "Home"] {
            let tab = TabBarPage(app: page.app).tab(title)
            try tab.tap()
            #expect(tab.isSelected)
            #expect(try page.app.settledFrame().screen == title)
        }
    }
}
