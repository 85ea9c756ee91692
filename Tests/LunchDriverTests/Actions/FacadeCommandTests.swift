import Foundation
import LunchCommands
import LunchDriver
import LunchElements
import LunchInput
import LunchTerminal
@_spi(Lunch) import LunchWire
import TestSupport
import Testing

/// Each public member of the façade that does or asks something is a command.
@Suite struct FacadeCommandTests {
    private typealias Use = @Sendable (_ app: TUIApplication) throws -> Void

    private struct Row {
        let member: String
        let command: String
        let use: Use

        init(_ member: String, _ command: String, _ use: @escaping Use) {
            (self.member, self.command, self.use) = (member, command, use)
        }
    }

    /// The members, by their files, each with the name of its command and a use of it.
    private static let uses = application + coordinates + elements + reads + terminalProperties

    private static let application: [Row] = [
        Row("TUIApplication.launch", "launch", { try $0.launch() }),
        Row("TUIApplication.terminate", "terminate", { $0.terminate() }),
        Row("TUIApplication.waitForExit", "wait", { try $0.waitForExit() }),
        Row("TUIApplication.waitForAnswers", "wait", { _ = $0.waitForAnswers(timeout: Duration.zero) }),
        Row("TUIApplication.wait", "wait", { _ = $0.wait(for: .notRunning, timeout: Duration.zero) }),
        Row("TUIApplication.waitForFrame", "wait", { _ = try $0.waitForFrame { _ in true } }),
        Row("TUIApplication.settledFrame", "read", { _ = try $0.settledFrame() }),
        Row("TUIApplication.expectNoChange", "expectNoChange", { $0.expectNoChange(for: Duration.zero) }),
        Row("TUIApplication.press", "press", { try $0.press(.tab) }),
        Row("TUIApplication.typeText", "type", { try $0.typeText("a") }),
        Row("TUIApplication.typeKey", "press", { try $0.typeKey("a", modifierFlags: .control) }),
        Row("TUIApplication.paste", "paste", { try $0.paste("a") }),
        Row("TUIApplication.activate", "activate", { try $0.activate() }),
        Row("TUIApplication.deactivate", "deactivate", { try $0.deactivate() }),
        Row("TUIApplication.resize", "resize", { try $0.resize(columns: 9, rows: 9) }),
        Row("TUIApplication.show", "show", { try $0.show("Menu") }),
        Row("TUIApplication.exists", "read", { _ = $0.exists }),
        Row("TUIApplication.label", "read", { _ = $0.label }),
        Row("TUIApplication.frame", "read", { _ = $0.frame }),
        Row("TUIApplication.snapshot", "read", { _ = try $0.snapshot() }),
        Row("TUIApplication.scroll", "scroll", { try $0.scroll(byDeltaX: 1, deltaY: 2) }),
        Row("TUIApplication.swipeUp", "swipe", { try $0.swipeUp() }),
        Row("TUIApplication.swipeDown", "swipe", { try $0.swipeDown() }),
        Row("TUIApplication.swipeLeft", "swipe", { try $0.swipeLeft() }),
        Row("TUIApplication.swipeRight", "swipe", { try $0.swipeRight() }),
    ]

    private static let coordinates: [Row] = [
        Row("TUIClock.now", "read", { _ = $0.clock.now }),
        Row("TUIClock.advance", "advance", { try $0.clock.advance(by: Duration.zero) }),
        Row("TUICoordinate.screenPoint", "read", { _ = cell($0).screenPoint }),
        Row("TUICoordinate.tap", "tap", { try cell($0).tap() }),
        Row("TUICoordinate.click", "tap", { try cell($0).click() }),
        Row("TUICoordinate.doubleTap", "doubleTap", { try cell($0).doubleTap() }),
        Row("TUICoordinate.rightClick", "rightClick", { try cell($0).rightClick() }),
        Row("TUICoordinate.hover", "hover", { try cell($0).hover() }),
        Row("TUICoordinate.press", "drag", { try cell($0).press(forDuration: Duration.zero, thenDragTo: cell($0)) }),
        Row("TUICoordinate.scroll", "scroll", { try cell($0).scroll(byDeltaX: 1, deltaY: 0) }),
    ]

    private static let elements: [Row] = [
        Row("TUIElement.adjust", "adjust", { try save($0).adjust(toNormalizedSliderPosition: 0.5) }),
        Row("TUIElement.tap", "tap", { try save($0).tap() }),
        Row("TUIElement.click", "tap", { try save($0).click() }),
        Row("TUIElement.doubleTap", "doubleTap", { try save($0).doubleTap() }),
        Row("TUIElement.doubleClick", "doubleTap", { try save($0).doubleClick() }),
        Row("TUIElement.rightClick", "rightClick", { try save($0).rightClick() }),
        Row("TUIElement.hover", "hover", { try save($0).hover() }),
        Row("TUIElement.press", "hold", { try save($0).press(forDuration: Duration.zero) }),
        Row(
            "TUIElement.perform", "tap",
            { app in try TUIElement.perform(withKeyModifiers: .shift) { try save(app).tap() } }),
        Row("TUIElement.scroll", "scroll", { try save($0).scroll(byDeltaX: 0, deltaY: 1) }),
        Row("TUIElement.swipeUp", "swipe", { try save($0).swipeUp() }),
        Row("TUIElement.swipeDown", "swipe", { try save($0).swipeDown() }),
        Row("TUIElement.swipeLeft", "swipe", { try save($0).swipeLeft() }),
        Row("TUIElement.swipeRight", "swipe", { try save($0).swipeRight() }),
        Row("TUIElement.typeText", "type", { try save($0).typeText("a") }),
        Row("TUIElement.typeKey", "press", { try save($0).typeKey(.tab) }),
        Row("TUIElement.clearText", "clear", { try save($0).clearText() }),
        Row("TUIElement.replaceText", "replace", { try save($0).replaceText("a") }),
        Row("TUIElement.paste", "paste", { try save($0).paste("a") }),
        Row("TUIElement.waitForExistence", "wait", { _ = try save($0).waitForExistence(timeout: Duration.zero) }),
        Row("TUIElement.waitForNonExistence", "wait", { _ = try save($0).waitForNonExistence(timeout: Duration.zero) }),
        Row("TUIElement.wait", "wait", { _ = try save($0).wait(for: \.label, toEqual: "a", timeout: Duration.zero) }),
        Row("TUISubject.expect", "expect", { save($0).expect(\.label, is: "Save", timeout: Duration.zero) }),
        Row("TUISubject.expectToExist", "expect", { save($0).expectToExist(timeout: Duration.zero) }),
        Row("TUISubject.expectNotToExist", "expect", { save($0).expectNotToExist(timeout: Duration.zero) }),
    ]

    private static let reads: [Row] = [
        Row("TUIElement.exists", "read", { _ = save($0).exists }),
        Row("TUIElement.identifier", "read", { _ = save($0).identifier }),
        Row("TUIElement.label", "read", { _ = save($0).label }),
        Row("TUIElement.title", "read", { _ = save($0).title }),
        Row("TUIElement.value", "read", { _ = save($0).value }),
        Row("TUIElement.placeholderValue", "read", { _ = save($0).placeholderValue }),
        Row("TUIElement.elementType", "read", { _ = save($0).elementType }),
        Row("TUIElement.frame", "read", { _ = save($0).frame }),
        Row("TUIElement.isEnabled", "read", { _ = save($0).isEnabled }),
        Row("TUIElement.isSelected", "read", { _ = save($0).isSelected }),
        Row("TUIElement.isOn", "read", { _ = save($0).isOn }),
        Row("TUIElement.hasFocus", "read", { _ = save($0).hasFocus }),
        Row("TUIElement.style", "read", { _ = save($0).style }),
        Row("TUIElement.link", "read", { _ = save($0).link }),
        Row("TUIElement.normalizedSliderPosition", "read", { _ = save($0).normalizedSliderPosition }),
        Row("TUIElement.isHittable", "read", { _ = save($0).isHittable }),
        Row("TUIElement.snapshot", "read", { _ = try save($0).snapshot() }),
        Row("TUIElementQuery.count", "read", { _ = $0.buttons.count }),
        Row("TUIElementQuery.labels", "read", { _ = $0.buttons.labels }),
        Row("TUIElementQuery.allElementsBoundByIndex", "read", { _ = $0.buttons.allElementsBoundByIndex }),
        Row("TUIElementQuery.makeIterator", "read", { _ = $0.buttons.makeIterator() }),
        Row("TUIElementQuery.isEmpty", "read", { _ = $0.buttons.isEmpty }),
    ]

    /// The properties of the terminal, which expectations ask for.
    private static let terminalProperties: [Row] = [
        Row("TUITerminalSnapshot.windowTitle", "expect", { terminal($0).expect(\.windowTitle, is: "", timeout: none) }),
        Row("TUITerminalSnapshot.cursor", "expect", { terminal($0).expect(\.cursor.column, is: 0, timeout: none) }),
        Row("TUITerminalSnapshot.cursorRow", "expect", { terminal($0).expect(\.cursorRow, is: "", timeout: none) }),
        Row(
            "TUITerminalSnapshot.modes", "expect",
            { terminal($0).expect(\.modes.isAlternateScreen, is: true, timeout: none) }),
        Row("TUITerminalSnapshot.bellCount", "expect", { terminal($0).expect(\.bellCount, is: 0, timeout: none) }),
        Row("TUITerminalSnapshot.clipboard", "expect", { terminal($0).expect(\.clipboard, is: "", timeout: none) }),
        Row("TUITerminalSnapshot.rows", "expect", { terminal($0).expect(\.rows, contains: "a", timeout: none) }),
        Row(
            "TUITerminalSnapshot.scrollback", "expect",
            { terminal($0).expect(\.scrollback.count, is: 0, timeout: none) }),
        Row(
            "TUITerminalSnapshot.linkAddresses", "expect",
            { terminal($0).expect(\.linkAddresses, contains: "a", timeout: none) }),
        Row(
            "TUITerminalSnapshot.size", "expect",
            { terminal($0).expect(\.size, is: CellSize(columns: 1, rows: 1), timeout: none) }),
    ]

    private static let none = Duration.zero

    private static func save(_ app: TUIApplication) -> TUIElement { app.buttons["save"] }

    private static func terminal(_ app: TUIApplication) -> TUIApplication.Terminal { app.terminal }

    private static func cell(_ app: TUIApplication) -> TUICoordinate {
        app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0)).withOffset(columns: 3, rows: 2)
    }

    /// The members that do nothing to an app and ask it nothing.
    private static let others: [(why: String, members: Set<String>)] = [
        (
            "they make queries, elements, coordinates and regions",
            [
                "TUIApplication.treating", "TUIApplication.terminal", "TUIApplication.firstMatch",
                "TUIApplication.text",
                "TUIApplication.texts", "TUIApplication.descendants", "TUIApplication.children", "TUIClock.clock",
                "TUICoordinate.referencedElement", "TUICoordinate.withOffset", "TUICoordinate.coordinate",
                "TUIElement.firstMatch", "TUIElement.descendants", "TUIElement.children", "TUIElementQuery.matching",
                "TUIElementQuery.containing", "TUIElementQuery.element", "TUIElementQuery.selected",
                "TUIElementQuery.below", "TUIElementQuery.above", "TUIElementQuery.leftOf", "TUIElementQuery.rightOf",
                "TUIElementQuery.inside", "TUIElementQuery.rowOf", "TUIElementQuery.cursorRow",
                "TUIElementQuery.firstMatch", "TUIElementQuery.descendants", "TUIElementQuery.children",
            ]
        ),
        (
            "they prepare the next launch, or what is done with alerts",
            [
                "TUIApplication.launchEnvironment", "TUIApplication.launchArguments",
                "TUIApplication.addUIInterruptionMonitor", "TUIApplication.removeUIInterruptionMonitor",
            ]
        ),
        (
            "they tell at once what is known, and are no steps",
            [
                "TUIApplication.state", "TUIApplication.exitStatus", "TUIApplication.lastFrame",
                "TUIApplication.debugDescription", "TUIElement.description", "TUIElement.debugDescription",
                "TUIElementQuery.description", "TUIElementQuery.debugDescription",
            ]
        ),
    ]

    /// The members as the sources declare them, each with the beginning of its file's name.
    private static func declared() throws -> Set<String> {
        let folder = URL(filePath: #filePath).appending(path: "../../../../Sources/LunchDriver/Application")
            .standardized
        var members: Set<String> = []
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let type = String(file.prefix { $0 != "+" && $0 != "." })
            guard
                ["Application", "Clock", "Coordinate", "Element", "ElementQuery", "Subject", "TerminalSnapshot"]
                    .contains(type.dropFirst(3))
            else { continue }
            let source = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            for match in source.matches(of: #/\n    public (?:static )?(?:func|var) ([a-z]\w*)/#) {
                members.insert("\(type).\(match.1)")
            }
        }
        return members
    }

    @Test func eachMemberIsListed() throws {
        let listed = Set(Self.uses.map(\.member)).union(Self.others.flatMap(\.members))
        #expect(try Self.declared().symmetricDifference(listed).sorted() == [])
    }

    @Test func eachUseHasItsCommandInJSON() throws {
        for row in Self.uses {
            let found = Lock<[TUICommand]>([])
            _ = FailureReporter.taking {
                TUIEvents.withListener { event in
                    guard case .began = event.kind, let command = event.step?.command else { return }
                    found.withLock { $0.append(command) }
                } perform: {
                    // Nobody has launched it, which fails; its steps are told all the same.
                    try? row.use(TUIApplication(.command("none")))
                }
            }
            let command = try #require(found.withLock { $0.first }, "\(row.member) is no command")
            guard case .object(let members) = command.json else {
                Issue.record("\(row.member): \(command.json)")
                continue
            }
            #expect(members.keys.sorted() == [row.command], "\(row.member)")
            #expect(try TUICommand(json: command.json) == command, "\(row.member): \(command.json.text)")
        }
    }
}
