import LunchTest
import Testing

/// The list, launched with mock data. Whatever is asked right after a key would be wrong if the app acknowledged too early.
@Suite(.lunch) struct ListTests {
    @Test(arguments: Sample.runnable) func itShowsMockData(_ sample: Sample) throws {
        let page = try sample.launcher().launch(ListPage.self, mock: .of(Item.shopping))
        #expect(page.titles == ["bread", "butter", "jam"])
        #expect(page.done == [true, false, false])
        #expect(page.current == "bread")
        #expect(page.count == "1 of 3 done")
        for text in ["To do", "bread", "butter", "jam", "1 of 3 done"] { #expect(page.app.text(text).exists) }
    }

    @Test(arguments: Sample.runnable) func itOpensWithoutMockData(_ sample: Sample) throws {
        let page = try sample.launcher().launch(ListPage.self)
        #expect(page.titles == ["Make a list", "Do it all"])
        #expect(page.app.text("1 of 2 done").exists)
    }

    @Test(arguments: Sample.runnable) func itTakesMockDataInAString(_ sample: Sample) throws {
        let text = #"[{"title": "\"é\" \\ 😀 日本", "done": false}]"#
        let page = try sample.launcher().launch(ListPage.self, mock: .userInfo(["MOCK_JSON": .string(text)]))
        #expect(page.titles == [#""é" \ 😀 日本"#])
        #expect(page.app.text("日本").exists)
        #expect(page.count == "0 of 1 done")
    }

    @Test(arguments: Sample.runnable) func everyKeyIsSeenAtOnce(_ sample: Sample) throws {
        let page = try sample.launcher().launch(ListPage.self, mock: .of(Item.shopping))
        var done = [true, false, false]
        for place in [0, 1, 2, 2, 1, 0] {
            let title = Item.shopping[place].title
            while page.current != title {
                let current = Item.shopping.firstIndex { $0.title == page.current } ?? 0
                try page.app.press(current < place ? .down : .up)
            }
            #expect(page.current == title)
            try page.app.press(.space)
            done[place].toggle()
            #expect(page.done == done)
            let count = "\(done.count { $0 }) of 3 done"
            #expect(page.app.text(count).exists)
            #expect(page.count == count)
        }
    }

    @Test(arguments: Sample.runnable) func keysInABurstAreAllHandled(_ sample: Sample) throws {
        let page = try sample.launcher().launch(ListPage.self, mock: .of(Item.shopping))
        try page.app.typeText("     ")
        #expect(page.done == [false, false, false])
        try page.app.press(.down, .space, .down, .space, .up, .space)
        #expect(page.done == [false, false, true])
        #expect(page.current == "butter")
        #expect(page.app.text("1 of 3 done").exists)
    }

    @Test(arguments: Sample.runnable) func anItemIsTapped(_ sample: Sample) throws {
        let page = try sample.launcher().launch(ListPage.self, mock: .of(Item.shopping))
        try page.item("jam").tap()
        #expect(page.done == [true, false, true])
        #expect(page.current == "jam")
        try page.item("bread").tap()
        #expect(page.done == [false, false, true])
        #expect(page.app.text("1 of 3 done").exists)
    }

    @Test(arguments: Sample.runnable) func itFollowsTheSizeOfTheTerminal(_ sample: Sample) throws {
        let page = try sample.launcher().launch(ListPage.self, mock: .of(Item.shopping))
        for (columns, rows) in [(60, 20), (100, 30), (80, 16), (80, 24)] {
            try page.app.resize(columns: columns, rows: rows)
            #expect(page.app.staticTexts["count"].frame.origin == CellPoint(column: 0, row: rows - 1))
            #expect(page.app.text("1 of 3 done").frame.origin == CellPoint(column: 0, row: rows - 1))
            try page.app.press(.space)
            #expect(page.app.text("0 of 3 done").exists)
            try page.app.press(.space)
            #expect(page.count == "1 of 3 done")
        }
    }

    @Test(arguments: Sample.runnable) func itIsLeft(_ sample: Sample) throws {
        let page = try sample.launcher().launch(ListPage.self, mock: .of(Item.shopping))
        try page.app.typeText("q")
        #expect(try page.app.waitForExit() == .exitCode(0))
    }
}
