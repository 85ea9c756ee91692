import Lunch

/// Rows, a field and buttons directly below the root, as an app has them that knows of no containers.
///
/// Down and Up go through the rows, the field and the first button; Right and Left go to the button beside that.
final class FlatScreen: FixtureScreen {
    /// What the screen is launched with.
    struct Options: Decodable {
        /// Whether Tab goes from element to element.
        var tab = false
        /// Whether the arrows do.
        var arrows = false
        /// Whether a row is said to be selected, and nothing to have the focus.
        var isSelection = false
    }

    private static let names = ["Milk", "Bread", "Eggs", "note", "Add", "Remove"]
    private let options: Options
    private var current = 0
    private var text = ""
    private var notes: [String] = []
    private var keys: [String] = []

    init(_ options: Options) { self.options = options }

    override var lines: [(identifier: String, text: String)] {
        [("notes", notes.joined(separator: " ")), ("keys", keys.joined(separator: " "))]
    }

    override var elements: [AccessibilityNode] {
        Self.names.enumerated().map { index, name in
            let isButton = index > 3
            let isCurrent = index == current
            return AccessibilityNode(
                index < 3 ? .cell : isButton ? .button : .textField, identifier: name, label: isButton ? name : "",
                value: name == "note" ? text : nil,
                frame: CellRect(column: index == 5 ? 10 : 0, row: 3 + min(index, 4), columns: 8, rows: 1),
                isSelected: isCurrent && options.isSelection, hasFocus: isCurrent && !options.isSelection)
        }
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
