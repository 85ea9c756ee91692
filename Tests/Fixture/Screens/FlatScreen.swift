import Lunch

/// Rows, a field and buttons directly below the root, as an app has them that knows of no containers.
///
/// Down and Up go through the rows, the field and the first button; Right and Left go to the button beside that.
final class FlatScreen: FixtureScreen {
    /// The options that the screen is launched with.
    struct Options: Decodable {
        /// True if Tab goes from element to element.
        var tab = false
        /// True if the arrows do.
        var arrows = false
        /// True if a row is said to be selected, and nothing to have the focus.
        var isSelection = false
        /// The kind of what lies over it at first, `alert` or `dialog`, has nothing to press, and takes all keys up to Escape.
        var front: String?
    }

    private static let names = ["Milk", "Bread", "Eggs", "note", "Add", "Remove"]
    private let options: Options
    private var current = 0
    private var text = ""
    private var notes: [String] = []
    private var keys: [String] = []
    private var front: TUIElementType?

    init(_ options: Options) {
        self.options = options
        front = options.front.flatMap(TUIElementType.init)
    }

    override var lines: [(identifier: String, text: String)] {
        [("notes", notes.joined(separator: " ")), ("keys", keys.joined(separator: " "))]
    }

    override var elements: [AccessibilityNode] {
        let own = Self.names.enumerated().map { index, name in
            let isButton = index > 3
            let isCurrent = index == current
            return AccessibilityNode(
                index < 3 ? .cell : isButton ? .button : .textField, identifier: name, label: isButton ? name : "",
                value: name == "note" ? text : nil,
                frame: CellRect(column: index == 5 ? 10 : 0, row: 3 + min(index, 4), columns: 8, rows: 1),
                isSelected: isCurrent && options.isSelection, hasFocus: isCurrent && !options.isSelection)
        }
        guard let front else { return own }
        let frame = CellRect(column: 40, row: 3, columns: 20, rows: 3)
        let advice = AccessibilityNode(
            .staticText, label: "Escape closes this.", frame: CellRect(column: 41, row: 4, columns: 19, rows: 1))
        return own + [AccessibilityNode(front, identifier: "news", label: "News", frame: frame, children: [advice])]
    }

    override func handle(_ bytes: [UInt8]) {
        var rest = String(decoding: bytes, as: UTF8.self)[...]
        while !rest.isEmpty {
            if let arrow = rest.prefixMatch(of: /\u{1B}[\[O]([ABCD])/) {
                rest = rest[arrow.range.upperBound...]
                press(String(arrow.1))
            } else {
                press(String(rest.removeFirst()))
            }
        }
    }

    private func press(_ key: String) {
        if front != nil {
            front = key == "\u{1B}" ? nil : front
            return
        }
        keys.append(key == "\t" ? "tab" : key == "\r" ? "return" : key)
        switch key {
        case "\t": if options.tab { current = (current + 1) % Self.names.count }
        case "A": if options.arrows, current < 5 { current = max(0, current - 1) }
        case "B": if options.arrows, current < 5 { current = min(4, current + 1) }
        case "C": if options.arrows, current == 4 { current = 5 }
        case "D": if options.arrows, current == 5 { current = 4 }
        case "\r": notes.append(Self.names[current])
        default: if current == 3 { text += key }
        }
    }
}
