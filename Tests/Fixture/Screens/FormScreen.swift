import Lunch

/// A form with what makes a query fail: elements of the same name, disabled ones, one outside the screen.
///
/// Tab moves the focus; Return or a click on `send` sends, which enables `again`.
final class FormScreen: FixtureScreen {
    private let hasMouse: Bool
    private var name = ""
    private var focus = 0
    private var sent = 0
    private let order = ["name", "send", "cancel"]

    init(wantsMouse: Bool) { hasMouse = wantsMouse }

    override var wantsMouse: Bool { hasMouse }

    override var lines: [(identifier: String, text: String)] {
        [
            ("title", "Registration"), ("", "Name"), ("", "Name"), ("nameText", "[\(name)]"),
            ("sentCount", "sent \(sent)"),
        ]
    }

    override var elements: [AccessibilityNode] {
        [
            AccessibilityNode(
                .textField, identifier: "name", value: name, placeholder: "Your name",
                frame: CellRect(column: 0, row: 3, columns: 20, rows: 1), hasFocus: focused("name")),
            AccessibilityNode(
                .button, identifier: "send", label: "Send", frame: CellRect(column: 0, row: 6, columns: 8, rows: 1),
                hasFocus: focused("send")),
            AccessibilityNode(
                .button, identifier: "cancel", label: "Cancel",
                frame: CellRect(column: 10, row: 6, columns: 10, rows: 1), hasFocus: focused("cancel")),
            AccessibilityNode(
                .button, identifier: "again", label: "Again",
                frame: CellRect(column: 22, row: 6, columns: 9, rows: 1), isEnabled: sent > 0),
            AccessibilityNode(
                .button, identifier: "below", label: "Below", frame: CellRect(column: 0, row: 90, columns: 8, rows: 1)),
            AccessibilityNode(
                .image, identifier: "logo", label: "Logo", frame: CellRect(column: 60, row: 0, columns: 10, rows: 3)),
        ]
    }

    private func focused(_ identifier: String) -> Bool { order[focus] == identifier }

    override func handle(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        // A press of the left button; the release that follows says nothing new.
        if text.hasPrefix("\u{1B}[<0;") {
            let numbers = text.dropFirst(5).prefix { $0 != "M" && $0 != "m" }.split(separator: ";").compactMap {
                Int($0)
            }
            if numbers.count == 2 { click(column: numbers[0] - 1, row: numbers[1] - 1) }
            return
        }
        for character in text {
            switch character {
            case "\t": focus = (focus + 1) % order.count
            case "\r": if focused("send") { sent += 1 }
            default: if focused("name") { name.append(character) }
            }
        }
    }

    private func click(column: Int, row: Int) {
        let point = CellPoint(column: column, row: row)
        guard let hit = elements.last(where: { $0.attributes.frame.contains(point) }) else { return }
        if let index = order.firstIndex(of: hit.attributes.identifier) { focus = index }
        if hit.attributes.identifier == "send" { sent += 1 }
    }
}
