import LunchCommands
import LunchElements
import LunchInput
import LunchTerminal
import LunchWire

/// The reason why an element cannot be found, reached or read.
enum ElementFailure: Sendable {
    typealias Attributes = AccessibilityNode.Attributes

    case noMatch
    case severalMatches
    /// There are no elements to look among: the program publishes none, and none may be read from its screen.
    case publishesNone
    /// The elements would be read from the screen, and this process has no screen reader.
    case noReader
    /// A name is empty, which no element has.
    case emptyName
    /// A text must be looked for that can be nowhere.
    case impossibleText(TextSearch.Problem)
    /// A text is not an element that what is typed could go to.
    case textTakesNoFocus(Attributes)
    /// Nobody knows these states of the element that the query finds, or of one in a snapshot.
    case unknown(ElementStates, of: Attributes?)
    /// Nobody knows whether the query finds these elements, since these states of them are not known.
    case unknownMatches([Attributes], ElementStates)
    /// The value of the element is neither "1" nor "0".
    case neitherOnNorOff(Attributes?)
    case disabled(Attributes)
    case outOfView(Attributes)
    case behindAlert(Attributes, alert: Attributes, hasButton: Bool = true)
    case covered(Attributes, by: [Attributes])
    /// A click on the element, or these keys, did not bring the focus there.
    ///
    /// The alert or dialog is the one in front of it, which may take all keys; nil if there is none.
    case noFocus(pressed: [TUIKeyboardKey], behind: Attributes? = nil)
    /// A key that was to move the focus has changed the value of the element that has it.
    case typedInstead(TUIKeyboardKey, into: Attributes)
    /// Nobody knows whether an element that was read from the screen has the focus, and it was clicked, or could not be.
    case unsureFocus(Attributes, clicked: Bool)
    /// The cell is not on the screen.
    case offScreen(CellPoint)
    /// The app is told nothing of what the mouse does, because of its modes.
    case noMouse(TUICommand.Action, at: CellPoint, isEnd: Bool = false, TUIModes)
    case notCleared(Attributes)
    case noPosition(Attributes)
    /// The arrows do not change the value.
    case unmoved(Attributes)
    /// The arrows went through these values, and none was the one that was wanted.
    case noWheelValue(String, seen: [String])
    /// The handler of an interruption monitor threw.
    case monitorFailed(String, alert: Attributes, any Error)

    var kind: TUIFailureKind {
        switch self {
        case .noMatch, .publishesNone, .noReader, .emptyName, .impossibleText: .noMatch
        case .severalMatches: .severalMatches
        case .unknown, .unknownMatches, .neitherOnNorOff: .unknown
        case .disabled: .disabled
        case .outOfView, .behindAlert, .covered, .noFocus, .typedInstead, .unsureFocus, .offScreen, .noMouse,
            .notCleared,
            .noPosition, .unmoved, .noWheelValue, .monitorFailed, .textTakesNoFocus:
            .unreachable
        }
    }
}

extension Resolution {
    /// The reason why no element, or more than one, is found.
    var problem: ElementFailure {
        if QueryStep.haveEmptyName(steps) { return .emptyName }
        if isUnsure { return .unknownMatches(unsure.elements, unsure.states) }
        if let failure, failure.found.count > 1 { return .severalMatches }
        return .missingElements(for: steps, in: frame) ?? .noMatch
    }
}

extension ElementFailure {
    /// The reason why a frame has none of the elements that some steps lead through; nil if it may have them.
    static func missingElements(for steps: [QueryStep], in frame: TUIFrame) -> ElementFailure? {
        if ScreenReading.reader == nil, QueryStep.needReader(steps, in: frame) { return .noReader }
        return frame.elementSource == .none && QueryStep.needElements(steps) ? .publishesNone : nil
    }
}
