import LunchCommands
import LunchElements
import LunchInput
import LunchTerminal
import LunchWire

/// The words of elements that cannot be found, reached or read.
extension ElementFailure {
    func words(_ failure: TUIFailure) -> String {
        let query = failure.query ?? failure.app
        return switch self {
        case .noMatch: "No \(failure.soughtName) matches \(query)."
        case .severalMatches: Self.severalMatches(failure)
        case .impossibleText(.severalLines):
            """
            \(query) can never match: the text contains a line break, and Lunch searches each row of the screen separately.
            Search for each line on its own. If the terminal wrapped the text at the margin, leave out the line break and add \
            acrossLines: true.
            """
        case .impossibleText(.control):
            """
            \(query) can never match: the text contains a control character, which no cell of a screen contains.
            A terminal shows a tab as spaces, and other control characters not at all. Search for the text as the screen shows it.
            """
        case .impossibleText(.blank):
            """
            \(query) can never match: the text contains no visible character.
            To search for spaces, include the text around them, or use a regular expression: app.text(/Name: {3}/).
            """
        case .textTakesNoFocus(let text):
            """
            Can't type into \(query): it is text, not a field: \(TreeText.line(text)).
            Nothing was typed. Move the focus to the field with tap() or a key, then call app.typeText(_:).
            """
        case .publishesNone:
            """
            \(query) can't be found: \(failure.app) publishes no elements, and infersElements is false in its LaunchConfiguration.
            To have Lunch read elements from the screen, set infersElements to true.
            """
        case .noReader:
            """
            \(query) can't be found: no screen reader is linked, so Lunch can't read elements from the screen of \(failure.app).
            Add the product LunchRecognition of the package Lunch to the dependencies of the target. LunchTest contains it.
            """
        case .emptyName:
            """
            \(query) can never match: it contains an empty name, and no element has an empty name.
            Is a variable empty? To find an element without a name, use its position: app.cells.below(app.staticTexts["Menu"]).
            """
        case .unknown(let states, let element):
            Self.unknown(states, of: query, element, failure)
        case .unknownMatches(let elements, [.isSelected]):
            """
            \(query) is unknown: Lunch read these elements from the screen, which doesn't show which of them is selected:\
            \(Self.list(elements))
            Check something visible instead, such as the style or the text of an element.
            """
        case .unknownMatches(let elements, let states):
            """
            The result of \(query) is unknown: Lunch read these elements from the screen, which doesn't show \
            \(states.names.joined(separator: " and ")) for them:\(Self.list(elements))
            Use something visible instead: a label, a value, a style.
            """
        case .neitherOnNorOff(let element):
            "\(query) is neither on nor off: its value is \(element?.shownValue?.literal ?? "nil"), and not \"1\" or \"0\"."
        case .disabled(let element):
            "\(query) is disabled: \(TreeText.line(element))."
                + (failure.waited == nil && failure.frame?.timersDue == 0 ? Self.notWaitedFor : "")
        case .outOfView(let element) where element.isWithoutFrame && failure.frame?.elementSource == .published:
            "\(query) has no place on the screen: \(TreeText.line(element)).\n\(Self.unplaced(element, failure))"
        case .outOfView(let element) where element.frame.isEmpty:
            "\(query) has no cell on the screen: \(TreeText.line(element)).\n\(Self.empty(element, query))"
        case .outOfView(let element):
            """
            \(query) is not on the screen: \(TreeText.line(element)) on a screen of \(Self.size(failure)).
            If the app can scroll, scroll the element into view with swipeUp() or keys.\(Self.largerScreen(for: element, failure))
            """
        case .behindAlert(_, let alert, let hasButton):
            """
            \(query) can't be reached: an alert is open, which must be answered first.
            The alert: \(TreeText.line(alert)).
            Answer it, or handle it whenever it appears: app.addUIInterruptionMonitor(withDescription:handler:).
            """
                + (hasButton
                    ? ""
                    : """

                    The alert has no button. Press a key that answers it, for example app.press("y") or app.press(.escape). If it \
                    doesn't wait for an answer, have the app publish it with a type other than .alert.
                    """)
        case .covered(let element, let covers):
            """
            \(query) is completely covered: \(TreeText.line(element)).
            It is covered by:\(covers.map { "\n  \(TreeText.line($0))" }.joined())
            """
        case .noFocus(let pressed, let front): Self.unfocused(query, after: pressed, behind: front, failure)
        case .typedInstead(let key, let element):
            """
            \(query) didn't get the focus: the key \(key) changed the value of \(element.name) instead of moving the focus.
            Move the focus with a key that the app uses for it, for example app.press(.downArrow). If the change matters, undo it.
            """
        case .unsureFocus(let element, let isClicked): Self.unsureFocus(query, element, isClicked, failure)
        case .offScreen(let cell):
            "The cell (\(cell.column), \(cell.row)) is not on the screen, which is \(Self.size(failure))."
        case .noMouse(let action, let cell, let isEnd, let modes):
            Self.noMouse(
                (isEnd ? "the end of " : "") + action.inputWords(at: cell), modes.mouseTracking, failure)
        case .notCleared(let element):
            """
            \(query) couldn't be cleared: it is not empty after End and one press of a deleting key for each character: \
            \(TreeText.line(element)).
            """
        case .noPosition(let element):
            """
            The value of \(query) is not a position: \(TreeText.line(element)).
            A position is a percentage (40%), a fraction (2/5) or a number from 0 to 1.
            """
        case .unmoved(let element): "The arrow keys don't change the value of \(query): \(TreeText.line(element))."
        case .noWheelValue(let value, let seen):
            """
            \(query) has no value \(ShownText.quoted(value)).
            The arrow keys went through: \(seen.prefix(20).map(ShownText.quoted).joined(separator: ", "))\(seen.count > 20 ? ", …" : "").
            """
        case .monitorFailed(let description, let alert, let error):
            """
            The interruption monitor \(ShownText.quoted(description)) failed on \(TreeText.line(alert)).
            \(error)
            """
        }
    }

    private static func severalMatches(_ failure: TUIFailure) -> String {
        guard let resolution = failure.resolution, let ambiguity = resolution.failure else { return "" }
        let found = ambiguity.found
        if resolution.frame.showsTexts {
            return TextPlaces.severalMatches(
                failure.candidateTexts, of: QueryText.text(of: failure.steps[...ambiguity.index]),
                in: resolution.frame.grid)
        }
        return """
            \(found.count) elements match \(QueryText.text(of: failure.steps[...ambiguity.index])); one is needed.
            They are:\(list(found.map { resolution.frame.tree.nodes[$0] }))
            Narrow the query, or choose one with firstMatch or element(boundBy:).
            """
    }

    /// Elements, each on a separate line.
    private static func list(_ elements: [Attributes]) -> String {
        let shown = elements.prefix(8).map { "\n  \(TreeText.line($0))" }
        return shown.joined() + (elements.count > 8 ? "\n  … and \(elements.count - 8) more" : "")
    }

    /// The reason why the place is unknown of an element for which the app gives no frame.
    private static func unplaced(_ element: AccessibilityNode.Attributes, _ failure: TUIFailure) -> String {
        let identifier = ShownText.quoted(element.identifier)
        if element.identifier.isEmpty {
            return
                "The app publishes neither its frame nor an identifier, so marks can't locate it."
        }
        if let marks = failure.frame?.marks(named: element.identifier), marks > 0 {
            return """
                The app publishes no frame for it, and the marks of \(identifier) on the screen may belong to several elements.
                Give each element a different identifier, or mark the elements around them as well.
                """
        }
        return """
            The app publishes no frame for it, and no marks of \(identifier) are on the screen.
            Is it drawn, and marked? In Swift, that is marked(_:identifier:) of its AccessibilityPublisher around the text.
            """
    }

    /// The reason why an element takes up no cell.
    private static func empty(_ element: AccessibilityNode.Attributes, _ query: String) -> String {
        guard element.label.isEmpty, (element.value ?? "").isEmpty else {
            return "Its frame is empty: have the app publish a frame that covers what it draws."
        }
        return """
            Its label is empty, so nothing is drawn yet. If it gets a label later, wait for it: \
            \(query).expect(\\.label, is: …).
            """
    }

    private static func unfocused(
        _ query: String, after pressed: [TUIKeyboardKey], behind front: AccessibilityNode.Attributes?,
        _ failure: TUIFailure
    ) -> String {
        let names = pressed.map(\.description)
        let keys = names.dropLast().joined(separator: ", ") + (names.count > 1 ? " and " : "") + (names.last ?? "")
        let means = names.isEmpty ? "a click" : "the \(names.count == 1 ? "key" : "keys") \(keys)"
        if let front {
            let isAlert = front.type == .alert
            return """
                \(query) didn't get the focus after \(means): \(isAlert ? "an alert" : "a dialog") is open and may have taken \
                \(names.count > 1 ? "them" : "it"):
                  \(TreeText.line(front))
                Close it first, with one of its buttons or with a key, for example app.press(.escape).
                """
        }
        let nodes = failure.frame?.tree.nodes
        let focused = nodes.flatMap { nodes in nodes.focused.max().map { nodes[$0] } }
        let place =
            focused.map { "it is still on \($0.identifier.isEmpty ? TreeText.line($0) : $0.name)" }
            ?? "the app publishes no element that has the focus"
        return "\(query) didn't get the focus after \(means); \(place)."
    }

    private static func unsureFocus(
        _ query: String, _ element: AccessibilityNode.Attributes, _ isClicked: Bool, _ failure: TUIFailure
    ) -> String {
        let tried =
            isClicked
            ? "It was clicked, but the screen doesn't show whether it has the focus now"
            : "It can't be clicked, because \(failure.app) hasn't turned on mouse reports, and Lunch doesn't know which keys lead to it"
        return """
            Can't type into \(query): it is unknown whether the field has the focus: \(TreeText.line(element)).
            \(tried). Nothing was typed.
            Move the focus to the field with app.press(.tab) or other keys, then call app.typeText(_:).
            """
    }

    /// The states that the screen doesn't show, and what a test can check instead.
    private static func unknown(
        _ states: ElementStates, of query: String, _ element: Attributes?, _ failure: TUIFailure
    ) -> String {
        let names = states.names
        let properties =
            failure.steps.isEmpty
            ? "\(names.joined(separator: " and ")) of \(element.map(TreeText.line) ?? "the element")"
            : names.map { "\(query).\($0)" }.joined(separator: " and ")
        let questions = [(ElementStates.isEnabled, "enabled"), (.isSelected, "selected"), (.hasFocus, "focused")]
            .filter { states.contains($0.0) }.map(\.1)
        let type = element?.type ?? QueryStep.type(soughtBy: failure.steps)
        let name = type == .any ? "element" : type.rawValue
        return """
            \(properties) \(names.count > 1 ? "are" : "is") unknown: Lunch read this \(name) from the screen, which doesn't \
            show whether it is \(questions.joined(separator: " or ")).
            Check something visible instead, such as \(failure.steps.isEmpty ? "its style" : "\(query).style").
            """
    }

    /// The reason why an event of the mouse wouldn't reach the app, and what to do instead.
    private static func noMouse(_ input: String, _ tracking: TUIModes.MouseTracking, _ failure: TUIFailure) -> String {
        let keys = "Press the keys that lead there instead, for example app.press(.tab, .return)"
        let advice =
            switch (failure.frame?.elementSource == .published, tracking) {
            case (false, _): "\n\(keys)."
            case (true, .off): "\n\(keys), or have the app turn on mouse reports."
            case (true, .motion): ""
            case (true, _): "\nHave the app turn on more reports; mode 1003 reports everything that the mouse does."
            }
        return "\(input) wouldn't reach \(failure.app): \(tracking.words).\(advice)"
    }

    private static let notWaitedFor = """

        Actions wait until an element is enabled, but the app has settled and none of its timers is due. Must the test fill in \
        something first?
        """

    /// The launch of the app with a screen that has room for an element, as a separate line; empty if no screen has.
    private static func largerScreen(for element: AccessibilityNode.Attributes, _ failure: TUIFailure) -> String {
        let (frame, limit) = (element.frame, 500)
        let (columns, rows) = (frame.origin.column + frame.size.columns, frame.origin.row + frame.size.rows)
        guard let size = failure.frame?.size, frame.origin.column >= 0, frame.origin.row >= 0, !frame.isEmpty,
            columns <= limit, rows <= limit
        else { return "" }
        let larger = "columns: \(max(size.columns, columns)), rows: \(max(size.rows, rows))"
        return "\nOr launch the app with a larger screen: Launcher(size: CellSize(\(larger)))."
    }

    private static func size(_ failure: TUIFailure) -> String { failure.frame.map { "\($0.size)" } ?? "another size" }
}

extension TUIModes.MouseTracking {
    /// The mouse reports that an app has turned on, as a sentence about the app.
    fileprivate var words: String {
        switch self {
        case .off: "it hasn't turned on mouse reports (mode 1000, 1002 or 1003)"
        case .press: "it has turned on reports of presses only (mode 9)"
        case .button: "it has turned on reports of presses and releases only (mode 1000)"
        case .drag: "it has turned on reports of motion only while a button is held (mode 1002)"
        case .motion: "it has turned on reports of all events (mode 1003)"
        }
    }
}
