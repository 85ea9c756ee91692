import LunchTest
import TestSupport
import Testing

/// The notes of the app on a test that used the keyboard, and on what it did then.
@Suite(.waiting) struct KeyboardActionTests {
    @Test func aTapMovesTheFocusAndPressesReturnOrSpace() throws {
        let page = try Widgets.launch()
        // A field only gets the focus.
        try page.pin.tap()
        #expect(page.pin.hasFocus)
        try page.name.tap()
        try page.name.typeText("!")
        #expect([page.name.value, page.pin.value, page.notes] == ["Ada!", "", ""])
        try page.save.tap()
        #expect(page.notes == "save")
        // A row far away is reached with the arrows.
        try page.row(88).tap()
        try page.row(3).tap()
        #expect(page.notes == "save row88 row3")
        try page.agree.tap()
        #expect(page.agree.value == "on")
        #expect(page.agree.hasFocus)
    }

    @Test func aFieldIsTypedIntoAndEmptied() throws {
        let page = try Widgets.launch()
        try page.name.typeText(" Lovelace")
        #expect(page.name.value == "Ada Lovelace")
        try page.name.clearText()
        #expect(page.name.value == "")
        try page.name.clearText()
        try page.pin.typeText("1234")
        #expect([page.pin.value, page.name.value] == ["••••", ""])
    }

    /// Some apps delete a code point with a key, not a character.
    @Test(arguments: [false, true], ["👩‍👩‍👧é", "👍🏽🇯🇵1️⃣", "e\u{301}\u{323}x"])
    func aFieldIsEmptiedWhateverAKeyDeletes(_ deletesScalars: Bool, _ text: String) throws {
        let page = try Widgets.launch(deletesScalars: deletesScalars)
        try page.name.typeText(text)
        #expect(page.name.value == "Ada" + text)
        try page.name.clearText()
        #expect(page.name.value == "")
    }

    @Test func keysGoToTheElement() throws {
        let page = try Widgets.launch()
        try page.name.typeKey(.home, modifierFlags: [])
        try page.name.typeKey(.delete, modifierFlags: [])
        try page.name.typeKey("x", modifierFlags: .shift)
        #expect([page.name.value, page.notes] == ["AdX", "H"])
    }

    @Test func pastesAndTheWindowsFocusAreReportedWhereThatWasAskedFor() throws {
        let plain = try Widgets.launch()
        try plain.name.paste(" B.")
        #expect([plain.name.value, plain.notes] == ["Ada B.", ""])
        let bracketed = try Widgets.launch(modes: ["?2004"])
        try bracketed.name.paste(" B.")
        #expect([bracketed.name.value, bracketed.notes] == ["Ada B.", "paste"])
        try bracketed.app.paste("C")
        #expect(bracketed.name.value == "Ada B.C")
        let page = try Widgets.launch(modes: ["?1004"])
        try page.app.deactivate()
        try page.app.activate()
        #expect(page.notes == "unfocused focused")
        try plain.app.deactivate()
        #expect(plain.notes == "")
    }

    @Test func aSliderGoesToTheNearestOfItsStepsAndAPickerTurnsEitherWay() throws {
        let page = try Widgets.launch()
        for (position, value) in [(0.9, "90%"), (0.42, "40%"), (7, "100%")] {
            try page.volume.adjust(toNormalizedSliderPosition: position)
            #expect(page.volume.value == value)
        }
        for value in ["Large", "Small"] {
            try page.size.adjust(toPickerWheelValue: value)
            #expect(page.size.value == value)
        }
        // A slider that goes no further is an error.
        let far = try Widgets.launch(loudest: 5)
        let error = #expect(throws: TUIError.self) { try far.volume.adjust(toNormalizedSliderPosition: 0.9) }
        #expect(error?.kind == .unreachable)
        #expect(far.volume.value == "50%")
        let near = try Widgets.launch(loudest: 5)
        try near.volume.adjust(toNormalizedSliderPosition: 0.54)
        #expect(near.volume.value == "50%")
    }
}
