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

    @Test func elementsAndRegionsAreParts() throws {
        let app = try form()
        let title = app.staticTexts["title"]
        #expect(expectSnapshot(of: title, as: .text, is: "text: 12×1\n|Registration\n"))
        #expect(
            expectSnapshot(
                of: title, as: .elements,
                is: "elements: 12×1\nstaticText \"title\", label \"Registration\", (0, 0) 12×1\n"))
        let rectangle = CellRect(column: 0, row: 0, columns: 4, rows: 2)
        #expect(expectSnapshot(of: app, as: .text, within: .rectangle(rectangle), is: "text: 4×2\n|Regi\n|Name\n"))
        #expect(expectSnapshot(of: app, as: .text, within: .element(title), is: "text: 12×1\n|Registration"))
    }

    private struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// The beginning of the failure.
        let message: String
        /// Looks at the form, with the literal of the whole screen.
        let expect: @Sendable (TUIApplication, _ literal: String) throws -> Void

        init(
            _ name: String, _ message: String,
            _ expect: @escaping @Sendable (TUIApplication, _ literal: String) throws -> Void
        ) { (testDescription, self.message, self.expect) = (name, message, expect) }
    }

    private static let outside = CellRect(column: 200, row: 0, columns: 4, rows: 2)
    private static let soon = Duration.milliseconds(20)

    private static let absent = ["text: 0×0\n", "elements: 0×0\n", "cells: 80×24\n", nil].map { literal in
        Case("an absent element as \(literal ?? "a file")", "No element matches app.buttons[\"absent\"].") { app, _ in
            expectSnapshot(of: app.buttons["absent"], named: "x", is: literal, timeout: soon)
        }
    }

    private static let places = [
        Case("a region outside", "The region has no cells on the screen") { app, _ in
            expectSnapshot(of: app, within: .rectangle(outside), is: "cells: 0×0\n", timeout: soon)
        },
        Case("a mask on an absent element", "No element matches app.buttons[\"absent\"].") { app, literal in
            expectSnapshot(of: app, masking: [.element(app.buttons["absent"])], is: literal, timeout: soon)
        },
        Case("a mask outside", "A mask has no cells on the screen") { app, literal in
            expectSnapshot(of: app, masking: [.rectangle(outside)], is: literal, timeout: soon)
        },
    ]

    /// A mask elsewhere would hide nothing, and the test would compare what it was to leave out.
    private static let masksElsewhere = [TUISnapshot.Content.cells, .text, .elements].map { content in
        Case("a mask elsewhere, of \(content)", "The mask at (0, 5) 80×1 hides none of") { app, _ in
            expectSnapshot(of: app, as: content, within: .row(0), masking: [.row(5)], is: "\(content): 80×1")
        }
    }

    /// A snapshot without anything to compare would be green whatever the app does.
    private static let masksOfEverything = TUISnapshot.Content.allCases.filter { $0 != .changes }.map { content in
        Case("a mask of everything, of \(content)", "The masks leave nothing to compare") { app, _ in
            let screen = CellRect(column: 0, row: 0, columns: 80, rows: 24)
            let literal = TUISnapshot(try app.settledFrame(), content, masks: [screen]).text
            expectSnapshot(of: app, as: content, masking: [.screen], is: literal)
        }
    }

    @Test(arguments: absent + places + masksElsewhere + masksOfEverything)
    private func nothingToCompareIsAMistake(_ given: Case) throws {
        let app = try form()
        let literal = TUISnapshot(try app.settledFrame()).text
        let failure = try failure { try given.expect(app, literal) }
        #expect(failure.hasPrefix(given.message), "\(failure)")
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

}
