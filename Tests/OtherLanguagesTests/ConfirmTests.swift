import LunchTest
import Testing

/// The alert before an item is deleted, which is two keys deep in the app and launched by itself here.
@Suite(.lunch) struct ConfirmTests {
    @Test(arguments: Sample.runnable) func theItemIsDeleted(_ sample: Sample) throws {
        let page = try sample.launcher().launch(ConfirmPage.self, mock: .of(Item.shopping))
        #expect(page.alert.label == "Delete bread?")
        #expect(page.app.text("Delete bread?").exists)
        #expect(page.app.checkBoxes.count == 3)
        #expect(!page.app.checkBoxes.element(matching: \.hasFocus).exists)
        let list = try page.confirm()
        #expect(!list.app.alerts.element.exists)
        #expect(list.titles == ["butter", "jam"])
        #expect(list.app.text("0 of 2 done").exists)
        #expect(!list.app.text("bread").exists)
    }

    @Test(arguments: Sample.runnable) func theItemIsKept(_ sample: Sample) throws {
        let page = try sample.launcher().launch(ConfirmPage.self, mock: .of(Item.shopping))
        let list = try page.cancel()
        #expect(!list.app.alerts.element.exists)
        #expect(list.titles == ["bread", "butter", "jam"])
        #expect(list.app.text("bread").exists)
        #expect(!list.app.text("Delete bread?").exists)
    }

    @Test(arguments: Sample.runnable) func itIsReachedFromTheList(_ sample: Sample) throws {
        let list = try sample.launcher().launch(ListPage.self, mock: .of(Item.shopping))
        try list.app.press(.down)
        let alert = try list.deleteItem()
        #expect(alert.alert.label == "Delete butter?")
        try list.app.press(.escape)
        #expect(list.titles == ["bread", "butter", "jam"])
        #expect(list.current == "butter")
        #expect(try list.deleteItem().confirm().titles == ["bread", "jam"])
        #expect(try list.deleteItem().confirm().titles == ["bread"])
        #expect(try list.deleteItem().confirm().titles == [])
        #expect(list.app.text("0 of 0 done").exists)
        try list.app.typeText("d")
        #expect(!list.app.alerts.element.exists)
    }

    @Test(arguments: Sample.runnable) func itFollowsTheSizeOfTheTerminal(_ sample: Sample) throws {
        let page = try sample.launcher().launch(ConfirmPage.self, mock: .of(Item.shopping))
        try page.app.resize(columns: 60, rows: 20)
        #expect(page.app.text("1 of 3 done").frame.origin.row == 19)
        #expect(page.app.text("Delete bread?").exists)
        #expect(try page.confirm().titles == ["butter", "jam"])
    }
}
