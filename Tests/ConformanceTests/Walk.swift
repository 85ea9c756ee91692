import LunchTest
import Testing

/// Some items of one of vttest's menus, gone through one after the other by a vttest of their own.
struct Walk: Sendable, CustomTestStringConvertible {
    /// The numbers that lead to the menu, `11.1.2`; empty for the main menu.
    var menu: String
    /// The name that distinguishes this walk from others through the same items.
    var variant = ""
    var columns = 80
    /// Items that are chosen first, to set something.
    var settings: [Int] = []
    var items: [Item]

    /// One item of the menu.
    struct Item: Sendable, ExpressibleByIntegerLiteral {
        var number: Int
        /// The recorded screen that each screen of the item is held against; nil for one that is not compared.
        ///
        /// Some items show the same screen again. Without this list each screen has a record of its own.
        var records: [Int?]?
        /// The replies to the item if it wants keys without saying so.
        var replies: [Reply] = []

        init(_ number: Int, records: [Int?]? = nil, replies: [Reply] = []) {
            self.number = number
            self.records = records
            self.replies = replies
        }

        init(integerLiteral number: Int) { self.init(number) }
    }

    /// Keys that an item wants, and how to tell that it does.
    struct Reply: Sendable {
        var isDue: @Sendable (TUIFrame) -> Bool
        /// The number of the record that the screen is held against before the keys are pressed.
        var record: Int?
        var keys: [TUIKeyboardKey]

        /// Keys that are wanted when the cursor is at a place, a text is shown, and something else holds.
        init(
            column: Int, row: Int, showing text: String = "", record: Int? = nil, _ keys: [TUIKeyboardKey],
            where condition: @escaping @Sendable (TUIFrame) -> Bool = { _ in true }
        ) {
            isDue = { frame in
                frame.grid.cursor.column == column && frame.grid.cursor.row == row && condition(frame)
                    && (text.isEmpty || frame.grid.lines.contains { $0.contains(text) })
            }
            self.record = record
            self.keys = keys
        }
    }

    var testDescription: String {
        (menu.isEmpty ? "main menu" : "menu \(menu)") + (variant.isEmpty ? "" : ", \(variant)")
    }

    /// The folder of an item's records, from its number in all menus.
    func folder(of item: Item) -> String {
        let path = menu.isEmpty ? "\(item.number)" : "\(menu).\(item.number)"
        return variant.isEmpty ? path : "\(path)-\(variant)"
    }
}

extension Walk {
    /// Goes through all items and holds each screen against its record.
    func run() throws {
        let vttest = try Vttest(columns: columns)
        for number in menu.split(separator: ".").compactMap({ Int($0) }) + settings {
            let frame = try vttest.choose(number)
            guard frame.stop == .menu else { throw Vttest.Stuck(description: "Not a menu:\n\(frame.text)") }
        }
        for item in items { try run(item, in: vttest) }
        if RecordedScreen.isRecording {
            Issue.record(
                "The screens of \(self) were recorded, not compared. Look at each, set its verdict, run again.")
        }
    }

    private func run(_ item: Item, in vttest: Vttest) throws {
        let folder = folder(of: item)
        let title = try vttest.title(of: item.number)
        var replies = item.replies[...]
        var records: [Int] = []
        var stops = 0
        var frame = try vttest.choose(item.number, until: replies.first?.isDue)
        while frame.stop != .menu {
            let record: Int?
            var keys = [TUIKeyboardKey.return]
            if frame.stop == .hold {
                record = item.records.map { $0.indices.contains(stops) ? $0[stops] : nil } ?? stops + 1
                stops += 1
            } else {
                guard let reply = replies.popFirst() else { break }
                record = reply.record
                keys = reply.keys
            }
            if let record {
                RecordedScreen(folder: folder, number: record).expect(frame, title: title)
                records.append(record)
            }
            frame = try vttest.press(keys, until: replies.first?.isDue)
        }
        #expect(replies.isEmpty, "\(folder): not all keys were wanted")
        if let expected = item.records { #expect(stops == expected.count, "\(folder): the item has other screens") }
        #expect(RecordedScreen.numbers(in: folder) == Set(records), "\(folder): screens and records")
    }
}
