import Lunch

/// A form whose elements are found in three ways: by what is beside them, by an identifier, and by a placeholder.
///
/// Tab and Shift-Tab move the focus, Return and Space press, and a click does where the mouse is asked for.
final class RegistrationScreen: FixtureScreen {
    private enum Part: Int, CaseIterable {
        case email, password, confirmation, register
    }

    private static let okFrame = CellRect(column: 12, row: 12, columns: 6, rows: 1)

    private let hasMouse: Bool
    private var texts: [Part: String] = [:]
    private var focus = Part.email
    private var isWelcomed = false

    init(wantsMouse: Bool) { hasMouse = wantsMouse }

    override var wantsMouse: Bool { hasMouse }

    private var isComplete: Bool {
        let password = texts[.password, default: ""]
        return texts[.email, default: ""].wholeMatch(of: /[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}/) != nil
            && password.count >= 6 && password == texts[.confirmation]
    }

    override var ornaments: String {
        var rows = [
            "Email Address", shown(.email) ?? "", "", shown(.password) ?? "Password", "",
            shown(.confirmation) ?? "Confirm Password", "", "[ REGISTER ]",
        ]
        if isWelcomed { rows += ["", "", "          Welcome", "", "            [ OK ]"] }
        return rows.joined(separator: "\r\n")
    }

    override var elements: [AccessibilityNode] {
        let title = AccessibilityNode(
            .staticText, label: "Email Address", frame: CellRect(column: 0, row: 0, columns: 13, rows: 1))
        let group = AccessibilityNode(
            .other, frame: CellRect(column: 0, row: 0, columns: 40, rows: 2),
            children: [title, node(.email, .textField)])
        return [
            group,
            node(.password, .secureTextField, identifier: "passwordTextField", placeholder: "Password"),
            node(.confirmation, .secureTextField, placeholder: "Confirm Password"),
            node(.register, .button, label: "REGISTER"),
        ] + (isWelcomed ? [alert] : [])
    }

    private var alert: AccessibilityNode {
        AccessibilityNode(
            .alert, label: "Welcome", frame: CellRect(column: 8, row: 10, columns: 14, rows: 3),
            children: [AccessibilityNode(.button, label: "OK", frame: Self.okFrame, hasFocus: true)])
    }

    private func node(
        _ part: Part, _ type: ElementType, identifier: String = "", label: String = "", placeholder: String? = nil
    ) -> AccessibilityNode {
        AccessibilityNode(
            type, identifier: identifier, label: label, value: part == .register ? nil : shown(part) ?? "",
            placeholder: placeholder, frame: frame(of: part), isEnabled: part != .register || isComplete,
            hasFocus: !isWelcomed && focus == part)
    }

    private func frame(of part: Part) -> CellRect {
        CellRect(column: 0, row: part.rawValue * 2 + 1, columns: part == .register ? 12 : 40, rows: 1)
    }

    /// What is seen of a field's text, which is a `•` for each character of a secret; nil where it is empty.
    private func shown(_ part: Part) -> String? {
        guard let text = texts[part], !text.isEmpty else { return nil }
        return part == .email ? text : String(repeating: "•", count: text.count)
    }

    override func handle(_ bytes: [UInt8]) {
        for event in InputReader(isMouseInUTF8: false, isMouseInPixels: false).read(bytes) {
            if let click = event.wholeMatch(of: /press left at \((\d+), (\d+)\)/) {
                self.click(CellPoint(column: Int(click.1) ?? 0, row: Int(click.2) ?? 0))
            } else {
                press(event)
            }
        }
    }

    private func press(_ key: String) {
        switch key {
        case "Return" where isWelcomed, "Space" where isWelcomed: isWelcomed = false
        case _ where isWelcomed: break
        case "Return" where focus == .register, "Space" where focus == .register: isWelcomed = isComplete
        case "Tab": move(by: 1)
        case "Shift-Tab": move(by: -1)
        case "Delete": _ = texts[focus]?.popLast()
        case "Space": texts[focus, default: ""] += " "
        case _ where key.count == 1 && focus != .register: texts[focus, default: ""] += key
        default: break
        }
    }

    /// To the next part that takes the focus: the button does not while it is disabled.
    private func move(by step: Int) {
        let parts = isComplete ? Part.allCases : Part.allCases.dropLast()
        let place = parts.firstIndex(of: focus) ?? 0
        focus = parts[(place + step + parts.count) % parts.count]
    }

    private func click(_ point: CellPoint) {
        if isWelcomed {
            isWelcomed = !Self.okFrame.contains(point)
        } else if frame(of: .register).contains(point) {
            isWelcomed = isComplete
        } else if let part = Part.allCases.first(where: { frame(of: $0).contains(point) }) {
            focus = part
        }
    }
}
