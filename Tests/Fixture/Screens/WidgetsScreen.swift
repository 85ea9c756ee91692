import Lunch

/// One widget of each kind that an action is done to, for the keyboard and for the mouse, and a note of what was done.
///
/// It understands the keys of a plain terminal and the mouse in SGR reports.
final class WidgetsScreen: FixtureScreen {
    /// The options that the screen is launched with.
    struct Options: Decodable {
        /// The mode by which the mouse is asked for, 1000 to 1003; nil where it is not.
        var mouse: Int?
        /// Other modes that are set, with their question mark: `?2004`.
        var modes: [String]?
        /// The number of alerts that come, one after the other, whenever `save` is pressed; one is there at the start.
        var alerts: Int?
        /// The loudest volume, of 10; nil for 10.
        var loudest: Int?
        /// True if Backspace deletes a code point, and not a character.
        var deletesScalars: Bool?
    }

    private static let order = ["name", "pin", "save", "agree", "volume", "size", "list"]
    private static let sizes = ["Small", "Medium", "Large"]
    private static let listFrame = CellRect(column: 40, row: 1, columns: 20, rows: 5)

    private let options: Options
    private var texts = ["name": "Ada", "pin": ""]
    private var focus = 0
    private var volume = 3
    private var size = 0
    private var hasAgreed = false
    private var selected = 0
    private var top = 0
    private var alerts: Int
    private var notes: [String] = []

    init(_ options: Options) {
        self.options = options
        alerts = options.alerts ?? 0
    }

    override var preamble: String {
        let modes = (options.modes ?? []) + (options.mouse.map { ["?\($0)", "?1006"] } ?? [])
        return modes.map { "\u{1B}[\($0)h" }.joined()
    }

    override var lines: [(identifier: String, text: String)] {
        [("", "Widgets"), ("notes", notes.suffix(6).joined(separator: " ")), ("count", "\(notes.count)")]
    }

    /// Every element that can be seen, as `Label: value`; the window hides what it covers.
    override var ornaments: String {
        var text = ""
        for element in elements {
            let attributes = element.attributes
            let isBox = attributes.type == .window || attributes.type == .alert
            let rows = isBox ? attributes.frame.size.rows : attributes.type == .table ? 0 : 1
            for row in 0..<rows {
                let place = CellPoint(column: attributes.frame.origin.column, row: attributes.frame.origin.row + row)
                let blank = String(repeating: " ", count: isBox ? attributes.frame.size.columns : 0)
                text += at(place) + blank
                if row == 0 { text += at(place) + attributes.label + (attributes.value.map { ": \($0)" } ?? "") }
            }
            for child in element.children
            where attributes.frame.intersection(child.attributes.frame) == child.attributes.frame {
                text +=
                    at(child.attributes.frame.origin) + (child.attributes.isSelected ? ">" : " ")
                    + child.attributes.label
            }
        }
        return text
    }

    /// CUP (ECMA-48 8.3.21).
    private func at(_ point: CellPoint) -> String { "\u{1B}[\(point.row + 1);\(point.column + 1)H" }

    override var elements: [AccessibilityNode] {
        let fields = [
            element(
                .textField, "name", label: "Name", value: texts["name"], placeholder: "Your name",
                CellRect(column: 0, row: 8, columns: 20, rows: 1)),
            element(
                .secureTextField, "pin", label: "PIN", value: texts["pin"].map { String($0.map { _ in "•" }) },
                CellRect(column: 0, row: 9, columns: 20, rows: 1)),
            element(.button, "save", label: "Save", CellRect(column: 0, row: 10, columns: 8, rows: 1)),
            element(
                .checkBox, "agree", label: "I agree", value: hasAgreed ? "on" : "off",
                CellRect(column: 0, row: 11, columns: 12, rows: 1)),
            element(
                .slider, "volume", label: "Volume", value: "\(volume * 10)%",
                CellRect(column: 0, row: 12, columns: 11, rows: 1)),
            element(
                .picker, "size", label: "Size", value: Self.sizes[size],
                CellRect(column: 0, row: 13, columns: 10, rows: 1)),
        ]
        var list = element(.table, "list", Self.listFrame)
        list.children = (0..<100).map { row in
            AccessibilityNode(
                .cell, label: "Row \(row)",
                frame: CellRect(column: 40, row: Self.listFrame.origin.row + row - top, columns: 20, rows: 1),
                isSelected: row == selected)
        }
        // The window lies over the button before it.
        let covered = [
            element(.button, "covered", label: "Covered", CellRect(column: 0, row: 16, columns: 9, rows: 1)),
            element(.window, "window", label: "On top", CellRect(column: 0, row: 15, columns: 20, rows: 3)),
        ]
        return fields + [list] + covered + (alerts > 0 ? [alert] : [])
    }

    private var alert: AccessibilityNode {
        AccessibilityNode(
            .alert, identifier: "alert", label: "Really?", frame: CellRect(column: 60, row: 8, columns: 20, rows: 4),
            children: [
                AccessibilityNode(
                    .button, identifier: "yes", label: "Yes", frame: CellRect(column: 62, row: 10, columns: 5, rows: 1),
                    hasFocus: true)
            ])
    }

    private func element(
        _ type: TUIElementType, _ name: String, label: String = "", value: String? = nil, placeholder: String? = nil,
        _ frame: CellRect
    ) -> AccessibilityNode {
        AccessibilityNode(
            type, identifier: name, label: label, value: value, placeholder: placeholder, frame: frame,
            hasFocus: alerts == 0 && Self.order[focus] == name)
    }

    override func handle(_ bytes: [UInt8]) {
        var rest = String(decoding: bytes, as: UTF8.self)[...]
        while !rest.isEmpty {
            if let report = rest.prefixMatch(of: /\u{1B}\[<(\d+);(\d+);(\d+)([Mm])/) {
                rest = rest[report.range.upperBound...]
                let numbers = [report.1, report.2, report.3].compactMap { Int($0) }
                mouse(numbers[0], CellPoint(column: numbers[1] - 1, row: numbers[2] - 1), isRelease: report.4 == "m")
            } else if let paste = rest.prefixMatch(of: /\u{1B}\[200~(.*?)\u{1B}\[201~/.dotMatchesNewlines()) {
                rest = rest[paste.range.upperBound...]
                note("paste")
                insert(String(paste.1))
            } else if let key = rest.prefixMatch(of: /\u{1B}[\[O][0-9;]*[A-Za-z~]/) {
                rest = rest[key.range.upperBound...]
                press(String(key.0.dropFirst(2)))
            } else {
                press(String(rest.removeFirst()))
            }
        }
    }
}

extension WidgetsScreen {
    private func note(_ text: String) { notes.append(text) }

    private func insert(_ text: String) { texts[Self.order[focus]]?.append(text) }

    private func press(_ key: String) {
        let name = Self.order[focus]
        if alerts > 0 { return key == "\r" ? answer() : note("swallowed") }
        switch (key, name) {
        case ("I", _): note("focused")
        case ("O", _): note("unfocused")
        case ("\t", _): focus = (focus + 1) % Self.order.count
        case ("\u{7F}", "name"), ("\u{7F}", "pin"): deleteBackwards(in: name)
        case ("H", _), ("F", _), ("3~", _): note(key)
        case ("\r", "save"): save()
        case (" ", "agree"): hasAgreed.toggle()
        case ("C", "volume"): volume = min(options.loudest ?? 10, volume + 1)
        case ("D", "volume"): volume = max(0, volume - 1)
        case ("B", "size"): size = min(2, size + 1)
        case ("A", "size"): size = max(0, size - 1)
        case ("A", "list"): select(selected - 1)
        case ("B", "list"): select(selected + 1)
        case ("\r", "list"): note("row\(selected)")
        default: insert(key)
        }
    }

    private func deleteBackwards(in name: String) {
        if options.deletesScalars == true {
            _ = texts[name]?.unicodeScalars.popLast()
        } else {
            _ = texts[name]?.popLast()
        }
    }

    private func save() {
        note("save")
        alerts = options.alerts ?? 0
    }

    private func answer() {
        note("yes")
        alerts -= 1
    }

    private func select(_ row: Int) {
        selected = min(99, max(0, row))
        top = min(max(top, selected - Self.listFrame.size.rows + 1), selected)
    }

    /// A report of the mouse (xterm's ctlseqs, "SGR (1006)"): 32 is motion, 64 the wheel, 4 Shift, 16 Control.
    private func mouse(_ code: Int, _ point: CellPoint, isRelease: Bool) {
        let held = (code & 4 != 0 ? "shift-" : "") + (code & 16 != 0 ? "control-" : "")
        if code & 64 != 0 { return wheel(code & 3, point) }
        let button = ["left", "middle", "right", "none"][code & 3]
        if code & 32 != 0 { return note("\(button)@\(point.column),\(point.row)") }
        if isRelease { return note("up") }
        let hit = hit(point)
        note("\(held)\(button == "left" ? "" : "\(button)-")\(hit ?? "nothing")")
        guard code & 3 == 0 else { return }
        if alerts > 0 { return hit == "yes" ? answer() : () }
        if let hit, let place = Self.order.firstIndex(of: hit) { focus = place }
        switch hit {
        case "save": save()
        case "agree": hasAgreed.toggle()
        case "volume": volume = min(10, point.column)
        case "list":
            focus = Self.order.count - 1
            select(top + point.row - Self.listFrame.origin.row)
        default: break
        }
    }

    private func wheel(_ direction: Int, _ point: CellPoint) {
        note(["wheelUp", "wheelDown", "wheelLeft", "wheelRight"][direction])
        guard Self.listFrame.contains(point), direction < 2 else { return }
        top = min(95, max(0, top + (direction == 0 ? -3 : 3)))
    }

    private func hit(_ point: CellPoint) -> String? {
        let all = elements.flatMap { [$0] + ($0.attributes.type == .table ? [] : $0.children) }
        return all.last { $0.attributes.frame.contains(point) }?.attributes.identifier
    }
}
