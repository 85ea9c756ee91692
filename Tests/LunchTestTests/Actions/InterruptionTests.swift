import LunchTest
@_spi(Lunch) import LunchWire
import TestSupport
import Testing

/// Alerts that come at any time.
@Suite(.waiting) struct AlertTests {
    private final class Calls: Sendable {
        private let names = Lock<[String]>([])
        func add(_ name: String) { names.withLock { $0.append(name) } }
        var all: [String] { names.withLock(\.self) }
    }

    @Test(arguments: [nil, 1000])
    func anAlertIsInTheWayOfEverythingBehindIt(_ mouse: Int?) throws {
        let page = try Widgets.launch(mouse: mouse, alerts: 1)
        let error = #expect(throws: TUIError.self) { try page.save.tap() }
        #expect(error?.kind == .unreachable)
        #expect(
            error?.message.hasPrefix(
                """
                app.buttons["save"] can't be reached: an alert is open, which must be answered first.
                The alert: alert "alert", label "Really?", (60, 8) 20×4.
                Answer it, or handle it whenever it appears: app.addUIInterruptionMonitor(withDescription:handler:).
                """) == true)
        try page.app.alerts.buttons["yes"].tap()
        try page.save.tap()
        #expect(page.notes.contains("save"))
    }

    @Test func aMonitorAnswersAndTheActionGoesOn() throws {
        let page = try Widgets.launch(mouse: 1000, alerts: 3)
        let calls = Calls()
        page.app.addUIInterruptionMonitor(withDescription: "first") { alert in
            calls.add("first \(alert.label)")
            try alert.buttons["Yes"].tap()
            return true
        }
        page.app.addUIInterruptionMonitor(withDescription: "last") { _ in
            calls.add("last")
            return false
        }
        try page.agree.tap()
        #expect(page.agree.value == "on")
        #expect(calls.all == Array(repeating: ["last", "first Really?"], count: 3).flatMap { $0 })
    }

    @Test func aMonitorIsAskedOnlyWhileItIsThereAndAnAlertIsInTheWay() throws {
        let page = try Widgets.launch(mouse: 1000, alerts: 1)
        let monitor = page.app.addUIInterruptionMonitor(withDescription: "gone") { _ in true }
        page.app.removeUIInterruptionMonitor(monitor)
        #expect(throws: TUIError.self) { try page.agree.tap() }
        let calls = Calls()
        page.app.addUIInterruptionMonitor(withDescription: "idle") { _ in
            calls.add("asked")
            return false
        }
        #expect(page.save.label == "Save")
        try page.app.press("x")
        try page.app.alerts.buttons["yes"].tap()
        #expect(calls.all == [])
    }
}
