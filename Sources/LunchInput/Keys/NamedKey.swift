/// A key that is named for what it does.
///
/// The raw values are the numbers of the kitty keyboard protocol ("Functional key definitions"), in the range of private
/// use, where it has one that does not begin with a legacy sequence; the others are numbers of this type alone.
package enum NamedKey: UInt32, CaseIterable, Hashable, Sendable {
    case `return`, tab, escape, delete, forwardDelete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    case help

    case capsLock = 57358
    case scrollLock, numLock, printScreen, pause, menu

    case leftShift = 57441
    case leftControl, leftOption, leftCommand, leftHyper, leftMeta
    case rightShift, rightControl, rightOption, rightCommand, rightHyper, rightMeta
}

extension NamedKey {
    /// The modifier that the key itself is; nil for all others.
    var modifier: TUIKeyModifierFlags? {
        switch self {
        case .leftShift, .rightShift: .shift
        case .leftControl, .rightControl: .control
        case .leftOption, .rightOption: .option
        case .leftCommand, .rightCommand: .command
        case .leftHyper, .rightHyper: .hyper
        case .leftMeta, .rightMeta: .meta
        default: nil
        }
    }

    /// True if the kitty keyboard protocol reports the key only together with all others.
    var isModifierOrLock: Bool { modifier != nil || [.capsLock, .scrollLock, .numLock].contains(self) }

    /// The name that is printed on the key.
    var name: String {
        switch self {
        case .return: "Return"
        case .tab: "Tab"
        case .escape: "Escape"
        case .delete: "Delete"
        case .forwardDelete: "Forward Delete"
        case .insert: "Insert"
        case .up: "Up"
        case .down: "Down"
        case .left: "Left"
        case .right: "Right"
        case .home: "Home"
        case .end: "End"
        case .pageUp: "Page Up"
        case .pageDown: "Page Down"
        case .help: "Help"
        case .capsLock: "Caps Lock"
        case .scrollLock: "Scroll Lock"
        case .numLock: "Num Lock"
        case .printScreen: "Print Screen"
        case .pause: "Pause"
        case .menu: "Menu"
        case .leftShift: "Left Shift"
        case .leftControl: "Left Control"
        case .leftOption: "Left Option"
        case .leftCommand: "Left Command"
        case .leftHyper: "Left Hyper"
        case .leftMeta: "Left Meta"
        case .rightShift: "Right Shift"
        case .rightControl: "Right Control"
        case .rightOption: "Right Option"
        case .rightCommand: "Right Command"
        case .rightHyper: "Right Hyper"
        case .rightMeta: "Right Meta"
        }
    }
}
