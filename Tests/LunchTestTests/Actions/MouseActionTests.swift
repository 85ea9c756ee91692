import LunchTest
import TestSupport
import Testing

/// The notes of the app on a test that used the mouse, and on what it did then.
@Suite(.waiting) struct MouseActionTests {
    @Test func aTapIsAClickInTheMiddle() throws {
        let page = try Widgets.launch(mouse: 1000)
        try page.save.tap()
        #expect(page.notes == "save save up")
        #expect(page.save.hasFocus)
        try page.agree.click()
        #expect(page.agree.value == "on")
    }

    @Test func theOtherButtonsAndTheirModifiers() throws {
        let page = try Widgets.launch(mouse: 1000)
        try page.save.rightClick()
        #expect(page.notes == "right-save up")
        try TUIElement.perform(withKeyModifiers: [.shift, .control]) { try page.agree.doubleTap() }
        #expect(page.notes == "right-save up shift-control-agree up shift-control-agree up")
    }

    @Test func aDragPassesEveryCell() throws {
        let page = try Widgets.launch(mouse: 1002)
        try page.app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0)).withOffset(columns: 70, rows: 20)
            .press(
                forDuration: .zero,
                thenDragTo: page.app.coordinate(withNormalizedOffset: CGVector(dx: 1, dy: 1)).withOffset(
                    columns: -7, rows: -2))
        #expect(page.notes == "nothing left@71,20 left@72,21 left@73,22 up")
        try page.save.press(forDuration: 0, thenDragTo: page.agree)
        #expect(page.notes == "up save save left@4,10 left@5,11 up")
    }

    /// Of a drag the app hears press and release in mode 1000, and in mode 9 the press alone, which would be a click.
    @Test(arguments: [(9, nil), (1000, "save save up"), (1002, "save save left@4,10 left@5,11 up")])
    func aDragThatTheAppHearsNoEndOfIsAnError(_ mode: Int, _ notes: String?) throws {
        let page = try Widgets.launch(mouse: mode)
        let drag = { try page.save.press(forDuration: 0, thenDragTo: page.agree) }
        if let notes {
            try drag()
            return #expect(page.notes == notes)
        }
        for gesture in [drag, { try page.save.press(forDuration: 0.01) }] {
            let message = withError(gesture)?.message ?? ""
            #expect(message.contains("it has turned on reports of presses only (mode 9)"), "\(message)")
            #expect(page.notes == "")
        }
        try page.save.press(forDuration: 0)
        #expect(page.notes == "save save")
    }

    private static let modes: [(Int?, String?)] = [
        (1003, nil), (nil, "it hasn't turned on mouse reports (mode 1000, 1002 or 1003)."),
        (1000, "it has turned on reports of presses and releases only (mode 1000)."),
        (1002, "it has turned on reports of motion only while a button is held (mode 1002)."),
    ]

    /// Hovering is motion without a button, of which not every mode tells.
    @Test(arguments: modes) func hoveringIsMotionWithoutAButton(_ mouse: Int?, _ reason: String?) throws {
        let page = try Widgets.launch(mouse: mouse)
        if let reason {
            let error = #expect(throws: TUIError.self) { try page.save.hover() }
            #expect(error?.message.contains(reason) == true)
            return #expect(page.notes == "")
        }
        try page.save.hover()
        #expect(page.notes == "none@3,10")
        try page.save.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0)).hover()
        #expect(page.notes == "none@3,10 none@0,10")
    }

    @Test func theWheelScrolls() throws {
        let page = try Widgets.launch(mouse: 1000)
        try page.list.scroll(byDeltaX: 0, deltaY: -2)
        #expect(page.notes == "wheelDown wheelDown")
        #expect(page.row(6).frame.origin.row == 1)
        try page.list.scroll(byDeltaX: 1, deltaY: 1)
        #expect(page.notes == "wheelDown wheelDown wheelUp wheelLeft")
        try page.list.swipeUp()
        #expect(page.row(6).frame.origin.row == 1)
        try page.list.swipeDown()
        #expect(page.row(3).frame.origin.row == 1)
        // The app is swiped as an element is.
        let swipes: [(direction: String, swipe: (TUIApplication) throws -> Void)] = [
            ("wheelDown", { try $0.swipeUp() }), ("wheelUp", { try $0.swipeDown() }),
            ("wheelRight", { try $0.swipeLeft() }), ("wheelLeft", { try $0.swipeRight() }),
        ]
        for (direction, swipe) in swipes {
            let page = try Widgets.launch(mouse: 1000)
            try swipe(page.app)
            #expect(Set(page.notes.split(separator: " ")) == [Substring(direction)])
        }
    }

    @Test func whatIsScrolledAwayIsScrolledToAndWhatIsCoveredCannotBeClicked() throws {
        let page = try Widgets.launch(mouse: 1000)
        #expect(!page.app.buttons["covered"].isHittable)
        let error = #expect(throws: TUIError.self) { try page.app.buttons["covered"].tap() }
        #expect(error?.kind == .unreachable)
        #expect(page.notes == "")
        #expect(!page.row(77).isHittable)
        try page.row(77).tap()
        #expect(page.row(77).isSelected && page.row(77).isHittable)
        try page.row(2).tap()
        #expect(page.row(2).isSelected)
    }

    @Test func aCoordinateIsACellOfItsElement() throws {
        let page = try Widgets.launch(mouse: 1000)
        let corner = page.save.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))
        #expect(corner.screenPoint == CellPoint(column: 0, row: 10))
        #expect(corner.withOffset(CGVector(dx: 2, dy: 1)).screenPoint == CellPoint(column: 2, row: 11))
        #expect(corner.referencedElement?.identifier == "save")
        try corner.withOffset(columns: 3, rows: 1).tap()
        #expect(page.agree.value == "on")
        let error = #expect(throws: TUIError.self) { try corner.withOffset(columns: -1, rows: 0).tap() }
        #expect(error?.message.hasPrefix("The cell (-1, 10) is not on the screen, which is 80×24.") == true)
        // The program's modes decide how a click reads.
        try page.volume.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0)).withOffset(columns: 7, rows: 0).tap()
        #expect(page.volume.normalizedSliderPosition == 0.7)
    }
}
