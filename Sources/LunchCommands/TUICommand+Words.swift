package import LunchElements
import LunchInput
import LunchWire

/// The words of a command, for people only. No code parses them.
extension TUICommand {
    /// The name of the function or the property in a test: `tap`, `label`.
    package var verb: String {
        switch action {
        case .launch: "launch"
        case .terminate: "terminate"
        case .point(let gesture, let place): place.prefix + gesture.verb
        case .scroll(let place, _, _): place.prefix + "scroll"
        case .swipe(_, let direction): direction.verb
        case .press(_, let query, _): query.isEmpty ? "press" : "typeKey"
        case .type: "typeText"
        case .paste: "paste"
        case .send: "send"
        case .clear: "clearText"
        case .replace: "replaceText"
        case .adjust: "adjust"
        case .focus(let isGained): isGained ? "activate" : "deactivate"
        case .resize: "resize"
        case .advance: "clock.advance"
        case .show: "show"
        case .read(let reading): reading.property ?? Self.unknown
        case .wait(.value(let reading, .comparison(.is(let value))), _) where reading.property == "exists":
            value == true ? "waitForExistence" : "waitForNonExistence"
        case .wait(.exit, _): "waitForExit"
        case .wait(.answers, _): "waitForAnswers"
        case .wait(.frame, _): "waitForFrame"
        case .wait: "wait"
        case .expect: "expect"
        case .expectNoChange: "expectNoChange"
        case .call(let name, _, _): name
        }
    }

    private static let unknown = "[keyPath: …]"

    /// The argument as it is written in a test; nil if there is none, or if it is not shown.
    package var argument: String? {
        switch action {
        case .press(let keys?, _, _): keys.map(\.description).joined(separator: ", ")
        case .type(let text, _, _), .paste(let text, _), .replace(_, let text):
            text.isWithheld ? nil : text.words(mark: TypedText.mark)
        case .adjust(_, .position(let position)): "toNormalizedSliderPosition: \(position)"
        case .resize(let size): "\(size)"
        case .advance(let time): DurationText.exactWords(time)
        case .show(let screen, .variant(let name, _)): "\(screen.literal), mock: .variant(\(name.literal))"
        case .show(let screen, _): screen.literal
        case .wait(.value(let reading, _), _) where reading.property != "exists": reading.name
        case .wait(.running(let isRunning), _): "for: .\(isRunning ? "runningForeground" : "notRunning")"
        case .expect(let reading, let condition, _): "\(reading.name), \(condition.words(of: reading))"
        case .expectNoChange(let time): "for: \(time)"
        case .call(_, _, let argument): argument
        default: nil
        }
    }

    /// The query of the element in question; empty for the app itself.
    package var query: [QueryStep] {
        switch action {
        case .launch, .terminate, .send, .focus, .resize, .advance, .show, .wait(.exit, _), .wait(.running, _),
            .wait(.frame, _), .wait(.answers, _),
            .expectNoChange:
            []
        case .point(_, let place), .scroll(let place, _, _): place.query
        case .swipe(let query, _), .press(_, let query, _), .type(_, let query, _), .paste(_, let query),
            .clear(let query),
            .replace(let query, _), .adjust(let query, _), .call(_, let query, _):
            query
        case .read(let reading), .wait(.value(let reading, _), _), .expect(let reading, _, _): reading.query
        }
    }
}

extension TUICommand.Gesture {
    fileprivate var verb: String { if case .hold = self { "press" } else { name } }

    /// The call, as it reads in the list of the last inputs.
    package var call: String {
        switch self {
        case .hold(_, nil): "press(forDuration:)"
        case .hold(_, .element(let query)?): "press(forDuration:thenDragTo: \(QueryText.text(of: query)))"
        case .hold: "press(forDuration:thenDragTo:)"
        default: "\(verb)()"
        }
    }
}

extension TUICommand.Place {
    /// The query of the element that the place belongs to; empty for the screen.
    package var query: [QueryStep] {
        switch self {
        case .element(let query), .point(let query, _, _, _, _): query
        case .cell: []
        }
    }

    fileprivate var prefix: String { if case .element = self { "" } else { "coordinate." } }
}

extension TUICommand.Reading {
    /// The property as a test writes it after a query: `.label`.
    fileprivate var name: String { property.map { ".\($0)" } ?? "[keyPath: …]" }
}

extension TUICommand.Condition {
    /// The argument of `expect`, for example `is: "Bread"`; of a secret its mask.
    fileprivate func words(of reading: TUICommand.Reading) -> String {
        switch self {
        case .words(let text): return text
        case .comparison(let comparison):
            let (label, value) = reading.argument(comparison)
            return "\(label): \(value)"
        }
    }
}

extension TUICommand.Reading {
    /// The argument of `expect` for a comparison with the property: its label and its value, for example `is` and `"Bread"`.
    package func argument(_ comparison: Comparison) -> (label: String, value: String) {
        let property = property.flatMap { Property(named: $0) }
        func code(_ value: LunchJSON) -> String {
            property?.code(of: value, quoted: ShownText.quoted) ?? ShownText.literal(value)
        }
        switch comparison {
        case .is(let value): return ("is", code(value))
        case .isNot(let value): return ("isNot", code(value))
        case .contains(let text): return ("contains", code(.string(text)))
        case .matches(let pattern): return ("matches", pattern.code)
        case .isIn(let bounds):
            let end = bounds.includesUpper || bounds.upper == nil ? "..." : "..<"
            return ("isIn", "\(bounds.lower.map(code) ?? "")\(end)\(bounds.upper.map(code) ?? "")")
        }
    }
}

extension TUICommand.Direction {
    var verb: String {
        switch self {
        case .up: "swipeUp"
        case .down: "swipeDown"
        case .left: "swipeLeft"
        case .right: "swipeRight"
        }
    }
}
