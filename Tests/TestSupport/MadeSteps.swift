import LunchCommands
package import LunchElements
package import LunchInput
import LunchTerminal
package import LunchTrace
import LunchWire

/// Steps of traces that are made up.
extension TraceStepBegan {
    /// A step by the name of its function, without what it types.
    ///
    /// - Parameter query: the query as messages have it, or the name of a button.
    package init(
        step: Int, verb: String, query: String? = nil, argument: String? = nil, place: TracePlace, frame: Int? = nil
    ) {
        let steps = query.map([QueryStep].init(made:)) ?? []
        let action: TUICommand.Action =
            switch verb {
            case "launch": .launch(TUICommand.Launch(program: "app"))
            case "press": .press(nil, into: steps)
            case "typeText": .type(.withheld, into: steps)
            case "paste": .paste(.withheld, into: steps)
            case "tap": .point(.tap, .element(steps))
            case "label": .read(TUICommand.Reading(steps, verb))
            case "clock.advance": .advance(.seconds(1))
            default: .call(verb, of: steps, argument: argument)
            }
        self.init(step: step, .command(TUICommand(action)), place: place, frame: frame)
    }
}

extension TraceInput {
    /// The input of a key.
    package static func key(_ key: TUIKeyboardKey, _ bytes: [UInt8]) -> TraceInput {
        TraceInput(.press([key], into: []), bytes: bytes, count: bytes.count)
    }

    /// The input of a text; nobody may see it if it has no bytes.
    package static func typed(_ text: String, into query: [QueryStep] = [], isSecret: Bool = false) -> TraceInput {
        var typed = TypedText("")
        typed.append(text, isSecret: isSecret)
        return TraceInput(.type(typed, into: query), bytes: isSecret ? nil : Array(text.utf8), count: text.utf8.count)
    }

    /// The input of a tap.
    package static func tap(_ query: [QueryStep] = [], column: Int = 1, row: Int = 1) -> TraceInput {
        TraceInput(
            .point(.tap, .element(query)), at: CellPoint(column: column, row: row), bytes: [1], count: 1)
    }

    package static let second = TraceInput(.advance(.seconds(1)), bytes: [], count: 0)
}

extension [QueryStep] {
    /// The query of a text that messages have, or of a button with a name.
    package init(made text: String) {
        // A name that is no query is the name of a button.
        self =
            (try? [QueryStep](json: .string(text), at: "query")) ?? [
                .descendants(.button), .matching(.any, text), .only,
            ]
    }
}
