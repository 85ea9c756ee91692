import LunchCommands
import LunchElements
import LunchInput
import LunchWire

/// A line of a recorded test: what a person meant by one input or several.
enum RecordedStep: Equatable {
    /// Text is typed into an element; nil for whatever has the focus.
    case type(String, into: Locator?)
    /// Text that nobody may see is typed.
    case secret(SecretText, into: Locator?)
    case tap(Locator)
    case rightClick(Locator)
    case press([TUIKeyboardKey])
    /// A row of a list is chosen: keys lead to it, and one more acts on it.
    case choose(ChosenRow)
    case paste(String, into: Locator?)
    /// The wheel turns over an element; positive numbers are up and left.
    case scroll(Locator, x: Int, y: Int)
    case drag(CellPoint, to: CellPoint)
    /// An action without keys or mouse.
    case action(TUICommand.Action)
    case expect(Claim)
    case part(String)
    /// Input that no test can say.
    case unknown
}

extension RecordedStep {
    /// The locators in it.
    var locators: [Locator] {
        switch self {
        case .type(_, let locator), .secret(_, let locator), .paste(_, let locator): locator.map { [$0] } ?? []
        case .tap(let locator), .rightClick(let locator), .scroll(let locator, _, _): [locator]
        case .choose(let row): [row.claim.subject]
        case .expect(let claim): [claim.subject]
        case .press, .drag, .action, .part, .unknown: []
        }
    }

    /// True if it chooses a row of a list.
    var isChoice: Bool { if case .choose = self { true } else { false } }

    /// True if it reports that something is gone.
    var isAbsence: Bool { if case .expect(let claim) = self { claim.isGone } else { false } }

    /// Returns true if the step fails unless an element or a text is there.
    func shows(_ locator: Locator) -> Bool { !isAbsence && locators.contains(locator) }

    /// The step as a person reads it.
    var words: String {
        switch self {
        case .type(let text, let locator): "type \(text.literal)" + (locator.map { " into \($0.words)" } ?? "")
        case .secret(_, let locator): "type a secret" + (locator.map { " into \($0.words)" } ?? "")
        case .tap(let locator): "tap \(locator.words)"
        case .rightClick(let locator): "right-click \(locator.words)"
        case .press(let keys): "press \(keys.map(\.description).joined(separator: ", "))"
        case .choose(let row): "choose \(row.claim.subject.words)"
        case .paste(let text, _): "paste \(text.literal)"
        case .scroll(let locator, _, _): "scroll \(locator.words)"
        case .drag: "drag"
        case .action(.advance): "let time pass"
        case .action(let action): action.inputWords()
        case .expect(let claim): "expect \(claim.words)"
        case .part(let name): name.isEmpty ? "end the part" : "begin \(name.literal)"
        case .unknown: "input that a test can't express"
        }
    }
}

/// A row that keys have chosen in a list.
struct ChosenRow: Equatable {
    /// The claim that the row is the one that is selected, or has the focus.
    let claim: Claim
    /// The keys that led to it.
    let way: [TUIKeyboardKey]
    /// The key that acts on it.
    let key: TUIKeyboardKey
    /// The number of that key in all input.
    let number: Int
}
