/// The names of a snapshot's properties, which key paths themselves do not know.
package enum PropertyName {
    /// A property as it reads after an element: `.label`; `[keyPath: …]` if it is not one of a snapshot's own.
    package static func name(of property: PartialKeyPath<TUIElementSnapshot>) -> String {
        known(property) ?? "[keyPath: …]"
    }

    private static func known(_ property: PartialKeyPath<TUIElementSnapshot>) -> String? {
        switch property {
        case \.exists: ".exists"
        case \.identifier: ".identifier"
        case \.label: ".label"
        case \.title: ".title"
        case \.value: ".value"
        case \.placeholderValue: ".placeholderValue"
        case \.elementType: ".elementType"
        case \.frame: ".frame"
        case \.isEnabled: ".isEnabled"
        case \.isSelected: ".isSelected"
        case \.isOn: ".isOn"
        case \.hasFocus: ".hasFocus"
        case \.isHittable: ".isHittable"
        case \.style: ".style"
        case \.link: ".link"
        case \.normalizedSliderPosition: ".normalizedSliderPosition"
        default: nil
        }
    }

    /// A property as a key path: `\.label`; `\…` if it is not one of a snapshot's own.
    package static func literal(of property: PartialKeyPath<TUIElementSnapshot>) -> String {
        "\\\(known(property) ?? "…")"
    }

    /// Returns true if a property is one of a snapshot's own.
    package static func isKnown(_ property: PartialKeyPath<TUIElementSnapshot>) -> Bool {
        known(property) != nil
    }

    /// Returns true if a property may contain the value of an element, as any property may that is not one of a snapshot's own.
    package static func mayTellValue(_ property: PartialKeyPath<TUIElementSnapshot>) -> Bool {
        property == \.value || property == \.normalizedSliderPosition || !isKnown(property)
    }
}
