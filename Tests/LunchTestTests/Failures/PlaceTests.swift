import LunchDriver
import LunchTest
import TestSupport
import Testing

/// Every action, wait and expectation tells the whole place at which it is written.
@Suite struct PlaceTests {
    private static let file = "MyAppTests/LoginTests.swift"
    private static let path = "/MyApp/Tests/MyAppTests/LoginTests.swift"
    private static let place = TUISourceLocation(fileID: file, filePath: path, line: 7, column: 9)

    @Test func eachFailureKnowsItsPlace() {
        let (file, path) = (Self.file, Self.path)
        let app = TUIApplication(.path("/nowhere"))
        let element = app.buttons["Save"]
        let cell = element.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))
        let actions: [() throws -> Void] = [
            { try app.launch(fileID: file, filePath: path, line: 7, column: 9) },
            { try app.press("a", fileID: file, filePath: path, line: 7, column: 9) },
            { try app.typeText("a", fileID: file, filePath: path, line: 7, column: 9) },
            { try app.typeKey("a", modifierFlags: [], fileID: file, filePath: path, line: 7, column: 9) },
            { try app.typeKey(.return, modifierFlags: [], fileID: file, filePath: path, line: 7, column: 9) },
            { try app.paste("a", fileID: file, filePath: path, line: 7, column: 9) },
            { try app.activate(fileID: file, filePath: path, line: 7, column: 9) },
            { try app.deactivate(fileID: file, filePath: path, line: 7, column: 9) },
            { try app.resize(columns: 40, rows: 10, fileID: file, filePath: path, line: 7, column: 9) },
            { try app.scroll(byDeltaX: 0, deltaY: 1, fileID: file, filePath: path, line: 7, column: 9) },
            { try app.swipeUp(fileID: file, filePath: path, line: 7, column: 9) },
            { try app.swipeDown(fileID: file, filePath: path, line: 7, column: 9) },
            { try app.swipeLeft(fileID: file, filePath: path, line: 7, column: 9) },
            { try app.swipeRight(fileID: file, filePath: path, line: 7, column: 9) },
            { _ = try app.snapshot(fileID: file, filePath: path, line: 7, column: 9) },
            { _ = try app.settledFrame(fileID: file, filePath: path, line: 7, column: 9) },
            { try app.show("A", fileID: file, filePath: path, line: 7, column: 9) },
            { try app.waitForExit(fileID: file, filePath: path, line: 7, column: 9) },
            { try app.clock.advance(by: .seconds(1), fileID: file, filePath: path, line: 7, column: 9) },
            { try element.tap(fileID: file, filePath: path, line: 7, column: 9) },
            { try element.click(fileID: file, filePath: path, line: 7, column: 9) },
            { try element.doubleTap(fileID: file, filePath: path, line: 7, column: 9) },
            { try element.doubleClick(fileID: file, filePath: path, line: 7, column: 9) },
            { try element.rightClick(fileID: file, filePath: path, line: 7, column: 9) },
            { try element.hover(fileID: file, filePath: path, line: 7, column: 9) },
            { try element.press(forDuration: 0, fileID: file, filePath: path, line: 7, column: 9) },
            {
                try element.press(
                    forDuration: 0, thenDragTo: element, fileID: file, filePath: path, line: 7, column: 9)
            },
            { try element.scroll(byDeltaX: 0, deltaY: 1, fileID: file, filePath: path, line: 7, column: 9) },
            { try element.swipeUp(fileID: file, filePath: path, line: 7, column: 9) },
            { try element.swipeDown(fileID: file, filePath: path, line: 7, column: 9) },
            { try element.swipeLeft(fileID: file, filePath: path, line: 7, column: 9) },
            { try element.swipeRight(fileID: file, filePath: path, line: 7, column: 9) },
            { try element.typeText("a", fileID: file, filePath: path, line: 7, column: 9) },
            { try element.typeKey("a", modifierFlags: [], fileID: file, filePath: path, line: 7, column: 9) },
            { try element.typeKey(.return, modifierFlags: [], fileID: file, filePath: path, line: 7, column: 9) },
            { try element.clearText(fileID: file, filePath: path, line: 7, column: 9) },
            { try element.paste("a", fileID: file, filePath: path, line: 7, column: 9) },
            { try element.adjust(toNormalizedSliderPosition: 1, fileID: file, filePath: path, line: 7, column: 9) },
            { try element.adjust(toPickerWheelValue: "a", fileID: file, filePath: path, line: 7, column: 9) },
            { _ = try element.snapshot(fileID: file, filePath: path, line: 7, column: 9) },
            { _ = try element.waitForExistence(timeout: 1, fileID: file, filePath: path, line: 7, column: 9) },
            { _ = try element.waitForNonExistence(timeout: 1, fileID: file, filePath: path, line: 7, column: 9) },
            {
                _ = try element.wait(
                    for: \.label, toEqual: "a", timeout: 1, fileID: file, filePath: path, line: 7, column: 9)
            },
            { try cell.tap(fileID: file, filePath: path, line: 7, column: 9) },
            { try cell.click(fileID: file, filePath: path, line: 7, column: 9) },
            { try cell.doubleTap(fileID: file, filePath: path, line: 7, column: 9) },
            { try cell.rightClick(fileID: file, filePath: path, line: 7, column: 9) },
            { try cell.hover(fileID: file, filePath: path, line: 7, column: 9) },
            { try cell.press(forDuration: 0, fileID: file, filePath: path, line: 7, column: 9) },
            { try cell.press(forDuration: 0, thenDragTo: cell, fileID: file, filePath: path, line: 7, column: 9) },
            { try cell.scroll(byDeltaX: 0, deltaY: 1, fileID: file, filePath: path, line: 7, column: 9) },
            { _ = try app.waitForFrame(fileID: file, filePath: path, line: 7, column: 9) { _ in true } },
            { _ = try Launcher(app: .path("/nowhere")).launch(fileID: file, filePath: path, line: 7, column: 9) },
        ]
        for (index, action) in actions.enumerated() {
            let error = withError { try action() }
            #expect(error?.failure.place == Self.place, "action \(index)")
        }
        let failures = FailureReporter.taking {
            app.buttons["Save"].expect(\.label, is: "a", fileID: file, filePath: path, line: 7, column: 9)
            app.buttons.expect(\.count, is: 1, fileID: file, filePath: path, line: 7, column: 9)
            app.terminal.expect(\.windowTitle, is: "a", fileID: file, filePath: path, line: 7, column: 9)
        }
        #expect(failures.map(\.place) == [Self.place, Self.place, Self.place])
    }
}
