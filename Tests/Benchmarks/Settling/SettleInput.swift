import LunchDriver
import LunchInput
import LunchTerminal

/// One input of a person, after which a program settles once.
enum SettleInput: Sendable {
    case key(TUIKeyboardKey)
    case click(column: Int, row: Int)
    case paste(String)

    /// Returns true if a program hears of it at all: of clicks and of pastes only one that has asked for them.
    func isHeard(in modes: TUIModes) -> Bool {
        switch self {
        case .key: true
        case .click: modes.mouseTracking != .off
        case .paste: modes.bracketedPaste
        }
    }

    func perform(on app: TUIApplication) throws(TUIError) {
        switch self {
        case .key(let key): try app.press(key)
        case .click(let column, let row):
            try app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0)).withOffset(columns: column, rows: row)
                .tap()
        case .paste(let text): try app.paste(text)
        }
    }
}

extension SettleInput: CustomStringConvertible {
    /// The input as it would be written in a test.
    var description: String {
        switch self {
        case .key(let key): "key \(key)"
        case .click(let column, let row): "click at (\(column), \(row))"
        case .paste(let text): text.count > 20 ? "paste of \(text.count) characters" : "paste(\(text.debugDescription))"
        }
    }
}

/// Inputs that belong together, as the letters of a command.
struct SettlePhrase: Sendable {
    var inputs: [SettleInput]

    static func keys(_ keys: TUIKeyboardKey...) -> Self { Self(inputs: keys.map { .key($0) }) }
    static func click(_ column: Int, _ row: Int) -> Self { Self(inputs: [.click(column: column, row: row)]) }
    static func paste(_ text: String) -> Self { Self(inputs: [.paste(text)]) }

    static func + (left: Self, right: Self) -> Self { Self(inputs: left.inputs + right.inputs) }
}

extension SettlePhrase: ExpressibleByStringLiteral {
    /// The keys that type a text; a line feed is Return, a control character the key that sends it.
    init(stringLiteral text: String) { inputs = text.map { .key(.character($0)) } }
}

/// Phrases in an order that chance has chosen, the same for each seed.
struct SettleScript: Sequence, IteratorProtocol {
    private let phrases: [SettlePhrase]
    private var chance: SeededChance
    private var current: ArraySlice<SettleInput> = []

    init(_ phrases: [SettlePhrase], seed: UInt64) {
        self.phrases = phrases
        chance = SeededChance(seed)
    }

    mutating func next() -> SettleInput? {
        if current.isEmpty { current = phrases.randomElement(using: &chance)?.inputs[...] ?? [] }
        return current.popFirst()
    }
}

/// Numbers that look random: SplitMix64 (Steele, Lea, Flood 2014).
struct SeededChance: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
