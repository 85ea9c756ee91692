package import LunchWire

/// Something that the mouse does in a cell.
package struct MouseEvent: Hashable, Sendable {
    /// The kind of event.
    package enum Kind: Hashable, Sendable {
        case press(Button)
        case release(Button)
        /// It moves into the cell, with a button held down or with none.
        case motion(Button?)
        /// The wheel turns by one notch.
        case wheel(Direction)
    }

    /// A button, with its number in reports ("Other buttons"); most mice have the eighth and ninth to go back and forward.
    package enum Button: Int, Hashable, Sendable {
        case left, middle, right
        case eighth = 128
        case ninth, tenth, eleventh
    }

    /// The direction in which the wheel turns, with its number in reports ("Wheel mice", "Other buttons").
    package enum Direction: Int, Hashable, Sendable {
        case up = 64
        case down, left, right
    }

    package var kind: Kind
    package var cell: CellPoint
    package var modifiers: TUIKeyModifierFlags = []

    package init(_ kind: Kind, at cell: CellPoint, _ modifiers: TUIKeyModifierFlags = []) {
        self.kind = kind
        self.cell = cell
        self.modifiers = modifiers
    }

    /// A button pressed and let go.
    package static func click(
        _ button: Button = .left, at cell: CellPoint, _ modifiers: TUIKeyModifierFlags = []
    ) -> [MouseEvent] {
        [MouseEvent(.press(button), at: cell, modifiers), MouseEvent(.release(button), at: cell, modifiers)]
    }
}
