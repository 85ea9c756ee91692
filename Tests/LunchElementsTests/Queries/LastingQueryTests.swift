import LunchElements
import LunchWire
import TestSupport
import Testing

/// A query that finds an element alone finds it a minute later as well, when times, sizes and counts are others.
@Suite struct LastingQueryTests {
    private func queries(_ children: AccessibilityNode...) -> [String] {
        TUIFrame.made(AccessibilityNode(.application, children: children)).soleQueries.dropFirst().map(\.code)
    }

    private static func text(_ label: String, _ column: Int, _ row: Int) -> AccessibilityNode {
        AccessibilityNode(
            .staticText, label: label, frame: CellRect(column: column, row: row, columns: label.count, rows: 1))
    }

    @Test func theStablePartOfALabelIsEnough() {
        #expect(
            queries(
                AccessibilityNode(.cell, label: "notes.txt  4.0K  12:34"),
                AccessibilityNode(.cell, label: "todo.txt  12K  9:05"),
                AccessibilityNode(.tab, label: "Inbox (3)"), AccessibilityNode(.tab, label: "Sent"),
                AccessibilityNode(.button, identifier: "due", label: "Due 12:34"),
                AccessibilityNode(.textField, placeholder: "1 of 5 characters")
            ) == [
                #"app.cells[/notes\.txt .*/]"#, #"app.cells[/todo\.txt .*/]"#,
                #"app.tabs[/Inbox \(.*/]"#, #"app.tabs["Sent"]"#, #"app.buttons["due"]"#,
                "app.textFields[/.* of .* character.*/]",
            ])
    }

    /// Two rows that differ in what changes only are told apart by what is around them, or by their places.
    @Test func aPartThatSeveralHaveIsNotEnough() {
        let twice = [AccessibilityNode(.cell, label: "Backup 12:34"), AccessibilityNode(.cell, label: "Backup 9:05")]
        #expect(queries(twice[0], twice[1]) == ["app.cells.element(boundBy: 0)", "app.cells.element(boundBy: 1)"])
        let named = [
            AccessibilityNode(.table, identifier: "old", children: [twice[0]]),
            AccessibilityNode(.table, identifier: "new", children: [twice[1]]),
        ]
        #expect(
            queries(named[0], named[1]) == [
                #"app.tables["old"]"#, #"app.tables["old"].cells[/Backup .*/]"#, #"app.tables["new"]"#,
                #"app.tables["new"].cells[/Backup .*/]"#,
            ])
    }

    @Test func aFigureGoesByTheTextBesideIt() {
        #expect(
            queries(
                Self.text("Free:", 0, 0), Self.text("4.0K", 8, 0), Self.text("Used:", 0, 1), Self.text("52%", 8, 1),
                Self.text("Uptime", 30, 0), Self.text("1:23", 30, 1)
            ) == [
                #"app.staticTexts["Free:"]"#, #"app.staticTexts.rightOf(app.staticTexts["Free:"]).firstMatch"#,
                #"app.staticTexts["Used:"]"#, #"app.staticTexts.rightOf(app.staticTexts["Used:"]).firstMatch"#,
                #"app.staticTexts["Uptime"]"#, #"app.staticTexts.below(app.staticTexts["Uptime"]).firstMatch"#,
            ])
    }

    /// A neighbour's name leads to an element only if it stays.
    @Test func aNeighbourThatChangesIsNoName() {
        let field = AccessibilityNode(.textField)
        let group = AccessibilityNode(.group, children: [AccessibilityNode(.staticText, label: "12:34"), field])
        #expect(queries(group, field).last == "app.textFields.element(boundBy: 1)")
        #expect(queries(group, field)[2] == "app.textFields.element(boundBy: 0)")
    }

    private static let words = [
        "Inbox", "notes.txt", "CPU", "Total:", "a/b", "-rw-r--r--", "main", "Item 1", "[x]", "Größe",
    ]

    /// A part of a label that is another each time.
    private static func figure(_ random: inout SeededGenerator, _ kind: Int) -> String {
        let number = random.index(below: 90) + 10
        return switch kind {
        case 0: "\(number % 24):\(number % 50 + 10)"
        case 1: "\(number)%"
        case 2: "\(number).5K"
        case 3: "2026-11-\(number % 20 + 10)"
        case 4: "(\(number))"
        case 5: "\(number)/99"
        case 6: "Nov \(number % 20 + 10)"
        default: "\(number) KiB"
        }
    }

    private static func tree(_ shape: inout SeededGenerator, _ figures: inout SeededGenerator) -> AccessibilityNode {
        let types: [TUIElementType] = [.cell, .staticText, .button, .statusBar]
        let rows = (0..<12).map { row in
            var words = [shape.pick(Self.words)]
            for _ in 0..<shape.index(below: 3) {
                let isFigure = shape.happens(oneIn: 2)
                let kind = shape.index(below: 8)
                words.insert(
                    isFigure ? figure(&figures, kind) : shape.pick(Self.words), at: shape.index(below: words.count + 1))
            }
            if shape.happens(oneIn: 5) { words = [figure(&figures, shape.index(below: 8))] }
            return AccessibilityNode(
                shape.pick(types), identifier: shape.happens(oneIn: 6) ? "id\(row)" : "",
                label: words.joined(separator: " "),
                frame: CellRect(column: shape.index(below: 3) * 20, row: row, columns: 20, rows: 1))
        }
        return AccessibilityNode(
            .application,
            children: [
                AccessibilityNode(.table, label: "Files", children: Array(rows[..<6])),
                AccessibilityNode(.group, label: "Total 12 KB", children: Array(rows[6...])),
            ])
    }

    @Test(arguments: 0..<200) func aMinuteLaterEveryQueryFindsItsElement(seed: Int) {
        var frames: [TUIFrame] = []
        for minute in 0..<4 {
            var (shape, figures) = (SeededGenerator(seed: seed), SeededGenerator(seed: 1000 * (minute + 1) + seed))
            frames.append(TUIFrame.made(Self.tree(&shape, &figures)))
        }
        for (index, query) in frames[0].soleQueries.enumerated() {
            for frame in frames { #expect(Resolution(query.steps, in: frame).index == index, "\(query.code)") }
        }
    }

    @Test func ofThousandsOfRowsTheFirstTakeLongEnough() {
        let rows = (0..<3000).map {
            AccessibilityNode(.cell, label: "Backup \($0 % 24):15 of disk \(["a", "b"][$0 % 2])")
        }
        let frame = TUIFrame.made(
            AccessibilityNode(.application, children: [AccessibilityNode(.table, children: rows)]))
        let queries = frame.soleQueries
        #expect(queries.count == rows.count + 2)
        #expect(queries.last?.code == "app.cells.element(boundBy: 2999)")
    }

    @Test func suchAQueryIsSwift() throws {
        let labels = [
            "a/b#c 7%", "$x ^y 12:34", "(3) [x] {y}", "\"quoted\" 5 KB", "12:34 Tea", "Tea 12:34", "back\\slash 50%",
            "日本 9:15",
        ]
        let codes = queries(
            AccessibilityNode(.group, children: labels.map { AccessibilityNode(.cell, label: $0) }),
            Self.text("Free:", 0, 0), Self.text("4.0K", 8, 0))
        #expect(codes.count(where: { $0.contains("[/") }) > 5)
        #expect(codes.contains { $0.contains("rightOf") })
        let lines = codes.map { "    let _: TUIElement = \($0)" }.joined(separator: "\n")
        let source = "import LunchTest\n\nfunc example(app: TUIApplication) {\n\(lines)\n}\n"
        let complaints = try Typecheck.complaints(about: source)
        #expect(complaints == nil, "\(complaints ?? "")")
    }
}
