import LunchElements
import LunchTerminal
import LunchWire
import Testing

@testable import LunchDriver

/// Marks that an app has put into its text, and that its framework has dropped on the way to the terminal.
@Suite struct LostMarksTests {
    private let save = AccessibilityNode(.button, identifier: "save", label: "Save")

    /// The violations of an app that publishes an element after a drawing.
    private func violations(_ drawing: String, _ node: AccessibilityNode, marked: Bool = true) -> [ProtocolViolation] {
        let terminal = TUITerminal(columns: 20, rows: 3, messageCommand: Envelope.command)
        var state = Session.State(terminal: terminal, size: CellSize(columns: 20, rows: 3))
        let frame = FrameMessage(
            revision: 1, screen: "", size: CellSize(columns: 20, rows: 3), mark: 0, dropped: 0, busy: [], timers: nil,
            marked: marked, tree: .whole(AccessibilityNode(.application, children: [node])))
        let bytes = Array(drawing.utf8) + AppMessage.frame(frame).envelope(token: "t").bytes
        _ = state.receive(bytes.span, token: "t")
        return state.life.violations
    }

    private let lost: [ProtocolViolation] = [.lostMarks(identifier: "save")]

    @Test func aTextWithoutItsMarkIsAnError() {
        #expect(violations("Name\r\n[ Save ]", save) == lost)
        let field = AccessibilityNode(.textField, identifier: "save", value: "Rome")
        #expect(violations("To: Rome", field) == lost)
        let lines = AccessibilityNode(.staticText, identifier: "save", label: "one\ntwo")
        #expect(violations("one\r\ntwo", lines) == lost)
    }

    @Test(arguments: ["\u{E0001}\u{E0061}\u{E007F}x\u{E0001}\u{E007F} Save", "x\u{E007F}\u{E0061}\u{E007F} Save"])
    func anAppWhoseMarksComeThroughMayHaveTextWithout(drawing: String) {
        #expect(violations(drawing, save) == [])
    }

    /// An element that is out of sight has no marks on the screen, and neither has the text.
    @Test func aTextThatIsNotOnTheScreenTellsNothing() {
        #expect(violations("Sav", save) == [])
        #expect(violations("[ Save ]", AccessibilityNode(.button, identifier: "save")) == [])
    }

    @Test func anAppThatDoesNotMarkNeedsNoMarks() {
        #expect(violations("[ Save ]", save, marked: false) == [])
        let frame = CellRect(column: 0, row: 0, columns: 8, rows: 1)
        let placed = AccessibilityNode(.button, identifier: "save", label: "Save", frame: frame)
        #expect(violations("[ Save ]", placed) == [])
        #expect(violations("[ Save ]", AccessibilityNode(.button, label: "Save")) == [])
    }
}
