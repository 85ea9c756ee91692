import LunchProcess
import LunchWire

/// The first sentences of failures: what was wanted and what happened instead.
enum FailureText {
    static func noMatch(_ steps: [QueryStep]) -> String { "No element matches \(QueryText.text(of: steps))." }

    static func severalMatches(_ steps: [QueryStep], _ failure: (index: Int, found: [Int]), in frame: Frame) -> String {
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

    static func noFocus(_ steps: [QueryStep]) -> String {
        """
        \(QueryText.text(of: steps)) cannot be given the focus.
        A click on it or Tab and the arrows did not bring it there; is it an element that takes what is typed?
        """
    }

    static func notLaunched() -> String { "The app has not been launched: call launch() first." }

    static func ended(_ name: String, _ status: ExitStatus) -> String {
        "\(name) is not running any more: it \(status)."
    }

    static func unsettled(
        _ name: String, reasons: [String], modes: InputModes?, after timeout: Duration
    ) -> String {
        let text = "\(name) did not settle within \(words(timeout)): \(reasons.joined(separator: "; "))."
        if modes?.contains(.canonical) == true {
            return text + "\nIts terminal hands on whole lines only: the app is not in raw mode (cfmakeraw(3))."
        }
        return text + """

            An app acknowledges with publish(_:drawing:through:), after each read and each new size, also where nothing \
            changed, and with the mark of the last receive(_:). Is it stuck, or is the mark an old one?
            """
    }

    static func noElements(_ steps: [QueryStep], _ name: String) -> String {
        """
        \(QueryText.text(of: steps)) cannot be found: \(name) publishes no elements.
        It has not called Launcher(with:).launch() of Lunch. Of such a program read the screen: \
        try app.settledFrame().grid.text.
        """
    }

    static func neverQuiet(_ name: String, period: Duration, after timeout: Duration) -> String {
        """
        \(name) was never quiet for \(words(period)) within \(words(timeout)).
        It does not tell when it has settled, so its screen is only read while it rests; wait for what you want to see \
        with waitForFrame.
        """
    }

    static func brokenProtocol(_ name: String, _ errors: [String]) -> String {
        """
        \(name) sent \(errors.prefix(3).joined(separator: "; ")).
        Its framework and this test may be of different versions of Lunch.
        """
    }

    static func expectation(
        _ steps: [QueryStep], property: String, expected: Any, received: String?, timeout: Duration
    ) -> String {
        let query = QueryText.text(of: steps)
        if property == ".exists" {
            let verb = (expected as? Bool) == true ? "appear" : "disappear"
            return "Expected \(query) to \(verb) within \(words(timeout)); it did not."
        }
        guard let received else {
            return "Expected \(query)\(property) to be \(literal(expected)) within \(words(timeout)), "
                + "but no single element matched."
        }
        return "Expected \(query)\(property) to be \(literal(expected)) within \(words(timeout)); it was \(received)."
    }

    /// A property of a snapshot, as it reads after an element: `.label`. A key path itself does not know its name.
    static func name(of property: PartialKeyPath<TUIElementSnapshot>) -> String {
        switch property {
        case \.exists: ".exists"
        case \.identifier: ".identifier"
        case \.label: ".label"
        case \.value: ".value"
        case \.placeholderValue: ".placeholderValue"
        case \.elementType: ".elementType"
        case \.frame: ".frame"
        case \.isEnabled: ".isEnabled"
        case \.isSelected: ".isSelected"
        case \.hasFocus: ".hasFocus"
        default: "'s property"
        }
    }

    /// A value as it would be written in a test.
    static func literal(_ value: Any) -> String { (value as? String).map(QueryText.quoted) ?? "\(value)" }

    /// A duration as it is spoken: `5 s`, `150 ms`.
    static func words(_ duration: Duration) -> String {
        let milliseconds = Int((duration / .milliseconds(1)).rounded())
        return milliseconds % 1000 == 0 ? "\(milliseconds / 1000) s" : "\(milliseconds) ms"
    }
}
