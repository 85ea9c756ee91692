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
            \(query) cannot be looked for: it has a line break, and the rows of the screen are searched one by one.
            Look for each line by itself; one that the terminal has broken at the margin is found with acrossLines: true.
            """
        case .impossibleText(.control):
            """
            \(query) cannot be looked for: it has a control character, and no cell of a screen holds one.
            A terminal makes blanks of a tab, and obeys the others: write what is seen on the screen.
            """
        case .impossibleText(.blank):
            """
            \(query) cannot be looked for: it has no character that can be seen, so it is nowhere and everywhere.
            To look for blanks, write the text around them, or a regular expression: app.text(/Name: {3}/).
            """
        case .textTakesNoFocus(let text):
            """
            \(query) is text, and nobody knows what would take what is typed: \(TreeText.line(text)).
            Nothing was typed. Bring the focus where it belongs, with tap() or a key, and type with app.typeText(_:).
            """
        case .publishesNone:
            """
            \(query) cannot be found: \(failure.app) publishes no elements, and none are read from its screen.
            The launch has switched that off: infersElements is false in its LaunchConfiguration.
            """
        case .emptyName:
            """
            \(query) cannot be found: a name in it is empty, and no element has an empty name.
            Is a variable empty? For an element without a name, say what it is beside: app.cells.below(app.staticTexts["Menu"]).
            """
        case .unknown(let states, let element):
            """
            Nobody knows \(states.names.joined(separator: " and ")) of \(element.map(TreeText.line) ?? query).
            The screen does not show it for certain. Assert on what it shows: a text, a style, the place of the cursor.\
            \(states.contains(.isSelected) ? Self.besides : "")
            """
        case .unknownMatches(let elements, [.isSelected]):
            """
            Nobody knows which element \(query) is, since the selection of these is not known:\(Self.list(elements))
            If another list is meant, name it: app.tables["Files"].cells.selected.\(Self.besides)
            """
        case .unknownMatches(let elements, let states):
            """
            Nobody knows what \(query) finds, since \(states.names.joined(separator: " and ")) of these is not known:\(Self.list(elements))
            The screen does not show it for certain. Ask for what it shows: a label, a value, a style.
            """
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
            Scroll it into view if the app can, with swipeUp() or its keys.\(Self.largerScreen(for: element, failure))
            """
        case .behindAlert(_, let alert, let hasButton):
            """
            \(query) cannot be reached: an alert has to be answered first.
            It is: \(TreeText.line(alert)).
            Answer it, or say what to do whenever it comes: app.addUIInterruptionMonitor(withDescription:handler:).
            """
                + (hasButton
                    ? ""
                    : """

                    It has no button: press a key that it takes, for example app.press("y") or app.press(.escape). If it doesn't \
                    wait for an answer, have the app publish it as another type than .alert.
                    """)
        case .covered(let element, let covers):
            """
            \(query) is covered everywhere: \(TreeText.line(element)).
            Over it lies:\(covers.map { "\n  \(TreeText.line($0))" }.joined())
            """
        case .noFocus(let pressed, let front): Self.unfocused(query, after: pressed, behind: front, failure)
        case .typedInstead(let key, let element):
            """
            \(query) cannot be given the focus: the key \(key) changed the value of \(element.name) and didn't move the focus.
            Move the focus with a key that the app uses for it, for example app.press(.downArrow). If the change matters, undo it.
            """
        case .unsureFocus(let element, let isClicked): Self.unsureFocus(query, element, isClicked, failure)
        case .offScreen(let cell):
            "The cell (\(cell.column), \(cell.row)) is not on the screen, which is \(Self.size(failure))."
        case .noMouse(let input, let modes):
            "The app would be told nothing of \(input): \(modes.mouseTracking.words)."
                + (failure.frame?.elementSource != .published
                    ? "\nUse its keys: app.press(_:)."
                    : modes.mouseTracking == .off ? "\nUse its keys, app.press(_:), or let it ask for the mouse." : "")
        case .notCleared(let element):
            """
            \(query) is not empty after End and at least as many presses of the deleting keys as it had characters: \
            \(TreeText.line(element)).
            """
        case .noPosition(let element):
            """
            The value of \(query) tells no position: \(TreeText.line(element)).
            It is to be a percentage (40%), a fraction (2/5) or a number from 0 to 1.
            """
        case .unmoved(let element): "The arrows do not move \(query): \(TreeText.line(element))."
        case .noWheelValue(let value, let seen):
            """
            \(query) has no value \(ShownText.quoted(value)).
            The arrows went through: \(seen.prefix(20).map(ShownText.quoted).joined(separator: ", "))\(seen.count > 20 ? ", …" : "").
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

    /// Elements, each on a line of its own.
    private static func list(_ elements: [Attributes]) -> String {
        let shown = elements.prefix(8).map { "\n  \(TreeText.line($0))" }
        return shown.joined() + (elements.count > 8 ? "\n  … and \(elements.count - 8) more" : "")
    }

    /// The reason why nobody knows the place of an element for which the app gives no frame.
    private static func unplaced(_ element: AccessibilityNode.Attributes, _ failure: TUIFailure) -> String {
        let identifier = ShownText.quoted(element.identifier)
        if element.identifier.isEmpty {
            return
                "The app gives no frame for it, and no identifier by which marks on the screen could tell where it is."
        }
        if let marks = failure.frame?.marks(named: element.identifier), marks > 0 {
            return """
                The app gives no frame for it, and the marks of \(identifier) on the screen may be those of several elements.
                Give each an identifier of its own, or mark what they are in as well.
                """
        }
        return """
            The app gives no frame for it, and no marks of \(identifier) are on the screen.
            Is it drawn, and marked? In Swift, that is marked(_:_:) of its AccessibilityPublisher around the text.
            """
    }

    /// The reason why an element takes up no cell.
    private static func empty(_ element: AccessibilityNode.Attributes, _ query: String) -> String {
        guard element.label.isEmpty, (element.value ?? "").isEmpty else {
            return "Its frame is empty: the app is to give one that covers what it draws of it."
        }
        return """
            Its label is empty, so nothing of it is drawn yet. If it gets one later, wait for that: \
            \(query).expect(\\.label, is: …).
            """
    }

    private static func unfocused(
        _ query: String, after pressed: [TUIKeyboardKey], behind front: AccessibilityNode.Attributes?,
        _ failure: TUIFailure
    ) -> String {
        let names = pressed.map(\.description)
        let keys = names.dropLast().joined(separator: ", ") + (names.count > 1 ? " and " : "") + (names.last ?? "")
        let means = names.isEmpty ? "A click on it" : "The \(names.count == 1 ? "key" : "keys") \(keys)"
        if let front {
            let isAlert = front.type == .alert
            return """
                \(query) cannot be given the focus, and \(isAlert ? "an alert" : "a dialog") is open.
                \(means) did not bring it there. The \(isAlert ? "alert" : "dialog") may have taken \(names.count > 1 ? "them" : "it"):
                  \(TreeText.line(front))
                Close it first: press what is in it, or a key that it takes, for example app.press(.escape).
                """
        }
        let isFocusKnown = failure.frame?.tree.nodes.focused.isEmpty == false
        return """
            \(query) cannot be given the focus.
            \(means) did not bring it there. \
            \(isFocusKnown ? "Is it an element that takes the focus?" : "The app says of no element that it has the focus.")
            """
    }

    private static func unsureFocus(
        _ query: String, _ element: AccessibilityNode.Attributes, _ isClicked: Bool, _ failure: TUIFailure
    ) -> String {
        let tried =
            isClicked
            ? "It was clicked, and the screen does not show for certain that it has the focus now"
            : "It cannot be clicked, since \(failure.app) has not asked for the mouse, and which keys lead there nobody knows"
        return """
            \(query) is not known to have the focus: \(TreeText.line(element)).
            \(tried). Nothing was typed.
            Bring the focus there as a person does, with app.press(.tab) or other keys, and type with app.typeText(_:).
            """
    }

    private static let besides = """

        If others stand beside it in a row, say so: app.treating(.row(3), as: .menuBar).menuItems.
        """

    private static let notWaitedFor = """

        Actions wait for that, but the app has settled, and none of its timers is due. Does something have to be filled in first?
        """

    /// The launch of the app with a screen that has room for an element, on a line of its own; empty if none has.
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
    /// The mouse reports that an app has asked for, as a sentence about it.
    fileprivate var words: String {
        switch self {
        case .off: "it has not asked for the mouse (mode 1000, 1002 or 1003)"
        case .press: "it has asked for presses only (mode 9)"
        case .button: "it has asked for presses and releases only (mode 1000)"
        case .drag: "it has asked for motion only while a button is held (mode 1002)"
        case .motion: "it is told all that the mouse does (mode 1003)"
        }
    }
}
