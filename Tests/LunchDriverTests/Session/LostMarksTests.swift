import LunchElements
import LunchTerminal
import LunchWire
import Testing

@testable import LunchDriver

/// Marks that an app has put into its text, and that its framework has dropped on the way to the terminal.
@Suite struct LostMarksTests {
    private static let save = AccessibilityNode(.button, identifier: "save", label: "Save")

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

    private static let lost: [ProtocolViolation] = [.lostMarks(identifier: "save")]

    private static let placed = AccessibilityNode(
        .button, identifier: "save", label: "Save", frame: CellRect(column: 0, row: 0, columns: 8, rows: 1))

    @Test(
        arguments: [
            // A text without its mark is an error.
            ("Name\r\n[ Save ]", save, true, lost),
            ("To: Rome", AccessibilityNode(.textField, identifier: "save", value: "Rome"), true, lost),
            ("one\r\ntwo", AccessibilityNode(.staticText, identifier: "save", label: "one\ntwo"), true, lost),
            // An app whose marks come through may have text without.
            ("\u{E0001}\u{E0061}\u{E007F}x\u{E0001}\u{E007F} Save", save, true, []),
            ("x\u{E007F}\u{E0061}\u{E007F} Save", save, true, []),
            // An element that is out of sight has no marks on the screen, and neither has the text.
            ("Sav", save, true, []), ("[ Save ]", AccessibilityNode(.button, identifier: "save"), true, []),
            // An app that does not mark needs no marks, nor does an element that has a frame or no identifier.
            ("[ Save ]", save, false, []), ("[ Save ]", placed, true, []),
            ("[ Save ]", AccessibilityNode(.button, label: "Save"), true, []),
        ] as [(String, AccessibilityNode, Bool, [ProtocolViolation])])
    func aTextWithoutItsMark(
        _ drawing: String, _ node: AccessibilityNode, marked: Bool, _ expected: [ProtocolViolation]
    ) {
        #expect(violations(drawing, node, marked: marked) == expected)
    }
}
