import LunchCommands
import LunchInput
import LunchTest
import LunchWire
import TestSupport
import Testing

@testable import LunchDriver

/// The mouse, pasted text and the focus as an app reads them, in all their modes.
@Suite(.waiting) struct MouseInputTests {

    @Test(arguments: ["", "\u{1B}[?1005h", "\u{1B}[?1006h", "\u{1B}[?1015h", "\u{1B}[?1016h"])
    func theMouseIsUnderstoodInEveryEncoding(_ encoding: String) throws {
        let app = try TUIApplication.input(modes: "\u{1B}[?1003h\(encoding)")
        let modes = try app.settledFrame().grid.modes
        let tellsWhich = modes.mouseEncoding == .sgr || modes.mouseEncoding == .sgrPixels
        let expected: [(MouseEvent.Kind, TUIKeyModifierFlags, String)] = [
            (.press(.left), [], "press left"), (.press(.middle), [], "press middle"),
            (.press(.right), [], "press right"),
            (.press(.left), [.control, .option, .shift], "Control-Option-Shift-press left"),
            (.release(.left), [], tellsWhich ? "release left" : "release"),
            (.release(.right), .control, tellsWhich ? "Control-release right" : "Control-release"),
            (.motion(.left), [], "move with left"), (.motion(nil), .option, "Option-move with no button"),
            (.wheel(.up), [], "wheel up"), (.wheel(.down), .shift, "Shift-wheel down"),
            (.wheel(.left), [], "wheel left"),
            (.wheel(.right), [], "wheel right"),
        ]
        // In X10's reports the last place ends with the byte that messages to the app begin with.
        for place in [(0, 0), (79, 23), (120, 100), (159, 159)].map({ CellPoint(column: $0.0, row: $0.1) }) {
            for (kind, modifiers, heard) in expected {
                try app.beginAnew()
                app.run.send(try MouseEvent(kind, at: place, modifiers).bytes(for: modes), as: .send([]))
                #expect(app.line("events") == "\(heard) at (\(place.column), \(place.row))", "\(modes.mouseEncoding)")
            }
        }
    }

    @Test func pastedTextAndTheFocusAreUnderstood() throws {
        let app = try TUIApplication.input(modes: "\u{1B}[?2004h")
        app.run.send(Paste("two\nlines \u{1B}[201~ 漢").bytes(for: try app.settledFrame().grid.modes), as: .send([]))
        #expect(app.line("events") == #"paste "two\rlines  [201~ 漢""#)
        let plain = try TUIApplication.input(modes: "")
        plain.run.send(Paste("a\nb").bytes(for: try plain.settledFrame().grid.modes), as: .send([]))
        #expect(plain.line("events") == "a | Return | b")
        // So is the focus.
        let focused = try TUIApplication.input(modes: "\u{1B}[?1004h")
        let modes = try focused.settledFrame().grid.modes
        focused.run.send(FocusChange.lost.bytes(for: modes) + FocusChange.gained.bytes(for: modes), as: .send([]))
        #expect(focused.line("events") == "focus lost | focus gained")
    }
}
