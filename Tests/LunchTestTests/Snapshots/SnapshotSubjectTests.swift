import LunchDriver
import LunchTest
import LunchWire
import TestSupport
import Testing

/// Snapshots of parts of an app: elements, regions and pages, and masks on them.
@Suite(.waiting) struct SnapshotSubjectTests {
    private struct FormPage: PageObjectsRepresentable {
        static let screenName = "Form"
        let app: TUIApplication
    }

    /// The first line of the only failure that something records.
    private func failure(_ body: () throws -> Void) rethrows -> String {
        let failures = try FailureReporter.taking(body)
        #expect(failures.count == 1)
        return failures.first.map { String($0.message.prefix { $0 != "\n" }) } ?? ""
    }

    private func form() throws -> TUIApplication { try Launcher(app: fixture, screen: "Form").launch() }

    @Test func anElementHasItsCellsOnly() throws {
        let app = try form()
        #expect(expectSnapshot(of: app.staticTexts["title"], as: .text, is: "text: 12×1\n|Registration\n"))
        #expect(
            expectSnapshot(
                of: app.staticTexts["title"], as: .elements,
                is: "elements: 12×1\nstaticText \"title\", label \"Registration\", (0, 0) 12×1\n"))
    }

    @Test func anElementThatIsNotThereFails() throws {
        let app = try form()
        let literals: [String?] = ["text: 0×0\n", "elements: 0×0\n", "cells: 80×24\n", nil]
        for literal in literals {
            let failure = failure {
                expectSnapshot(of: app.buttons["absent"], named: "x", is: literal, timeout: .milliseconds(20))
            }
            #expect(failure == "No element matches app.buttons[\"absent\"].")
        }
    }

    @Test func aRectangleAndARegionAreParts() throws {
        let app = try form()
        let rectangle = CellRect(column: 0, row: 0, columns: 4, rows: 2)
        #expect(expectSnapshot(of: app, as: .text, within: .rectangle(rectangle), is: "text: 4×2\n|Regi\n|Name\n"))
        #expect(
            expectSnapshot(
                of: app, as: .text, within: .element(app.staticTexts["title"]), is: "text: 12×1\n|Registration"))
        let outside = CellRect(column: 200, row: 0, columns: 4, rows: 2)
        let failure = failure {
            expectSnapshot(of: app, within: .rectangle(outside), is: "cells: 0×0\n", timeout: .milliseconds(20))
        }
        #expect(failure.hasPrefix("The region has no cells on the screen"))
    }

    @Test func aPageIsTheScreenOfItsApp() throws {
        let app = try form()
        let literal = TUISnapshot(try app.settledFrame()).text
        #expect(expectSnapshot(of: FormPage(app: app), is: literal))
        try app.show("Counter")
        let other = TUISnapshot(try app.settledFrame()).text
        let failure = failure { expectSnapshot(of: FormPage(app: app), is: other, timeout: .milliseconds(20)) }
        #expect(
            failure.hasPrefix(
                "FormPage is the page object of the screen \"Form\", but the app reports that it shows \"Counter\""))
    }

    @Test func masksLeaveOutWhatChanges() throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        let count = app.text(/\d+/)
        let literal = TUISnapshot(
            try app.settledFrame(), masks: [CellRect(column: 6, row: 0, columns: 1, rows: 1)]
        ).text
        #expect(literal.contains("|count ▒"), "\(literal)")
        for _ in 0..<2 {
            #expect(expectSnapshot(of: app, masking: [.element(count.firstMatch)], is: literal))
            try app.typeText("a")
        }
    }

    @Test func aMaskThatIsNowhereFails() throws {
        let app = try form()
        let literal = TUISnapshot(try app.settledFrame()).text
        let absent = failure {
            expectSnapshot(
                of: app, masking: [.element(app.buttons["absent"])], is: literal, timeout: .milliseconds(20))
        }
        #expect(absent == "No element matches app.buttons[\"absent\"].")
        let outside = failure {
            expectSnapshot(
                of: app, masking: [.rectangle(CellRect(column: 0, row: 99, columns: 1, rows: 1))], is: literal,
                timeout: .milliseconds(20))
        }
        #expect(outside.hasPrefix("A mask has no cells on the screen"))
    }

    /// It would hide nothing, and the test would compare what it was to leave out.
    @Test(arguments: [TUISnapshot.Content.cells, .text, .elements]) func aMaskElsewhereIsAMistake(
        content: TUISnapshot.Content
    ) throws {
        let app = try form()
        let failure = failure {
            expectSnapshot(of: app, as: content, within: .row(0), masking: [.row(5)], is: "\(content): 80×1")
        }
        #expect(failure.hasPrefix("The mask at (0, 5) 80×1 hides nothing"), "\(failure)")
    }

    /// A snapshot without anything to compare would be green whatever the app does.
    @Test(arguments: TUISnapshot.Content.allCases.filter { $0 != .changes })
    func aMaskOfEverythingFails(_ content: TUISnapshot.Content) throws {
        let app = try form()
        let screen = CellRect(column: 0, row: 0, columns: 80, rows: 24)
        let literal = TUISnapshot(try app.settledFrame(), content, masks: [screen]).text
        let failure = failure { expectSnapshot(of: app, as: content, masking: [.screen], is: literal) }
        #expect(failure.hasPrefix("The masks leave nothing to compare"))
    }
}
