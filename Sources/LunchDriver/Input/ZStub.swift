import LunchTerminal
import LunchWire

public typealias TUIKeyboardKey = Key

extension TUIElement {
    public struct KeyModifierFlags: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let shift = Self(rawValue: 1)
        public static let control = Self(rawValue: 4)
    }
}
extension Key {
    func with(_ flags: TUIElement.KeyModifierFlags) -> Key { self }
    var isCharacter: Bool { if case .character = self { true } else { false } }
    var description: String { ".\(self)" }
    static var space: Key { .character(" ") }
    static var forwardDelete: Key { .delete }
}
struct MouseEvent {
    enum Button { case left, middle, right }
    enum Direction { case up, down, left, right }
    enum Kind {
        case press(Button)
        case release(Button)
        case motion(Button?)
        case wheel(Direction)
    }
    let kind: Kind
    let cell: CellPoint
    init(_ kind: Kind, at cell: CellPoint, modifiers: TUIElement.KeyModifierFlags = []) {
        self.kind = kind
        self.cell = cell
    }
    func bytes(for modes: Modes) throws(TUIError) -> [UInt8] {
        switch kind {
        case .press: MouseClick(at: cell, for: modes)?.bytes ?? []
        default: []
        }
    }
}
enum Paste { static func bytes(_ text: String, for modes: Modes) -> [UInt8] { Array(text.utf8) } }
enum FocusEvent {
    case gained, lost
    func bytes(for modes: Modes) -> [UInt8] { [] }
}
