import LunchTest
import TestSupport
import Testing

/// The notes of the app on a test that used the keyboard, and on what it did then.
@Suite(.waiting) struct KeyboardActionTests {
    @Test func aTapMovesTheFocusAndPressesReturnOrSpace() throws {
        let page = try Widgets.launch()
        try page.save.tap()
        #expect(page.notes == "save")
        try page.agree.tap()
        #expect(page.agree.value == "on")
        #expect(page.agree.hasFocus)
    }

    @Test func aTapOnAFieldGivesItTheFocusAndPressesNothing() throws {
        let page = try Widgets.launch()
        try page.pin.tap()
        #expect(page.pin.hasFocus)
        try page.name.tap()
        try page.name.typeText("!")
        #expect(page.name.value == "Ada!")
        #expect(page.pin.value == "")
        #expect(page.notes == "")
    }

    @Test func aRowFarAwayIsReachedWithTheArrows() throws {
        let page = try Widgets.launch()
        try page.row(88).tap()
        #expect(page.notes == "row88")
        try page.row(3).tap()
        #expect(page.notes == "row88 row3")
    }

    @Test func aFieldIsTypedIntoAndEmptied() throws {
        let page = try Widgets.launch()
        try page.name.typeText(" Lovelace")
        #expect(page.name.value == "Ada Lovelace")
        try page.name.clearText()
        #expect(page.name.value == "")
        try page.name.clearText()
        try page.pin.typeText("1234")
        #expect(page.pin.value == "••••")
        #expect(page.name.value == "")
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
        #expect(page.name.value == "AdX")
        #expect(page.notes == "H")
        let error = #expect(throws: TUIError.self) { try page.name.typeKey("xy", modifierFlags: []) }
        #expect(error?.message.hasPrefix("typeKey(_:modifierFlags:) takes a single character, but got \"xy\".") == true)
    }

    @Test func aPasteComesInOnePieceWhereThatWasAskedFor() throws {
        let plain = try Widgets.launch()
        try plain.name.paste(" B.")
        #expect(plain.name.value == "Ada B.")
        #expect(plain.notes == "")
        let bracketed = try Widgets.launch(modes: ["?2004"])
        try bracketed.name.paste(" B.")
        #expect(bracketed.name.value == "Ada B.")
        #expect(bracketed.notes == "paste")
        try bracketed.app.paste("C")
        #expect(bracketed.name.value == "Ada B.C")
    }

    @Test func theWindowsFocusIsToldWhereThatWasAskedFor() throws {
        let page = try Widgets.launch(modes: ["?1004"])
        try page.app.deactivate()
        try page.app.activate()
        #expect(page.notes == "unfocused focused")
        let deaf = try Widgets.launch()
        try deaf.app.deactivate()
        #expect(deaf.notes == "")
    }

    @Test func aSliderGoesToTheNearestOfItsSteps() throws {
        let page = try Widgets.launch()
        try page.volume.adjust(toNormalizedSliderPosition: 0.9)
        #expect(page.volume.value == "90%")
        try page.volume.adjust(toNormalizedSliderPosition: 0.42)
        #expect(page.volume.value == "40%")
        try page.volume.adjust(toNormalizedSliderPosition: 7)
        #expect(page.volume.value == "100%")
        let error = #expect(throws: TUIError.self) { try page.size.adjust(toNormalizedSliderPosition: 0.5) }
        #expect(error?.message.hasPrefix("The value of app.pickers[\"size\"] is not a position") == true)
    }

    @Test func aSliderThatGoesNoFurtherIsAnError() throws {
        let page = try Widgets.launch(loudest: 5)
        let error = #expect(throws: TUIError.self) { try page.volume.adjust(toNormalizedSliderPosition: 0.9) }
        #expect(error?.kind == .unreachable)
        #expect(page.volume.value == "50%")
        let near = try Widgets.launch(loudest: 5)
        try near.volume.adjust(toNormalizedSliderPosition: 0.54)
        #expect(near.volume.value == "50%")
    }

    @Test func aPickerTurnsEitherWay() throws {
        let page = try Widgets.launch()
        try page.size.adjust(toPickerWheelValue: "Large")
        #expect(page.size.value == "Large")
        try page.size.adjust(toPickerWheelValue: "Small")
        #expect(page.size.value == "Small")
        let error = #expect(throws: TUIError.self) { try page.size.adjust(toPickerWheelValue: "Huge") }
        #expect(error?.message.contains("The arrow keys went through: \"Small\", \"Medium\", \"Large\".") == true)
    }

    @Test func whatIsTypedInSecretIsInNoMessage() throws {
        let page = try Widgets.launch()
        try page.pin.typeText("271828")
        try page.app.press("3", .delete)
        try page.app.typeText("31415")
        try page.pin.paste("99887")
        let error = #expect(throws: TUIError.self) { try page.app.buttons["nothing"].tap() }
        let message = error?.description ?? ""
        for secret in ["271828", "31415", "99887", "\"3\""] { #expect(!message.contains(secret)) }
        #expect(message.contains("typeText(…)"))
        #expect(message.contains("paste(…)"))
    }
}
