import LunchTest
import Testing

/// The screen for a new item, launched by itself.
@Suite(.lunch) struct NewTests {
    @Test(arguments: Sample.runnable) func everyCharacterIsSeenAtOnce(_ sample: Sample) throws {
        let page = try sample.launcher().launch(NewPage.self, mock: .of(Item.shopping))
        #expect(page.title.hasFocus)
        #expect(!page.app.checkBoxes.firstMatch.exists)
        var title = ""
        for character in "Tea é 日本" {
            try page.app.typeText(String(character))
            title.append(character)
            #expect(page.title.value == title)
            #expect(page.app.text(title).exists)
        }
        try page.app.press(.delete)
        #expect(page.title.value == "Tea é 日")
        let list = try page.save()
        #expect(list.titles == ["bread", "butter", "jam", "Tea é 日"])
        #expect(list.app.text("1 of 4 done").exists)
    }

    @Test(arguments: Sample.runnable) func aTextIsTypedAtOnce(_ sample: Sample) throws {
        let page = try sample.launcher().launch(NewPage.self, mock: .of([Item]()))
        let title = (1...20).map { "\($0)" }.joined(separator: " ")
        try page.title.typeText(title)
        #expect(page.title.value == title)
        #expect(page.app.text(title).exists)
        let list = try page.save()
        #expect(list.titles == [title])
        #expect(list.app.text("0 of 1 done").exists)
    }

    @Test(arguments: Sample.runnable) func anItemNeedsATitle(_ sample: Sample) throws {
        let page = try sample.launcher().launch(NewPage.self, mock: .of(Item.shopping))
        try page.app.press(.return)
        #expect(page.problem == "An item needs a title.")
        #expect(page.app.text("An item needs a title.").exists)
    }

    /// Escape alone begins like an arrow does; it is acknowledged only once the app knows which it is.
    @Test(arguments: Sample.runnable) func escapeLeadsBack(_ sample: Sample) throws {
        var launcher = sample.launcher()
        // Otherwise Textual has the terminal send a sequence for Escape, too.
        launcher.configuration.environment["TEXTUAL_DISABLE_KITTY_KEY"] = "1"
        let page = try launcher.launch(NewPage.self, mock: .of(Item.shopping))
        for text in ["", "x"] {
            try page.app.typeText(text)
            let list = try page.cancel()
            #expect(list.titles == ["bread", "butter", "jam"])
            #expect(list.app.text("1 of 3 done").exists)
            #expect(try list.addItem().title.value == "")
        }
    }
}
