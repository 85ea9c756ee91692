import Synchronization

/// The number of times that inputs were focused.
private let focusCount = Atomic(0)

/// A line of text that the user edits, with a cursor that blinks.
public struct TextInput: Sendable {
    /// A message that shows or hides the cursor of one input, as long as that has the focus.
    struct Blink: Message {
        let focus: Int
    }

    public private(set) var value: String
    public private(set) var isFocused = false
    private let placeholder: String
    private var cursor: Int
    private var isCursorShown = false

    /// The number of this focus, so that the blinking of an earlier one ends.
    private var focusNumber = 0

    public init(_ value: String = "", placeholder: String = "") {
        self.value = value
        self.placeholder = placeholder
        cursor = value.count
    }

    /// Gives the input the focus, and returns the command that makes the cursor blink.
    public mutating func focus() -> Command {
        isFocused = true
        isCursorShown = true
        focusNumber = focusCount.add(1, ordering: .relaxed).newValue
        return blink
    }

    public mutating func blur() {
        isFocused = false
    }

    private var blink: Command { .tick(after: .milliseconds(500), Blink(focus: focusNumber)) }

    /// Handles keys and blinks, if the input has the focus.
    public mutating func update(_ message: any Message) -> Command? {
        guard isFocused else { return nil }
        switch message {
        case let message as Blink where message.focus == focusNumber:
            isCursorShown.toggle()
            return blink
        case let key as Key: edit(key)
        default: break
        }
        return nil
    }

    private mutating func edit(_ key: Key) {
        var characters = Array(value)
        switch key {
        case .character(let character):
            characters.insert(character, at: cursor)
            cursor += 1
        case .backspace where cursor > 0:
            cursor -= 1
            characters.remove(at: cursor)
        case .left: cursor = max(cursor - 1, 0)
        case .right: cursor = min(cursor + 1, characters.count)
        case .home: cursor = 0
        case .end: cursor = characters.count
        default: return
        }
        value = String(characters)
        isCursorShown = true
    }

    /// Returns the input as text, at least as wide as given.
    public func view(width: Int) -> String {
        let hint = Style().dim().width(width)
        if value.isEmpty, !isFocused { return hint.render(placeholder) }
        let characters = Array(value.isEmpty ? placeholder : value) + [" "]
        let style = value.isEmpty ? Style().dim() : Style()
        guard isFocused, isCursorShown else { return style.width(width).render(String(characters)) }
        return Style().width(width).render(
            style.render(String(characters[..<cursor])) + Style().inverse().render(String(characters[cursor]))
                + style.render(String(characters[(cursor + 1)...])))
    }
}
