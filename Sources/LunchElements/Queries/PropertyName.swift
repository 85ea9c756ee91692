/// The names of a snapshot's properties, which key paths themselves do not know.
package enum PropertyName {
    /// A property as it reads after an element: `.label`.
    package static func name(of property: PartialKeyPath<TUIElementSnapshot>) -> String {
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
        default: "'s property"
        }
    }

    /// A property as a key path: `\.label`; what is none of a snapshot's own is left out.
    package static func literal(of property: PartialKeyPath<TUIElementSnapshot>) -> String {
        isKnown(property) ? "\\\(name(of: property))" : "\\…"
    }

    /// Returns true if a property is one of a snapshot's own.
    package static func isKnown(_ property: PartialKeyPath<TUIElementSnapshot>) -> Bool {
        name(of: property).hasPrefix(".")
    }

    /// Returns true if a property may tell what an element holds; of one that is none of a snapshot's own nobody knows.
    package static func mayTellValue(_ property: PartialKeyPath<TUIElementSnapshot>) -> Bool {
        property == \.value || property == \.normalizedSliderPosition || !isKnown(property)
    }
}
