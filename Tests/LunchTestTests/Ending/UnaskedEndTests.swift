import LunchDriver
import LunchElements
import LunchSnapshots
import TestSupport
import Testing

@testable import LunchTest

/// Nothing is read of an app that has exited with status 0 before the test has asked about its end, by whatever means.
@Suite(.waiting) struct UnaskedEndTests {
    private enum Look: String, CaseIterable {
        case cellsOfTheApp, textOfTheApp, elementsOfTheApp, cellsOfAnElement, elementsOfAnElement, changes,
            changesOfText
        case waitForFrame, settledFrame, count, noButtons, label
    }

    @Test(arguments: Look.allCases, [false, true]) private func whoHasNotAskedReadsNothing(_ look: Look, hasAsked: Bool)
        throws
    {
        let failures = try FailureReporter.taking {
            let app = try Launcher(app: fixture, screen: "Counter").launch()
            let frame = try app.settledFrame()
            try app.typeText("q")
            // The screen of the terminal stays.
            #expect(app.terminal.rows.first == "count 0")
            if hasAsked { _ = try app.waitForExit() }
            do {
                try perform(look, app, frame)
            } catch let error as TUIError {
                FailureReporter.record(error.failure)
            }
            app.terminate()
        }
        #expect(failures.count == (hasAsked ? 0 : 1), "\(failures.map(\.message))")
        #expect(failures.allSatisfy { $0.message.contains("not running any more") }, "\(failures.map(\.message))")
    }

    private func perform(_ look: Look, _ app: TUIApplication, _ frame: TUIFrame) throws {
        let count = app.staticTexts["count"]
        func text(_ content: TUISnapshot.Content) -> String { TUISnapshot(frame, content).text }
        func text(of element: TUIElement, _ content: TUISnapshot.Content) throws -> String {
            let subject = SnapshotSubject(app: app, element: element, content: content, masks: [])
            return try subject.describe(frame).text
        }
        switch look {
        case .cellsOfTheApp: expectSnapshot(of: app, is: text(.cells))
        case .textOfTheApp: expectSnapshot(of: app, as: .text, is: text(.text))
        case .elementsOfTheApp: expectSnapshot(of: app, as: .elements, is: text(.elements))
        case .cellsOfAnElement: expectSnapshot(of: count, is: try text(of: count, .cells))
        case .elementsOfAnElement: expectSnapshot(of: count, as: .elements, is: try text(of: count, .elements))
        case .changes: expectChanges(of: app, is: "changes: 80×24\nnothing") {}
        case .changesOfText: expectChanges(of: app, in: .text, is: "changes: 80×24\nnothing") {}
        case .waitForFrame: try app.waitForFrame { _ in true }
        case .settledFrame: _ = try app.settledFrame()
        case .count: _ = app.staticTexts.count
        case .noButtons: app.buttons.expect(\.count, is: 0)
        case .label: _ = count.label
        }
    }

    private enum Caught: String, CaseIterable {
        case settledFrame, press, snapshot, tap, waitForFrame, textWithinAnElement
    }

    /// An error that the test catches tells it nothing, also of an app that has exited with status 0.
    @Test(arguments: Caught.allCases, [false, true]) private func aCaughtErrorIsNoAnswer(
        _ caught: Caught, hasAsked: Bool
    ) throws {
        let failures = try FailureReporter.taking {
            let app = try Launcher(app: fixture, screen: "Counter").launch()
            try app.typeText("q")
            switch caught {
            case .settledFrame: _ = try? app.settledFrame()
            case .press: try? app.press("a")
            case .snapshot: _ = try? app.staticTexts["count"].snapshot()
            case .tap: try? app.staticTexts["count"].tap()
            case .waitForFrame: _ = try? app.waitForFrame { _ in true }
            case .textWithinAnElement: _ = app.text("nowhere", within: .element(app.staticTexts["count"])).exists
            }
            if hasAsked { _ = try app.waitForExit() }
            app.terminate()
        }
        #expect(failures.count == (hasAsked ? 0 : 1), "\(failures.map(\.message))")
    }
}
