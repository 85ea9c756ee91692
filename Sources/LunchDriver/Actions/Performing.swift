import LunchCommands
import LunchElements
import LunchInput
import LunchTerminal
import LunchWire

/// Performs what a test does: each action of the façade is a command that comes through here.
extension AppRun {
    /// Performs an action as a step of the test.
    func perform(
        _ action: TUICommand.Action, of query: Query = Query([]), at place: TUISourceLocation
    ) throws(TUIError) {
        try performing(action, of: query, at: place) { () throws(TUIError) in try execute(action) }
    }

    /// Presses the key that types a character, by its name in a test.
    func typeKey(
        _ name: String, _ flags: TUIKeyModifierFlags, into query: Query, at place: TUISourceLocation
    ) throws(TUIError) {
        let keys = Keyboard.key(name, flags).map { [$0] } ?? []
        let action = TUICommand.Action.press(keys, into: query.steps)
        try performing(action, of: query, at: place) { () throws(TUIError) in
            if keys.isEmpty { throw try keyboard.noKey(name, for: query.steps) }
            try execute(action)
        }
    }

    private func execute(_ action: TUICommand.Action) throws(TUIError) {
        switch action {
        case .point(.tap, .element(let query)): try pointer.tap(query)
        case .point(let gesture, let place): try pointer.perform(gesture, at: place)
        case .scroll(let place, let x, let y): try scroller.scroll(at: place, x: x, y: y)
        case .swipe(let query, let direction): try scroller.swipe(query, direction)
        case .press(let keys, [], let waits): try press(keys ?? [], whenSettled: waits)
        case .press(let keys, let query, _): try keyboard.press(keys ?? [], in: try focus.bring(to: query).frame)
        case .type(let text, [], true): try keyboard.type(text.open ?? "", in: try frameBeforeKey(), of: [])
        case .type(let text, [], false): try keyboard.send(text.open ?? "", in: try shownFrame())
        case .type(let text, let query, _): try type(text, into: query)
        case .paste(let text, []): keyboard.paste(text.open ?? "", in: try frameBeforeKey())
        case .paste(let text, let query): keyboard.paste(text.open ?? "", in: try focus.bring(to: query).frame)
        case .send(let bytes):
            _ = try frameBeforeKey()
            send(bytes ?? [], as: action)
        case .clear(let query): try keyboard.clear(query)
        case .replace(let query, let text):
            try keyboard.clear(query)
            try type(text, into: query)
        case .adjust(let query, .position(let position)): try Adjuster(run: self).move(query, to: position)
        case .adjust(let query, .value(let value)): try Adjuster(run: self).turn(query, to: value)
        case .focus(let isGained):
            let change = isGained ? FocusChange.gained : .lost
            send(change.bytes(for: try frameBeforeKey().grid.modes), as: action)
        case .resize(let size): try resizer.resize(to: size)
        case .advance(let time): try timeKeeper.advance(by: time)
        case .show(let screen, let data):
            var launch = configuration
            (launch.screen, launch.mock) = (screen, LaunchMock(data))
            try Showing(run: self).show(screen, userInfo: try launch.resolvingVariant().userInfo?.content)
        case .wait(.value(let reading, let condition), let time), .expect(let reading, let condition, let time):
            try waitFor(condition, of: reading, within: time)
        // They bring back a value, or begin and end an app, which their functions do.
        case .launch, .terminate, .read, .wait, .expectNoChange, .call: break
        }
    }

    /// Waits until a property of an element meets a condition. Conditions on other values, such as those of the terminal, return at
    /// once.
    private func waitFor(
        _ condition: TUICommand.Condition, of reading: TUICommand.Reading, within time: Duration
    ) throws(TUIError) {
        guard let property = reading.property.flatMap({ Property(named: $0) }),
            case .comparison(let comparison) = condition
        else { return }
        _ = try settler.frame(until: .now + time, time) { frame in
            let resolution = Resolution(reading.query, in: frame)
            if property.name == "exists" { return resolution.isThere.map { comparison.holds(for: .bool($0)) } ?? false }
            return resolution.snapshot.exists && comparison.holds(for: property.value(resolution.snapshot))
        }
    }

    private func press(_ keys: [TUIKeyboardKey], whenSettled waits: Bool) throws(TUIError) {
        if waits { return try keyboard.pressInTurn(keys) }
        try keyboard.press(keys, in: try shownFrame())
    }

    private func type(_ text: TypedText, into query: [QueryStep]) throws(TUIError) {
        let target = try focus.bring(to: query)
        try keyboard.type(text.open ?? "", in: target.frame, of: query)
    }
}

extension TUICommand.Action {
    /// The kind of the step that performs it.
    var kind: TUIStep.Kind {
        switch self {
        case .launch, .terminate: .life
        case .read: .read
        case .wait: .wait
        case .expect, .expectNoChange, .call: .expectation
        case .point, .scroll, .swipe, .press, .type, .paste, .send, .clear, .replace, .adjust, .focus, .resize,
            .advance,
            .show:
            .action
        }
    }
}
