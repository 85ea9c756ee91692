import LunchElements
import LunchInput
package import LunchWire

/// An action as what was sent to an app: the content of the list of the last inputs, and of traces.
extension TUICommand.Action {
    /// The action as it reads in that list.
    ///
    /// - Parameters:
    ///   - cell: the cell at which the mouse was used; nil if it was not.
    ///   - mark: the character that stands for a secret.
    package func inputWords(at cell: CellPoint? = nil, mark: String = "…") -> String {
        let place = cell.map { " at (\($0.column), \($0.row))" } ?? ""
        func call(_ query: [QueryStep], _ call: String) -> String {
            (query.isEmpty ? "" : "\(QueryText.text(of: query)).") + call
        }
        switch self {
        case .press(let keys, _, _): return keys.map(Self.words) ?? "keys \(mark)"
        case .type(let text, let query, _): return call(query, "typeText(\(text.words(mark: mark)))")
        case .paste(let text, _): return "paste(\(text.words(mark: mark)))"
        case .send(let bytes): return bytes.map { $0.count == 1 ? "1 byte" : "\($0.count) bytes" } ?? "bytes \(mark)"
        case .point(let gesture, .element(let query)): return call(query, gesture.call) + place
        case .point(let gesture, _): return gesture.call + place
        case .scroll(.element(let query), let x, let y): return call(query, "scroll(byDeltaX: \(x), deltaY: \(y))")
        case .scroll(_, let x, let y): return "scroll(byDeltaX: \(x), deltaY: \(y))"
        case .swipe(let query, let direction): return call(query, "\(direction.verb)()")
        case .focus(let isGained): return isGained ? "activate()" : "deactivate()"
        case .resize(let size): return "resize to \(size)"
        case .advance(let time): return "clock.advance(by: \(DurationText.words(time)))"
        case .show(let screen, _): return "show(\(ShownText.quoted(screen)))"
        default: return TUICommand(self).verb
        }
    }

    private static func words(_ keys: [TUIKeyboardKey]) -> String {
        if keys.count > 1, let first = keys.first, keys.allSatisfy({ $0 == first }) {
            return "key \(first) \(keys.count) times"
        }
        return "\(keys.count == 1 ? "key" : "keys") \(keys.map(\.description).joined(separator: ", "))"
    }

    /// The action without its secrets: a secret text keeps its length, and secret keys and bytes are left out.
    package var hidden: TUICommand.Action {
        switch self {
        case .press(let keys, let query, let waits) where keys?.contains(where: \.isTelling) != false:
            .press(nil, into: query, whenSettled: waits)
        case .type(let text, let query, let waits): .type(text.hidden, into: query, whenSettled: waits)
        case .paste(let text, let query): .paste(text.hidden, into: query)
        case .send: .send(nil)
        default: self
        }
    }

    /// The action without the text, the keys or the bytes that it types. Whether they are secret is known only after the app has
    /// received them.
    package var withheld: TUICommand.Action {
        switch self {
        case .type(_, let query, let waits): .type(.withheld, into: query, whenSettled: waits)
        case .paste(_, let query): .paste(.withheld, into: query)
        case .replace(let query, _): .replace(query, .withheld)
        case .press(_, let query, let waits): .press(nil, into: query, whenSettled: waits)
        case .send: .send(nil)
        default: self
        }
    }

    /// The action with the text, the keys or the bytes of its inputs. It is the inverse of `withheld`.
    package func typing(_ inputs: [TUICommand.Action]) -> TUICommand.Action {
        guard let last = inputs.last(where: isTyped(by:)) else { return self }
        switch (self, last) {
        case (.press(_, let query, let waits), .press(let keys, _, _)) where !query.isEmpty:
            // Keys before the last input moved the focus to the element.
            return .press(keys, into: query, whenSettled: waits)
        case (.press(_, let query, let waits), _):
            // One secret key makes the whole list unknown: the other keys alone would be another action.
            let keys = inputs.reduce([TUIKeyboardKey]?.some([])) { keys, input in
                guard case .press(let more, _, _) = input else { return keys }
                return keys.flatMap { keys in more.map { keys + $0 } }
            }
            return .press(keys, into: query, whenSettled: waits)
        // Each input of a text contains the parts before it.
        case (.type(_, let query, let waits), .type(let text, _, _)):
            return .type(text, into: query, whenSettled: waits)
        case (.replace(let query, _), .type(let text, _, _)): return .replace(query, text)
        default: return last
        }
    }

    /// Returns true if an input contains the text, the keys or the bytes of the action.
    package func isTyped(by input: TUICommand.Action) -> Bool {
        switch (self, input) {
        case (.press, .press), (.type, .type), (.replace, .type), (.paste, .paste), (.send, .send): true
        default: false
        }
    }

    /// True if Lunch can perform the action without its test: the action contains no secret and no closure.
    package var isRepeatable: Bool {
        switch self {
        case .press(nil, _, _), .send(nil), .call, .wait(.frame, _): return false
        case .type(let text, _, _), .paste(let text, _), .replace(_, let text): if text.open == nil { return false }
        case .read(let reading): if reading.property == nil { return false }
        case .expect(let reading, let condition, _), .wait(.value(let reading, let condition), _):
            if reading.property == nil || condition.isOpaque { return false }
        default: break
        }
        return !TUICommand(self).query.contains(where: \.isOpaque)
    }

    /// True if it uses the mouse.
    package var isOfMouse: Bool {
        switch self {
        case .point, .scroll, .swipe: true
        default: false
        }
    }
}

extension TypedText {
    /// The character that represents a secret.
    package static let mark = "•"

    /// The text as a string literal; the mark alone if the whole text is secret.
    func words(mark: String) -> String {
        if isWithheld || !pieces.isEmpty && pieces.allSatisfy(\.isSecret) { return mark }
        let shown = pieces.map { piece in if case .open(let text) = piece { text } else { mark } }
        return ShownText.quoted(shown.joined())
    }

    /// The text as one secret part of the same length.
    fileprivate var hidden: TypedText {
        isWithheld ? self : TypedText(pieces: [.secret(pieces.reduce(0) { $0 + $1.count })])
    }
}

extension TUICommand.Condition {
    fileprivate var isOpaque: Bool {
        switch self {
        case .words: true
        case .comparison(let comparison): comparison.isOpaque
        }
    }
}
