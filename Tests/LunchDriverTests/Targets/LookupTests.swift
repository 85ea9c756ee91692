import LunchElements
import LunchTerminal
import LunchWire
import TestSupport
import Testing

@testable import LunchDriver

/// The target that a query finds in one frame, or the reason why nothing can be done to it.
@Suite struct LookupTests {
    private let app = TUIApplication(.command("none"))

    private static func button(_ name: String, row: Int = 0, isEnabled: Bool = true) -> AccessibilityNode {
        let frame = CellRect(column: 0, row: row, columns: 10, rows: 1)
        return AccessibilityNode(.button, identifier: name, frame: frame, isEnabled: isEnabled)
    }

    private static func alert(rows: Int) -> AccessibilityNode {
        let frame = CellRect(column: 0, row: 0, columns: 80, rows: rows)
        return AccessibilityNode(.alert, label: "Sure?", frame: frame, children: [button("OK", row: 0)])
    }

    private func frame(_ children: [AccessibilityNode] = [], timers: Int? = 0) -> TUIFrame {
        let screen = CellRect(column: 0, row: 0, columns: 80, rows: 24)
        return .made(AccessibilityNode(.application, frame: screen, children: children), timers: timers)
    }

    private func lookup(_ name: String = "GO", in frame: TUIFrame, needsMouse: Bool = false) -> Lookup {
        Lookup(app.buttons[name].steps, in: frame, needsMouse: needsMouse)
    }

    /// The name of the reason, without the elements that belong to it.
    private func reason(_ lookup: Lookup) -> String? {
        lookup.failure.map { String("\($0)".prefix { $0 != "(" }) }
    }

    private static let window = AccessibilityNode(.window, frame: CellRect(column: 0, row: 0, columns: 80, rows: 24))

    @Test(
        arguments: [
            ([button("NO"), button("GO", row: 1)], true, true, nil), ([button("NO")], false, false, "noMatch"),
            ([button("GO"), button("GO", row: 1)], false, false, "severalMatches"),
            ([button("GO", isEnabled: false)], false, true, "disabled"),
            // The mouse needs more than the keyboard.
            ([button("GO"), window], false, true, nil), ([button("GO"), window], true, true, "covered"),
            ([button("GO", row: 30)], false, true, nil), ([button("GO", row: 30)], true, true, "outOfView"),
        ] as [([AccessibilityNode], Bool, Bool, String?)])
    func theTargetOfAButton(_ children: [AccessibilityNode], needsMouse: Bool, isTarget: Bool, _ expected: String?) {
        let lookup = lookup(in: frame(children), needsMouse: needsMouse)
        #expect(lookup.target.map(\.attributes.identifier) == (isTarget ? "GO" : nil) && reason(lookup) == expected)
    }

    @Test func anAlertComesBeforeAllElse() {
        let frame = frame([Self.button("GO", row: 9, isEnabled: false), Self.alert(rows: 3)], timers: 5)
        let behind = lookup(in: frame)
        #expect(behind.alert?.attributes.label == "Sure?" && reason(behind) == "behindAlert")
        // It goes away when it is answered, whatever timers are due.
        #expect(behind.isFinal)
        let inside = lookup("OK", in: frame, needsMouse: true)
        #expect(inside.alert == nil && inside.failure == nil)
    }

    @Test func theCellsOfAFailureAreThoseThatAreInTheWay() throws {
        let target = try #require(lookup(in: frame([Self.button("GO", row: 2)])).target)
        let alert = Self.alert(rows: 3).attributes
        let failures: [ElementFailure] = [
            .behindAlert(target.attributes, alert: alert), .outOfView(target.attributes), .disabled(target.attributes),
        ]
        #expect(failures.map(target.cells) == [alert.frame, nil, target.attributes.frame])
    }

    @Test(arguments: [(nil, false), (3, false), (0, true)])
    func anAppIsWaitedForUnlessNoTimerIsDue(timers: Int?, isFinal: Bool) {
        #expect(lookup(in: frame(timers: timers)).isFinal == isFinal)
    }

    @Test func aProgramWithoutElementsHasOnlyTextsToWaitFor() {
        let grid = TUITerminal(columns: 20, rows: 2).grid
        let texts = app.text("Done").steps
        for trust in [TUISettling.Trust.exact, .bounded, .quiet] {
            let frame = TUIFrame(plain: grid, settling: TUISettling(trust: trust))
            let element = lookup(in: frame)
            #expect(reason(element) == "publishesNone" && element.isFinal)
            let text = Lookup(texts, in: frame)
            #expect(reason(text) == "noMatch" && !text.isFinal)
        }
    }
}
