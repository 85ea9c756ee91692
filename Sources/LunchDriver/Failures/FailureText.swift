import LunchElements
import LunchProcess
import LunchTerminal
import LunchWire

/// The first sentences of failures: what was wanted and what happened instead.
enum FailureText {
    static func noMatch(_ steps: [QueryStep]) -> String { "No element matches \(QueryText.text(of: steps))." }

    static func severalMatches(_ steps: [QueryStep], _ failure: (index: Int, found: [Int]), in frame: TUIFrame)
        -> String
    {
        let shown = failure.found.prefix(8).map { "\n  \(TreeText.line(frame.tree.nodes[$0]))" }
        let more = failure.found.count > 8 ? "\n  … and \(failure.found.count - 8) more" : ""
        return """
            \(failure.found.count) elements match \(QueryText.text(of: steps[...failure.index])); one is needed.
            They are:\(shown.joined())\(more)
            Narrow the query, or choose one with firstMatch or element(boundBy:).
            """
    }

    static func disabled(_ steps: [QueryStep], _ element: AccessibilityNode.Attributes) -> String {
        "\(QueryText.text(of: steps)) is disabled: \(TreeText.line(element))."
    }

    static func outOfView(_ steps: [QueryStep], _ element: AccessibilityNode.Attributes, size: CellSize) -> String {
        "\(QueryText.text(of: steps)) is not on the screen: \(TreeText.line(element)) on a screen of \(size)."
    }

    static func behindAlert(
        _ steps: [QueryStep], _ element: AccessibilityNode.Attributes, _ alert: AccessibilityNode.Attributes
    ) -> String {
        """
        \(QueryText.text(of: steps)) cannot be reached: an alert has to be answered first.
        It is: \(TreeText.line(alert)).
        Answer it, or say what to do whenever it comes: app.addUIInterruptionMonitor(withDescription:handler:).
        """
    }

    static func covered(
        _ steps: [QueryStep], _ element: AccessibilityNode.Attributes, by covers: [AccessibilityNode.Attributes]
    ) -> String {
        """
        \(QueryText.text(of: steps)) is covered everywhere: \(TreeText.line(element)).
        Over it lies:\(covers.map { "\n  \(TreeText.line($0))" }.joined())
        """
    }

    static func noMouse(_ input: String, _ modes: TUIModes) -> String {
        let asked =
            switch modes.mouseTracking {
            case .off: "it has not asked for the mouse (mode 1000, 1002 or 1003)"
            case .press: "it has asked for presses only (mode 9)"
            case .button: "it has asked for presses and releases only (mode 1000)"
            case .drag: "it has asked for motion only while a button is held (mode 1002)"
            case .motion: "it is told all that the mouse does (mode 1003)"
            }
        return "The app would be told nothing of \(input): \(asked)."
    }

    static func notCleared(_ steps: [QueryStep], _ element: AccessibilityNode.Attributes) -> String {
        """
        \(QueryText.text(of: steps)) is not empty after End and as many presses of the deleting keys as it had characters: \
        \(TreeText.line(element)).
        """
    }

    static func noPosition(_ steps: [QueryStep], _ element: AccessibilityNode.Attributes) -> String {
        """
        The value of \(QueryText.text(of: steps)) tells no position: \(TreeText.line(element)).
        It is to be a percentage (40%), a fraction (2/5) or a number from 0 to 1.
        """
    }

    static func unmoved(_ steps: [QueryStep], _ element: AccessibilityNode.Attributes) -> String {
        "The arrows do not move \(QueryText.text(of: steps)): \(TreeText.line(element))."
    }

    static func noWheelValue(_ steps: [QueryStep], _ value: String, seen: [String]) -> String {
        """
        \(QueryText.text(of: steps)) has no value \(ShownText.quoted(value)).
        The arrows went through: \(seen.prefix(20).map(ShownText.quoted).joined(separator: ", "))\(seen.count > 20 ? ", …" : "").
        """
    }

    static func offScreen(_ cell: CellPoint, _ size: CellSize) -> String {
        "The cell (\(cell.column), \(cell.row)) is not on the screen, which is \(size)."
    }

    /// - Parameter isSecret: whether the text was meant for what shows nothing of it.
    static func noKey(_ name: String, isSecret: Bool) -> String {
        """
        \(isSecret ? "A text of \(name.count) characters" : ShownText.quoted(name)) is not the key of one character.
        Other keys have names, .return or .upArrow for example; a text is typed with typeText(_:).
        """
    }

    static func failedMonitor(
        _ description: String, _ alert: AccessibilityNode.Attributes, _ reason: String
    ) -> String {
        """
        The interruption monitor \(ShownText.quoted(description)) failed on \(TreeText.line(alert)).
        \(reason)
        """
    }

    static func noFocus(_ steps: [QueryStep]) -> String {
        """
        \(QueryText.text(of: steps)) cannot be given the focus.
        A click on it or Tab and the arrows did not bring it there; is it an element that takes what is typed?
        """
    }

    static func notLaunched() -> String { "The app has not been launched: call launch() first." }

    static func ended(_ name: String, _ status: ExitStatus) -> String {
        "\(name) is not running any more: it \(status).\(advice(on: status))"
    }

    /// What may be behind an end that is not the app's own doing.
    static func advice(on status: ExitStatus) -> String {
        guard case .unguarded = status else { return "" }
        return "\nThe app did nothing wrong. Does something kill processes by name, or is the machine short of memory?"
    }

    static func endedUnasked(_ name: String, _ status: ExitStatus) -> String {
        let end = ended(name, status)
        guard let known = status.asTestsSayIt else { return end }
        return """
            \(end)
            Nothing in the test told of that. If it is to end so, let the test say it: \
            #expect(app.exitStatus == \(known)).
            """
    }

    static func unanswered(_ reason: String) -> String {
        "The test was told that an element is not there, or cannot be clicked, and nobody could look. \(reason)"
    }

    /// - Parameter subject: the query, or the line of an element.
    static func unknown(_ states: ElementStates, _ subject: String) -> String {
        """
        Nobody knows \(states.names.joined(separator: " and ")) of \(subject).
        The screen does not show it for certain. Assert on what it shows: a text, a style, the place of the cursor.
        """
    }

    static func notInTime(_ name: String, _ timeout: Duration) -> String {
        "No frame of \(name) was right within \(words(timeout))."
    }

    static func noElements(_ steps: [QueryStep], _ name: String) -> String {
        """
        \(QueryText.text(of: steps)) cannot be found: \(name) publishes no elements.
        It has not called Launcher(with:).launch() of Lunch. Of such a program read the screen: \
        try app.settledFrame().grid.text.
        """
    }

    static func showsNothing(_ name: String, _ screen: String) -> String {
        """
        \(name) cannot go to the screen "\(screen)": it publishes no elements, so it does not use Lunch.
        """
    }

    static func ignoresShow(_ name: String, _ screen: String) -> String {
        """
        \(name) did not open on the screen "\(screen)": it read the request and did nothing about it.
        Its loop is to hand input.show, which receive(_:) of its AccessibilityPublisher returns, to Launcher.show(_:).
        """
    }

    static func neverQuiet(_ name: String, period: Duration, after timeout: Duration) -> String {
        """
        \(name) was never quiet for \(words(period)) within \(words(timeout)).
        It does not tell when it has settled, so its screen is only read while it rests; wait for what you want to see: \
        try app.waitForFrame { … }.
        """
    }

    /// - Parameters:
    ///   - expected: the value as it is written in a message.
    ///   - received: the value that there was instead; nil where no single element matched.
    static func expectation(
        _ steps: [QueryStep], property: String, expected: String, received: String?, timeout: Duration
    ) -> String {
        let query = QueryText.text(of: steps)
        if property == ".exists" {
            let verb = expected == "true" ? "appear" : "disappear"
            return "Expected \(query) to \(verb) within \(words(timeout)); it did not."
        }
        guard let received else {
            return "Expected \(query)\(property) to be \(expected) within \(words(timeout)), "
                + "but no single element matched."
        }
        return "Expected \(query)\(property) to be \(expected) within \(words(timeout)); it was \(received)."
    }

    /// How many elements were found, in words.
    static func count(_ count: Int) -> String { count == 0 ? "none" : count == 1 ? "1 element" : "\(count) elements" }

    /// A duration as it is spoken: `5 s`, `150 ms`.
    static func words(_ duration: Duration) -> String {
        // More than an integer holds may be asked for.
        let milliseconds = Int(min((duration / .milliseconds(1)).rounded(), 1e18))
        return milliseconds % 1000 == 0 ? "\(milliseconds / 1000) s" : "\(milliseconds) ms"
    }

    /// A short duration as it is spoken: `0.4 ms`, `12 ms`, `3 s`.
    static func fineWords(_ duration: Duration) -> String {
        let tenths = Int((duration / .microseconds(100)).rounded())
        return tenths < 100 ? "\(tenths / 10).\(tenths % 10) ms" : words(duration)
    }
}

extension ExitStatus {
    /// How a test would write it; nil where nobody knows how the program ended.
    fileprivate var asTestsSayIt: String? {
        switch self {
        case .exited(let code): ".exitCode(\(code))"
        case .signalled(let number): ".signal(\(number))"
        case .unguarded, .unended: nil
        }
    }
}
