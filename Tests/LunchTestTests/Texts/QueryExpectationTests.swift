import LunchDriver
import LunchTest
import TestSupport
import Testing

/// `expect` of what several elements are together, and of whether any is there.
@Suite(.waiting) struct QueryExpectationTests {
    @Test func aCountAndLabelsAreWaitedFor() throws {
        let app = try ScreenProgram.launch(
            #"printf 'a 1\r\n'; key >/dev/null; sleep 0.3; printf 'a 2\r\n'; sleep 0.3; printf 'a 3\r\n'"#)
        try app.press("x")
        #expect(app.texts(/a \d/).expect(\.count, is: 3))
        #expect(app.texts(/a \d/).expect(\.labels, is: ["a 1", "a 2", "a 3"], timeout: 0))
        #expect(app.texts("b").expect(\.count, is: 0, timeout: 0))
    }

    /// Of a query, of one of several, which have not gone while they are there several times, and of which nobody knows which
    /// is meant.
    @Test func aFailureReportsWhatItWas() throws {
        let app = try ScreenProgram.launch(#"printf 'a 1\r\na 2'"#)
        let soon = Duration.milliseconds(10)
        #expect(app.text("a").expectToExist(timeout: 0))
        let failures = FailureReporter.taking {
            #expect(!app.texts("a").expect(\.count, is: 3, timeout: soon))
            #expect(!app.texts(/a \d/).expect(\.labels, is: ["a 1"], timeout: soon))
            #expect(!app.text("a").expectNotToExist(timeout: soon))
            #expect(!app.text("a").expect(\.isHittable, is: false, timeout: soon))
        }
        let words = [
            "Expected app.texts(\"a\").count to be 3; it was 2.\n", "it was [\"a 1\", \"a 2\"]",
            "Expected app.text(\"a\") to disappear; it did not.", "2 texts matched",
        ]
        #expect(failures.map(\.kind) == Array(repeating: .expectation, count: words.count))
        for (failure, words) in zip(failures, words) { #expect(failure.message.contains(words)) }
        #expect(try !app.text("a").wait(for: \.exists, toEqual: false, timeout: soon))
        #expect(app.text("bye").expectNotToExist(timeout: 0))
    }

    /// A misspelled container has no elements, and that tells nothing of the app.
    @Test func whatIsInNoElementIsNotCounted() throws {
        let app = try Widgets.launch().app
        #expect(app.tables["list"].cells.count > 0)
        #expect(app.tables["list"].cells["nothing"].staticTexts.firstMatch.exists == false)
        let queries = [
            app.tables["lits"].cells, app.buttons.inside(app.tables["lits"]), app.buttons.element.staticTexts,
            app.texts("Ada", within: .below(app.text("nothing"))), app.tables.element(boundBy: 7).cells,
        ]
        for query in queries {
            withFailure {
                #expect(query.count == 0)
                #expect(query.labels == [])
            } matching: {
                [.noMatch, .severalMatches].contains($0.kind)
            }
            withFailure {
                #expect(!query.expect(\.count, is: 0, timeout: .milliseconds(10)))
            } matching: {
                $0.message.contains(" matched.")
            }
        }
    }

    /// Rows are counted from 0: what is looked for in a row that is not there is nowhere.
    @Test func whatIsLookedForOffTheScreenFails() throws {
        let app = try ScreenProgram.launch("printf hello")
        let text = app.text("hello", within: .row(24))
        withFailure {
            text.expectNotToExist()
            #expect(app.texts("hello", within: .rows(-2 ... -1)).count == 0)
            let cells = CellRect(column: 80, row: 0, columns: 9, rows: 1)
            app.texts("hello", within: .rectangle(cells)).expect(\.count, is: 0)
        } matching: {
            $0.kind == .noMatch
        }
        #expect(throws: TUIError.self) { _ = try text.waitForNonExistence(timeout: 5) }
        #expect(app.text("hello", within: .rows(0...99)).expectToExist())
        let other = try ScreenProgram.launch("printf hello")
        let failures = FailureReporter.taking {
            #expect(!other.text("hello", within: .row(24)).exists)
            other.terminate()
        }
        #expect(failures.map(\.kind) == [.noMatch])
        #expect(failures.first?.message.contains("The search region is outside the screen, which is ") == true)
    }

    /// All that stands below counts, also beside the columns of the title.
    @Test func belowATextIsTheWholeOfTheRowsBelow() throws {
        let app = try ScreenProgram.launch(#"printf 'Delete all\r\n    Title\r\n\r\nabc          Delete'"#)
        let title = app.text("Title")
        #expect(app.text("Delete", within: .below(title)).frame.origin.row == 3)
        #expect(app.text("abc", within: .below(title)).exists && app.text("Delete all", within: .above(title)).exists)
        #expect(!app.text("all", within: .below(title)).exists)
    }

    /// `swift test` loses long messages with many characters of several bytes.
    @Test func aScreenWithManyLinesIsShownInASCII() throws {
        let app = try ScreenProgram.launch(
            #"for i in 1 2 3 4; do printf '┌────────────────────────────────────┐\r\n│ %d ╱█ é│\r\n' $i; done"#)
        withFailure {
            _ = app.text("Nowhere").label
        } matching: { failure in
            let drawing = failure.message.unicodeScalars.filter { (0x2500...0x259F).contains($0.value) }
            return drawing.isEmpty
                && failure.message.contains("|+------------------------------------+\n|| 4 /# é|\n")
                && failure.message.contains("lines shown as + - |")
        }
    }
}
