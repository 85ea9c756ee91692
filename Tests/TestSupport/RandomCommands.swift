package import LunchCommands
import LunchElements
import LunchInput
import LunchWire

extension SeededGenerator {
    /// Any command, also one that only its test can perform.
    package mutating func command() -> TUICommand {
        let action = action()
        switch action {
        case .point, .scroll, .swipe: return TUICommand(action, holding: pick([[], .shift, [.control, .option]]))
        default: return TUICommand(action)
        }
    }

    private mutating func action() -> TUICommand.Action {
        var query = query(depth: 2)
        if happens(oneIn: 8) {
            let opaque: [ElementPredicate] = [.closure(nil), .closure(nil, comparedWith: text()), .name(.unknown)]
            query = [.descendants(.any), .satisfying(pick(opaque)), .only]
        }
        switch index(below: 20) {
        case 0: return .launch(launch())
        case 1: return .terminate
        case 2, 3: return .point(gesture(), place())
        case 4: return .scroll(place(), x: index(below: 9) - 4, y: index(below: 9) - 4)
        case 5: return .swipe(query, pick(TUICommand.Direction.allCases))
        case 6: return .press(happens(oneIn: 5) ? nil : keys(), into: query, whenSettled: happens(oneIn: 2))
        case 7: return .type(typed(), into: query, whenSettled: happens(oneIn: 2))
        case 8: return .paste(typed(), into: query)
        case 9: return happens(oneIn: 2) ? .clear(query) : .send(pick([nil, [], [0, 27, 255]]))
        case 10: return .replace(query, typed())
        case 11: return .adjust(query, happens(oneIn: 2) ? .position(0.25) : .value(text()))
        case 12: return .focus(happens(oneIn: 2))
        case 13: return .resize(CellSize(columns: 1 + index(below: 300), rows: 1 + index(below: 99)))
        case 14: return .advance(time())
        case 15: return .show(text(), data())
        case 16: return .read(reading(query))
        case 17:
            return .wait(
                pick([.exit, .running(false), .running(true), .frame, .value(reading(query), demand())]), within: time()
            )
        case 18:
            return happens(oneIn: 3) ? .expectNoChange(for: time()) : .expect(reading(query), demand(), within: time())
        default: return .call("expectSnapshot", of: query, argument: happens(oneIn: 2) ? nil : text())
        }
    }

    private mutating func time() -> Duration {
        pick([.zero, .seconds(5), .milliseconds(1), .nanoseconds(1_500_000_001), .seconds(86_400), .milliseconds(250)])
    }

    private mutating func keys() -> [TUIKeyboardKey] {
        let keys: [TUIKeyboardKey] = [
            .return, .tab, .up, .f(5), "x", "-", "日", .keypad(.enter), .control("c"), .leftShift,
        ]
        return (0..<index(below: 4)).map { _ in pick(keys).with(pick([[], .shift, [.option, .command]])) }
    }

    private mutating func typed() -> TypedText {
        if happens(oneIn: 6) { return .withheld }
        var typed = TypedText("")
        for _ in 0..<index(below: 4) { typed.append(text(), isSecret: happens(oneIn: 3)) }
        return typed
    }

    private mutating func place() -> TUICommand.Place {
        switch index(below: 3) {
        case 0: .element(query(depth: 2))
        case 1: .cell(CellPoint(column: index(below: 80), row: index(below: 24)))
        default: .point(query(depth: 1), x: 0.5, y: pick([0, 1, -0.25]), columns: index(below: 5) - 2, rows: 1)
        }
    }

    private mutating func gesture() -> TUICommand.Gesture {
        pick([.tap, .doubleTap, .rightClick, .hover, .hold(time()), .hold(time(), dragTo: place())])
    }

    private mutating func object() -> [String: LunchJSON] {
        Dictionary((0..<(1 + index(below: 3))).map { _ in (text(), json(depth: 2)) }, uniquingKeysWith: { $1 })
    }

    private mutating func data() -> TUICommand.Data {
        switch index(below: 5) {
        case 0: .nothing
        case 1: .variant(text())
        case 2: .variant(text(), userInfo: object())
        case 3: .text(text())
        default: .userInfo(happens(oneIn: 2) ? object() : [LaunchKeys.mock: json(depth: 2)])
        }
    }

    private mutating func launch() -> TUICommand.Launch {
        var launch = TUICommand.Launch(program: text())
        launch.arguments = (0..<index(below: 3)).map { _ in text() }
        launch.environment = Dictionary((0..<index(below: 3)).map { _ in (text(), text()) }, uniquingKeysWith: { $1 })
        launch.screen = happens(oneIn: 2) ? text() : nil
        launch.directory = happens(oneIn: 3) ? text() : nil
        launch.data = data()
        (launch.columns, launch.rows) = (1 + index(below: 200), 1 + index(below: 60))
        return launch
    }

    private mutating func reading(_ query: [QueryStep]) -> TUICommand.Reading {
        pick([
            .init(query, "label"), .init(query, "value"), .init(query, "count"), .init([], "terminal.rows[3]"),
            .init([], "clock.now"), .init([], "terminal.windowTitle"), .init(query, nil),
        ])
    }

    private mutating func demand() -> TUICommand.Condition {
        pick([
            .comparison(.is(.string(text()))), .comparison(.isNot(.string(text()))), .comparison(.contains(text())),
            .words("is: …"),
        ])
    }
}
