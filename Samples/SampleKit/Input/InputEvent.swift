import Lunch

/// Something that a person did at the terminal.
enum InputEvent: Equatable {
    case key(Key)
    case mouse(Mouse)
    /// Text that was pasted; its lines end with a newline alone, and it has no other control characters.
    case paste(String)
}

/// An act of the mouse in a cell.
struct Mouse: Equatable {
    enum Action: Equatable {
        case press, release, scrollUp, scrollDown
    }

    var action: Action
    var point: CellPoint
}
