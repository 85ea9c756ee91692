package import LunchElements
import LunchWire

/// The property of a failure, so that its earlier values can be shown.
package struct FailedProperty: Sendable {
    private let steps: [QueryStep]
    /// The property as it reads after an element, for example `.label`.
    private let property: String

    /// The value that stands for an element's existence.
    package static let existing = "there"

    init(_ steps: [QueryStep], _ property: String) { (self.steps, self.property) = (steps, property) }

    /// The property as it would be written in a test.
    package var name: String {
        QueryText.text(of: steps) + ([".exists", ".waitForExistence", ".count"].contains(property) ? "" : property)
    }

    /// True if each of its values is read from the cells of the screen.
    package var isOfText: Bool { QueryStep.areOfText(steps) }

    /// The value in a frame, in words; nil if there is no element.
    package func value(in frame: TUIFrame) -> String? {
        let resolution = Resolution(steps, in: frame)
        guard let element = resolution.element else {
            return resolution.isAmbiguous ? "not one element alone" : nil
        }
        return switch property {
        case ".label", ".title": element.label.literal
        case ".value", ".normalizedSliderPosition", ".isOn": element.shownValue?.literal ?? "nil"
        case ".placeholderValue": element.shownPlaceholder?.literal ?? "nil"
        case ".isEnabled": "\(element.isEnabled)"
        case ".isSelected": "\(element.isSelected)"
        case ".hasFocus": "\(element.hasFocus)"
        case ".exists": Self.existing
        default: TreeText.line(element)
        }
    }
}

extension TUIFailure {
    /// The property in which the failure lies; nil if it is in none.
    package var property: FailedProperty? {
        switch cause {
        case .asked(let questions): questions.last.map { FailedProperty($0.steps, $0.name) }
        case .expectation(.value(let property, _, _, _, _, _)): steps.isEmpty ? nil : FailedProperty(steps, property)
        case .expectation, .element: steps.isEmpty ? nil : FailedProperty(steps, ".exists")
        default: nil
        }
    }

    /// The property and its values in the failure: those that were expected and received.
    package var comparedTexts: [String] {
        var texts = [property?.name, comparison?.expected]
        if case .expectation(.value(_, _, let expected, let received, _, _)) = cause { texts += [expected, received] }
        return texts.compactMap(\.self)
    }
}
