import LunchTest
import Testing

/// The mistakes that happen while a test is written: all of these must fail, and say what to do.
@Suite struct MistakeTests {
    @Test func misspellsMockData() throws {
        _ = try Launcher().launch(TodoPage.self, mock: .userInfo(["MOCKJSON": ["items": []]]))
    }

    @Test func misspellsAMember() throws {
        _ = try Launcher().launch(TodoPage.self, mock: ["items": [], "indx": 3])
    }

    @Test func asksAnAppThatWasNotLaunched() {
        #expect(!TUIApplication().staticTexts["title"].exists)
    }

    @Test func typesASecret() throws {
        let page = try Launcher().launch(TodoPage.self)
        try page.app.press("p")
        try page.password.typeText("hunter2")
        #expect(page.password.value == "hunter2")
        try page.app.buttons["save"].tap()
    }

    @Test func seesWhatTheAppWroteAndNothingElse() throws {
        let title = "a\u{1B}[2Jb\u{202E}c"
        let page = try Launcher().launch(TodoPage.self, mock: .of(["items": [["title": title]]]))
        #expect(page.item(title).exists)
        try page.app.buttons["save"].tap()
    }
}
