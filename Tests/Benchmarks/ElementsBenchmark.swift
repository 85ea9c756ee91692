import Lunch
import LunchDriver
import LunchInput
import LunchWire

/// Measures what trees of many elements cost: finding, counting, and one label that changes.
enum ElementsBenchmark {
    static let sizes = [1_000, 10_000, 100_000]

    /// The figures for a tree of one size.
    struct Figures {
        var find = Duration.zero
        var missing = Duration.zero
        var missingInNew = Duration.zero
        var count = Duration.zero
        var publish: [ListApp.Key: Duration] = [:]
        var endToEnd: [ListApp.Key: Duration] = [:]
        var testCost: [ListApp.Key: Duration] = [:]
        var whole = Duration.zero
    }

    static func printTable() throws {
        let figures = try sizes.map(measure)
        func line(_ name: String, _ value: (Figures) -> String) {
            print("| \(name) |" + figures.map { " \(value($0)) |" }.joined())
        }
        print("| Elements |" + sizes.map { " \($0) |" }.joined())
        print("|---|" + sizes.map { _ in "---|" }.joined())
        line("`app.staticTexts[identifier].label`") { $0.find.text }
        line("`app.staticTexts[name].exists`, which none has") { $0.missing.text }
        line("… the first question about a tree built anew") { $0.missingInNew.text }
        line("`app.staticTexts.count`") { $0.count.text }
        line("… `exists` that finds nothing, as so many counts") { ratio($0.missing, $0.count) }
        line("… the first question, as so many counts") { ratio($0.missingInNew, $0.count) }
        print("| One changed label: bytes of the message |" + sizes.map { " \(changeBytes($0)) |" }.joined())
        print("| The whole tree: bytes of the message |" + sizes.map { " \(wholeBytes($0)) |" }.joined())
        line("One changed label, app: `publish(changes:)`") { $0.text($0.publish, .change) }
        line("… app: `publish(_:)` of the tree with one label changed") { $0.text($0.publish, .whole) }
        line("… app: `publish(_:)` of a tree built anew") { $0.text($0.publish, .rebuilt) }
        line("… test: processor time for a key") { $0.text($0.testCost, .change) }
        line("The whole tree, test: processor time for the launch") { $0.whole.text }
        line("Key to asserted: `publish(changes:)`") { $0.text($0.endToEnd, .change) }
        line("… `publish(_:)` of the tree with one label changed") { $0.text($0.endToEnd, .whole) }
        line("… `publish(_:)` of a tree built anew") { $0.text($0.endToEnd, .rebuilt) }
        flushOutput()
    }

    static func rows(_ size: Int) -> Int { (size - 2 - ListApp.groups) / ListApp.groups }

    private static func measure(_ size: Int) throws -> Figures {
        var figures = Figures()
        let app = TUIApplication(.path(ownPath()))
        app.launchArguments = ["list", String(size)]
        app.launchEnvironment = ["LAUNCH_SCREEN": "List"]
        let start = processorTime()
        try app.launch()
        figures.whole = .seconds(processorTime() - start)
        defer { app.terminate() }
        let name = ListApp.changingRow(rows: rows(size))
        figures.find = medianOfTen(1000) { _ = app.staticTexts[name].label }
        figures.missing = medianOfTen(10) { _ = app.staticTexts["no such name"].exists }
        figures.count = medianOfTen(20) { _ = app.staticTexts.count }
        try check(app.staticTexts.count == rows(size) * ListApp.groups + 1, "elements are missing")
        figures.missingInNew = try firstQuestion(of: app)
        var keys = Self.newTrees
        for key in [ListApp.Key.change, .whole, .rebuilt] {
            let rounds = key == .rebuilt ? 20 : 200
            var durations: [Duration] = []
            let start = processorTime()
            for _ in 0..<rounds {
                keys += 1
                durations.append(
                    try time {
                        try app.press(.character(Character(Unicode.Scalar(key.rawValue))))
                        try check(app.staticTexts[name].label == "keys \(keys)", "a change was lost")
                    })
            }
            figures.testCost[key] = .seconds(processorTime() - start) / rounds
            figures.endToEnd[key] = durations.median
            keys += 1
            try app.press(.character("r"))
            figures.publish[key] = .nanoseconds(Int(app.staticTexts["cost"].label) ?? 0)
        }
        return figures
    }

    /// The number of trees of which the first question is measured.
    private static let newTrees = 10

    /// The time of a question about a tree that has just come, of which nothing has been asked.
    private static func firstQuestion(of app: TUIApplication) throws -> Duration {
        try (0..<newTrees).map { _ in
            try app.press(.character(Character(Unicode.Scalar(ListApp.Key.rebuilt.rawValue))))
            _ = app.exists
            return time { _ = app.staticTexts["no such name"].exists }
        }.median
    }

    private static func ratio(_ one: Duration, _ other: Duration) -> String {
        let tenths = Int((one / other * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    private static func medianOfTen(_ count: Int, _ body: () -> Void) -> Duration {
        body()
        return (0..<10).map { _ in time { for _ in 0..<count { body() } } / count }.median
    }

    private static func wholeBytes(_ size: Int) -> Int {
        bytes(.whole(ListApp.tree(rows: rows(size), keys: 0).root))
    }

    private static func changeBytes(_ size: Int) -> Int {
        let root = ListApp.tree(rows: rows(size), keys: 0).root
        return bytes(.changes(ListApp.tree(rows: rows(size), keys: 1).root.changes(from: root)))
    }

    private static func bytes(_ tree: FrameMessage.Tree) -> Int {
        let frame = FrameMessage(
            revision: 1, screen: "List", size: CellSize(columns: 80, rows: 24), mark: 0, dropped: 0, busy: [],
            timers: 0, tree: tree)
        return AppMessage.frame(frame).envelope(token: "0123456789abc").bytes.count
    }
}

extension ElementsBenchmark.Figures {
    fileprivate func text(_ figures: [ListApp.Key: Duration], _ key: ListApp.Key) -> String {
        figures[key]?.text ?? ""
    }
}
