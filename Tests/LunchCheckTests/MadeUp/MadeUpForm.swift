import LunchInput
import LunchProcess
import LunchTerminal
import LunchWire

@testable import LunchCheck

/// The state of the made-up app: its screen, and what was typed into its field.
struct MadeUpForm {
    var screen: String
    var size: CellSize
    var value = ""
    /// The element with the focus: 0 is the field, 1 and 2 are the buttons.
    var focus = 0
    var revision = 0
    var dropped = 0
    /// The number of bytes that the terminal has swallowed and that no sync has told of.
    var swallowed = 0
    /// The virtual time in nanoseconds; nil if time is not virtual.
    var now: Int?
    /// The reason why it does not show what it was asked for.
    var refusal: String?
    /// True if it has to greet, since it was asked for a screen.
    var isAsked = false

    init(_ plan: Plan, size: CellSize) {
        self.size = size
        screen = plan.screen.value(nil) ?? "Notes"
        if plan.isClockVirtual { now = 0 }
        if !["Notes", "Other"].contains(screen) { refusal = "There is no such screen." }
        guard let text = plan.userInfo.value(nil) else { return }
        // The sentence of an error is all that the test is told.
        guard let json = try? LunchJSON(parsing: Array(text.utf8), limits: .userInfo), case .object(let members) = json
        else {
            refusal = "The user info cannot be read."
            return
        }
        switch members[LaunchKeys.mock] {
        case .string(let mock)?: value = mock
        case nil: break
        default: refusal = "The mock data does not fit."
        }
    }

    mutating func handle(_ step: MadeUpApp.Step) {
        for key in step.keys {
            if key == .tab { focus = (focus + 1) % 3 }
            if key == .backTab { focus = (focus + 2) % 3 }
            if case .character(let letter) = key.code, focus == 0 { value.append(letter) }
        }
        if step.keys.isEmpty, focus == 0 { value += String(step.text.prefix(20)) }
        switch step.deed {
        case .input(.show(let screen, _), _):
            if ["Notes", "Other"].contains(screen) {
                (self.screen, isAsked) = (screen, true)
                value = "of \(screen)"
            } else {
                refusal = "There is no such screen."
            }
        case .input(.clock(let moment), _): now = moment
        case .swallow(let count): swallowed += count
        case .input(.sync, _):
            dropped += swallowed
            swallowed = 0
        default: break
        }
    }

    /// An app that has refused its launch leaves.
    func absence(at deed: Deed) -> Absence? { deed == .await(.frame) && refusal != nil ? .ended(.exited(1)) : nil }

    private var title: String { screen == "Notes" ? "Shopping list" : "Other list" }

    /// The screen as it is drawn.
    var drawing: String {
        let rows = [(1, title), (2, value), (4, "Save"), (5, "Cancel")]
        let marks = ["", "", ""].indices.map { $0 == focus ? "*" : " " }
        return "\u{1B}[2J" + rows.map { "\u{1B}[\($0.0);1H\($0.1)" }.joined()
            + zip([2, 4, 5], marks).map { "\u{1B}[\($0.0);39H\($0.1)" }.joined()
    }

    func frame(sent: Int) -> FrameMessage {
        FrameMessage(
            revision: revision + 1, screen: screen, size: size, mark: sent, dropped: dropped, busy: [], timers: nil,
            clock: now.map { ClockReading(now: $0) }, tree: .whole(tree))
    }

    private var tree: AccessibilityNode {
        AccessibilityNode(
            .application, label: "Notes",
            children: [
                AccessibilityNode(
                    .staticText, identifier: "title", label: title,
                    frame: CellRect(column: 0, row: 0, columns: 13, rows: 1)),
                AccessibilityNode(
                    .textField, identifier: "note", label: "Note", value: value,
                    frame: CellRect(column: 0, row: 1, columns: 30, rows: 1), hasFocus: focus == 0),
                AccessibilityNode(
                    .button, identifier: "save", label: "Save", frame: CellRect(column: 0, row: 3, columns: 4, rows: 1),
                    hasFocus: focus == 1),
                AccessibilityNode(
                    .button, identifier: "cancel", label: "Cancel",
                    frame: CellRect(column: 0, row: 4, columns: 6, rows: 1), hasFocus: focus == 2),
            ])
    }
}
